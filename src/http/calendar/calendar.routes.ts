// Somebody's deadlines as a calendar: its address is made and ended by its owner, and read by whatever calendar knows it. That
// page is no operation of the API: it speaks no JSON, and the secret in its address is all it asks for.
import { createHash } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { calendarOwner, endCalendar, makeCalendar } from '../../accounts/people/calendar.ts'
import { listDeadlines } from '../../games/lobby/list-deadlines.ts'
import { done, told } from '../accounts/tell.ts'
import { KEPT_BY_RECEIVER } from '../answers/keeping.ts'
import { isSameTag } from '../answers/tags.ts'
import { operation } from '../operation.ts'
import { sessionOf } from '../plugins/caller.ts'
import { problem, sendProblem } from '../problem.ts'
import type { Services } from '../services.ts'
import { writeCalendar } from './write-calendar.ts'

/** A week. */
const LONGEST_ALARM = 7 * 24 * 60

export const calendarRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { accounts, deps } = services
  const { publicUrl } = services.letters.settings
  const addressOf = (secret: string) => `${publicUrl}/calendar/${secret}.ics`

  app.put(
    '/v1/me/calendar',
    operation('makeCalendar', {
      summary: 'A secret address of your deadlines as iCalendar, shown once; an earlier one ends',
      body: null,
      answers: {
        200: {
          description: 'The address; `?alarm=60` reminds so many minutes before.',
          schema: Type.Object({ url: Type.String() }),
          example: { url: 'https://herald.example.org/calendar/q8….ics' },
        },
      },
      fails: ['signed-out'],
    }),
    async (request, reply) =>
      told(reply, await makeCalendar(accounts, sessionOf(request)), ({ secret }) => ({ url: addressOf(secret) })),
  )

  app.delete(
    '/v1/me/calendar',
    operation('endCalendar', {
      summary: 'End the calendar’s address',
      body: null,
      answers: { 204: { description: 'Done.', schema: null } },
      fails: ['signed-out'],
    }),
    async (request, reply) => done(reply, await endCalendar(accounts, sessionOf(request))),
  )

  app.get<{ Params: { file: string }; Querystring: { alarm?: unknown } }>(
    '/calendar/:file',
    { schema: { hide: true }, config: { access: 'page' } },
    async (request, reply) => {
      const { file } = request.params
      const owner = file.endsWith('.ics') ? await calendarOwner(accounts, file.slice(0, -4)) : undefined
      if (!owner) return sendProblem(reply, problem('no-such-page'))
      if (owner.suspendedAt !== null) return sendProblem(reply, problem('suspended'))
      const deadlines = await listDeadlines(deps, owner.account, owner.locale)
      const text = writeCalendar(deadlines, { locale: owner.locale, publicUrl, alarm: alarmOf(request.query.alarm) })
      const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
      reply.header('etag', tag).header('cache-control', KEPT_BY_RECEIVER)
      if (isSameTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="herald.ics"')
        .send(text)
    },
  )
}

/** What is no number of minutes is no alarm: calendars show no problem to anybody. */
function alarmOf(text: unknown): number | null {
  const minutes = typeof text === 'string' && /^\d{1,5}$/.test(text) ? Number(text) : 0
  return minutes > 0 && minutes <= LONGEST_ALARM ? minutes : null
}
