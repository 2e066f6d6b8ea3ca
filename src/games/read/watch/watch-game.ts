// Looking on while a game is played: every event as somebody may know it, from where they last were; what is said at the
// table; and that something else has changed, such as who sits there. All as it happens.

import type { Dependencies } from '../../log/dependencies.ts'
import { done, type Outcome } from '../../model/failure.ts'
import type { GameId } from '../../model/game.ts'
import { openLog, type Reader } from '../known.ts'
import { LOOK_AROUND_MS, lookAround } from './look-around.ts'
import { type Forms, type Onlooker, WatchedGame } from './watched-game.ts'

export interface Watching {
  stop(): void
}

export interface Watcher<T> extends Onlooker<T> {
  readonly game: GameId
  readonly reader: Reader
  /** Events after this number; only new ones, if left out. */
  readonly since?: number
}

export type WatchGame<T> = (watcher: Watcher<T>) => Promise<Outcome<Watching>>

/** All who look on in this process; those at one game share the work. */
export function watchGames<T>(deps: Dependencies, forms: Forms<T>, lookEveryMs = LOOK_AROUND_MS): WatchGame<T> {
  const watched = new Map<GameId, WatchedGame<T>>()
  const lookNowAndThen = lookAround(deps.store, watched, lookEveryMs)

  const watchedGame = (game: GameId): WatchedGame<T> => {
    const known = watched.get(game)
    if (known) return known
    const begun = new WatchedGame(deps, game, forms, () => watched.delete(game))
    watched.set(game, begun)
    lookNowAndThen()
    return begun
  }

  return async (watcher) => {
    const { game, reader, since } = watcher
    const opened = await openLog(deps, game, reader)
    if (!opened.ok) return opened
    const { revision, seq } = opened.value.file
    const heard = await deps.messages.last(game)
    const seen = Math.min(since ?? seq, seq)
    return done({ stop: watchedGame(game).join({ onlooker: watcher, reader, seen, revision, heard }) })
  }
}
