// What a problem's `type` leads to: a page that says what it means, why one gets it and what to do next, in the reader's
// language; for programs the same as JSON.
import { STATUS_CODES } from 'node:http'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { vary } from '../../answers/vary.ts'
import { type Problem, problem, REFUSED } from '../../problem.ts'
import { asPage, escaped, framed, inOther, type Language, languageOf, worded } from '../frame.ts'
import { inLanguages } from '../in-languages.ts'
import type { Told } from './text.ts'
import { TEXTS } from './texts.ts'

const WORDS = {
  en: {
    title: 'What can go wrong',
    lead: 'Every failure of the API is an RFC 9457 problem. Its `type` is the address of one of these pages; it is stable, programs go by it.',
    ...{ all: 'All problems', why: 'Why', next: 'What to do', example: 'As it is told' },
  },
  de: {
    title: 'Was schiefgehen kann',
    lead: 'Jeder Fehler der API ist ein Problem nach RFC 9457. Sein `type` ist die Adresse einer dieser Seiten; er bleibt, wie er ist, Programme richten sich danach.',
    ...{ all: 'Alle Probleme', why: 'Warum', next: 'Was tun', example: 'So wird es gesagt' },
  },
} as const satisfies Record<Language, object>

const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

const NAMES = Object.keys(TEXTS) as Told[]
const isTold = (name: string): name is Told => Object.hasOwn(TEXTS, name)

/** Where one alone would not show what there is to see. */
const MORE: { readonly [name in Told]?: Partial<Problem> } = {
  'bad-field': { detail: 'It has 1 to 80 characters.', pointer: '/title' },
  'not-asked': { questions: [{ id: 'orders/2/0', seat: 0, t: 'orders' }] },
  'question-needed': { questions: [{ id: 'choice/2/0', seat: 0, t: 'choice' }] },
  scope: { detail: 'This token lacks the scope "play".' },
}

const examplesOf = (name: Told): readonly Problem[] =>
  name === 'refused' ? REFUSED : [problem(name, MORE[name] ?? {})]

/** One problem as data. */
function told(name: Told, language: Language) {
  const examples = examplesOf(name)
  const [{ type, title }] = examples as readonly [Problem]
  const text = TEXTS[name]
  const [german, ...inGerman] = text.de
  const [why, next] = language === 'de' ? inGerman : text.en
  const status = [...new Set(examples.map((example) => example.status))]
  return { type, title: language === 'de' ? german : title, status, why, next, examples }
}

export const problemPages: FastifyPluginAsync = async (app) => {
  const options = { schema: { hide: true }, config: { access: 'page' as const } }
  const forms = (name: Told) => ({
    page: inLanguages(HTML, (language) => pageOf(name, language)),
    data: inLanguages(JSON_TYPE, (language) => JSON.stringify(told(name, language))),
  })
  const problems = new Map(NAMES.map((name) => [name, forms(name)]))
  const list = {
    page: inLanguages(HTML, listOf),
    data: inLanguages(JSON_TYPE, (language) => JSON.stringify(NAMES.map((name) => told(name, language)))),
  }
  app.addHook('onRequest', async (_request, reply) => {
    vary(asPage(reply), 'accept')
  })
  app.get('/problems', options, (request, reply) => list[formFor(request)](request, reply, languageOf(request)))
  app.get<{ Params: { name: string } }>('/problems/:name', options, (request, reply) => {
    const { name } = request.params
    if (!isTold(name)) return reply.callNotFound()
    return problems.get(name)![formFor(request)](request, reply, languageOf(request))
  })
}

/** A page, unless JSON is named and no page is. */
function formFor({ headers: { accept = '' } }: FastifyRequest): 'page' | 'data' {
  return /\bjson\b/.test(accept) && !accept.includes('text/html') ? 'data' : 'page'
}

function pageOf(name: Told, language: Language): string {
  const { title, status, why, next, examples } = told(name, language)
  const words = WORDS[language]
  const shown = examples.map(
    (example) => `<pre tabindex="0"><code>${escaped(JSON.stringify(example, null, 2))}</code></pre>`,
  )
  const body = `<h1>${escaped(title)}</h1><p class="faint"><code>/problems/${name}</code>, ${status.map((one) => `${one} ${STATUS_CODES[one]}`).join('; ')}</p>
<h2>${words.why}</h2><p>${worded(why)}</p>
<h2>${words.next}</h2><p>${worded(next)}</p>
<h2>${words.example}</h2>${shown.join('')}`
  return framed({ language, title, ways: waysFrom(`/problems/${name}`, language), body })
}

function listOf(language: Language): string {
  const { title, lead } = WORDS[language]
  const items = NAMES.map((name) => {
    const { title: said, status } = told(name, language)
    return `<li><a href="/problems/${name}"><code>${name}</code></a> <span class="faint">${status.join(', ')}</span><br>${escaped(said)}</li>`
  })
  const body = `<h1>${title}</h1><p>${worded(lead)}</p><ul class="list">${items.join('\n')}</ul>`
  return framed({ language, title, ways: waysFrom('/problems', language), body })
}

const waysFrom = (here: string, language: Language): [string, string][] => [
  ['/', 'Herald'],
  ...(here === '/problems' ? [] : [['/problems', WORDS[language].all] as [string, string]]),
  ['/docs', 'API'],
  inOther(here, language),
]
