// A strict little reader of the XML that pictures are written in: whatever is not well-formed throws.

export interface Element {
  name: string
  attributes: Record<string, string>
  children: Element[]
  /** Its own words, entities resolved. */
  text: string
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const resolved = (raw: string): string => {
  if (/<|&(?!(amp|lt|gt|quot|#39);)/.test(raw)) throw new Error(`not escaped: ${raw}`)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u.test(raw)) throw new Error('not XML')
  return raw.replace(/&([^;]+);/g, (_, name: string) => ENTITIES[name]!)
}

export function readXml(source: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const part = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s+[a-zA-Z][\w:-]*="[^"]*")*)\s*(\/?)>|([^<]+)/gy
  while (part.lastIndex < source.length) {
    const from = part.lastIndex
    const found = part.exec(source)
    if (!found) throw new Error(`no XML at ${from}: ${source.slice(from, from + 60)}`)
    const [, closing, name, attributes, empty, words] = found
    const within = open[open.length - 1]!
    if (words !== undefined) within.text += resolved(words)
    else if (closing) {
      if (within.name !== name) throw new Error(`</${name}> closes <${within.name}>`)
      open.pop()
    } else {
      const element: Element = { name: name!, attributes: {}, children: [], text: '' }
      for (const [, key, value] of attributes!.matchAll(/([\w:-]+)="([^"]*)"/g)) {
        if (key! in element.attributes) throw new Error(`${key} is there twice`)
        element.attributes[key!] = resolved(value!)
      }
      within.children.push(element)
      if (!empty) open.push(element)
    }
  }
  if (open.length !== 1) throw new Error(`<${open[open.length - 1]!.name}> is never closed`)
  if (root.children.length !== 1) throw new Error('there must be one root')
  return root.children[0]!
}

/** The element and all within it. */
export const everything = (element: Element): Element[] => [element, ...element.children.flatMap(everything)]

/** Elements with this attribute, and this value of it if given. */
export const having = (element: Element, attribute: string, value?: string | number): Element[] =>
  everything(element).filter(
    ({ attributes }) => attribute in attributes && (value === undefined || attributes[attribute] === String(value)),
  )

/** What a screen reader says of it. */
export const titleOf = (element: Element): string => element.children.find(({ name }) => name === 'title')?.text ?? ''
