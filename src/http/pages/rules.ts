// The numbered rules of every game that has them, each a page with an anchor a rule: what a refusal's `rule` leads to. The
// numbered text is one, in English, as it is what everybody is held to; what stands around it is in the reader's language.
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Catalogue } from '../../games/ports/catalogue.ts'
import { asPage, escaped, framed, inOther, type Language, languageOf } from './frame.ts'
import { inLanguages } from './in-languages.ts'
import { numbered } from './numbered.ts'

const WORDS = {
  en: {
    title: 'The rules, numbered',
    lead: 'Every rule of the games by its number, as a refusal names it. For people who want to know exactly, and for engines.',
    all: 'All games',
    guide: 'The rules with pictures',
    contents: 'Contents',
    note: '',
  },
  de: {
    title: 'Die Regeln, nummeriert',
    lead: 'Jede Regel der Spiele mit ihrer Nummer, so wie eine Ablehnung sie nennt. Für alle, die es genau wissen wollen, und für Programme.',
    all: 'Alle Spiele',
    guide: 'Die Regeln mit Bildern, auf Deutsch',
    contents: 'Inhalt',
    note: 'Der nummerierte Text ist auf Englisch: es gibt nur einen, an den sich alle halten.',
  },
} as const satisfies Record<Language, object>

declare module 'fastify' {
  interface FastifyInstance {
    /** The games whose rules are published by number. */
    numberedRules: ReadonlySet<string>
  }
}

export const numberedRulesIn = ({ standards, rulesText }: Catalogue): ReadonlySet<string> =>
  new Set(standards.map(({ name }) => name).filter((name) => rulesText(name) !== undefined))

interface Settings {
  readonly catalogue: Catalogue
  readonly hasClient: boolean
}

export const rulesPages: FastifyPluginAsync<Settings> = async (app, { catalogue, hasClient }) => {
  const options = { schema: { hide: true }, config: { access: 'page' as const } }
  const games = catalogue.standards.filter(({ name }) => app.numberedRules.has(name))
  const home: [string, string][] = [['/', 'Herald']]
  const guide = (words: string, path = '/guide'): [string, string][] => (hasClient ? [[path, words]] : [])

  const list = inLanguages('text/html; charset=utf-8', (language) => {
    const { title, lead, guide: toGuide } = WORDS[language]
    const items = games.map(
      ({ name, title: titles }) => `<li><a href="/rules/${name}">${escaped(titles[language])}</a></li>`,
    )
    const body = `<h1>${title}</h1><p>${lead}</p><ul class="list">${items.join('')}</ul>`
    return framed({
      language,
      title,
      ways: [...home, ...guide(toGuide), ['/docs', 'API'], inOther('/rules', language)],
      body,
    })
  })
  app.get('/rules', options, (request, reply) => list(request, asPage(reply), languageOf(request)))

  const texts = new Map(games.map(({ name }) => [name, page(name)]))
  function page(name: string) {
    return inLanguages('text/html; charset=utf-8', (language) => {
      const { title, sections, html } = numbered(catalogue.rulesText(name)!)
      const { all, guide: toGuide, contents, note } = WORDS[language]
      const places = sections.map((section) => `<li><a href="#${section.id}">${escaped(section.title)}</a></li>`)
      const body = `<h1 lang="en">${escaped(title)}</h1>${note && `<p class="faint">${note}</p>`}
<nav class="contents" aria-label="${contents}"><h2>${contents}</h2><ol lang="en">${places.join('')}</ol></nav>
<article lang="en">${html}</article>`
      const ways = [
        ...home,
        ['/rules', all] as const,
        ...guide(toGuide, `/guide/${name}`),
        inOther(`/rules/${name}`, language),
      ]
      return framed({ language, title, ways, body })
    })
  }
  app.get<{ Params: { ruleset: string } }>('/rules/:ruleset', options, (request, reply) => {
    const text = texts.get(request.params.ruleset)
    return text ? text(request, asPage(reply), languageOf(request)) : nothing(reply)
  })
}

/** As anywhere else: a page to people, a problem to programs. */
const nothing = (reply: FastifyReply): void => reply.callNotFound()
