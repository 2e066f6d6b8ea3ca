// Finished public games in bulk, by day: a list of days, and each day as lines of JSON.
import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { exportDay, listExports } from '../../games/read/finished/export-games.ts'
import { Exports } from '../accounts/exports.ts'
import { ASKED_AGAIN } from '../answers/keeping.ts'
import { isSameTag } from '../answers/tags.ts'
import * as example from '../games/examples.ts'
import { id, orNull } from '../games/schemas.ts'
import { told } from '../games/tell.ts'
import { addressKey } from '../limits/address.ts'
import { operation } from '../operation.ts'
import { problem, sendProblem } from '../problem.ts'
import type { Services } from '../services.ts'

const DAY = '2026-11-18'
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'By UTC.', examples: [DAY] })
const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text && text >= FIRST_DAY
}
/** Of the database's calendar, which has no year 0. */
const FIRST_DAY = '0001-01-01'
const badDay = problem('bad-field', { detail: 'There is no such day.', pointer: '/day' })

export const exportRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { deps, exported } = services
  const underway = new Exports()

  app.get(
    '/exports/games',
    operation('listExports', {
      summary: 'Days on which public games ended, newest first',
      querystring: Type.Object({ before: Type.Optional(day) }),
      answers: {
        200: {
          description: 'Up to a hundred; where there are more, `next` is what to send as `before`.',
          schema: Type.Object({
            days: Type.Array(Type.Object({ day, games: Type.Integer() })),
            next: orNull(Type.String()),
          }),
          example: { days: [{ day: DAY, games: 12 }], next: null },
        },
      },
      fails: ['bad-field'],
    }),
    async ({ query: { before } }, reply) =>
      before !== undefined && !isDay(before) ? sendProblem(reply, badDay) : listExports(exported, before ?? null),
  )

  app.get(
    '/exports/games/:day',
    {
      exposeHeadRoute: false, // it would be written for nobody
      ...operation('exportGames', {
        summary: 'All public games that ended on a day, with record and result',
        description: `One JSON object a line, in the order they ended; people who went, and guests, without their name. Up to 500; where more follow, \`Link\` with \`rel="next"\` says where. Who was cut off goes on
with \`after\`. A day that is over has an \`ETag\`. One at a time from an address.`,
        params: Type.Object({ day }),
        querystring: Type.Object({
          after: Type.Optional({ ...id, description: 'Go on after this game of the day.' }),
        }),
        answers: {
          200: {
            description: 'Lines; none where no game ended.',
            type: 'application/x-ndjson',
            schema: Type.String(),
            example: `${JSON.stringify({ game: example.game, endedAt: example.at, ruleset: 'game', record: {}, result: {} })}\n`,
            headers: ['ETag', 'Link'],
          },
          304: { description: 'It is as your If-None-Match says.', schema: null, headers: ['ETag'] },
        },
        fails: ['bad-field', 'no-such-game', 'too-busy'],
      }),
    },
    async (request, reply) => {
      const { day } = request.params
      if (!isDay(day)) return sendProblem(reply, badDay)
      if (!underway.begin(reply, addressKey(request.ip))) return reply
      const found = await exportDay(deps, exported, { day, after: request.query.after ?? null })
      if (!found.ok) return told(reply, found)
      const { tag, next, lines } = found.value
      if (next !== null) reply.header('link', `</v1/exports/games/${day}?after=${next}>; rel="next"`)
      if (tag !== null) reply.header('etag', tag).header('cache-control', ASKED_AGAIN)
      if (tag !== null && isSameTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
      return reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(lines()))
    },
  )
}
