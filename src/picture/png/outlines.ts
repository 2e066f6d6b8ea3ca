// Words as shapes. Setting them is by far the dearest part of a rendering, and pictures say the same words again and
// again: each is set once and then remembered.
import { setImmediate } from 'node:timers/promises'

/** A text as svg.ts writes it: its place, how it is lettered, how it is painted, and the words. */
const TEXT = /<text x="([^"]*)" y="([^"]*)"((?: (?:font-[a-z]+|text-anchor)="[^"]*")*)([^>]*)>([^<]+)<\/text>/g
const OUTLINE = /<g id="(\d+)">\s*<path [^>]*?\bd="([^"]*)"/g

/** Some megabytes. The oldest are forgotten: players bring names of their own. */
const REMEMBERED = 4000
/** So many are set before others have their turn. */
const AT_A_TIME = 16

/** `flatten` gives an SVG back with the shapes of its texts. */
export function outlinesBy(family: string, flatten: (svg: string) => string): (svg: string) => Promise<string> {
  const known = new Map<string, string>()

  function learn(texts: readonly string[]): void {
    const tags = texts.map((text, i) => `<text id="${i}"${text}</text>`)
    const open = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" font-family="${family}">`
    const shapes = new Map<number, string>()
    for (const [, id, d] of flatten(`${open}${tags.join('')}</svg>`).matchAll(OUTLINE))
      shapes.set(Number(id), short(d!))
    // Blanks have no shape.
    for (const [i, text] of texts.entries()) known.set(text, shapes.get(i) ?? '')
    for (const oldest of known.keys()) {
      if (known.size <= REMEMBERED) break
      known.delete(oldest)
    }
  }

  return async (svg) => {
    const unknown = new Set<string>()
    for (const [, , , lettering, , words] of svg.matchAll(TEXT)) {
      const text = `${lettering}>${words}`
      if (!known.has(text)) unknown.add(text)
    }
    const texts = [...unknown]
    for (let i = 0; i < texts.length; i += AT_A_TIME) {
      learn(texts.slice(i, i + AT_A_TIME))
      await setImmediate()
    }
    return svg.replace(TEXT, (text, x, y, lettering, paint, words) => {
      const d = known.get(`${lettering}>${words}`)
      // One forgotten meanwhile is left to the renderer.
      return d === undefined ? text : `<path transform="translate(${x} ${y})"${paint} d="${d}"/>`
    })
  }
}

/** Hundredths are finer than any pixel. */
const short = (d: string): string =>
  d
    .replace(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g, (number) => String(Math.round(Number(number) * 100) / 100))
    .replace(/ ?([MLQCZ]) ?/g, '$1')
