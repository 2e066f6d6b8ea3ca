// Failures as RFC 9457 problem details: a stable type, the status, a sentence, and where a rule refused, which and what.
import type { FastifyReply } from 'fastify'
import { type Static, Type } from 'typebox'
import type { Failure } from '../games/failure.ts'

export const problemSchema = Type.Object(
  {
    type: Type.String({ description: 'Stable, for programs.' }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.Optional(Type.String()),
    code: Type.Optional(Type.String({ description: 'Why a rule refused, for programs.' })),
    rule: Type.Optional(Type.String({ description: 'The rule that refused.' })),
    pointer: Type.Optional(Type.String({ description: 'The offending part of the body, as a JSON pointer.' })),
    questions: Type.Optional(Type.Array(Type.Unknown(), { description: 'What is asked of you now.' })),
  },
  { $id: 'Problem', title: 'Problem' },
)

export type Problem = Static<typeof problemSchema>

export const problem = (status: number, name: string, title: string, more: Partial<Problem> = {}): Problem => ({
  type: `/problems/${name}`,
  title,
  status,
  ...more,
})

/** Status and title of every way to be told no. What somebody may not know exists is not there. */
const FAILURES: Record<Exclude<Failure['kind'], 'refused'>, [number, string]> = {
  'no-such-game': [404, 'There is no such game.'],
  'no-such-ruleset': [422, 'This server does not play that game.'],
  'no-such-bot': [422, 'There is no such bot for this game.'],
  'not-at-the-table': [403, 'You do not sit at this table.'],
  'not-the-host': [403, 'Only the host may do this.'],
  'already-at-the-table': [409, 'You sit at this table already.'],
  'table-full': [409, 'All seats are taken.'],
  'game-begun': [409, 'The game has begun.'],
  'game-not-begun': [409, 'The game has not begun.'],
  'game-not-over': [409, 'The game is not over yet.'],
  'no-picture': [404, 'There is no picture of this game.'],
  'no-preview': [404, 'Drafts cannot be tried out in this game.'],
  'bad-nonce': [422, 'A nonce is up to 64 letters, digits or dashes.'],
  'bad-title': [422, 'A title has 1 to 80 characters.'],
}

const STATUS_OF = { 'not-understood': 400, 'not-asked': 409, 'not-allowed': 422 } as const

export function problemOf(failure: Failure): Problem {
  if (failure.kind === 'refused') {
    const { why, code, rule, at, message } = failure.refusal
    const questions = why === 'not-asked' ? { questions: [...failure.questions] } : {}
    return problem(STATUS_OF[why], 'refused', 'The rules refuse this.', {
      detail: message,
      code,
      rule,
      pointer: at,
      ...questions,
    })
  }
  const [status, title] = FAILURES[failure.kind]
  return problem(status, failure.kind, title)
}

export const sendProblem = (reply: FastifyReply, told: Problem): FastifyReply =>
  reply.code(told.status).type('application/problem+json').send(told)
