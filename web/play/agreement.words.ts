// Words of what is agreed at a table.
import { spoken } from '../words/words.ts'

export const agreementWords = spoken(
  {
    pace: 'Pace',
    orders: (time: string) => `Time for orders: ${time}.`,
    decisions: (time: string) => `For decisions: ${time}.`,
    noLimit: 'No time limit.',
    hour: (hour: string, zone: string) => `It ends at ${hour} (${zone}).`,
    bank: (inHand: string, perRound: string, most: string) =>
      `Besides, a bank of ${inHand} for each, with ${perRound} more each round, up to ${most}.`,
    bankOnce: (inHand: string) => `Besides, a bank of ${inHand} for each, for the whole game.`,
    absence: 'Who is late',
    nobodyLate: 'Nobody can be late.',
    unhurried: 'Nobody can be late: whoever stays silent stops the game, for as long as they like.',
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
    programs: 'Bots of players',
    programsMay: { welcome: 'May sit down, and are marked.', not: 'May not sit down.' },
    visibility: 'Who sees it',
    visible: {
      public: 'Everybody.',
      unlisted: 'Whoever has the address.',
      private: 'Only those at the table.',
    },
  },
  {
    pace: 'Tempo',
    orders: (time: string) => `Zeit für Befehle: ${time}.`,
    decisions: (time: string) => `Für Entscheidungen: ${time}.`,
    noLimit: 'Ohne Zeitbegrenzung.',
    hour: (hour: string, zone: string) => `Sie endet um ${hour} Uhr (${zone}).`,
    bank: (inHand: string, perRound: string, most: string) =>
      `Dazu für alle ein Zeitkonto: ${inHand}, in jeder Runde ${perRound} mehr, bis zu ${most}.`,
    bankOnce: (inHand: string) => `Dazu für alle ein Zeitkonto: ${inHand} für das ganze Spiel.`,
    absence: 'Wer zu spät kommt',
    nobodyLate: 'Niemand kann zu spät kommen.',
    unhurried: 'Niemand kann zu spät kommen: Wer schweigt, hält das Spiel auf, so lange es dauert.',
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
    programs: 'Bots von Leuten',
    programsMay: { welcome: 'Dürfen Platz nehmen und sind gekennzeichnet.', not: 'Dürfen nicht Platz nehmen.' },
    visibility: 'Wer es sieht',
    visible: {
      public: 'Alle.',
      unlisted: 'Wer die Adresse hat.',
      private: 'Nur wer am Tisch sitzt.',
    },
  },
)
