// Whoever runs the server ends a table: one that waits for players is gone, a game that goes on is given up, and its players
// are told so. It stays as it was, also where its log cannot be read, or this server does not have its rules.
import { changeFile } from '../log/change-file.ts'
import type { Dependencies } from '../log/dependencies.ts'
import { NO_TIMING } from '../log/timing.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { GameId } from '../model/game.ts'
import type { Notice } from '../notices/notices.ts'

const GIVEN_UP: Notice = { kind: 'abandoned', occasion: '', seat: null }

export async function endTable(deps: Dependencies, game: GameId): Promise<Outcome<void>> {
  // One that has begun just now is given up.
  if (await deps.store.remove(game)) {
    deps.pubsub.publish(game)
    return done(undefined)
  }
  const ended = await changeFile(deps, game, ({ status }) => {
    if (status === 'finished') return fail({ kind: 'game-over' })
    if (status === 'abandoned') return fail({ kind: 'game-abandoned' })
    return done({ status: 'abandoned', trouble: null, timing: NO_TIMING, notices: [GIVEN_UP] })
  })
  return ended.ok ? done(undefined) : ended
}
