// The one way a game changes: load, decide, plan, write. It is decided on what is remembered, and written only if that is
// still true; somebody else was first otherwise: load and decide again. A refusal is never given for an old reason.
import { NotNow } from '../../flow/not-now.ts'
import { Broken } from '../model/broken.ts'
import { isSealed } from '../model/chain.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { GameFile, GameId } from '../model/game.ts'
import type { Table } from '../model/table.ts'
import type { Decide } from './decision.ts'
import type { Dependencies } from './dependencies.ts'
import { load } from './load.ts'
import { type Plan, planAppend } from './plan-append.ts'
import { whyNotSit } from './why-not-sit.ts'
import { write } from './write.ts'

export interface Appended<T> {
  readonly value: T
  /** The game as it is now. */
  readonly file: GameFile
  readonly logged: Logged
}

/** What was decided, as it stands in the log: whatever followed from it comes after. */
export interface Logged {
  readonly seq: number
  readonly at: Date
  /** Of the log up to there, and of what was added to it. Null while they would tell what is secret. */
  readonly head: string | null
  readonly seal: string | null
}

/** More tries than there are people at any table, each of whom can be first once or twice. */
const TRIES = 50

export async function appendTo<T>(deps: Dependencies, game: GameId, decide: Decide<T>): Promise<Outcome<Appended<T>>> {
  let remembered = deps.cache.get(game)
  for (let tries = 0; tries < TRIES; tries++) {
    const table = remembered ?? (await load(deps, game))
    if (!table) return fail({ kind: 'no-such-game' })
    const now = deps.clock()
    const { decision, plan } = await decided(deps, table, now, decide)
    if (decision.ok && plan) {
      if (await write(deps, plan)) return done(appended(decision.value.value, plan.after.file, now, plan.decided))
      const { sits } = plan.commit
      const refused = sits === undefined ? undefined : await whyNotSit(deps, table.file, sits)
      if (refused) return fail(refused)
    } else if (!remembered || (await load(deps, game)) === remembered) {
      const { seq, head } = table.file
      return decision.ok ? done(appended(decision.value.value, table.file, now, { seq, head, seal: null })) : decision
    }
    remembered = undefined
  }
  throw new NotNow('too-busy', `game ${game}: others were first each time`)
}

/** The same for who only wants to know what came of it. */
export async function change<T>(deps: Dependencies, game: GameId, decide: Decide<T>): Promise<Outcome<T>> {
  const appended = await appendTo(deps, game, decide)
  return appended.ok ? done(appended.value.value) : appended
}

/** The rules' part, and nothing else: what is thrown in here is their fault. */
async function decided<T>(deps: Dependencies, table: Table, now: Date, decide: Decide<T>) {
  try {
    const decision = await decide(table, now)
    return { decision, plan: decision.ok ? planAppend(table, decision.value, now, deps) : undefined }
  } catch (error) {
    throw error instanceof NotNow ? error : new Broken(error)
  }
}

const appended = <T>(value: T, file: GameFile, at: Date, { seq, head, seal }: Plan['decided']): Appended<T> => ({
  ...{ value, file },
  logged: { seq, at, ...(isSealed(file) ? { head, seal } : { head: null, seal: null }) },
})
