// Words of the lobby and of invitations.
import { spoken } from '../words/words.ts'

const listed = (locale: 'en' | 'de', names: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)

export const lobbyWords = spoken(
  {
    title: 'My games',
    newGame: 'New game',
    againstBots: 'Play against bots',
    nothingYet: 'You sit at no table yet. Open a game and invite friends, join one below, or play against bots.',
    asking: 'It is your turn',
    waiting: 'Waiting for others',
    unbegun: 'Not begun yet',
    joinable: 'Games to join',
    noneOpen: 'No public game waits for players right now. Open one: others find it here.',
    substitutes: 'Looking for a substitute',
    over: (count: number) => (count === 1 ? 'One finished game' : `${count} finished games`),
    abandoned: 'Given up',
    asked: { orders: 'Your orders', decision: 'Your decision', something: 'Your turn' },
    due: (left: string) => `due ${left}`,
    noHurry: 'no time limit',
    waitsFor: (names: readonly string[]) => `waits for ${listed('en', names)}`,
    movesOn: 'moves on in a moment',
    parked: 'stands still: a fault of this server',
    waitsForPlayers: 'waits for players',
    look: 'Go to the table',
    guest: (name: string) =>
      `You play as a guest, ${name}. Give an address, so that letters reach you and the account is kept.`,
    giveAddress: 'Give an address',
    undelivered: (count: number) =>
      count === 1 ? 'A letter to you could not be delivered.' : `${count} letters to you could not be delivered.`,
    seeLetters: 'See why',
    invitation: {
      lead: (host: string) => `${host} invites you to this table.`,
      somebody: 'Somebody',
      sitDown: 'Sit down',
      takeSeat: 'Play on in the free seat',
      atTable: 'You sit at this table already.',
      toTable: 'To the table',
      begun: 'The game has begun without you: all seats are taken.',
      over: 'This game is over.',
      gone: 'This invitation is not good any more',
      goneHint: 'The game has begun, or the host took the invitation back. Ask for another, or open a game yourself.',
      agreed: 'What is agreed there',
      home: 'To the start',
    },
  },
  {
    title: 'Meine Spiele',
    newGame: 'Neues Spiel',
    againstBots: 'Gegen Bots spielen',
    nothingYet:
      'Du sitzt noch an keinem Tisch. Eröffne ein Spiel und lade Freunde ein, setz dich unten dazu oder spiele gegen Bots.',
    asking: 'Du bist dran',
    waiting: 'Andere sind dran',
    unbegun: 'Noch nicht begonnen',
    joinable: 'Spiele zum Mitspielen',
    noneOpen: 'Gerade wartet kein öffentliches Spiel auf Mitspieler. Eröffne eins: Andere finden es hier.',
    substitutes: 'Hier wird Ersatz gesucht',
    over: (count: number) => (count === 1 ? 'Ein beendetes Spiel' : `${count} beendete Spiele`),
    abandoned: 'Aufgegeben',
    asked: { orders: 'Deine Befehle', decision: 'Deine Entscheidung', something: 'Du bist dran' },
    due: (left: string) => `fällig ${left}`,
    noHurry: 'ohne Zeitbegrenzung',
    waitsFor: (names: readonly string[]) => `wartet auf ${listed('de', names)}`,
    movesOn: 'geht gleich weiter',
    parked: 'steht still: ein Fehler dieses Servers',
    waitsForPlayers: 'wartet auf Mitspieler',
    look: 'Zum Tisch',
    guest: (name: string) =>
      `Du spielst als Gast, ${name}. Gib eine Adresse an, damit Briefe dich erreichen und das Konto bleibt.`,
    giveAddress: 'Adresse angeben',
    undelivered: (count: number) =>
      count === 1 ? 'Ein Brief an dich war nicht zuzustellen.' : `${count} Briefe an dich waren nicht zuzustellen.`,
    seeLetters: 'Warum?',
    invitation: {
      lead: (host: string) => `${host} lädt dich an diesen Tisch ein.`,
      somebody: 'Jemand',
      sitDown: 'Platz nehmen',
      takeSeat: 'Auf dem freien Platz weiterspielen',
      atTable: 'Du sitzt schon an diesem Tisch.',
      toTable: 'Zum Tisch',
      begun: 'Das Spiel hat ohne dich begonnen: Alle Plätze sind besetzt.',
      over: 'Dieses Spiel ist zu Ende.',
      gone: 'Diese Einladung gilt nicht mehr',
      goneHint:
        'Das Spiel hat begonnen, oder die Einladung wurde zurückgezogen. Bitte um eine neue, oder eröffne selbst ein Spiel.',
      agreed: 'Was dort vereinbart ist',
      home: 'Zum Anfang',
    },
  },
)
