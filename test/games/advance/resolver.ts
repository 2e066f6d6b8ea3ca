// A process that carries one game on by its rules, which say aloud when they begin, and compute until the process has been
// stopped and goes on. What came of it is sent to whoever started it.
import { randomBytes } from 'node:crypto'
import { writeSync } from 'node:fs'
import pg from 'pg'
import { carryOn } from '../../../src/games/advance/carry-on.ts'
import { GameCache } from '../../../src/games/log/cache.ts'
import type { Dependencies } from '../../../src/games/log/dependencies.ts'
import { LIMIT_MS } from '../../../src/games/log/guards/time-limit.ts'
import { Turns } from '../../../src/games/log/guards/turns.ts'
import { load } from '../../../src/games/log/load.ts'
import { standardCatalogue } from '../../../src/main/parts/catalogue.ts'
import { gameStore } from '../../../src/store/games/store.ts'
import { together } from '../../support/together.ts'

const [, , url, game] = process.argv as [string, string, string, string]
const pool = new pg.Pool({ connectionString: url, max: 2 })
const deps = {
  catalogue: standardCatalogue,
  store: gameStore(pool, together),
  cache: new GameCache(),
  turns: new Turns(),
  pubsub: { publish: () => {}, subscribe: () => () => {} },
  clock: () => new Date(),
  random: (bytes: number) => randomBytes(bytes).toString('hex'),
  gatherMs: 0,
} as unknown as Dependencies // all that carrying on needs

const table = (await load(deps, game))!
const { resolve } = table.ruleset
let wasStopped = false
let lastLook: number | undefined

/** Until so much time has passed between two looks at the clock; it may be cut off between the two. */
function computeUntilStopped(): void {
  if (lastLook === undefined) {
    lastLook = Date.now()
    writeSync(1, 'resolving\n')
  }
  while (!wasStopped) {
    const now = Date.now()
    wasStopped = now - lastLook > LIMIT_MS
    lastLook = now
  }
}
deps.cache.keep({
  ...table,
  ruleset: {
    ...table.ruleset,
    resolve(state) {
      if (!wasStopped) computeUntilStopped()
      return resolve(state)
    },
  },
})
const outcome = await carryOn(deps, game).then(
  () => 'carried on',
  (error: Error) => error.message,
)
await pool.end()
process.send!(outcome)
process.disconnect()
