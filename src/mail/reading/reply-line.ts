// The line somebody wrote in a reply: above what it quotes, or below it, and without what their program adds by itself.
import { attributionAt, endsOwnWords, isQuoted, isSentFrom } from './not-their-own.ts'

/** Undefined where nothing is their own. */
export function replyLine(text: string): string | undefined {
  const lines = text.split(/\r\n|\r|\n/).map(tidy)
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    if (line === '' || isQuoted(line) || isSentFrom(line)) continue
    if (endsOwnWords(lines, at)) return undefined
    const last = attributionAt(lines, at)
    if (last === undefined) return line
    // What is marked as quoted ends somewhere, and an answer may follow; what is not marked is quoted to the end.
    const next = lines.slice(last + 1).find((one) => one !== '')
    if (next === undefined || !isQuoted(next)) return undefined
    at = last
  }
  return undefined
}

/** Controls and what cannot be seen are nobody's words. */
const tidy = (line: string): string =>
  line
    .replace(/[\p{Zs}\t]/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
