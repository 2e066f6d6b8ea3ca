// A code that somebody reads off one screen and types into another: eight consonants, so that none is taken for another or
// makes a word (RFC 8628, 6.1).
import type { Random } from '../ports/outside.ts'

const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'
const LENGTH = 8

/** As it is shown: WDJB-MJHT. */
export function newUserCode(random: Random): string {
  let letters = ''
  while (letters.length < LENGTH) {
    const byte = Number.parseInt(random(1), 16)
    if (byte < 240) letters += LETTERS[byte % LETTERS.length] // 240 of the 256: every letter is as likely as the next
  }
  return spelled(letters)
}

/** However it was typed. */
export const userCodeIn = (typed: string): string => spelled(typed.toUpperCase().replaceAll(/[^A-Z]/g, ''))

const spelled = (letters: string): string => `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
