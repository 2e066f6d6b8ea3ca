// All of one's games in one stream: how they stand, and then what becomes of each, with what is asked of one and until when.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { done } from '../../games/model/failure.ts'
import { watchAccounts } from '../../games/read/watch/watch-account.ts'
import type { Watched } from '../../games/read/watch/watched.ts'
import { operation } from '../operation.ts'
import { accountOf } from '../plugins/caller.ts'
import type { Services } from '../services.ts'
import { cursorAt, readCursor } from './cursor.ts'
import { type HoldOpen, streamQuery } from './hold-open.ts'
import { accountMessage, examples, invitationOf } from './schemas.ts'
import { Word } from './word.ts'

interface Settings {
  services: Services
  holdOpen: HoldOpen
  watched: Watched
}

const description = `First \`present\`: your games that are not over, a line each, and invitations. Then \`game\`: the line of one that has
changed, with what \`happened\`; \`gone\`; \`message\`; \`invitation\`. After the \`id\` of a message, as \`Last-Event-ID\` or \`since\`,
\`present\` has only what changed meanwhile. The last message is \`ended\` with its \`reason\`: \`unknown-token\` when the token, its
session or what a link was for is over; \`no-database\` or \`our-mistake\`: come again. With \`Accept: application/x-ndjson\` each is a
line of JSON with its \`kind\`; an empty line is a sign of life. See docs/bots.md.`

export const accountStreamRoutes: FastifyPluginAsyncTypebox<Settings> = async (
  app,
  { services, holdOpen, watched },
) => {
  const { clock } = services.deps
  const watchAccount = watchAccounts(services.deps, watched)
  const cursor = Type.String({ maxLength: 100 })

  app.get(
    '/me/stream',
    {
      exposeHeadRoute: false, // it has no end, and nothing to say in its head
      ...operation('streamAccount', {
        summary: 'All your games as they are played, and your invitations; resumes after Last-Event-ID',
        description,
        querystring: Type.Object({
          ...streamQuery,
          since: Type.Optional({
            ...cursor,
            description: 'The same as Last-Event-ID, which counts if both are there.',
          }),
        }),
        headers: Type.Object({ 'last-event-id': Type.Optional(cursor) }),
        answers: {
          200: {
            description: 'Server-sent events, or lines of JSON: the schema is of one.',
            type: 'text/event-stream',
            schema: Type.String(),
            example: new Word('game', examples.game, 'm1abcdef').in('named'),
            alsoAs: { 'application/x-ndjson': { schema: accountMessage, example: examples.line } },
          },
        },
      }),
    },
    (request, reply) => {
      const account = accountOf(request)
      const since = readCursor(request.headers['last-event-id'] ?? request.query.since)
      return holdOpen(request, reply, async ({ tell, ended }) => {
        const begun = clock()
        const say = (kind: string, data: object, at = clock()) => tell(new Word(kind, data, cursorAt(at)))
        const watching = await watchAccount({
          ...{ account, since, ended },
          present: ({ games, unchanged, invitations }) =>
            say(
              'present',
              { games, ...(unchanged && { unchanged }), invitations: invitations.map(invitationOf) },
              begun,
            ),
          game: (line, happened) => say('game', { ...line, happened }),
          gone: (game) => say('gone', { game }),
          invitation: (one) => say('invitation', invitationOf(one)),
          said(game, messages) {
            for (const message of messages) say('message', { game, ...message })
          },
        })
        return done(watching)
      })
    },
  )
}
