// Failures as RFC 9457 problem details: a stable type, the status, a sentence, and where a rule refused, which and what.
import type { FastifyReply } from 'fastify'
import { type Static, Type } from 'typebox'
import type { Failure as AccountFailure } from '../accounts/model/failure.ts'
import type { Failure as GameFailure } from '../games/model/failure.ts'

export const problemSchema = Type.Object(
  {
    type: Type.String({ description: 'Stable, for programs.' }),
    title: Type.String({ description: 'One sentence, for people.' }),
    status: Type.Integer(),
    detail: Type.Optional(Type.String({ description: 'What exactly is wrong.' })),
    code: Type.Optional(Type.String({ description: 'Why a rule refused, for programs.' })),
    rule: Type.Optional(Type.String({ description: 'The rule that refused.' })),
    pointer: Type.Optional(Type.String({ description: 'The offending part of the body, as a JSON pointer.' })),
    questions: Type.Optional(
      Type.Array(
        Type.Object({ id: Type.String(), seat: Type.Integer(), t: Type.String() }, { additionalProperties: true }),
        {
          description:
            'What is asked of you now, where something else was answered: a question of your view without `usual`.',
        },
      ),
    ),
  },
  { title: 'Problem', additionalProperties: true },
)

export type Problem = Static<typeof problemSchema>

type Kind = (GameFailure | AccountFailure)['kind']
/** `refused` has three statuses: see below. */
export type ProblemName = Exclude<Kind, 'refused'> | (typeof OURS)[number]

/** Of the API itself. */
const OURS = [
  ...(['not-understood', 'too-large', 'not-json', 'no-token', 'unknown-token', 'scope'] as const),
  ...(['not-by-program', 'confirm-first', 'rules-missing', 'bad-client'] as const),
  ...([
    'no-such-page',
    'method-not-allowed',
    'too-many',
    'too-slow',
    'too-much-head',
    'too-busy',
    'no-database',
    'our-mistake',
  ] as const),
] as const

/** Status and title of every way to be told no. What somebody may not know exists is not there. */
export const PROBLEMS: Readonly<Record<ProblemName, readonly [status: number, title: string]>> = {
  'not-understood': [400, 'This request cannot be understood.'],
  'too-large': [413, 'This is more than anybody has to say.'],
  'not-json': [415, 'Bodies are JSON: say so with Content-Type.'],
  'no-token': [401, 'Sign in first, or send a token.'],
  'unknown-token': [401, 'This token is unknown, expired or revoked.'],
  scope: [403, 'This token may not do that.'],
  'not-by-program': [403, 'A program may not do this: sign in yourself.'],
  'confirm-first': [
    403,
    'Show first that it is you: with your password (POST /v1/sessions/confirm), or by following a fresh mailed link.',
  ],
  'no-such-page': [404, 'There is nothing here.'],
  'method-not-allowed': [405, 'This address does not take that method.'],
  'too-many': [429, 'Too many requests: wait a little.'],
  'too-slow': [408, 'This request took too long to come.'],
  'too-much-head': [431, 'The head of this request is too long.'],
  'too-busy': [503, 'Too much is asked for at once: try again in a moment.'],
  'no-database': [503, 'The server cannot reach its database: try again in a moment.'],
  'our-mistake': [500, 'Something went wrong on our side; it has been noted.'],

  'no-such-game': [404, 'There is no such game.'],
  'no-such-round': [404, 'There is no such round yet.'],
  'no-such-invitation': [404, 'There is no such invitation.'],
  'no-such-ruleset': [404, 'This server does not play that game.'],
  'no-such-bot': [422, 'There is no such bot for this game.'],
  'too-many-bots': [422, 'Somebody has to play: there are more bots than other seats.'],
  'too-many-invitations': [409, 'There are as many invitations as there may be.'],
  'too-many-mailed': [429, 'You have had as many invitations mailed today as you may: pass the link on yourself.'],
  'address-needed': [409, 'Guests cannot invite by mail: sign in with an address of your own first.'],
  'not-at-the-table': [403, 'You do not sit at this table.'],
  'not-the-host': [403, 'Only the host may do this.'],
  'already-at-the-table': [409, 'You sit at this table already.'],
  'table-full': [409, 'All seats are taken.'],
  'no-programs': [403, 'Only people sit down at this table, and no programs.'],
  'seat-taken': [409, 'There is no such free seat.'],
  'colour-taken': [409, 'Somebody else has that colour.'],
  'game-begun': [409, 'The game has begun.'],
  'game-not-begun': [409, 'The game has not begun.'],
  'game-not-over': [409, 'The game is not over yet.'],
  'game-over': [409, 'The game is over.'],
  'game-parked': [409, 'The game stands still until a fault of this server is put right.'],
  'game-not-parked': [409, 'The game does not stand still.'],
  'rules-missing': [409, 'This server does not have the rules that this game is played by.'],
  'game-abandoned': [409, 'Everybody had left this game.'],
  'no-deadline': [409, 'No time runs in this game now.'],
  'no-extensions-left': [409, 'You have had as much more time as is agreed.'],
  'seat-not-offered': [409, 'No substitute is wanted for that seat.'],
  'no-such-vacation': [404, 'There is no such vacation.'],
  'too-much-vacation': [409, 'You have no more days of vacation in that year.'],
  'too-many-vacations': [409, 'You have as many vacations ahead as you may.'],
  'too-many-tables': [409, 'You have as many tables as you may.'],
  'no-such-answer': [404, 'There is no answer of this kind in this game.'],
  'not-asked': [409, 'This question is not, or no longer, yours to answer.'],
  'question-needed': [428, 'Name the question this is an answer to.'],
  'moved-on': [412, 'The game has moved on since.'],
  'too-many-changes': [422, 'You have changed this as often as you may in one round; what you handed in last counts.'],
  'no-taking-back': [409, 'This cannot be taken back.'],
  'key-used': [409, 'Another request has used this Idempotency-Key.'],
  'no-talk': [403, 'This is not said at this table.'],
  'too-much-talk': [422, 'You have said as much at this table as you may.'],
  'too-fast': [429, 'You talk too fast at this table: wait a little.'],
  'no-such-webhook': [404, 'There is no such webhook.'],
  'too-many-webhooks': [409, 'You have as many webhooks as you may.'],
  'webhook-off': [409, 'This webhook is switched off: switch it on first.'],
  'webhook-unsigned': [409, 'What this webhook is told is not signed: the service behind it looks at no signature.'],
  'no-such-delivery': [404, 'There is no such delivery.'],
  'no-picture': [404, 'There is no picture of this game.'],
  'no-preview': [404, 'Drafts cannot be tried out in this game.'],
  'draft-too-large': [413, 'A draft has at most 8 KB.'],
  'bad-nonce': [422, 'A nonce is up to 64 letters, digits or dashes.'],
  'nonce-given': [409, 'You have given another nonce for this game already.'],
  'bad-title': [422, 'A title is one line of 1 to 80 characters that can be seen.'],

  'bad-field': [422, 'This field does not fit.'],
  'bad-link': [422, 'This link does not work.'],
  'bad-code': [422, 'This code does not work here.'],
  suspended: [403, 'This account is suspended by whoever runs this server.'],
  'address-taken': [409, 'This address is another account’s.'],
  'cannot-join': [409, 'These two cannot be joined.'],
  'wrong-credentials': [401, 'Address and password do not fit.'],
  'too-many-tries': [429, 'Too many wrong passwords for this address: wait, or sign in by a mailed link.'],
  'wrong-password': [403, 'This is not your password.'],
  'no-password': [409, 'You have no password: follow a fresh mailed link instead.'],
  'no-such-session': [404, 'There is no such session.'],
  'signed-out': [401, 'This session is over: sign in again.'],
  'token-just-used': [409, 'Another request has just used this token.'],
  'session-stolen': [401, 'This token was used before; the session has been ended.'],
  'no-such-account': [404, 'There is no such account.'],
  'no-such-token': [404, 'There is no such token.'],
  'no-such-grant': [404, 'There is nothing of that name that you have let in.'],
  'no-such-user-code': [404, 'There is no such code: it may be mistyped, used, or too old.'],
  'bad-client': [422, 'Whoever sent you here does not say properly who asks, or where the answer goes.'],
  'too-many-tokens': [409, 'You have as many tokens as you may.'],
  'at-tables': [409, 'Not while you sit at a table whose game is not over.'],
  'no-address': [409, 'A guest has no address to sign in with.'],
}

/** What any operation may say, whatever it does: the reference says so once. */
export const EVERYWHERE: readonly string[] = [
  ...(['not-understood', 'too-large', 'not-json', 'no-token', 'unknown-token', 'scope', 'not-by-program'] as const),
  ...(['confirm-first', 'suspended', 'too-many', 'too-busy', 'no-database', 'our-mistake'] as const),
] satisfies ProblemName[]

/** And what any may say that is about a game. */
export const OF_ANY_GAME: readonly string[] = [
  ...(['no-such-game', 'game-parked', 'rules-missing'] as const),
] satisfies ProblemName[]

export function problem(name: ProblemName, more: Partial<Problem> = {}): Problem {
  const [status, title] = PROBLEMS[name]
  return { type: `/problems/${name}`, title, status, ...more }
}

const STATUS_OF = { 'not-understood': 400, 'not-asked': 409, 'not-allowed': 422 } as const

/** What the rules say no to. */
export function refusal({ refusal: said, questions }: Extract<GameFailure, { kind: 'refused' }>): Problem {
  const { why, code, rule, at, message } = said
  const asked = why === 'not-asked' ? { questions: [...questions] } : {}
  const status = STATUS_OF[why]
  const title = 'The rules refuse this.'
  return { type: '/problems/refused', title, status, detail: message, code, rule, pointer: at, ...asked }
}

/** What the rules' refusals look like, whichever game's. */
export const REFUSED: readonly Problem[] = [
  [400, 'not-understood', 'Your answer has another form.'] as const,
  [409, 'not-asked', 'You are not asked for this now.'] as const,
  [422, 'not-allowed', 'There is no such choice.'] as const,
].map(([status, code, detail]) => ({
  type: '/problems/refused',
  title: 'The rules refuse this.',
  ...{ status, detail, code, rule: 'R-3.1', pointer: '/choice', ...(status === 409 && { questions: [] }) },
}))

export function problemOf(failure: GameFailure): Problem {
  if (failure.kind === 'refused') return refusal(failure)
  if (failure.kind === 'bad-field') return problem('bad-field', { detail: failure.message, pointer: failure.at })
  if (failure.kind === 'no-such-answer')
    return problem(failure.kind, { detail: `The kinds there are: ${failure.kinds.join(', ')}.` })
  if (failure.kind === 'no-such-bot')
    return problem(failure.kind, { detail: `The bots there are: ${failure.bots.join(', ')}.` })
  if (failure.kind === 'no-such-ruleset') return problem(failure.kind, { detail: whatThereIs(failure) })
  if (failure.kind === 'not-asked') return problem(failure.kind, { questions: [...failure.questions] })
  if (failure.kind === 'question-needed')
    return problem(failure.kind, { detail: NAME_IT, questions: [...failure.questions] })
  if (failure.kind === 'too-many-tables') return problem(failure.kind, { detail: tooMany(failure) })
  if (failure.kind === 'too-much-talk')
    return problem(failure.kind, { detail: `One says at most ${failure.most} things at a table.` })
  if (failure.kind === 'too-many-webhooks')
    return problem(failure.kind, { detail: `At most ${failure.most} webhooks.` })
  if (failure.kind === 'too-many-vacations')
    return problem(failure.kind, { detail: `At most ${failure.most} vacations lie ahead.` })
  return problem(failure.kind)
}

/** Its versions where the game is one of ours, else the games. */
const whatThereIs = ({ games, versions }: Extract<GameFailure, { kind: 'no-such-ruleset' }>): string =>
  versions.length > 0
    ? `Of this game there is: ${versions.map(({ version, pack }) => `version ${version} with the pack ${pack}`).join('; ')}.`
    : `The games there are: ${games.join(', ')}.`

const NAME_IT = 'Send its id as `question`, in the query, as your view has it.'

const tooMany = ({ which, most }: Extract<GameFailure, { kind: 'too-many-tables' }>): string =>
  which === 'network'
    ? `At most ${most} public tables of guests of one network wait for players: sign in with an address, or open one that is not public.`
    : which === 'open'
      ? `At most ${most} tables of yours wait for players: close one, or let one begin.`
      : `At most ${most} games at tables of yours go on at a time.`

export const sendProblem = (reply: FastifyReply, told: Problem): FastifyReply =>
  reply
    .code(told.status)
    .type('application/problem+json')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(told)
