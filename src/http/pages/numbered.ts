// The numbered rules of a game, from their Markdown: an anchor for every rule and section, and every mention of one leads
// there.
import { Marked, type Token } from 'marked'
import { escaped } from './frame.ts'

export interface Numbered {
  readonly title: string
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  readonly html: string
}

/** Letters, the section's number, the rule's own with perhaps a letter: the section's is one without the last. */
const MENTION = /\b[A-Z]+-\d+(?:\.\d+[a-z]?)?\b/g
const RULE = /^([A-Z]+-\d+\.\d+[a-z]?) /
const SECTION = /^(\d+)\. /

export function numbered(text: string): Numbered {
  const ids = new Set(
    [...text.matchAll(/^- ([A-Z]+)-(\d+)(\.\d+[a-z]?) /gm)].flatMap(([, of, n, rule]) => [
      `${of}-${n}`,
      `${of}-${n}${rule}`,
    ]),
  )
  const [prefix = ''] = [...ids].map((id) => id.split('-')[0])
  const sectionId = (title: string): string => `${prefix}-${SECTION.exec(title)?.[1]}`
  const linked = (words: string): string =>
    escaped(words).replace(MENTION, (id) => (ids.has(id) ? `<a href="#${id}">${id}</a>` : id))

  const marked = new Marked({
    renderer: {
      text(token) {
        return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : linked(token.text)
      },
      heading({ depth, text: title, tokens }) {
        if (depth === 1) return '' // the frame's
        return `<h${depth} id="${sectionId(title)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      list({ items }) {
        return `<ul class="rules">\n${items.map((item) => this.listitem(item)).join('')}</ul>\n`
      },
      listitem({ text: words, tokens }) {
        const id = RULE.exec(words)?.[1]
        return `<li${id ? ` id="${id}"` : ''}>${this.parser.parse(tokens)}</li>\n`
      },
      code: ({ text: words }) => `<pre tabindex="0"><code>${escaped(words)}</code></pre>\n`,
      table(token) {
        const row = (cells: typeof token.header, name: string) =>
          `<tr>${cells.map((cell) => `<${name}>${this.parser.parseInline(cell.tokens)}</${name}>`).join('')}</tr>`
        const rows = token.rows.map((cells) => row(cells, 'td')).join('\n')
        return `<div class="wide" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${rows}</tbody></table></div>\n`
      },
      html: ({ text: words }) => escaped(words), // there is none in it
    },
  })
  const tokens = marked.lexer(text)
  const headings = tokens.filter((token): token is Token & { depth: number; text: string } => token.type === 'heading')
  return {
    title: headings.find(({ depth }) => depth === 1)?.text ?? '',
    sections: headings.filter(({ depth }) => depth === 2).map(({ text: title }) => ({ id: sectionId(title), title })),
    html: marked.parser(tokens),
  }
}
