// A game changes in what its file says alone: without its rules and its log, so also where these are not to be had. Written like all
// else, only if what it was decided on is still true.
import { NotNow } from '../../flow/not-now.ts'
import { fail, type Outcome } from '../model/failure.ts'
import type { GameFile, GameId } from '../model/game.ts'
import type { Wish } from './decision.ts'
import type { Dependencies } from './dependencies.ts'
import { planFile } from './plan-append.ts'
import { writeFile } from './write.ts'

/** Others may be first each time, but not often. */
const TRIES = 50

export async function changeFile(
  deps: Dependencies,
  game: GameId,
  decide: (file: GameFile) => Outcome<Wish>,
): Promise<Outcome<Wish>> {
  for (let tries = 0; tries < TRIES; tries++) {
    const opened = await deps.store.read(game)
    if (!opened) return fail({ kind: 'no-such-game' })
    const wish = decide(opened.file)
    if (!wish.ok) return wish
    if (await writeFile(deps, planFile(opened.file, wish.value, deps.clock(), deps))) return wish
  }
  throw new NotNow('too-busy', `game ${game}: others were first each time`)
}
