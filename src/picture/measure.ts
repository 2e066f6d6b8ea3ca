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

export interface Fit {
  /** The sizes there are, the best first. */
  readonly sizes: readonly number[]
  readonly width: number
  /** At most so many. */
  readonly lines: number
  readonly bold?: boolean
}

/** Words on as few lines as they fit on, and as large as those allow; cut where nothing else helps. */
export function laidOut(words: string, { sizes, width, lines, bold = false }: Fit): { size: number; lines: string[] } {
  for (let most = 1; most <= lines; most++)
    for (const size of sizes) {
      const broken = brokenAt(words, size, width, bold)
      if (broken.length <= most && broken.every((line) => textWidth(line, size, bold) <= width))
        return { size, lines: broken }
    }
  const size = sizes.at(-1)!
  const broken = brokenAt(words, size, width, bold)
  const last = broken.slice(lines - 1).join(' ')
  const kept = broken.length > lines ? [...broken.slice(0, lines - 1), last] : broken
  return { size, lines: kept.map((line) => fitted(line, size, width, bold)) }
}

/** Words line by line; one that is wider than a line has its own. */
function brokenAt(words: string, size: number, width: number, bold: boolean): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && textWidth(longer, size, bold) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
