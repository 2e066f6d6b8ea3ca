// Looking on while a game is played: every event as somebody may know it, from where they last were, as it happens.
import type { Tools } from './append.ts'
import { done, fail, type Outcome } from './failure.ts'
import type { AccountId, GameId } from './ports.ts'
import { readHistory, type ToldEvent } from './read-game.ts'
import { isKnownTo } from './table.ts'

export interface Watching {
  stop(): void
}

export interface Watcher {
  readonly game: GameId
  readonly account: AccountId | null
  /** Events after this number; only new ones, if left out. */
  readonly since?: number
  /** Told in order, one batch after the other. */
  tell(events: readonly ToldEvent[]): void
  /** The game cannot be read any more; nothing else will be told. */
  broken(error: unknown): void
}

export async function watchGame(tools: Tools, watcher: Watcher): Promise<Outcome<Watching>> {
  const { game, account, tell, broken } = watcher
  const opened = await tools.store.read(game)
  if (!opened || !isKnownTo(opened.file, account)) return fail({ kind: 'no-such-game' })
  let seen = watcher.since ?? opened.file.seq
  let busy = false
  let rung = false

  /** One look at a time; a ring while looking means another look. */
  const look = async () => {
    rung = true
    if (busy) return
    busy = true
    try {
      while (rung) {
        rung = false
        const told = await readHistory(tools, game, account, seen)
        if (!told.ok || told.value.length === 0) continue
        seen = told.value.at(-1)!.seq
        tell(told.value)
      }
    } catch (error) {
      stop()
      broken(error)
    } finally {
      busy = false
    }
  }
  const stop = tools.bell.listen(game, () => void look())
  void look() // for what happened before the bell could be heard
  return done({ stop })
}
