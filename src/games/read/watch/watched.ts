// All that somebody looks on at in this process: games, and people's own. Those at one game share the work, whether they
// look on at it alone or at all of theirs.
import type { Dependencies } from '../../log/dependencies.ts'
import type { AccountId, GameId } from '../../model/game.ts'
import { LOOK_AROUND_MS, lookAround } from './look-around.ts'
import { WatchedGame } from './watched-game.ts'

/** Somebody who looks on at all their games. */
interface OfAccount {
  /** The games they sit at now. */
  compare(games: readonly GameId[]): void
}

export interface Watched {
  readonly game: (game: GameId) => WatchedGame
  /** Gives what ends it. */
  readonly account: (account: AccountId, watching: OfAccount) => () => void
}

export function watched(deps: Dependencies, everyMs = LOOK_AROUND_MS): Watched {
  const games = new Map<GameId, WatchedGame>()
  const people = new Map<AccountId, ReturnType<typeof group>>()
  const lookAtGames = lookAround(deps.store.marks, games, everyMs)
  const lookAtPeople = lookAround(deps.store.seatedIn, people, everyMs)
  return {
    game(game) {
      const known = games.get(game)
      if (known) return known
      const begun = new WatchedGame(deps, game, () => games.delete(game))
      games.set(game, begun)
      lookAtGames()
      return begun
    },
    account(account, watching) {
      const those = people.get(account) ?? group()
      people.set(account, those)
      those.all.add(watching)
      lookAtPeople()
      return () => {
        if (those.all.delete(watching) && those.all.size === 0) people.delete(account)
      }
    },
  }
}

function group() {
  const all = new Set<OfAccount>()
  return {
    all,
    compare(games: readonly GameId[] = []) {
      for (const one of all) one.compare(games)
    },
  }
}
