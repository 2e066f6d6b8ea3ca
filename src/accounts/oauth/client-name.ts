// What a client may call itself: a plain name. Signs that look like the dots and slashes of an address are in every corner of
// Unicode, among letters, digits and marks, so what is fit is listed, not what is bad.

const LONGEST = 40

/** In words, for whoever is refused. */
export const NAME_RULE = `a name of up to ${LONGEST} characters: letters of one script, digits 0 to 9, single blanks, and - _ ' & + ( ) !, or a comma before a blank`

/** Of Latin without those that have no case: dots and strokes of linguists. */
const LATIN = String.raw`(?=\p{Script=Latin})[\p{Lu}\p{Ll}\p{Lt}]`
const CASED = ['Cyrillic', 'Greek', 'Armenian', 'Georgian']
const UNCASED = ['Hebrew', 'Arabic', 'Devanagari', 'Bengali', 'Tamil', 'Telugu', 'Thai']
/** Written in one line by those who write it; and the sign that makes a vowel long, which belongs to two scripts. */
const JAPANESE = String.raw`(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\p{Lo}|ー`
/** Whole syllables: some of their parts are dots. */
const KOREAN = '[가-힣]'

const accented = (letter: string) => String.raw`(?:${letter})[\u0300-\u030c]?`
/** With a sign of its own script, as vowels are in many. */
const vowelled = (script: string) =>
  String.raw`(?=\p{Script=${script}})\p{Lo}(?:(?=\p{Script=${script}})[\p{Mn}\p{Mc}])?`

const LETTERS = [
  accented(LATIN),
  ...CASED.map((script) => accented(String.raw`(?=\p{Script=${script}})[\p{Lu}\p{Ll}]`)),
  ...UNCASED.map(vowelled),
  JAPANESE,
  KOREAN,
]
/** A comma without a blank would be taken for a dot. */
const SIGNS = String.raw`[0-9_'&+()!\-]| (?! )|,(?= )`
const NAMES = LETTERS.map((letter) => new RegExp(`^(?:${letter}|${SIGNS})+$`, 'u'))

/** Letters that are another way to write one, or several, look like what they are not. */
const isPlain = (text: string): boolean => text.normalize('NFKC') === text

export function isClientName(text: string): boolean {
  const name = text.normalize('NFC')
  const isShort = name.length > 0 && [...name].length <= LONGEST
  return (
    isShort && name.trim() === name && isPlain(name) && /[\p{L}0-9]/u.test(name) && NAMES.some((fit) => fit.test(name))
  )
}
