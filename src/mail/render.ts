// A mail as text and as HTML, from the same words. The HTML is plain: one column that fits the smallest phone, styles beside the
// words, as many mailboxes throw away the rest, and other colours for those who read on a dark ground.
import type { Block, Link, Mail } from '../games/ports/mail.ts'

export interface Rendered {
  readonly text: string
  readonly html: string
  /** Shown in the HTML, by their names. */
  readonly pictures: readonly { readonly cid: string; readonly png: Buffer }[]
}

const WIDTH = 72

export function render({ id, locale, subject, blocks }: Pick<Mail, 'id' | 'locale' | 'subject' | 'blocks'>): Rendered {
  const pictures = blocks.flatMap((block) => (block.t === 'picture' ? [block] : []))
  const cidOf = (block: Block) => `picture-${pictures.indexOf(block as never)}-${id}@herald`
  const body = blocks.map((block) => html(block, cidOf)).join('\n')
  return {
    text: `${blocks
      .map(plain)
      .filter((part) => part !== '')
      .join('\n\n')}\n`,
    html: `<!DOCTYPE html>
<html lang="${locale}" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<meta name="supported-color-schemes" content="light dark"/>
<title>${escaped(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="ground" style="margin:0;padding:0;${GROUND}">
<div style="max-width:640px;margin:0 auto;padding:16px 20px 32px;overflow-wrap:anywhere;${FONT}">
${body}
</div>
</body>
</html>
`,
    pictures: pictures.map((block) => ({ cid: cidOf(block), png: block.png })),
  }
}

// --- text -----------------------------------------------------------------------------------------------------------

function plain(block: Block): string {
  switch (block.t) {
    case 'heading':
      return `${block.text}\n${'='.repeat(Math.min(WIDTH, [...block.text].length))}`
    case 'text':
      return wrap(block.text)
    case 'list':
      return `${block.title}\n${'-'.repeat([...block.title].length)}\n${block.lines.map((line) => wrap(line, '- ', '  ')).join('\n')}`
    case 'tale':
      return `${block.title}\n${'-'.repeat([...block.title].length)}\n${block.paragraphs.map((one) => wrap(one)).join('\n\n')}`
    case 'action':
      return `${block.link.text}:\n${block.link.url}`
    case 'code':
      return `    ${block.text}`
    case 'links':
      return block.links.map(({ text, url }) => `${text}: ${url}`).join('\n')
    case 'picture':
      return '' // whoever reads the text reads the position in words
    case 'rule':
      return '-'.repeat(WIDTH)
  }
}

function wrap(text: string, first = '', next = ''): string {
  const lines: string[] = []
  let line = first
  let isEmpty = true
  for (const word of text.split(/\s+/)) {
    if (!isEmpty && [...line].length + 1 + [...word].length > WIDTH) {
      lines.push(line)
      line = next
      isEmpty = true
    }
    line += isEmpty ? word : ` ${word}`
    isEmpty = false
  }
  return [...lines, line].join('\n')
}

// --- HTML -----------------------------------------------------------------------------------------------------------

const FONT = "font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const GROUND = 'background:#ffffff;color:#1f2328'
/** What stands beside the words is for a light ground: where it is dark, this goes before it. */
const STYLE = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
.ground { background: #15181c !important; color: #e6e3de !important; }
.button { background: #8cc4ee !important; color: #0b1a26 !important; }
}`
const TITLE = 'margin:28px 0 6px;font-size:17px;line-height:1.3'
const BUTTON =
  'display:inline-block;padding:10px 22px;border-radius:6px;background:#1d5c8f;color:#ffffff;font-weight:600;text-decoration:none'
const CODE =
  'margin:12px 0 18px;font:600 32px/1.3 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;letter-spacing:2px;white-space:nowrap'

function html(block: Block, cidOf: (block: Block) => string): string {
  switch (block.t) {
    case 'heading':
      return `<h1 style="margin:8px 0 12px;font-size:24px;line-height:1.25">${escaped(block.text)}</h1>`
    case 'text':
      return `<p style="margin:0 0 12px${block.small ? `;${SMALL}` : ''}">${escaped(block.text)}</p>`
    case 'list':
      return `<h2 style="${TITLE}">${escaped(block.title)}</h2>
<ul style="margin:0;padding:0 0 0 20px">${block.lines.map((line) => `<li style="margin:0 0 3px">${escaped(line)}</li>`).join('')}</ul>`
    case 'tale':
      return `<h2 style="${TITLE}">${escaped(block.title)}</h2>
${block.paragraphs.map((one) => `<p style="margin:0 0 10px">${escaped(one)}</p>`).join('\n')}`
    case 'action':
      return `<p style="margin:18px 0">${anchor(block.link, BUTTON, 'button')}</p>`
    case 'code':
      return `<p style="${CODE}">${escaped(block.text)}</p>`
    case 'links':
      return `<p style="margin:0 0 12px;${SMALL}">${block.links.map((link) => anchor(link, 'color:inherit')).join(' · ')}</p>`
    case 'picture':
      return `<p style="margin:24px 0 0"><img src="cid:${cidOf(block)}" alt="${escaped(block.words)}" width="600" style="display:block;width:100%;max-width:600px;height:auto;border-radius:8px"/></p>`
    case 'rule':
      return '<hr style="margin:32px 0 16px;border:0;border-top:1px solid #8886"/>'
  }
}

const SMALL = 'font-size:14px;opacity:0.8'

const anchor = ({ text, url }: Link, style: string, name?: string): string =>
  `<a href="${escaped(url)}"${name ? ` class="${name}"` : ''} style="${style}">${escaped(text)}</a>`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)
