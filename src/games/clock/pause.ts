// A pause needs all people at the table, and ends by itself: nobody can freeze a game alone, the host no more than others.
import { change } from '../log/append.ts'
import type { Wish } from '../log/decision.ts'
import type { Dependencies } from '../log/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { AccountId, GameFile, GameId, KnownHolder, Timing } from '../model/game.ts'
import { seatToMove } from '../model/table.ts'

export interface Pause {
  readonly pausedUntil: Date | null
  /** Seats that wish for one. */
  readonly wishes: readonly number[]
}

export const LONGEST_PAUSE_MS = 14 * 24 * 3_600_000

export const wishPause = (deps: Dependencies, game: GameId, account: AccountId): Promise<Outcome<Pause>> =>
  changePause(deps, game, account, (file, holder, now) => {
    if (isPaused(file, now) || holder.wishesPause) return undefined
    const people = file.seats.filter(({ account: person }) => person !== null)
    if (people.some((one) => one !== holder && !one.wishesPause)) return { seats: [{ ...holder, wishesPause: true }] }
    const until = new Date(now.getTime() + LONGEST_PAUSE_MS)
    return {
      timing: { ...movedBy(file.timing, LONGEST_PAUSE_MS), pausedUntil: until },
      // The next one has to be wished for anew.
      seats: people.map((person) => ({ ...person, wishesPause: false })),
      notices: [{ kind: 'paused', occasion: until.toISOString(), seat: null }],
    }
  })

/** Takes the wish back; where the table pauses, the game goes on. */
export const endPause = (deps: Dependencies, game: GameId, account: AccountId): Promise<Outcome<Pause>> =>
  changePause(deps, game, account, (file, holder, now) => {
    if (!isPaused(file, now)) return holder.wishesPause ? { seats: [{ ...holder, wishesPause: false }] } : undefined
    const left = file.timing.pausedUntil!.getTime() - now.getTime()
    return { timing: { ...movedBy(file.timing, -left), pausedUntil: null } }
  })

const isPaused = ({ timing: { pausedUntil } }: GameFile, now: Date): boolean =>
  pausedUntil !== null && pausedUntil > now

function changePause(
  deps: Dependencies,
  game: GameId,
  account: AccountId,
  decide: (file: GameFile, holder: KnownHolder, now: Date) => Wish | undefined,
): Promise<Outcome<Pause>> {
  const decided = () =>
    change<Pause>(deps, game, (table, now) => {
      const { file } = table
      const seated = seatToMove(table, account)
      if (!seated.ok) return seated
      if (file.status === 'finished') return fail({ kind: 'no-deadline' })
      const wish = decide(file, file.seats.find(({ seat }) => seat === seated.value)!, now)
      const seats = file.seats.map((holder) => wish?.seats?.find(({ seat }) => seat === holder.seat) ?? holder)
      const { pausedUntil } = wish?.timing ?? file.timing
      const wishes = seats.filter(({ wishesPause }) => wishesPause).map(({ seat }) => seat)
      return done({ ...(wish && { change: wish }), value: { pausedUntil, wishes } })
    })
  return deps.line.take(game, account, decided)
}

/** The time that is left stays what it is. */
function movedBy(timing: Timing, ms: number): Timing {
  const moved = (at: Date | null) => at && new Date(at.getTime() + ms)
  const { askedAt, ownUntil, dueAt, wakesAt } = timing
  return {
    ...{ ...timing, askedAt: moved(askedAt), ownUntil: moved(ownUntil) },
    ...{ dueAt: moved(dueAt), wakesAt: moved(wakesAt) },
  }
}
