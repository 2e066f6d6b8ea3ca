// Holds a stream open: for who has a place for one, as long as they could open it again, with a sign of life now and then.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { Places } from '../../flow/places.ts'
import { DamagedLog } from '../../games/model/damaged-log.ts'
import type { Outcome } from '../../games/model/failure.ts'
import type { Watching } from '../../games/read/watch/watch-game.ts'
import { vary } from '../answers/vary.ts'
import { addressKey } from '../limits/address.ts'
import type { Limits } from '../limits/limits.ts'
import { type ProblemName, problem, problemOf, sendProblem } from '../problem.ts'
import type { Services } from '../services.ts'
import { EventStream } from './event-stream.ts'
import { whileTheyStand } from './while-they-stand.ts'
import { FORMS, type Form, Word } from './word.ts'

export interface StreamSettings {
  limits: Pick<Limits, 'streams' | 'streamsByAddress'>
  /** How often a sign of life is sent, in milliseconds. */
  heartbeat: number
}

/** Keeps proxies from taking a quiet table for a dead one. */
export const HEARTBEAT_MS = 25_000

/** What every stream takes in its address. */
export const streamQuery = {
  names: Type.Optional(
    Type.Boolean({
      default: true,
      description: 'False for messages without event names: then `kind` in the data is what the name would be.',
    }),
  ),
  ticket: Type.Optional(
    Type.String({
      maxLength: 1000,
      description: 'Instead of a token, where none can be sent: see `POST /v1/stream-tickets`.',
    }),
  ),
}

export interface Told {
  tell(word: Word): void
  ended(why: 'no-such-game' | Error): void
}

/** What begins to be told, or a refusal; and what else ends it for who came by a letter. */
export type Begin = (told: Told) => Promise<Outcome<Watching>>

export function holdsOpen({ deps, isDatabaseAway }: Services, { limits, heartbeat }: StreamSettings) {
  const places = new Places()
  const faultOf = (error: Error, { log }: FastifyRequest): ProblemName => {
    if (error instanceof DamagedLog) return 'game-parked'
    const isAway = isDatabaseAway(error)
    if (isAway) log.warn({ err: error }, 'the database is away')
    else log.error({ err: error }, 'our mistake')
    return isAway ? 'no-database' : 'our-mistake'
  }

  return async (request: FastifyRequest, reply: FastifyReply, begin: Begin, alsoAt: readonly string[] = []) => {
    // Behind another answer on its connection it would be kept in memory until that one ends, which it need not.
    if (reply.raw.socket === null)
      return sendProblem(reply, problem('not-understood', { detail: 'A stream does not wait behind another answer.' }))
    const address = addressKey(request.ip)
    const leave = places.take([
      [`somebody ${request.caller?.countedAs ?? address}`, limits.streams],
      [`address ${address}`, limits.streamsByAddress],
    ])
    if (!leave)
      return sendProblem(reply.header('retry-after', '60'), problem('too-many', { detail: 'Too many open streams.' }))
    const stream = new EventStream(reply.raw, request.raw.socket)
    stream.whenOver(leave)
    const { streamsOpen } = request.server
    streamsOpen.inc()
    stream.whenOver(() => streamsOpen.dec())
    const form = formFor(request)
    const end = (reason: ProblemName) => stream.end(new Word('ended', { reason }).in(form))
    const watching = await begin({
      tell: (word) => stream.write(word.in(form)),
      ended: (why) => end(why === 'no-such-game' ? why : faultOf(why, request)),
    }).catch((error) => {
      stream.over()
      throw error
    })
    if (!watching.ok) {
      stream.over()
      return sendProblem(reply, problemOf(watching.failure))
    }
    stream.whenOver(() => watching.value.stop())
    const { type, begun, alive } = FORMS[form]
    vary(reply, 'accept')
    reply.hijack()
    if (stream.isOver) return
    const headers = reply.getHeaders() as Record<string, string>
    stream.begin({ ...headers, 'content-type': type, 'cache-control': 'no-store' }, begun)
    const beat = setInterval(() => stream.write(alive), heartbeat)
    stream.whenOver(() => clearInterval(beat))
    const { caller } = request
    if (!caller) return
    const looking = { every: heartbeat, alsoAt: caller.only ? alsoAt : [] }
    stream.whenOver(
      whileTheyStand(deps.pubsub, caller, looking, (why) => end(why ? faultOf(why, request) : 'unknown-token')),
    )
  }
}

export type HoldOpen = ReturnType<typeof holdsOpen>

function formFor({ headers, query }: FastifyRequest): Form {
  if (headers.accept?.includes(FORMS.lines.type)) return 'lines'
  return (query as { names?: boolean }).names === false ? 'unnamed' : 'named'
}
