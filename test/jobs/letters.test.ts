// Letters without a person, on both backends: they go by themselves, once, also when the queue lost everything.
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { LetterDependencies } from '../../src/games/letters/dependencies.ts'
import { type Jobs, startJobs } from '../../src/jobs/jobs.ts'
import { type Settings, USUAL_SETTINGS } from '../../src/jobs/workers/worker.ts'
import { openPubSub } from '../../src/store/database/pubsub.ts'
import { outboxIn } from '../../src/store/games/outbox.ts'
import { BACKENDS } from '../support/backends.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { isAtRest, untilGame } from '../support/games.ts'
import { addressee, lettersFor } from '../support/letters.ts'
import { readableLog } from '../support/log.ts'
import { header, postOffice } from '../support/post-office.ts'
import { atOrders, expectDone, orders, say } from '../support/tables.ts'

describe.each(BACKENDS)('Letters on $name', ({ open }) => {
  const database = ownDatabase()
  const queue = open(database)
  const outbox = outboxIn(database.pool)
  const office = postOffice()
  let letters: LetterDependencies
  const running = new Set<Jobs>()

  beforeAll(async () => {
    const pubsub = await openPubSub(database.url, database.pool)
    letters = { ...lettersFor(database, office.postman), deps: depsFor(database, pubsub) }
    return () => pubsub.close()
  })
  afterEach(async () => {
    for (const jobs of running) await jobs.stop()
    running.clear()
  })
  const start = async (settings: Partial<Settings> = {}, given = letters) => {
    const { log, lines, said } = readableLog()
    const { deps } = letters
    const all = { ...USUAL_SETTINGS, mailEveryMs: 200, ...settings }
    const jobs = await startJobs({ deps, outbox, letters: given, log, settings: all }, queue.backend)
    running.add(jobs)
    return { lines, said }
  }

  it('go by themselves, once, with two workers, without a word in the log', async () => {
    const both = [await start(), await start()]
    const ada = await addressee(database)
    const { game, accounts } = await atOrders(letters.deps, 3, { host: ada.account })
    await office.arrival(ada.email, 1)
    for (const account of accounts) expectDone(await say(letters.deps, game, account, orders(1, 'red')))
    await untilGame(letters.deps, game, isAtRest)
    const mine = await office.arrival(ada.email, 2)
    expect(mine.map(({ mail }) => mail.subject)).toEqual([
      'An evening has begun',
      'An evening: Year 2 of 9 – your turn',
    ])
    expect(new Set(mine.map((one) => header(one, 'message-id'))).size).toBe(2)
    expect(both.flatMap(({ lines }) => lines)).toEqual([])
  })

  it('that no job came to are found by the sweep, with a warning', async () => {
    const { store } = letters
    let isSwept = false
    const without: LetterDependencies = {
      ...letters,
      store: {
        ...store,
        late: async (since) => {
          isSwept = true
          return store.late(since)
        },
        claim: async (claiming) => (isSwept ? store.claim(claiming) : undefined),
      },
    }
    const ada = await addressee(database)
    await atOrders(letters.deps, 3, { host: ada.account })
    const { said } = await start({ sweepEveryMs: 300, overdueMs: 0 }, without)
    await said(({ level, about, line }) => level === 'warn' && about.letters === 1 && /letters/.test(line))
    await office.arrival(ada.email, 1)
  })

  it('that cannot go are told of by their ids alone', async () => {
    const ada = await addressee(database)
    office.moods.push('refuse')
    const { lines, said } = await start()
    await atOrders(letters.deps, 3, { host: ada.account })
    const { about } = await said(({ level }) => level === 'error')
    expect(about).toEqual({ mail: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(JSON.stringify(lines)).not.toContain(ada.email)
  })
})
