// The words of letters, in every language. What is particular to a game comes from its rules.
import type { Locale } from '../../../rules/ruleset.ts'
import type { Kind } from '../../notices/kinds.ts'

export interface Words {
  /** The subject of a letter about one thing; `where` is the game's own name for the moment (a year, a turn). */
  readonly subject: Readonly<Record<Kind, (title: string, where: string) => string>>
  readonly subjectOfMany: (titles: readonly string[]) => string
  readonly yourTurn: string
  /** What the letter is about, in a sentence; `round` is the game's own name for the round that is over. */
  readonly lead: Readonly<Record<Kind, (title: string, round: string) => string>>
  readonly atTheTable: (names: readonly string[]) => string
  readonly until: (time: string) => string
  readonly nothingAsked: string
  readonly happenedToYou: string
  readonly othersDid: string
  readonly elseHappened: string
  readonly board: (title: string) => string
  readonly answer: string
  readonly open: string
  readonly lookBack: string
  readonly answerGood: string
  readonly byReply: string
  readonly byMailTo: string
  readonly footer: string
  readonly preferences: string
  readonly yourWebhooks: string
  readonly unsubscribe: string
  readonly invitation: {
    readonly subject: (from: string, title: string) => string
    readonly lead: (from: string, title: string) => string
    readonly open: string
    readonly end: string
  }
  readonly receipt: {
    readonly subject: (title: string) => string
    readonly lead: string
    readonly yourAnswer: string
    readonly warnings: string
    readonly number: string
    readonly seal: string
    readonly salt: string
    readonly head: string
    /** From another address than the letter went to. */
    readonly cameFrom: (address: string) => string
  }
  readonly refusal: {
    readonly subject: (title: string) => string
    readonly lead: string
    readonly nothing: string
    readonly over: string
    readonly gone: string
    readonly tooOften: string
    readonly yourLine: string
    readonly again: string
  }
}

const list = (locale: Locale, names: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)

const en: Words = {
  subject: {
    'game-began': (title) => `${title} has begun`,
    'round-over': (title, where) => `${title}: ${where}`,
    'decision-asked': (title) => `${title}: a decision is yours`,
    'game-over': (title) => `${title} is over`,
    reminder: (title) => `${title}: time is running out`,
    'stand-in-played': (title) => `${title}: somebody played for you`,
    'seat-at-risk': (title) => `${title}: your seat is at risk`,
    'substitute-wanted': (title) => `${title}: a substitute is wanted`,
    extended: (title) => `${title}: there is more time`,
    paused: (title) => `${title} is paused`,
    vacation: (title) => `${title}: somebody is away for a while`,
    'substitute-came': (title) => `${title}: somebody new plays on`,
    parked: (title) => `${title} has to wait`,
    abandoned: (title) => `${title} has been given up`,
    'webhook-off': () => 'A webhook of yours was switched off',
  },
  subjectOfMany: (titles) => `News from ${titles.length} games: ${list('en', titles)}`,
  yourTurn: 'your turn',
  lead: {
    'game-began': (title) => `All seats at “${title}” are taken, and the game has begun.`,
    'round-over': (title, round) => `${round} at “${title}” is over, and this is what came of it.`,
    'decision-asked': (title) => `“${title}” stands still until you have decided something.`,
    'game-over': (title) => `“${title}” has come to its end. Thank you for playing.`,
    reminder: (title) => `“${title}” waits for you, and the time for it is running out.`,
    'stand-in-played': (title) =>
      `Your time at “${title}” ran out, so somebody played this round for you. It is your turn again whenever you like.`,
    'seat-at-risk': (title) =>
      `You have been away from “${title}” for some rounds. If nothing comes from you this time, your seat is offered to somebody else.`,
    'substitute-wanted': (title) => `A seat at “${title}” is free: somebody is wanted who plays on.`,
    extended: (title) => `There is more time at “${title}”.`,
    paused: (title) => `“${title}” is paused; no time runs until it goes on.`,
    vacation: (title) => `Somebody at “${title}” is away for a while; the time waits for them.`,
    'substitute-came': (title) => `Somebody new has sat down at “${title}” and plays on.`,
    abandoned: (title) => `Nobody plays on at “${title}”: the game has been given up, and stays as it was.`,
    parked: (title) =>
      `Something went wrong at “${title}” that is not your fault. The game is kept safe as it was, and somebody looks into it.`,
    'webhook-off': () =>
      'What one of your webhooks was to be told did not arrive for two days, so it was switched off. Look at what its address answered, and switch it on again.',
  },
  atTheTable: (names) => `At the table: ${list('en', names)}.`,
  until: (time) => `There is time until ${time}.`,
  nothingAsked: 'Nothing is asked of you now.',
  happenedToYou: 'What happened to you',
  othersDid: 'What the others did',
  elseHappened: 'What else happened',
  board: (title) => `The board of “${title}” as everybody sees it`,
  answer: 'Hand in your answer',
  open: 'Open the game',
  lookBack: 'Watch it again, step by step',
  answerGood: 'This link signs you in for your next answer in this game alone: do not pass the letter on.',
  byReply: 'Or simply reply to this letter, with your answer alone in the first line.',
  byMailTo: 'Or write your answer in the first line of a letter to',
  footer: 'Herald writes to you because you sit at this table.',
  preferences: 'Choose what comes, and when',
  yourWebhooks: 'My webhooks',
  unsubscribe: 'No more letters of this kind',
  invitation: {
    subject: (from, title) => `${from} invites you to ${title}`,
    lead: (from, title) => `${from} keeps a seat free for you at “${title}”.`,
    open: 'Look at the table',
    end: 'Whoever has this link can sit down, until the game begins. If you would rather not play, just leave it alone.',
  },
  receipt: {
    subject: (title) => `Received: ${title}`,
    lead: 'Your answer is in. Until the time is over you can send another one; the last one counts.',
    yourAnswer: 'What you handed in',
    warnings: 'Look at this once more',
    number: 'Receipt',
    seal: 'Seal',
    salt: 'Salt',
    head: 'Head of the log',
    cameFrom: (address) => `It came from another address than yours: ${address}`,
  },
  refusal: {
    subject: (title) => `Not taken: ${title}`,
    lead: 'Your answer was not taken, and nothing has changed.',
    nothing: 'Your letter said nothing besides what it quotes.',
    over: 'What that letter asked for is settled: reply to the newest one.',
    gone: 'You do not sit at this table any more.',
    tooOften: 'You have changed this as often as you may in one round; what you handed in last counts.',
    yourLine: 'You wrote',
    again: 'Reply again with your answer alone in the first line.',
  },
}

const de: Words = {
  subject: {
    'game-began': (title) => `${title} hat begonnen`,
    'round-over': (title, where) => `${title}: ${where}`,
    'decision-asked': (title) => `${title}: Du hast zu entscheiden`,
    'game-over': (title) => `${title} ist zu Ende`,
    reminder: (title) => `${title}: Die Zeit läuft ab`,
    'stand-in-played': (title) => `${title}: Jemand hat für dich gespielt`,
    'seat-at-risk': (title) => `${title}: Dein Platz ist in Gefahr`,
    'substitute-wanted': (title) => `${title}: Ersatz gesucht`,
    extended: (title) => `${title}: Es gibt mehr Zeit`,
    paused: (title) => `${title} macht Pause`,
    vacation: (title) => `${title}: Jemand ist eine Weile fort`,
    'substitute-came': (title) => `${title}: Jemand Neues spielt weiter`,
    parked: (title) => `${title} muss warten`,
    abandoned: (title) => `${title} ist aufgegeben worden`,
    'webhook-off': () => 'Ein Webhook von dir wurde abgeschaltet',
  },
  subjectOfMany: (titles) => `Neues aus ${titles.length} Partien: ${list('de', titles)}`,
  yourTurn: 'du bist dran',
  lead: {
    'game-began': (title) => `Alle Plätze bei „${title}“ sind besetzt, und die Partie hat begonnen.`,
    'round-over': (title, round) => `${round} bei „${title}“ ist vorbei, und das ist daraus geworden.`,
    'decision-asked': (title) => `„${title}“ steht still, bis du etwas entschieden hast.`,
    'game-over': (title) => `„${title}“ ist zu Ende gegangen. Danke fürs Mitspielen.`,
    reminder: (title) => `„${title}“ wartet auf dich, und die Zeit dafür läuft ab.`,
    'stand-in-played': (title) =>
      `Deine Zeit bei „${title}“ war um, darum hat in dieser Runde jemand für dich gespielt. Du kannst jederzeit wieder übernehmen.`,
    'seat-at-risk': (title) =>
      `Du warst einige Runden nicht bei „${title}“. Kommt auch diesmal nichts von dir, wird dein Platz jemand anderem angeboten.`,
    'substitute-wanted': (title) => `Bei „${title}“ ist ein Platz frei: Gesucht wird, wer weiterspielt.`,
    extended: (title) => `Bei „${title}“ gibt es mehr Zeit.`,
    paused: (title) => `„${title}“ macht Pause; bis es weitergeht, läuft keine Zeit.`,
    vacation: (title) => `Jemand bei „${title}“ ist eine Weile fort; die Zeit wartet.`,
    'substitute-came': (title) => `Bei „${title}“ hat sich jemand Neues gesetzt und spielt weiter.`,
    abandoned: (title) => `Bei „${title}“ spielt niemand weiter: Die Partie ist aufgegeben und bleibt, wie sie war.`,
    parked: (title) =>
      `Bei „${title}“ ist etwas schiefgegangen, wofür du nichts kannst. Die Partie ist sicher, wie sie war, und jemand sieht nach.`,
    'webhook-off': () =>
      'Was einer deiner Webhooks erfahren sollte, kam zwei Tage lang nicht an; darum wurde er abgeschaltet. Sieh nach, was seine Adresse geantwortet hat, und schalte ihn wieder ein.',
  },
  atTheTable: (names) => `Am Tisch: ${list('de', names)}.`,
  until: (time) => `Zeit ist bis ${time}.`,
  nothingAsked: 'Von dir wird gerade nichts erwartet.',
  happenedToYou: 'Was dir geschah',
  othersDid: 'Was die anderen taten',
  elseHappened: 'Was sonst geschah',
  board: (title) => `Der Plan von „${title}“, wie ihn alle sehen`,
  answer: 'Antwort abgeben',
  open: 'Partie öffnen',
  lookBack: 'Schritt für Schritt noch einmal ansehen',
  answerGood: 'Dieser Link meldet dich nur für deine nächste Antwort in dieser Partie an: Gib den Brief nicht weiter.',
  byReply: 'Oder antworte einfach auf diesen Brief, mit deiner Antwort allein in der ersten Zeile.',
  byMailTo: 'Oder schreib deine Antwort in die erste Zeile eines Briefs an',
  footer: 'Herald schreibt dir, weil du an diesem Tisch sitzt.',
  preferences: 'Wählen, was kommt und wann',
  yourWebhooks: 'Meine Webhooks',
  unsubscribe: 'Keine Briefe dieser Art mehr',
  invitation: {
    subject: (from, title) => `${from} lädt dich zu ${title} ein`,
    lead: (from, title) => `${from} hält dir bei „${title}“ einen Platz frei.`,
    open: 'Den Tisch ansehen',
    end: 'Wer diesen Link hat, kann sich setzen, bis die Partie beginnt. Wenn du nicht spielen magst, lass ihn einfach liegen.',
  },
  receipt: {
    subject: (title) => `Angekommen: ${title}`,
    lead: 'Deine Antwort ist da. Bis die Zeit um ist, kannst du eine andere schicken; die letzte zählt.',
    yourAnswer: 'Was du abgegeben hast',
    warnings: 'Sieh dir das noch einmal an',
    number: 'Quittung',
    seal: 'Siegel',
    salt: 'Salz',
    head: 'Kopf des Logbuchs',
    cameFrom: (address) => `Sie kam von einer anderen Adresse als deiner: ${address}`,
  },
  refusal: {
    subject: (title) => `Nicht angenommen: ${title}`,
    lead: 'Deine Antwort wurde nicht angenommen, und nichts hat sich geändert.',
    nothing: 'Außer dem, was dein Brief zitiert, stand nichts darin.',
    over: 'Wonach der Brief gefragt hat, ist entschieden: Antworte auf den neuesten.',
    gone: 'Du sitzt nicht mehr an diesem Tisch.',
    tooOften: 'Du hast das in dieser Runde so oft geändert, wie es geht; es gilt, was du zuletzt abgegeben hast.',
    yourLine: 'Du schriebst',
    again: 'Antworte noch einmal, mit deiner Antwort allein in der ersten Zeile.',
  },
}

export const WORDS: Readonly<Record<Locale, Words>> = { en, de }
