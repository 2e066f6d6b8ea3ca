// A game's record, all of it after the end and one's own part before; and, when it is over, the proof.
import { commitment } from '../rules/fairness.ts'
import type { GameRecord } from '../rules/ruleset.ts'
import type { Proof } from '../rules/verify.ts'
import { done, fail, type Outcome } from './failure.ts'
import { openBegun, type Reader } from './known.ts'
import type { GameId } from './ports.ts'
import { toldOf } from './read-history.ts'
import { noncesOf } from './start-game.ts'
import { type Table, viewerFor } from './table.ts'
import type { Tools } from './tools.ts'

export async function readRecord(tools: Tools, game: GameId, reader: Reader): Promise<Outcome<GameRecord>> {
  const opened = await openBegun(tools, game, reader)
  return opened.ok ? done(await recordOf(tools, opened.value, reader)) : opened
}

/** Of answers that were replaced a record holds the last. */
async function recordOf({ store }: Tools, table: Table, reader: Reader): Promise<GameRecord> {
  const pages = await store.pages(table.file.id)
  return table.ruleset.record(toldOf(table, pages, viewerFor(table.file, reader)).map(({ event }) => event))
}

/** Secret and nonces leave here, and only when the game is over. */
export async function readProof(tools: Tools, game: GameId, reader: Reader): Promise<Outcome<Proof>> {
  const opened = await openBegun(tools, game, reader)
  if (!opened.ok) return opened
  const { file, ruleset } = opened.value
  if (file.status !== 'finished') return fail({ kind: 'game-not-over' })
  const record = await recordOf(tools, opened.value, reader)
  const { result } = ruleset.replay(record)
  return done({ record, commitment: commitment(file.secret), secret: file.secret, nonces: noncesOf(file), result })
}
