// Games whose rules this server does not have are for others to carry on: nothing ails them. Each is told of once.
import type { Dependencies } from '../../games/log/dependencies.ts'
import { load } from '../../games/log/load.ts'
import type { GameId } from '../../games/model/game.ts'
import { MissingRules } from '../../games/model/missing-rules.ts'
import type { JobDependencies } from './worker.ts'

/** More than there should ever be; from then on some are told of again. */
const MOST = 10_000
const told = new WeakMap<Dependencies, Set<GameId>>()

export async function isLeftToOthers({ deps, log }: JobDependencies, game: GameId): Promise<boolean> {
  const why = await load(deps, game).catch((error: unknown) => error)
  if (!(why instanceof MissingRules)) return false // whatever else is wrong, who works on it finds
  const games = told.get(deps) ?? new Set()
  told.set(deps, games)
  if (!games.has(game))
    log.info({ game, why: why.detail }, 'This server does not have the rules of this game: others carry it on')
  if (games.size >= MOST) games.clear()
  games.add(game)
  return true
}
