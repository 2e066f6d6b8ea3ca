// The endpoints of OAuth for programs: forms come in, and whatever is refused, by us or by anything before us, is told in
// OAuth's words.
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Judged } from '../../accounts/oauth/refusal.ts'
import type { Problem } from '../problem.ts'
import { oauthWordsOf, STATUS } from './errors.ts'

/** For the routes of the plugin that asks for it, and no others. */
export function speakForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const fields = new URLSearchParams(body as string)
    // Said twice, nobody knows which is meant.
    if (new Set(fields.keys()).size < fields.size) return done(new Twice())
    // An empty one is as good as none, says the standard.
    return done(null, Object.fromEntries([...fields].filter(([, value]) => value !== '')))
  })
  app.addHook('preSerialization', async (_request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('application/problem+json')) return payload
    reply.type('application/json; charset=utf-8')
    return oauthWordsOf(payload as Problem)
  })
}

class Twice extends Error {
  readonly statusCode = 400
  constructor() {
    super('A parameter is there twice.')
  }
}

export function tellJudged<T>(reply: FastifyReply, judged: Judged<T>, translate: (value: T) => unknown) {
  if (judged.ok) return translate(judged.value)
  const { error, description } = judged
  return reply.code(STATUS[error] ?? 400).send({ error, error_description: description })
}
