// A page to read: one file without scripts, for a phone as for a wide screen, by day and by night. What it may do is nothing;
// its style is let in by its hash.
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { policyWith } from '../answers/keeping.ts'
import { localeOf } from '../locale.ts'

export type Language = 'en' | 'de'
export const LANGUAGES: readonly Language[] = ['en', 'de']

/** The way to the same page in the other language. */
export const inOther = (here: string, language: Language): [href: string, words: string] =>
  language === 'en' ? [`${here}?lang=de`, 'Deutsch'] : [`${here}?lang=en`, 'English']

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!)

/** One sentence or two, with `code` in them. */
export const worded = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')

const STYLE = `
:root{color-scheme:light dark;--ink:#22201c;--paper:#fbf8f2;--line:#d8d0c2;--faint:#65604f;--mark:#fff1c4;--link:#8a3415}
@media (prefers-color-scheme:dark){:root{--ink:#ece7dd;--paper:#1b1916;--line:#46413a;--faint:#b0a898;--mark:#4a3d16;--link:#f0a98a}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0 auto;max-width:46rem;padding:1rem;font:1.0625rem/1.6 system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:break-word}
a{color:var(--link);text-underline-offset:.15em}
h1,h2{line-height:1.25;font-family:Georgia,serif}
h2{margin-top:2.2em}
:target{background:var(--mark);scroll-margin-top:1rem}
nav.top{display:flex;flex-wrap:wrap;gap:0 1.25rem;border-bottom:1px solid var(--line);padding-bottom:.5rem}
nav.top a{padding:.35rem 0}
nav.contents ol,ul.rules,ul.list{padding:0;list-style:none}
nav.contents ol{columns:16rem}
nav.contents li{break-inside:avoid}
nav.contents li a,ul.list li>a:first-child{display:inline-block;padding:.35rem 0}
ul.list li{padding:.2rem 0 .5rem;border-bottom:1px solid var(--line);line-height:1.4}
ul.list code{font-weight:600}
ul.rules>li{margin:.75em 0;padding-left:.75rem;border-left:2px solid var(--line)}
ul.rules>li>a:first-child{font-weight:600;text-decoration:none}
code{font-size:.92em}
pre,.wide{overflow-x:auto;border:1px solid var(--line);border-radius:.4rem}
pre{padding:.75rem;line-height:1.45}
table{border-collapse:collapse;width:100%;font-size:.95em}
th,td{padding:.4rem .6rem;text-align:left;vertical-align:top;border-bottom:1px solid var(--line);min-width:6rem}
.faint{color:var(--faint)}
@media print{nav{display:none}body{max-width:none}}
`

const POLICY = policyWith(
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
)

export interface Page {
  readonly language: Language
  readonly title: string
  /** Where one gets from here, in this order. */
  readonly ways: readonly (readonly [href: string, words: string])[]
  readonly body: string
}

export const framed = ({ language, title, ways, body }: Page): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><nav class="top" aria-label="Herald">${ways.map(([href, words]) => `<a href="${escaped(href)}">${escaped(words)}</a>`).join('')}</nav>
<main>${body}</main></body></html>
`

/** The language that the address asks for, or else the reader's. */
export function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown }
  return LANGUAGES.find((one) => one === lang) ?? localeOf(request)
}

/** Before a page is sent. */
export const asPage = (reply: FastifyReply): FastifyReply => reply.header('content-security-policy', POLICY)
