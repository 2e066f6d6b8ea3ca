// What is true of every line of words, whatever it tells.

/** Traces of something that was not put into words, and places called by their number. */
const ODD = [
  /undefined|null|NaN|\[object|Infinity/,
  /\s\s|\s[.,;:!]|^\s|\s$|\(\)|[.,;:]{2}/,
  /\b(in|(?<!up )to|from|for|nach) \d/i,
  /census-|recruit-|lacking-units|no-road/,
]

/** The lines that are not plain: none, one hopes. */
export const oddOnes = (lines: readonly string[]): string[] =>
  lines.filter((line) => line === '' || ODD.some((trace) => trace.test(line)))

/** Those that are no sentence. */
export const noSentences = (lines: readonly string[]): string[] =>
  lines.filter((line) => !/^[A-ZÄÖÜ].*[.!]$/.test(line))
