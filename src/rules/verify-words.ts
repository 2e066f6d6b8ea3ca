// A finding, in the words for what it came to.
import type { Finding } from './ruleset.ts'

export const finding = (what: string, ok: boolean, words: { good: string; bad: string }): Finding => ({
  what,
  ok,
  detail: ok ? words.good : words.bad,
})

/** Something that this proof cannot show, either way. */
export const unknowable = (what: string, detail: string): Finding => ({ what, ok: null, detail })
