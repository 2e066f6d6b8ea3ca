// Talk at the table: to all, or between two where that is agreed. It is no part of the log, and belongs to those who talk:
// whoever takes a seat later does not hear what was said there in private.
import type { Seat } from '../../rules/ruleset.ts'
import type { Dependencies } from '../log/dependencies.ts'
import { done, type Failure, fail, type Outcome } from '../model/failure.ts'
import type { AccountId, GameId } from '../model/game.ts'
import { wantsKind } from '../model/hook.ts'
import { seatOf } from '../model/table.ts'
import { DELIVERIES_DUE } from '../ports/hooks.ts'
import type { Message, TalkLimits } from '../ports/messages.ts'
import { openFor } from '../read/known.ts'
import { talkTopic } from '../read/talk.ts'

export interface Saying {
  readonly game: GameId
  readonly account: AccountId
  /** Null for all. */
  readonly to: Seat | null
  readonly text: string
  /** The client's name for this request: sent again, it is not said again. */
  readonly key?: string
}

export const LONGEST_MESSAGE = 2000
/** Controls but ends of lines and tabs, and halves of characters: no text holds them, and no database keeps all of them. */
const UNFIT = /(?![\n\r\t])[\p{Cc}\p{Cs}]/u
const MINUTE_MS = 60_000
/** Write what follows from the other side, whatever it is: no language needs that. */
const OVERRIDES = /[\u202d\u202e]/

const NO_LISTENER: Failure = {
  kind: 'bad-field',
  at: '/to',
  message: 'It is the seat of another person at this table.',
}

export async function sayAtTable(
  deps: Dependencies,
  { game, account, to, text, key }: Saying,
): Promise<Outcome<Message>> {
  const opened = await openFor(deps, game, account)
  if (!opened.ok) return opened
  const { file } = opened.value
  if (seatOf(file, account) === undefined) return fail({ kind: 'not-at-the-table' })
  const { talk } = file.agreement
  if (talk === 'none' || (talk === 'table' && to !== null)) return fail({ kind: 'no-talk' })
  const listener = to === null ? null : (file.seats.find(({ seat }) => seat === to)?.account ?? account)
  if (listener === account) return fail(NO_LISTENER)
  const said = text.trim()
  if (said === '' || said.length > LONGEST_MESSAGE)
    return fail({ kind: 'bad-field', at: '/text', message: `It has 1 to ${LONGEST_MESSAGE} characters.` })
  if (UNFIT.test(said))
    return fail({ kind: 'bad-field', at: '/text', message: 'It holds characters that do not belong there.' })
  if (OVERRIDES.test(said))
    return fail({ kind: 'bad-field', at: '/text', message: 'It does not turn the direction of writing around.' })
  const message = { at: deps.clock(), from: account, to: listener, text: said, key: key ?? null }
  const { aMinute, aGame } = deps.allowance.messages
  const limits: TalkLimits = { most: aGame, mostLately: aMinute, latelyMs: MINUTE_MS }
  const added = await deps.messages.add(game, message, limits)
  if (added === 'key-used') return fail({ kind: 'key-used' })
  if (added === 'no-game') return fail({ kind: 'no-such-game' })
  if (added === 'no-seat') return fail(listener === null ? { kind: 'not-at-the-table' } : NO_LISTENER)
  if (added === 'too-much') return fail({ kind: 'too-much-talk', most: limits.most })
  if ('again' in added)
    return fail({ kind: 'too-fast', retryAfter: Math.ceil((added.again.getTime() - message.at.getTime()) / 1000) })
  deps.pubsub.publish(talkTopic(game))
  if (file.seats.some(({ hooks }) => wantsKind(hooks, 'message'))) deps.pubsub.publish(DELIVERIES_DUE)
  return done(added)
}
