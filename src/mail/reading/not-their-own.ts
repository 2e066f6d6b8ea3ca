// Lines of a reply that its writer did not write: quoted ones, what leads over to them, signatures. As programs people have
// write them, in their languages. Lines come without blanks around them.

export const isQuoted = (line: string): boolean => line.startsWith('>')

const SENT_FROM = [
  /^(sent|written) (from|via|with|using)\b/i,
  /^(get|download) outlook for\b/i,
  /^von mein\S* .*gesendet\b/i,
  /^(gesendet|versendet) (von|mit|aus|über|via)\b/i,
  /^diese (nachricht|e-?mail) wurde .*gesendet\b/i,
  /^(holen sie sich )?outlook für (ios|android|mac)\b/i,
  /^(envoyé (de|depuis|à partir)|enviado (desde|do|de)|inviato (da|dal)|verstuurd vanaf|verzonden vanaf)\b/i,
]
const LONGEST_SENT_FROM = 120

/** What telephones write below a letter. */
export const isSentFrom = (line: string): boolean =>
  line.length <= LONGEST_SENT_FROM && SENT_FROM.some((form) => form.test(line))

const FORWARDED = /^(begin forwarded message|anfang der weitergeleiteten nachricht):/i

/** Two dashes begin a signature; a row of them, or of underlines, what is quoted without a mark. */
const isDivider = (line: string): boolean =>
  (line.startsWith('--') && line.endsWith('--')) || /^([-_=*]{5}|—$)/.test(line) || FORWARDED.test(line)

const FROM = /^\*?(from|von|de|da|van|från|od)\*? ?:/i
const OTHER_HEADER = /^\*?(sent|date|to|cc|subject|gesendet|datum|an|betreff|envoyé|à|objet|enviado|para|asunto)\*? ?:/i
const HEADER_LINES = 4

/** From here on nothing is their own: a signature, or a letter that is quoted with its head and without a mark. */
export function endsOwnWords(lines: readonly string[], at: number): boolean {
  const line = lines[at]!
  if (isDivider(line)) return true
  return FROM.test(line) && lines.slice(at + 1, at + 1 + HEADER_LINES).some((other) => OTHER_HEADER.test(other))
}

const WROTE =
  /\b(wrote|writes|schrieb|schreibt|geschrieben|a écrit|escribió|escreveu|ha scritto|schreef|skrev|napisał)(?!\p{L})/iu
/** How one that is broken into lines begins: with a date, or with an address. */
const BEGINS = /^(on|am|le|el|il|em|op|den|dnia)\b.*\d|^\d{4}-\d\d-\d\d\b|^\d{1,2}[./]\d{1,2}[./]\d{2}|@/i
const BARE = /^\d{4}-\d\d-\d\d .*<\S+@\S+>:$/
const MOST_LINES = 4
const LONGEST = 400

/**
 * "On Wed, 18 Nov 2026 at 12:00, Herald wrote:", "Herald <…> schrieb am 18.11.2026:", in one line or broken into a few. Gives
 * where it ends; undefined where none begins.
 */
export function attributionAt(lines: readonly string[], at: number): number | undefined {
  let joined = ''
  for (let last = at; last < at + MOST_LINES; last++) {
    const line = lines[last]
    if (!line || isQuoted(line)) return undefined
    joined = joined === '' ? line : `${joined} ${line}`
    if (joined.length > LONGEST || (last > at && !BEGINS.test(lines[at]!))) return undefined
    if (BARE.test(joined) || (/:$/.test(joined) && WROTE.test(joined) && /[\d@]/.test(joined))) return last
  }
  return undefined
}
