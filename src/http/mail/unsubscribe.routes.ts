// Ending letters of a kind from the letter itself, without signing in: one click (RFC 8058), or a page that asks.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { localeOf } from '../locale.ts'
import { operation } from '../operation.ts'
import { problem, sendProblem } from '../problem.ts'
import type { Services } from '../services.ts'

const params = Type.Object({ token: Type.String({ maxLength: 100 }) })
const WORDS = {
  en: {
    title: 'No more letters of this kind?',
    button: 'No more of them',
    done: 'No more letters of this kind will come.',
  },
  de: { title: 'Keine Briefe dieser Art mehr?', button: 'Keine mehr', done: 'Briefe dieser Art kommen nicht mehr.' },
}

const page = (locale: 'en' | 'de', title: string, rest = '') =>
  `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Herald</title><h1>${title}</h1>${rest}</html>\n`

const html = (description: string) => ({
  200: { description, type: 'text/html', schema: Type.String(), example: '<!doctype html>…' },
})

export const unsubscribeRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { store, tokens } = services.letters
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
      if (tokens.read('unsubscribe', request.params.token) === undefined) return sendProblem(reply, problem('bad-link'))
      const locale = localeOf(request)
      const { title, button } = WORDS[locale]
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', "default-src 'none'; form-action 'self'")
        .send(page(locale, title, `<form method="post"><button>${button}</button></form>`))
    },
  )

  app.post(
    '/mail/unsubscribe/:token',
    operation('unsubscribe', {
      summary: 'No more letters of this kind (List-Unsubscribe-Post)',
      params,
      body: null,
      answers: html('Done.'),
      fails: ['bad-link'],
    }),
    async (request, reply) => {
      const mail = tokens.read('unsubscribe', request.params.token)
      if (mail === undefined || !(await store.turnOff(mail))) return sendProblem(reply, problem('bad-link'))
      const locale = localeOf(request)
      return reply.type('text/html; charset=utf-8').send(page(locale, WORDS[locale].done))
    },
  )
}
