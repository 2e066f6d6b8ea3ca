// Webhooks without a person, on both backends: programs are told as soon as something happens, once, by whichever worker; what no
// job came to the sweep finds; and no letter waits behind a program that hangs.
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createHook } from '../../src/games/hooks/create-hook.ts'
import { deliverer } from '../../src/games/hooks/deliver.ts'
import type { HookDependencies } from '../../src/games/hooks/dependencies.ts'
import type { LetterDependencies } from '../../src/games/letters/dependencies.ts'
import { type Jobs, startJobs } from '../../src/jobs/jobs.ts'
import { deliveriesOf } from '../../src/jobs/workers/hooks.worker.ts'
import { type Settings, USUAL_SETTINGS } from '../../src/jobs/workers/worker.ts'
import { openPubSub } from '../../src/store/database/pubsub.ts'
import { outboxIn } from '../../src/store/games/outbox.ts'
import { BACKENDS } from '../support/backends.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { isAtRest, untilGame } from '../support/games.ts'
import { hooksFor, receiver } from '../support/hooks.ts'
import { addressee, lettersFor } from '../support/letters.ts'
import { readableLog } from '../support/log.ts'
import { postOffice } from '../support/post-office.ts'
import { atOrders, expectDone, orders, say } from '../support/tables.ts'

describe.each(BACKENDS)('Webhooks on $name', ({ open }) => {
  const database = ownDatabase()
  const queue = open(database)
  const outbox = outboxIn(database.pool)
  const office = postOffice()
  const there = receiver()
  let letters: LetterDependencies
  let hooks: HookDependencies
  const running = new Set<Jobs>()

  beforeAll(async () => {
    const pubsub = await openPubSub(database.url, database.pool)
    letters = { ...lettersFor(database, office.postman), deps: depsFor(database, pubsub) }
    hooks = hooksFor(letters.deps)
    return () => pubsub.close()
  })
  afterEach(async () => {
    for (const jobs of running) await jobs.stop()
    running.clear()
  })
  const start = async (settings: Partial<Settings> = {}, given = hooks) => {
    const { log, lines, said } = readableLog()
    const { deps } = given
    const all = { ...USUAL_SETTINGS, mailEveryMs: 200, ...settings }
    const tools = { deps, outbox, letters, deliveries: deliveriesOf(given, log), log, settings: all }
    running.add(await startJobs(tools, queue.backend))
    return { lines, said }
  }
  const owner = async (path: string, kinds?: string[]) => {
    const ada = await addressee(database)
    const wish = { account: ada.account, epoch: 0, name: 'My bot', url: there.url(path), ...(kinds && { kinds }) }
    expectDone(await createHook(hooks, wish))
    return ada
  }

  it('are told once with two workers, without waiting for a schedule and without a word in the log', async () => {
    const never = { hooksEveryMs: 3_600_000 }
    const both = [await start(never), await start(never)]
    const { account } = await owner('/told', ['round-over', 'game-began'])
    const { game, accounts } = await atOrders(letters.deps, 3, { host: account })
    for (const one of accounts) expectDone(await say(letters.deps, game, one, orders(1)))
    await untilGame(letters.deps, game, isAtRest)
    const got = await there.arrival('/told', 2)
    expect(got.map(({ told }) => told.type).sort()).toEqual(['game-began', 'round-over'])
    for (const jobs of running) await jobs.stop()
    running.clear()
    expect(there.at('/told')).toHaveLength(2)
    expect(both.flatMap(({ lines }) => lines)).toEqual([])
  })

  it('that no job came to are found by the sweep, with a warning', async () => {
    const { account } = await owner('/swept', ['game-began'])
    await atOrders(letters.deps, 3, { host: account })
    const store = letters.deps.hooks
    let isSwept = false
    const late: typeof store.late = async (since) => {
      isSwept = true
      return store.late(since)
    }
    const claim: typeof store.claim = async (claiming) => (isSwept ? store.claim(claiming) : undefined)
    const deps = { ...letters.deps, hooks: { ...store, late, claim } }
    const { said } = await start({ sweepEveryMs: 300, overdueMs: 0 }, { ...hooks, deps })
    await said(({ level, about }) => level === 'warn' && about.deliveries === 1)
    await there.arrival('/swept')
  })

  it('that hang keep no letter waiting, and what went wrong is told by ids alone', async () => {
    const held: (() => void)[] = []
    there.moods.set('/hangs', (_, response) => void held.push(() => response.writeHead(500).end()))
    const ada = await owner('/hangs', ['game-began'])
    const { lines, said } = await start()
    await atOrders(letters.deps, 3, { host: ada.account })
    await there.arrival('/hangs')
    await office.arrival(ada.email, 1)
    for (const letGo of held) letGo()
    const { about } = await said(({ line }) => /delivery/.test(line))
    expect(about).toEqual({ hook: expect.any(String), delivery: expect.any(String) })
    expect(JSON.stringify(lines)).not.toContain('/hangs')
  })

  it('a worker that died had in hand go by another, under the same id', async () => {
    const { account } = await owner('/crashed', ['game-began'])
    // It brings it, and dies before it has written that down.
    const dies = { ...letters.deps.hooks, settle: () => new Promise<never>(() => {}) }
    let isLater = false
    const clock = () => new Date(Date.now() + (isLater ? 60_000 : 0))
    await atOrders(letters.deps, 3, { host: account })
    void deliverer({ ...hooks, deps: { ...letters.deps, hooks: dies } }).run()
    await there.arrival('/crashed', 1)
    isLater = true
    await start({ hooksEveryMs: 200 }, { ...hooks, deps: { ...letters.deps, clock } })
    const got = await there.arrival('/crashed', 2)
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })
})
