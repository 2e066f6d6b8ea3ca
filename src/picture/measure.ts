// How wide words come out, estimated for the widest of the fonts they may be set in: no browser is there to ask.

/** Letters by their width, as a part of the font size. */
const WIDTHS: readonly (readonly [string, number])[] = [
  [" .,·:;|!'’ijl", 0.36],
  ['ftrIJ()[]/-–', 0.5],
  ['aceksvxyzàáâäçèéêë?', 0.62],
  ['bdghnopquùúûüöôóñß0123456789LYPTFSZ', 0.71],
  ['ABCDEGHKNOQRUVXÄÖÜÉÀwæ', 0.88],
]
const BY_LETTER = new Map(WIDTHS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)))
/** Of any other letter. */
const WIDEST = 1.06

export function textWidth(words: string, size: number, bold = false): number {
  let width = 0
  for (const letter of words) width += BY_LETTER.get(letter) ?? WIDEST
  return width * size * (bold ? 1.06 : 1)
}

/** The words, cut to fit. */
export function fitted(words: string, size: number, width: number, bold = false): string {
  if (textWidth(words, size, bold) <= width) return words
  let kept = ''
  for (const letter of words) {
    if (textWidth(`${kept}${letter}…`, size, bold) > width) break
    kept += letter
  }
  return `${kept.trimEnd()}…`
}
