// Words of a new game.
import { spoken } from '../words/words.ts'

export const newGameWords = spoken(
  {
    title: 'New game',
    name: 'Name of the table',
    usualTitle: (name: string) => `${name}’s table`,
    bots: 'Who plays',
    botsHint: 'The game begins by itself as soon as all seats are taken.',
    botCount: (bots: number, people: number) =>
      people === 0
        ? 'Only bots and I: it begins at once'
        : bots === 0
          ? people === 1
            ? 'One other person'
            : `${people} other people`
          : `${people === 1 ? 'One other person' : `${people} other people`}, ${bots === 1 ? 'one bot' : `${bots} bots`}`,
    pace: 'How fast',
    paces: {
      none: 'Without a clock: whenever everybody is ready',
      live: 'Live: all are at the table',
      daily: 'A round a day',
      'three-days': 'Three days a round',
      weekly: 'A round a week',
    },
    unhurried: 'Whoever stays silent stops the game, for as long as they like: nobody plays for them.',
    paceTimes: (orders: string, decisions: string) => `${orders} for orders, ${decisions} for decisions.`,
    fixedHour: 'Always at the same hour',
    fixedHourHint: 'Time for orders then ends at this hour of the day, and never earlier than agreed.',
    hour: 'Hour',
    anyHour: 'Whenever it falls',
    timeZone: 'Time zone',
    bank: 'A bank of time',
    bankHint: 'Whoever takes longer than they have uses it up, little by little: good for games that ask often.',
    bankInHand: 'In hand at the beginning',
    noBank: 'No bank',
    bankPerRound: 'And each round',
    nothingPerRound: 'nothing more',
    visibility: 'Who may see it',
    visible: {
      public: { label: 'Everybody', hint: 'It stands in the lobby, and anybody may join.' },
      unlisted: { label: 'Whoever has the address', hint: 'It stands in no list.' },
      private: { label: 'Only those at the table', hint: 'Others need an invitation.' },
    },
    talk: 'Talk',
    talks: {
      private: 'To all, and two in private',
      table: 'Only to all',
      none: 'No talk',
    },
    programs: 'Bots that others bring',
    programsMay: {
      welcome: { label: 'May sit down', hint: 'They are marked, and say whose they are.' },
      not: { label: 'May not sit down', hint: 'People play among themselves, and with the bots you choose above.' },
    },
    more: 'For the cautious: absence and more time',
    asUsual: 'As usual for this pace',
    grace: 'More time by itself',
    graceHint: 'Once, when somebody has not answered in time.',
    noGrace: 'None',
    standIn: 'Then, who plays for them?',
    standIns: { bot: 'A good bot plays until they are back', silence: 'Nobody: silence counts as the rules say' },
    substituteAfter: 'Seat is offered after',
    substituteHint: 'Somebody else may then play on.',
    rounds: (rounds: number) => (rounds === 1 ? 'one missed round' : `${rounds} missed rounds`),
    never: 'never',
    extensions: 'More time on request',
    extensionsHint: 'For each player in the whole game.',
    times: (times: number) => (times === 0 ? 'never' : times === 1 ? 'once' : `${times} times`),
    extension: 'How much each time',
    botKind: 'Which bots',
    open: 'Open the game',
  },
  {
    title: 'Neues Spiel',
    name: 'Name des Tisches',
    usualTitle: (name: string) => `Tisch von ${name}`,
    bots: 'Wer spielt mit',
    botsHint: 'Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.',
    botCount: (bots: number, people: number) =>
      people === 0
        ? 'Nur Bots und ich: Es geht gleich los'
        : bots === 0
          ? people === 1
            ? 'Noch ein Mensch'
            : `${people} weitere Menschen`
          : `${people === 1 ? 'Noch ein Mensch' : `${people} weitere Menschen`}, ${bots === 1 ? 'ein Bot' : `${bots} Bots`}`,
    pace: 'Wie schnell',
    paces: {
      none: 'Ohne Uhr: sobald alle fertig sind',
      live: 'Live: Alle sitzen am Tisch',
      daily: 'Eine Runde am Tag',
      'three-days': 'Drei Tage je Runde',
      weekly: 'Eine Runde in der Woche',
    },
    unhurried: 'Wer schweigt, hält das Spiel auf, so lange es dauert: Niemand spielt für sie oder ihn.',
    paceTimes: (orders: string, decisions: string) => `${orders} für Befehle, ${decisions} für Entscheidungen.`,
    fixedHour: 'Immer zur selben Stunde',
    fixedHourHint: 'Die Zeit für Befehle endet dann zu dieser Stunde, und nie früher als vereinbart.',
    hour: 'Stunde',
    anyHour: 'Wie es fällt',
    timeZone: 'Zeitzone',
    bank: 'Ein Zeitkonto',
    bankHint: 'Wer länger braucht als vorgesehen, zehrt davon: gut für Spiele, die oft fragen.',
    bankInHand: 'Am Anfang darauf',
    noBank: 'Kein Zeitkonto',
    bankPerRound: 'Und in jeder Runde',
    nothingPerRound: 'nichts dazu',
    visibility: 'Wer darf es sehen',
    visible: {
      public: { label: 'Alle', hint: 'Es steht unter den offenen Spielen, und jeder kann sich dazusetzen.' },
      unlisted: { label: 'Wer die Adresse hat', hint: 'Es steht in keiner Liste.' },
      private: { label: 'Nur wer am Tisch sitzt', hint: 'Andere brauchen eine Einladung.' },
    },
    talk: 'Gespräch',
    talks: {
      private: 'Mit allen, und zu zweit vertraulich',
      table: 'Nur mit allen',
      none: 'Kein Gespräch',
    },
    programs: 'Bots, die andere mitbringen',
    programsMay: {
      welcome: { label: 'Dürfen Platz nehmen', hint: 'Sie sind gekennzeichnet und sagen, wem sie gehören.' },
      not: {
        label: 'Dürfen nicht Platz nehmen',
        hint: 'Menschen spielen unter sich, und mit den Bots, die du oben wählst.',
      },
    },
    more: 'Für Vorsichtige: Abwesenheit und mehr Zeit',
    asUsual: 'Wie bei diesem Tempo üblich',
    grace: 'Von selbst mehr Zeit',
    graceHint: 'Einmal, wenn jemand nicht rechtzeitig geantwortet hat.',
    noGrace: 'Keine',
    standIn: 'Wer spielt danach für sie?',
    standIns: {
      bot: 'Ein guter Bot, bis sie wieder da sind',
      silence: 'Niemand: Schweigen gilt so, wie die Regeln sagen',
    },
    substituteAfter: 'Der Platz wird frei nach',
    substituteHint: 'Dann darf jemand anderes weiterspielen.',
    rounds: (rounds: number) => (rounds === 1 ? 'einer verpassten Runde' : `${rounds} verpassten Runden`),
    never: 'nie',
    extensions: 'Mehr Zeit auf Wunsch',
    extensionsHint: 'Für alle einzeln, im ganzen Spiel.',
    times: (times: number) => (times === 0 ? 'nie' : times === 1 ? 'einmal' : `${times}-mal`),
    extension: 'Wie viel jedes Mal',
    botKind: 'Welche Bots',
    open: 'Spiel eröffnen',
  },
)
