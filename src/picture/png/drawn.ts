// The pictures this process has drawn: each is drawn once, for all who see the same, and several who ask at once wait for
// the same drawing.
import { createHash } from 'node:crypto'
import { type Asker, type PngSize, pngOf } from '../png.ts'
import { Kept } from './kept.ts'

/** Some hundred of each. */
const SVG_BYTES = 16 * 2 ** 20
const PNG_BYTES = 48 * 2 ** 20

interface Underway {
  readonly png: Promise<Buffer>
  /** How many wait for it. When all have gone, it need not begin. */
  waiting: number
  readonly isOff: AbortController
}

export class Drawn {
  readonly #svgs = new Kept<string>(SVG_BYTES)
  readonly #pngs = new Kept<Buffer>(PNG_BYTES)
  readonly #underway = new Map<string, Underway>()
  /** For a monitor: how many were drawn, and how often that was not needed. */
  readonly counts = { svg: 0, png: 0, kept: 0 }

  /** `tag` names the picture: whatever differs in it has another. */
  async svg<Failed>(tag: string, draw: () => Promise<string | Failed>): Promise<string | Failed> {
    const known = this.#svgs.get(tag)
    if (known !== undefined) return known
    const svg = await draw()
    if (typeof svg !== 'string') return svg
    this.counts.svg++
    this.#svgs.keep(tag, svg)
    return svg
  }

  /** Throws `NotNow` where too much is waiting to be drawn. */
  async png(svg: string, size: PngSize, { by, signal }: Asker): Promise<Buffer> {
    const key = `${size.width} ${size.pixels} ${createHash('sha256').update(svg).digest('base64')}`
    const known = this.#pngs.get(key)
    if (known) {
      this.counts.kept++
      return known
    }
    const drawing = this.#underway.get(key) ?? this.#begin(key, svg, size, by)
    drawing.waiting++
    const leave = () => {
      if (--drawing.waiting === 0) drawing.isOff.abort()
    }
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
    return drawing.png.finally(() => signal.removeEventListener('abort', leave))
  }

  #begin(key: string, svg: string, size: PngSize, by: string): Underway {
    const isOff = new AbortController()
    const png = pngOf(svg, size, { by, signal: isOff.signal })
    const drawing = { png, waiting: 0, isOff }
    const forget = () => {
      if (this.#underway.get(key) === drawing) this.#underway.delete(key)
    }
    this.#underway.set(key, drawing)
    isOff.signal.addEventListener('abort', forget) // whoever asks after that begins anew
    png
      .then(
        (made) => {
          this.counts.png++
          this.#pngs.keep(key, made)
        },
        () => {},
      )
      .finally(forget)
    return drawing
  }
}
