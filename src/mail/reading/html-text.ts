// The text of a letter that came as HTML alone, line by line, with what it quotes marked as in a text. Nothing is shown to
// anybody as HTML: tags are only told from words. One walk from end to end, however it is made.

/** Nothing in there is for people. */
const UNSEEN = new Set(['head', 'style', 'script', 'title', 'template'])
const BLOCKS = new Set(
  'address article blockquote body br dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table td th tr ul'.split(
    ' ',
  ),
)
const BEGINS_TAG = /[a-z!?/]/i
const TAG = /^\/?([a-z][a-z0-9]*)/i
const LONGEST_NAME = 20

export function textOfHtml(html: string): string {
  const lines: string[] = []
  const neverEnds = new Set<string>()
  let line = ''
  let quoted = 0
  const breakLine = () => {
    if (line.trim() !== '') lines.push(`${quoted > 0 ? '> ' : ''}${line.trim()}`)
    line = ''
  }
  const say = (text: string) => {
    if (text !== '') line += unescaped(text.replace(/\s+/g, ' '))
  }
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at)
    if (open === -1) {
      say(html.slice(at))
      break
    }
    say(html.slice(at, open))
    if (html.startsWith('<!--', open)) {
      at = after(html, '-->', open)
      continue
    }
    if (!BEGINS_TAG.test(html[open + 1] ?? '')) {
      line += '<' // less than, and no tag
      at = open + 1
      continue
    }
    const name = TAG.exec(html.slice(open + 1, open + 2 + LONGEST_NAME))?.[1]?.toLowerCase() ?? ''
    const isEnd = html[open + 1] === '/'
    at = after(html, '>', open)
    if (BLOCKS.has(name)) breakLine()
    if (name === 'blockquote') quoted = Math.max(0, quoted + (isEnd ? -1 : 1))
    if (UNSEEN.has(name) && !isEnd && !neverEnds.has(name)) {
      const end = endOf(html, name, at)
      if (end === -1) neverEnds.add(name)
      else at = end
    }
  }
  breakLine()
  return lines.join('\n')
}

function after(html: string, end: string, from: number): number {
  const found = html.indexOf(end, from)
  return found === -1 ? html.length : found + end.length
}

function endOf(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}\\b`, 'gi')
  end.lastIndex = from
  return end.exec(html)?.index ?? -1
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
  ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß' },
  ...{ eacute: 'é', egrave: 'è', ccedil: 'ç', ndash: '–', mdash: '—', hellip: '…', rsquo: '’', lsquo: '‘' },
}
const LAST = 0x10ffff

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= LAST ? String.fromCodePoint(code) : ' '
  })
