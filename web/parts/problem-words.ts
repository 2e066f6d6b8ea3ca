// What the server refuses, in the reader's language. The server speaks English; what is not found here is said in its words.
import { Problem, Unreachable } from '../api/problem.ts'
import { type Locale, localeNow } from '../words/locale.ts'
import { useLocale } from '../words/words.ts'
import { partsWords } from './words.ts'

const GERMAN: Readonly<Record<string, string>> = {
  'not-understood': 'Diese Anfrage ist nicht zu verstehen.',
  'no-token': 'Melde dich erst an.',
  'unknown-token': 'Deine Anmeldung gilt nicht mehr. Melde dich neu an.',
  scope: 'Dieser Link erlaubt das nicht. Melde dich an.',
  'too-many': 'Das waren zu viele Anfragen. Warte ein wenig.',
  'no-database': 'Die Datenbank ist gerade nicht erreichbar. Versuch es gleich noch einmal.',
  'our-mistake': 'Bei uns ist etwas schiefgegangen; es ist vermerkt.',
  'no-such-game': 'Dieses Spiel gibt es nicht.',
  'no-such-round': 'Diese Runde gibt es noch nicht.',
  'no-such-invitation': 'Diese Einladung gibt es nicht mehr.',
  'no-such-ruleset': 'Dieses Spiel wird hier nicht gespielt.',
  'no-such-bot': 'Diesen Bot gibt es für das Spiel nicht.',
  'too-many-bots': 'Jemand muss auch spielen: Es sind mehr Bots als andere Plätze.',
  'too-many-mailed': 'Heute gehen keine weiteren Einladungen per Mail: Gib den Link selbst weiter.',
  'address-needed': 'Gäste können nicht per Mail einladen: Melde dich zuerst mit einer eigenen Adresse an.',
  'too-busy': 'Gerade wird zu viel auf einmal verlangt: Versuch es gleich noch einmal.',
  'too-many-invitations': 'Mehr Einladungen gehen nicht.',
  'not-at-the-table': 'Du sitzt nicht an diesem Tisch.',
  'not-the-host': 'Das darf nur, wer das Spiel eröffnet hat.',
  'already-at-the-table': 'Du sitzt schon an diesem Tisch.',
  'table-full': 'Alle Plätze sind besetzt.',
  'no-programs': 'An diesem Tisch spielen Menschen unter sich: Programme dürfen nicht Platz nehmen.',
  'at-tables':
    'Nicht, solange du an einem Tisch sitzt, dessen Spiel nicht zu Ende ist: Dort hat man sich mit einem Menschen verabredet.',
  'no-such-grant': 'Das ist nicht mehr hereingelassen.',
  'no-such-user-code': 'Diesen Code gibt es nicht: Er ist vertippt, verbraucht oder zu alt.',
  'bad-client': 'Die Seite, die dich hergeschickt hat, sagt nicht richtig, wer fragt oder wohin die Antwort geht.',
  'seat-taken': 'Dieser Platz ist nicht frei.',
  'colour-taken': 'Diese Farbe hat schon jemand.',
  'game-begun': 'Das Spiel hat schon begonnen.',
  'game-not-begun': 'Das Spiel hat noch nicht begonnen.',
  'game-not-over': 'Das Spiel ist noch nicht zu Ende.',
  'game-over': 'Das Spiel ist zu Ende.',
  'game-parked': 'Das Spiel steht still, bis ein Fehler dieses Servers behoben ist.',
  'rules-missing': 'Dieser Server hat die Regeln nicht, nach denen diese Partie gespielt wird.',
  'game-abandoned': 'Alle haben dieses Spiel verlassen.',
  'no-deadline': 'In diesem Spiel läuft gerade keine Zeit.',
  'too-many-changes':
    'Du hast das in dieser Runde so oft geändert, wie es geht; es gilt, was du zuletzt abgegeben hast.',
  'no-extensions-left': 'Du hast schon so oft mehr Zeit bekommen, wie es vereinbart ist.',
  'seat-not-offered': 'Für diesen Platz wird niemand gesucht.',
  'no-such-vacation': 'Diesen Urlaub gibt es nicht.',
  'too-much-vacation': 'So viele Urlaubstage hast du in dem Jahr nicht mehr, oder du hast dann schon Urlaub.',
  'too-many-vacations': 'Mehr Urlaube kannst du nicht vor dir haben.',
  'too-many-tables':
    'Mehr Tische kannst du nicht zugleich haben. Schließe einen, oder warte, bis ein Spiel zu Ende ist.',
  'key-used': 'Diese Anfrage wurde schon einmal mit anderem Inhalt gestellt.',
  'not-asked': 'Danach wirst du nicht, oder nicht mehr, gefragt.',
  'question-needed': 'Dabei muss stehen, auf welche Frage das die Antwort ist.',
  'moved-on': 'Das Spiel ist inzwischen weitergegangen.',
  'no-taking-back': 'Das lässt sich nicht zurücknehmen.',
  'no-talk': 'An diesem Tisch wird das nicht gesagt.',
  'too-much-talk': 'Du hast an diesem Tisch so viel gesagt, wie es geht.',
  'too-fast': 'Du redest an diesem Tisch zu schnell: Warte ein wenig.',
  'nonce-given': 'Deinen Anteil am Zufall hast du für dieses Spiel schon gegeben.',
  'bad-title': 'Ein Titel ist eine Zeile mit 1 bis 80 sichtbaren Zeichen.',
  'bad-code': 'Dieser Code gilt hier nicht.',
  suspended: 'Dieses Konto ist von denen gesperrt, die diesen Server betreiben.',
  'address-taken': 'Diese Adresse gehört einem anderen Konto.',
  'cannot-join': 'Diese beiden lassen sich nicht zusammenlegen.',
  'wrong-credentials': 'Adresse und Passwort passen nicht zusammen.',
  'too-many-tries': 'Zu viele falsche Passwörter für diese Adresse. Warte, oder melde dich mit einem Link per Mail an.',
  'wrong-password': 'Das ist nicht dein Passwort.',
  'no-password': 'Du hast kein Passwort. Nimm einen frischen Link aus deiner Mail.',
  'confirm-first': 'Zeig erst, dass du es bist: mit deinem Passwort oder einem frischen Link aus deiner Mail.',
  'not-by-program': 'Das darf kein Programm. Melde dich selbst an.',
  'no-such-session': 'Diese Sitzung gibt es nicht mehr.',
  'signed-out': 'Deine Sitzung ist vorbei. Melde dich neu an.',
  'session-stolen': 'Diese Sitzung wurde anderswo benutzt und ist beendet.',
  'no-such-token': 'Diesen Schlüssel gibt es nicht.',
  'too-many-tokens': 'Mehr Schlüssel gehen nicht.',
  'no-such-webhook': 'Diesen Webhook gibt es nicht mehr.',
  'too-many-webhooks': 'Mehr Webhooks gehen nicht.',
  'webhook-off': 'Dieser Webhook ist abgeschaltet. Schalte ihn erst ein.',
  'webhook-unsigned': 'Was dieser Webhook erfährt, ist nicht signiert.',
  'no-such-delivery': 'Diese Zustellung gibt es nicht mehr.',
  'no-address': 'Ein Gast hat keine Adresse zum Anmelden.',
}

/** What is wrong with a field, as the server says it. */
const FIELDS: readonly [RegExp, (...parts: string[]) => string][] = [
  [/^It has (\d+) to (\d+) characters\.$/, (least, most) => `Es hat ${least} bis ${most} Zeichen.`],
  [/^It is a whole number from (\d+) to (\d+)\.$/, (least, most) => `Es ist eine ganze Zahl von ${least} bis ${most}.`],
  [/^It is one of (.+)\.$/, (choices) => `Möglich ist: ${choices}.`],
  [/^Seats have their own colours/, () => 'In diesem Spiel hat jeder Platz seine eigene Farbe.'],
  [/^It holds characters/, () => 'Darin sind Zeichen, die dort nicht hingehören.'],
  [/^It is an e-mail address/, () => 'Das ist keine Mailadresse.'],
  [/^It is your address already/, () => 'Das ist schon deine Adresse.'],
  [/^It has six digits/, () => 'Es sind sechs Ziffern.'],
  [/^It is a time zone/, () => 'Es ist eine Zeitzone wie Europe/Berlin.'],
  [/^It lies more than (\d+) days ahead/, (days) => `Das liegt mehr als ${days} Tage voraus.`],
  [/^It is an ISO 8601 duration of up/, () => 'Es ist eine Dauer von höchstens sechzig Tagen.'],
  [/^A bank of time needs/, () => 'Ein Zeitkonto braucht eine Zeit für Befehle oder Entscheidungen.'],
  [/^It is not less than what is in hand/, () => 'Es ist nicht weniger als am Anfang.'],
  [/^It lies in the past/, () => 'Das liegt in der Vergangenheit.'],
  [/^It is at most two years ahead/, () => 'Das liegt mehr als zwei Jahre voraus.'],
  [/^It is not before/, () => 'Das liegt vor dem ersten Tag.'],
  [/^It is a day such as/, () => 'Es ist ein Tag wie 2027-07-14.'],
  [/^It is an ISO 8601 duration/, () => 'Es ist eine Zeit von einer Minute bis zu sechzig Tagen.'],
  [/^It is an address such as https/, () => 'Es ist eine Adresse wie https://example.org/herald.'],
  [/^It begins with https/, () => 'Sie beginnt mit https://.'],
  [/^It names no user/, () => 'Darin stehen kein Name und kein Passwort.'],
  [/^It has no part after #/, () => 'Nach # kommt dort nichts.'],
  [/^Its port is the usual one/, () => 'Der Port ist der übliche oder einer ab 1024.'],
  [/^Its server is not on the public/, () => 'Dieser Server ist nicht öffentlich im Internet.'],
  [/^A fixed hour needs/, () => 'Eine feste Stunde braucht eine Zeitbegrenzung.'],
]

/** A refusal as one sentence. */
export function saidOf(error: unknown, locale: Locale = localeNow()): string {
  if (error instanceof Unreachable) return partsWords[locale].away
  const said = error instanceof Error ? error.message : String(error)
  if (locale === 'en' || !(error instanceof Problem)) return said
  for (const [pattern, german] of FIELDS) {
    const found = pattern.exec(said)
    if (found) return german(...found.slice(1))
  }
  return GERMAN[error.kind] ?? said
}

export function useSaid(): (error: unknown) => string {
  const locale = useLocale()
  return (error) => saidOf(error, locale)
}
