// Playing on for somebody who stayed away: the seat is theirs until somebody else has it.
import type { Seat } from '../../rules/ruleset.ts'
import { change } from '../log/append.ts'
import type { Dependencies } from '../log/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { AccountId, GameId } from '../model/game.ts'
import { isKnownTo, seatOf, standsStill, withoutState } from '../model/table.ts'
import { affairsTopic } from '../ports/pubsub.ts'
import { isInvitedTo } from './invite.ts'

export interface Substitution {
  readonly game: GameId
  readonly account: AccountId
  readonly seat: Seat
  /** A token that stands for being known at the table. */
  readonly invitation?: string
}

/** From now on they see what that seat may see. */
export async function takeOfferedSeat(deps: Dependencies, wish: Substitution): Promise<Outcome<Seat>> {
  const { game, account, seat, invitation } = wish
  const invited = invitation !== undefined && (await isInvitedTo(deps, game, account, invitation))
  const taken = await change<Seat>(deps, game, ({ file, state }) => {
    if (!(invited || isKnownTo(file, account))) return fail({ kind: 'no-such-game' })
    if (state === undefined) return withoutState(file)
    const still = standsStill(file)
    if (still) return still
    if (seatOf(file, account) !== undefined) return fail({ kind: 'already-at-the-table' })
    const holder = file.seats.find((one) => one.seat === seat)
    if (file.status !== 'running' || !holder || holder.offeredAt === null) return fail({ kind: 'seat-not-offered' })
    // The name, the vacations and the wishes are those of the account: they are read again. The extensions are the seat's.
    const fresh = { absentRounds: 0, absentIn: null, offeredAt: null, wishesPause: false }
    const nobody = { name: null, programOwner: null, away: [], letterbox: null, hooks: [], pushes: null }
    const seats = [{ ...holder, account, ...nobody, ...fresh }]
    const notices = [{ kind: 'substitute-came', occasion: `${seat} ${file.seq}`, seat: null } as const]
    return done({
      change: { seats, notices, sits: account },
      value: seat,
    })
  })
  if (!taken.ok) return taken
  deps.cache.forget(game)
  deps.pubsub.publish(affairsTopic(account))
  return taken
}
