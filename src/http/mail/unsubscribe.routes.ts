// Ending letters from a letter itself, without signing in: one click (RFC 8058), or a page that asks.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { endLetters, whatEnds } from '../../games/letters/endings.ts'
import { policyWith } from '../answers/keeping.ts'
import { localeOf } from '../locale.ts'
import { operation } from '../operation.ts'
import { problem, sendProblem } from '../problem.ts'
import type { Services } from '../services.ts'

const params = Type.Object({ token: Type.String({ maxLength: 100 }) })
const WORDS = {
  en: {
    kinds: { title: 'No more letters of this kind?', done: 'No more letters of this kind will come.', rest: '' },
    all: {
      title: 'No more letters about games?',
      done: 'No more letters about games will come.',
      rest: '<p>A letter to sign in still comes when somebody asks for one with your address.</p>',
    },
    button: 'No more of them',
  },
  de: {
    kinds: { title: 'Keine Briefe dieser Art mehr?', done: 'Briefe dieser Art kommen nicht mehr.', rest: '' },
    all: {
      title: 'Keine Briefe über Partien mehr?',
      done: 'Briefe über Partien kommen nicht mehr.',
      rest: '<p>Ein Brief zum Anmelden kommt weiterhin, wenn jemand mit deiner Adresse darum bittet.</p>',
    },
    button: 'Keine mehr',
  },
}

const page = (locale: 'en' | 'de', title: string, rest = '') =>
  `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Herald</title><h1>${title}</h1>${rest}</html>\n`

const html = (description: string) => ({
  200: { description, type: 'text/html', schema: Type.String(), example: '<!doctype html>…' },
})

export const unsubscribeRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { letters } = services
  // Mail programs send a form; what stands in it is always the same.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  )
  app.addContentTypeParser(/^multipart\/form-data/, { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  )

  app.get(
    '/mail/unsubscribe/:token',
    operation('askToUnsubscribe', {
      summary: 'A page that asks whether letters of a kind are to end; nothing changes yet',
      params,
      answers: html('A page with a button.'),
      fails: ['bad-link'],
    }),
    async (request, reply) => {
      const ends = whatEnds(letters.tokens, request.params.token)
      if (ends === undefined) return sendProblem(reply, problem('bad-link'))
      const locale = localeOf(request)
      const { button, [ends]: words } = WORDS[locale]
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policyWith("form-action 'self'"))
        .send(page(locale, words.title, `${words.rest}<form method="post"><button>${button}</button></form>`))
    },
  )

  app.post(
    '/mail/unsubscribe/:token',
    operation('unsubscribe', {
      summary: 'No more letters of this kind (List-Unsubscribe-Post)',
      description:
        'Of the kinds in that mail. From a letter to sign in: no more letters about games to that address; letters to sign in still come when they are asked for.',
      params,
      body: null,
      answers: html('Done.'),
      fails: ['bad-link'],
    }),
    async (request, reply) => {
      const ended = await endLetters(letters, request.params.token)
      if (ended === undefined) return sendProblem(reply, problem('bad-link'))
      const locale = localeOf(request)
      const { done, rest } = WORDS[locale][ended]
      return reply.type('text/html; charset=utf-8').send(page(locale, done, rest))
    },
  )
}
