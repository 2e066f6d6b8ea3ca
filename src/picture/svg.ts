// The few SVG parts every picture is made of, as text. All that comes from people or files is escaped here.

/** Characters that XML does not know at all, lone surrogates among them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be found
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Nearly every text is plain, and one look is cheaper than two replacements. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be found
const NOT_PLAIN = /[&<>"'\u0000-\u001f\ud800-\udfff\ufffe\uffff]/

export const escaped = (text: string): string =>
  NOT_PLAIN.test(text) ? text.replace(NOT_XML, '\ufffd').replace(/[&<>"']/g, (found) => ENTITIES[found]!) : text

/** A number as short as a picture needs it; the small ones are opacities and the like. */
export function figure(value: number): string {
  const precision = Math.abs(value) < 1 ? 100 : 10
  return String(Math.round(value * precision) / precision + 0)
}

export type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element. What is inside is SVG already. */
export function tag(name: string, attributes: Attributes = {}, ...inside: string[]): string {
  let opening = `<${name}`
  for (const key in attributes) {
    const value = attributes[key]
    if (value === undefined) continue
    opening += ` ${key}="${typeof value === 'number' ? figure(value) : escaped(value)}"`
  }
  const content = inside.join('')
  return content === '' ? `${opening}/>` : `${opening}>${content}</${name}>`
}

/** An element without anything in it. */
const GROUND = '<g data-ground="edge"/>'

/**
 * What is below all else, and the same in many pictures of a game: who makes pixels of it makes them once. Once in a
 * picture, right inside its root.
 */
export const ground = (...inside: string[]): string => GROUND + inside.join('') + GROUND

/** A picture with a ground as two of the same size: the ground alone, and all that stands on it. */
export function partedFromGround(svg: string): { below: string; above: string } | undefined {
  const [before, below, above] = svg.split(GROUND)
  if (before === undefined || below === undefined || above === undefined) return undefined
  const root = before.slice(0, before.indexOf('>') + 1)
  return { below: `${root}${below}</svg>`, above: root + above }
}

/** How large a picture says it is. */
export function sizeOf(svg: string): { width: number; height: number } | undefined {
  const found = /^<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)
  return found ? { width: Number(found[1]), height: Number(found[2]) } : undefined
}

/** A group moved to its place. */
export const at = (x: number, y: number, attributes: Attributes, ...inside: string[]): string =>
  tag('g', { transform: `translate(${figure(x)} ${figure(y)})`, ...attributes }, ...inside)

/** What a screen reader says, and a browser shows under the pointer. */
export const title = (words: string): string => `<title>${escaped(words)}</title>`
export const description = (words: string): string => `<desc>${escaped(words)}</desc>`

export const path = (d: string, attributes: Attributes = {}): string => tag('path', { d, ...attributes })
export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}): string =>
  tag('circle', { cx, cy, r, ...attributes })
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}): string =>
  tag('rect', { x, y, width, height, ...attributes })

export interface Lettering {
  size: number
  fill?: string
  bold?: boolean
  italic?: boolean
  anchor?: 'start' | 'middle' | 'end'
  /** The colour of a rim that keeps the words readable on any ground. */
  halo?: string
}

/** Words on one line, their middle at the height y: rasterisers disagree about baselines other than the usual one. */
export function text(x: number, y: number, words: string, how: Lettering): string {
  if (words === '') return ''
  const attributes = {
    x,
    y: y + how.size * 0.35,
    'font-size': how.size,
    'font-weight': how.bold ? 'bold' : undefined,
    'font-style': how.italic ? 'italic' : undefined,
    'text-anchor': how.anchor === 'start' ? undefined : how.anchor,
  }
  const rim = { stroke: how.halo, 'stroke-width': 4, 'stroke-linejoin': 'round', 'stroke-opacity': 0.85 }
  // The rim is a text of its own: not every rasteriser can paint it below the letters.
  const below = how.halo ? tag('text', { ...attributes, fill: how.halo, ...rim }, escaped(words)) : ''
  return below + tag('text', { ...attributes, fill: how.fill }, escaped(words))
}
