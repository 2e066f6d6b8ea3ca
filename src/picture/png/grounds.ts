// The ground of pictures, as the lines of a PNG: the same in many of them, so made once and then remembered.
import type { Lines } from './lines.ts'

/** Some megabytes each. One a language and a number of players is drawn over and over. */
const REMEMBERED = 6

/** `make` makes the lines of an SVG, so many pixels wide. */
export function grounds(
  make: (svg: string, width: number) => Promise<Lines>,
): (svg: string, width: number) => Promise<Lines> {
  const known = new Map<string, Promise<Lines>>()
  return (svg, width) => {
    const key = `${width} ${svg}`
    const lines = known.get(key) ?? make(svg, width)
    known.delete(key)
    known.set(key, lines) // the last one used is the last to go
    lines.catch(() => known.delete(key))
    if (known.size > REMEMBERED) known.delete(known.keys().next().value!)
    return lines
  }
}
