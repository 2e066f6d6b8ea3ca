// Where another server brings mail: answers to letters. It shows a secret; whose letter it is, the letter itself shows.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { receiveMail } from '../../games/letters/receive.ts'
import { CHECK_RESULTS, MAIL_BYTES } from '../../games/ports/incoming.ts'
import { shows } from '../bearer.ts'
import { oneOf, orNull } from '../games/schemas.ts'
import { operation } from '../operation.ts'
import { problem, sendProblem } from '../problem.ts'
import type { Services } from '../services.ts'

const found = Type.Optional(oneOf(CHECK_RESULTS, { title: 'CheckResult' }))

const received = Type.Object({
  result: Type.String({
    description: 'taken, refused, unsubscribed, reported, unknown, ignored, repeated, or forged.',
  }),
  words: Type.Optional(Type.Array(Type.String(), { description: 'What was handed in, or why it was not.' })),
  seal: Type.Optional(orNull(Type.String({ description: 'Of what was handed in.' }))),
  answered: Type.Optional(Type.Boolean({ description: 'Whether a mail goes back.' })),
})

export const inboundRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { letters, readMail, inboundSecret } = services
  const isCourier = (authorization?: string) => inboundSecret !== null && shows(authorization, inboundSecret)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.post(
    '/inbound/mail',
    {
      bodyLimit: MAIL_BYTES,
      ...operation('receiveMail', {
        summary: 'Bring a mail that came for us',
        description:
          'The body is the mail as it came (message/rfc822, up to 256 KB and 4,000 lines). Authorization is "Bearer" and INBOUND_SECRET. What came of it goes back by mail. A `fail` in the query refuses it. See docs/receiving-mail.md.',
        querystring: Type.Object({ spf: found, dkim: found, dmarc: found }),
        body: null,
        answers: {
          200: {
            description: 'It need not be brought again.',
            schema: received,
            example: { result: 'taken', words: ['Go to the mill.'], seal: 'ab'.repeat(32), answered: true },
          },
        },
        fails: ['not-understood'],
      }),
      // Before the body is read.
      onRequest: async (request, reply) => {
        if (!isCourier(request.headers.authorization)) return sendProblem(reply, problem('no-token'))
      },
    },
    async (request, reply) => {
      const notUnderstood = (detail: string) => sendProblem(reply, problem('not-understood', { detail }))
      const cover = Buffer.isBuffer(request.body) ? readMail(request.body) : { fault: 'This is no mail.' }
      if ('fault' in cover) {
        letters.received.count('unreadable')
        return notUnderstood(cover.fault)
      }
      const brought = await receiveMail(letters, { ...cover, checks: { ...cover.checks, ...request.query } })
      return brought.result === 'unreadable' ? notUnderstood(brought.fault) : (brought as { result: string })
    },
  )
}
