// Words of what goes on at a table besides the game: time, pauses, invitations, talk.
import { spoken } from '../words/words.ts'

const listed = (locale: 'en' | 'de', names: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)

export const affairsWords = spoken(
  {
    affairs: 'The table',
    me: 'You',
    time: 'Time',
    noTimeRuns: 'No time runs at this table now.',
    dueAt: (when: string) => `There is time until ${when}.`,
    extensionsLeft: (left: number) =>
      left === 0
        ? 'You have had as much more time as is agreed.'
        : left === 1
          ? 'You can ask for more once.'
          : `You can ask for more ${left} times.`,
    moreTime: (by: string) => `Ask for more time (${by})`,
    extended: (when: string) => `Everybody now has time until ${when}.`,
    pause: 'Pause',
    pauseHint: 'If everybody wishes for one, the game rests for up to two weeks.',
    pauseAlone: 'The game rests for up to two weeks, until you go on.',
    wishPause: (names: readonly string[]) => `${listed('en', names)} would like a pause. It begins when all do.`,
    pausedUntil: (when: string) => `The game rests until ${when}, or until somebody goes on.`,
    wish: 'Wish for a pause',
    unwish: 'Take the wish back',
    goOn: 'Go on now',
    substitute: 'A substitute is wanted',
    agreement: 'What is agreed',
    agreed: {
      pace: 'Pace',
      orders: (time: string) => `Time for orders: ${time}.`,
      decisions: (time: string) => `For decisions: ${time}.`,
      noLimit: 'No time limit.',
      hour: (hour: string, zone: string) => `It ends at ${hour} (${zone}).`,
      absence: 'Who is late',
      nobodyLate: 'Nobody can be late.',
      grace: (time: string) => `First gets more time once: ${time}.`,
      noGrace: 'Gets no more time.',
      standIn: {
        bot: 'Then a bot plays for them until they are back.',
        silence: 'Then their silence counts as the rules say.',
      },
      substitute: (rounds: number) =>
        rounds === 1
          ? 'After one missed round somebody else may take the seat.'
          : `After ${rounds} missed rounds somebody else may take the seat.`,
      noSubstitute: 'The seat stays theirs.',
      extensions: 'More time on request',
      none: 'None.',
      each: (times: number, by: string) =>
        times === 1 ? `Each player once, ${by}.` : `Each player ${times} times, ${by} each.`,
      talk: 'Talk',
      talks: { none: 'There is no talk.', table: 'Only to all.', private: 'To all, and two in private.' },
      visibility: 'Who sees it',
      visible: {
        public: 'Everybody.',
        unlisted: 'Whoever has the address.',
        private: 'Only those at the table.',
      },
    },
    makeLink: 'Make an invitation link',
    invitationLink: 'Whoever has this link may sit down',
    inviteByMail: 'Invite by mail',
    addressFirst: 'To invite by mail, sign in with an address of your own first.',
    invite: 'Invite',
    invited: (address: string) => `An invitation is on its way to ${address}.`,
    talk: 'Talk',
    unread: (count: number) => `${count} new`,
    nothingSaid: 'Nothing has been said yet.',
    whispered: (name: string) => `only to ${name}`,
    erased: 'erased',
    toWhom: 'To whom',
    toAll: 'To all',
    toOne: (name: string) => `Only to ${name}`,
    message: 'Message',
    send: 'Say it',
  },
  {
    affairs: 'Der Tisch',
    me: 'Du',
    time: 'Zeit',
    noTimeRuns: 'An diesem Tisch läuft gerade keine Zeit.',
    dueAt: (when: string) => `Zeit ist bis ${when}.`,
    extensionsLeft: (left: number) =>
      left === 0
        ? 'Du hast schon so oft mehr Zeit bekommen, wie es vereinbart ist.'
        : left === 1
          ? 'Du kannst noch einmal um mehr bitten.'
          : `Du kannst noch ${left}-mal um mehr bitten.`,
    moreTime: (by: string) => `Um mehr Zeit bitten (${by})`,
    extended: (when: string) => `Alle haben jetzt Zeit bis ${when}.`,
    pause: 'Pause',
    pauseHint: 'Wünschen es alle, ruht das Spiel bis zu zwei Wochen.',
    pauseAlone: 'Das Spiel ruht bis zu zwei Wochen, bis du weitermachst.',
    wishPause: (names: readonly string[]) =>
      `Eine Pause ${names.length === 1 ? 'wünscht' : 'wünschen'}: ${listed('de', names)}. Sie beginnt, wenn alle sie wünschen.`,
    pausedUntil: (when: string) => `Das Spiel ruht bis ${when}, oder bis jemand weitermacht.`,
    wish: 'Pause wünschen',
    unwish: 'Wunsch zurücknehmen',
    goOn: 'Jetzt weitermachen',
    substitute: 'Ersatz wird gesucht',
    agreement: 'Was vereinbart ist',
    agreed: {
      pace: 'Tempo',
      orders: (time: string) => `Zeit für Befehle: ${time}.`,
      decisions: (time: string) => `Für Entscheidungen: ${time}.`,
      noLimit: 'Ohne Zeitbegrenzung.',
      hour: (hour: string, zone: string) => `Sie endet um ${hour} Uhr (${zone}).`,
      absence: 'Wer zu spät kommt',
      nobodyLate: 'Niemand kann zu spät kommen.',
      grace: (time: string) => `Bekommt erst einmal mehr Zeit: ${time}.`,
      noGrace: 'Bekommt keine weitere Zeit.',
      standIn: {
        bot: 'Dann spielt ein Bot, bis die Person wieder da ist.',
        silence: 'Dann gilt Schweigen so, wie die Regeln sagen.',
      },
      substitute: (rounds: number) =>
        rounds === 1
          ? 'Nach einer verpassten Runde kann jemand anderes den Platz übernehmen.'
          : `Nach ${rounds} verpassten Runden kann jemand anderes den Platz übernehmen.`,
      noSubstitute: 'Der Platz bleibt besetzt.',
      extensions: 'Mehr Zeit auf Wunsch',
      none: 'Keine.',
      each: (times: number, by: string) => (times === 1 ? `Alle einmal: ${by}.` : `Alle ${times}-mal, jeweils ${by}.`),
      talk: 'Gespräch',
      talks: {
        none: 'Es wird nicht geredet.',
        table: 'Nur mit allen.',
        private: 'Mit allen, und zu zweit vertraulich.',
      },
      visibility: 'Wer es sieht',
      visible: {
        public: 'Alle.',
        unlisted: 'Wer die Adresse hat.',
        private: 'Nur wer am Tisch sitzt.',
      },
    },
    makeLink: 'Einladungslink erstellen',
    invitationLink: 'Wer diesen Link hat, darf sich setzen',
    inviteByMail: 'Per Mail einladen',
    addressFirst: 'Um per Mail einzuladen, melde dich zuerst mit einer eigenen Adresse an.',
    invite: 'Einladen',
    invited: (address: string) => `Eine Einladung ist unterwegs an ${address}.`,
    talk: 'Gespräch',
    unread: (count: number) => `${count} neu`,
    nothingSaid: 'Noch hat niemand etwas gesagt.',
    whispered: (name: string) => `nur an ${name}`,
    erased: 'gelöscht',
    toWhom: 'An wen',
    toAll: 'An alle',
    toOne: (name: string) => `Nur an ${name}`,
    message: 'Nachricht',
    send: 'Sagen',
  },
)
