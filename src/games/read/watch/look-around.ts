// What nobody was told of: a process that dies after it has written and before it has published leaves those who look on in other
// processes without a word. So each process asks every few seconds how far the games are that somebody looks on at here, many in one
// question; where nobody looks on it asks nothing.
import type { GameId } from '../../model/game.ts'
import type { GameStore, Mark } from '../../ports/store.ts'

export const LOOK_AROUND_MS = 5_000
/** Games in one question. */
const AT_A_TIME = 1_000

interface Watched {
  compare(mark: Mark | undefined): void
}

/** Gives what is to be called when a game is newly watched. It ends by itself when none is. */
export function lookAround(
  { marks }: Pick<GameStore, 'marks'>,
  watched: ReadonlyMap<GameId, Watched>,
  everyMs: number,
): () => void {
  let isAtIt = false
  const look = async () => {
    const games = [...watched.keys()]
    for (let at = 0; at < games.length; at += AT_A_TIME) {
      const some = games.slice(at, at + AT_A_TIME)
      const found = await marks(some).catch(() => undefined) // the database is away: the next look finds it
      if (found) for (const game of some) watched.get(game)?.compare(found.get(game))
    }
    isAtIt = false
    begin()
  }
  const begin = () => {
    if (isAtIt || watched.size === 0) return
    isAtIt = true
    setTimeout(() => void look(), everyMs).unref()
  }
  return begin
}
