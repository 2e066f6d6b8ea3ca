// Whoever runs the server gives a table more time: the server was away, say. It is nobody's extension, and all see it.
import { change } from '../log/append.ts'
import type { Dependencies } from '../log/dependencies.ts'
import { askedOfPeople, clockOf, ownTimeUntil } from '../log/timing.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { GameId } from '../model/game.ts'
import { standsStill } from '../model/table.ts'
import { laterBy } from '../model/time/deadline.ts'

/** From when it is due, or from now where that has passed. */
export const giveTime = (
  deps: Dependencies,
  game: GameId,
  duration: string,
): Promise<Outcome<{ readonly dueAt: Date }>> =>
  change(deps, game, ({ file, ruleset, state }, now) => {
    const still = standsStill(file)
    if (still) return still
    if (file.status === 'finished') return fail({ kind: 'game-over' })
    const { timing } = file
    if (timing.dueAt === null) return fail({ kind: 'no-deadline' })
    const asked = askedOfPeople(file, ruleset, state)
    const due = timing.ownUntil ?? timing.dueAt
    const own = laterBy(file.agreement.pace, clockOf(ruleset, asked), due < now ? now : due, duration)
    const later = ownTimeUntil(file, asked, own, now)
    const notices = [{ kind: 'extended', occasion: `operator ${file.revision}`, seat: null } as const]
    return done({ change: { timing: later, notices }, value: { dueAt: later.dueAt! } })
  })
