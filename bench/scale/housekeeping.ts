// What is done without anybody: a sweep that finds nothing to do, and games whose time has come.
import { keepTime } from '../../src/games/clock/lapse.ts'
import { sweepWorker } from '../../src/jobs/workers/sweep.worker.ts'
import { USUAL_SETTINGS } from '../../src/jobs/workers/worker.ts'
import { readConfig } from '../../src/main/config.ts'
import { openAccountKeeping } from '../../src/main/parts/accounts.ts'
import { build } from '../../src/main/parts/build.ts'
import { openGameParts } from '../../src/main/parts/games.ts'
import { openLetterParts } from '../../src/main/parts/letters.ts'
import { tidyUpOf } from '../../src/main/parts/tidy-up.ts'
import { median } from '../measure.ts'
import type { Row } from '../report.ts'
import type { Town, Towns } from './towns.ts'

const ROUNDS = 7
const DUE = 50
const WANTED = { atMost: 1.3 }

export async function housekeeping(towns: Towns): Promise<Row[]> {
  const few = await spentIn(towns.few)
  const many = await spentIn(towns.many)
  return [
    { what: 'a sweep', figure: many.sweep, unit: 'ms', wanted: { under: 1000 } },
    { what: 'a sweep', ours: many.sweep, beside: few.sweep, figure: many.sweep / few.sweep, unit: 'times' },
    ...(['found', 'kept'] as const).map((part) => ({
      what: part === 'found' ? `${DUE} games that are due, found` : 'a game that is due, looked at',
      ...{ ours: many[part], beside: few[part], figure: many[part] / few[part], unit: 'times', wanted: WANTED },
    })),
  ]
}

/** Milliseconds, each the middle of some; the first is cold and does not count. */
async function spentIn({ url, sql }: Town) {
  const config = readConfig({ DATABASE_URL: url, ACCESS_KEYS: `bench:${'k'.repeat(40)}`, LOG_LEVEL: 'silent' })
  const keys = config.accessKeys!
  const { stop, ...parts } = await build(async (undo) => {
    const games = await openGameParts({ url, direct: url }, undo)
    const letters = openLetterParts(config, keys, games, () => {}, undo)
    return { games, letters, accounts: openAccountKeeping(config, { url, direct: url }, games.deps, undo) }
  })
  const { games, letters, accounts } = parts
  const trouble: unknown[] = []
  const note = (...said: unknown[]) => void trouble.push(said)
  const log = { info: note, warn: note, error: note }
  const tidyUp = tidyUpOf(parts, config.keeping, log)
  const accountMail = { send: async () => {}, late: accounts.store.lateLetters }
  const jobs = { ...games, letters, accountMail, tidyUp, log, settings: USUAL_SETTINGS }
  const sweep: number[] = []
  const found: number[] = []
  const kept: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    sweep.push(await timed(() => sweepWorker.run(jobs, {})))
    const due = await sql<{ id: string }>(
      `UPDATE game SET wakes_at = now() - interval '1 hour' WHERE id IN (SELECT id FROM game WHERE status = 'running' LIMIT $1) RETURNING id`,
      [DUE],
    )
    found.push(await timed(() => games.outbox.unwatched(new Date(), null, DUE)))
    for (const { id } of due) kept.push(await timed(() => keepTime(games.deps, id)))
    await sql('UPDATE game SET wakes_at = NULL WHERE id = ANY($1::uuid[])', [due.map(({ id }) => id)])
  }
  await stop()
  if (trouble.length > 0) console.error(trouble[0])
  const middle = (times: number[], cold = 1) => median(times.slice(cold))
  return { sweep: middle(sweep), found: middle(found), kept: middle(kept, DUE) }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
