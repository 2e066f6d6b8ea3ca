// More time for everybody, at one player's wish: as often as is agreed, once an occasion, and all see it.
import { change } from '../log/append.ts'
import type { Dependencies } from '../log/dependencies.ts'
import { askedOfPeople, clockOf, ownTimeUntil } from '../log/timing.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { AccountId, GameId } from '../model/game.ts'
import { seatToMove } from '../model/table.ts'
import { laterBy } from '../model/time/deadline.ts'

export interface Extended {
  readonly dueAt: Date
  /** How often this player may still ask for it. */
  readonly left: number
}

/** Who asks again for the same occasion has it already. */
export const extendDeadline = (deps: Dependencies, game: GameId, account: AccountId): Promise<Outcome<Extended>> =>
  change(deps, game, (table, now) => {
    const { file, ruleset, state } = table
    const seated = seatToMove(table, account)
    if (!seated.ok) return seated
    const { timing } = file
    const { each, by } = file.agreement.extensions
    const holder = file.seats.find(({ seat }) => seat === seated.value)!
    if (timing.dueAt === null) return fail({ kind: 'no-deadline' })
    const told = (due: Date, used: number): Extended => ({ dueAt: due, left: Math.max(0, each - used) })
    if (holder.extendedFor === timing.occasion) return done({ value: told(timing.dueAt, holder.extensions) })
    if (holder.extensions >= each) return fail({ kind: 'no-extensions-left' })
    const asked = askedOfPeople(file, ruleset, state)
    const own = laterBy(file.agreement.pace, clockOf(ruleset, asked), timing.ownUntil ?? timing.dueAt, by)
    const later = ownTimeUntil(file, asked, own, now)
    const extensions = holder.extensions + 1
    const moved = {
      timing: later,
      seats: [{ ...holder, extensions, extendedFor: timing.occasion }],
      notices: [{ kind: 'extended', occasion: `${holder.seat} ${timing.occasion}`, seat: null } as const],
    }
    return done({ change: moved, value: told(later.dueAt!, extensions) })
  })
