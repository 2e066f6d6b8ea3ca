// Somebody's words inside a sentence of ours: whichever way they run, the sentence around them stays as it is.

const CONTROLS = /\p{Bidi_Control}/gu
const FROM_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
const BEGIN = '\u2068'
const END = '\u2069'

export function isolated(words: string): string {
  const plain = words.replace(CONTROLS, '')
  return FROM_RIGHT.test(plain) ? `${BEGIN}${plain}${END}` : plain
}
