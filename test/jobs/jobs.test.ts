// What is done without a person, on both backends: nothing is forgotten, nothing happens twice.
import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Dependencies } from '../../src/games/log/dependencies.ts'
import { checkGames } from '../../src/games/log/pages/check-games.ts'
import { usualColour } from '../../src/games/model/colours.ts'
import type { GameId } from '../../src/games/model/game.ts'
import { type Jobs, startJobs } from '../../src/jobs/jobs.ts'
import { openQueues } from '../../src/jobs/queues.ts'
import { type JobDependencies, USUAL_SETTINGS } from '../../src/jobs/workers/worker.ts'
import { openPubSub } from '../../src/store/database/pubsub.ts'
import { outboxIn } from '../../src/store/games/outbox.ts'
import { BACKENDS } from '../support/backends.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import {
  eventsOf,
  everybodyAnswers,
  gameAtOrders,
  handInOrders,
  isAtRest,
  newGame,
  playOut,
  untilGame,
} from '../support/games.ts'
import { Gate } from '../support/gate.ts'
import { readableLog } from '../support/log.ts'
import { expectDone, fullTable, hostGame, opening, ruleset, say } from '../support/tables.ts'

describe.each(BACKENDS)('Jobs on $name', ({ open }) => {
  const database = ownDatabase()
  const queue = open(database)
  const outbox = outboxIn(database.pool)
  let deps: Dependencies
  const running = new Set<Jobs>()

  beforeAll(async () => {
    const pubsub = await openPubSub(database.url, database.pool)
    deps = depsFor(database, pubsub)
    return () => pubsub.close()
  })
  afterEach(async () => {
    for (const jobs of running) await jobs.stop()
    running.clear()
    await database.pool.query('DELETE FROM game')
    await database.pool.query('DELETE FROM outbox')
  })

  const start = async (given: Partial<JobDependencies> = {}) => {
    const { log, lines, said } = readableLog()
    const jobs = await startJobs({ deps, outbox, log, settings: USUAL_SETTINGS, ...given }, queue.backend)
    running.add(jobs)
    const stop = async () => {
      running.delete(jobs)
      await jobs.stop()
    }
    return { lines, said, stop }
  }
  /** What a relay without workers would do. */
  const relayOnce = async () => {
    const queues = openQueues(queue.backend, readableLog().log)
    await outbox.take(100, (tasks) =>
      queues.addForGames(
        'resolve',
        tasks.map(({ game }) => game),
      ),
    )
    await queues.close()
  }
  const addJobs = async (...games: GameId[]) => {
    const queues = openQueues(queue.backend, readableLog().log)
    for (const game of games) await queues.addForGames('resolve', [game])
    await queues.close()
  }
  const expectSound = async () => {
    const faults: string[] = []
    await checkGames(deps, ({ what }) => faults.push(what))
    expect(faults).toEqual([])
  }
  it('a year is in the log soon after the last orders, and nobody asked for it', async () => {
    const { lines } = await start()
    const game = await gameAtOrders(deps)
    await handInOrders(deps, game)
    await untilGame(deps, game, isAtRest)
    expect(await eventsOf(deps, game, 'orders-revealed')).toHaveLength(1)
    expect(lines).toEqual([])
  })

  it('bots answer by themselves', async () => {
    await start()
    const game = await newGame(deps, { people: 1, bots: 2 })
    await playOut(deps, game)
    await expectSound()
  })

  it('who left an answer beforehand is not waited for, whoever was asked before them', async () => {
    await start()
    const { game, accounts } = await fullTable(deps, 3)
    const { waitsFor, seats } = (await deps.store.read(game))!.file
    const first = seats.find(({ seat }) => seat === waitsFor[0])!.account!
    for (const account of accounts.filter((one) => one !== first))
      expectDone(await say(deps, game, account, { t: 'start-list', cities: [] }))
    // Also who is asked already, and would rather leave a list than choose.
    expectDone(await say(deps, game, first, { t: 'start-list', cities: [] }))
    await untilGame(deps, game, ({ waitsFor: now }) => now.length === 3)
    expect(await eventsOf(deps, game, 'start-chosen')).toHaveLength(3)
  })

  it('what was asked for while no worker ran is done when one starts', async () => {
    const games = [await gameAtOrders(deps), await gameAtOrders(deps)]
    for (const game of games) await handInOrders(deps, game)
    await start()
    for (const game of games) await untilGame(deps, game, isAtRest)
  })

  it('it is noticed without being told as well', async () => {
    const deaf = { ...deps, pubsub: { publish: deps.pubsub.publish, subscribe: () => () => {} } }
    await start({ deps: deaf, settings: { ...USUAL_SETTINGS, pollMs: 50 } })
    const game = await gameAtOrders(deps)
    await handInOrders(deps, game)
    await untilGame(deps, game, isAtRest)
  })

  it('two workers at once resolve every year once', async () => {
    const both = [await start(), await start()]
    const games = await Promise.all(Array.from({ length: 6 }, () => newGame(deps, { people: 2, bots: 1 })))
    await Promise.all(games.map((game) => playOut(deps, game)))
    for (const game of games) {
      const found = await eventsOf(deps, game, 'orders-revealed')
      expect(found.length).toBeGreaterThan(5)
      expect(new Set(found.map((event) => JSON.stringify(event))).size).toBe(found.length)
    }
    await expectSound()
    expect(both.flatMap(({ lines }) => lines)).toEqual([])
  })

  it('a job that is repeated, stale or of an unknown game does nothing', async () => {
    const game = await gameAtOrders(deps)
    const before = (await deps.store.read(game))!
    const { lines, stop } = await start()
    await addJobs(game, game, randomUUID(), game)
    const marker = await gameAtOrders(deps)
    await handInOrders(deps, marker) // its job comes after theirs
    await untilGame(deps, marker, isAtRest)
    await stop()
    expect(await deps.store.read(game)).toEqual(before)
    expect(lines).toEqual([])
  })

  it('orders that come in while a job has already looked, and is not yet through, are not missed', async () => {
    const game = await gameAtOrders(deps)
    const [looked, goOn] = [new Gate(), new Gate()]
    let looks = 0
    const slowly = async <T>(look: Promise<T | undefined>) => {
      const seen = await look
      if (++looks === 1) {
        looked.open()
        await goOn.opened
      }
      return seen
    }
    const { read, state } = deps.store
    const slow: Dependencies = {
      ...deps,
      store: { ...deps.store, read: (id) => slowly(read(id)), state: (id) => slowly(state(id)) },
    }
    await start({ deps: slow })
    await addJobs(game) // nothing is to be done yet
    await looked.opened
    await handInOrders(deps, game)
    while ((await database.pool.query('SELECT 1 FROM outbox WHERE taken_at IS NULL')).rowCount);
    goOn.open()
    await untilGame(deps, game, isAtRest)
  })

  it('a game of which everything in the queue was lost is found by the sweep, with a warning', async () => {
    const game = await gameAtOrders(deps)
    await handInOrders(deps, game)
    await relayOnce()
    await queue.flush()
    const { lines, said } = await start({ settings: { ...USUAL_SETTINGS, sweepEveryMs: 500, overdueMs: 0 } })
    await untilGame(deps, game, isAtRest)
    await said(({ level, about }) => level === 'warn' && about.game === game)
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('a full table whose game nobody began, as whoever took the last seat died, is found by the sweep', async () => {
    const table = { host: randomUUID(), options: { players: 3, length: 'short' }, bots: ['random'] }
    const { game } = await hostGame(deps, opening(table))
    const { game: other } = await hostGame(deps, opening(table)) // still waits for somebody
    const { file } = (await deps.store.read(game))!
    await deps.store.sit(game, {
      seat: 1,
      account: randomUUID(),
      bot: null,
      colour: usualColour(ruleset, file.seats, 1),
      nonce: '',
      satAt: deps.clock(),
    })
    expect((await deps.store.read(game))!.file.status).toBe('open')
    const { lines, said } = await start({ settings: { ...USUAL_SETTINGS, sweepEveryMs: 500, overdueMs: 0 } })
    await untilGame(deps, game, ({ status }) => status === 'running')
    await said(({ level, about }) => level === 'info' && about.game === game)
    expect((await deps.store.read(other))!.file.status).toBe('open')
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('a game that the rules cannot carry on fails alone, and is told of as an error', async () => {
    const bad = await newGame(deps, { people: 1, bots: 2 })
    await everybodyAnswers(deps, bad) // a bot is asked now
    await database.pool.query(`UPDATE seat SET bot = 'nobody' WHERE game_id = $1 AND bot IS NOT NULL`, [bad])
    deps.cache.forget(bad) // done behind its back
    const good = await gameAtOrders(deps)
    await handInOrders(deps, good)
    const { said, lines } = await start()
    const { about } = await said(({ level }) => level === 'error')
    expect(about).toMatchObject({
      game: bad,
      err: expect.objectContaining({ message: expect.stringMatching('no bot') }),
    })
    await untilGame(deps, good, isAtRest)
    expect(lines.filter((line) => line.about.game === good)).toEqual([])
  })

  it('stopping waits for what is being done, and leaves nothing half done', async () => {
    const game = await gameAtOrders(deps)
    await handInOrders(deps, game)
    const [entered, goOn] = [new Gate(), new Gate()]
    const slow: Dependencies = {
      ...deps,
      store: {
        ...deps.store,
        async commit(commit) {
          entered.open()
          await goOn.opened
          return deps.store.commit(commit)
        },
      },
    }
    const { stop, lines } = await start({ deps: slow })
    await entered.opened
    expect(await queue.active()).toBeGreaterThan(0)
    const stopped = stop()
    goOn.open()
    await stopped
    expect(isAtRest((await deps.store.read(game))!.file)).toBe(true)
    expect(await queue.active()).toBe(0)
    await expectSound()
    expect(lines).toEqual([])
  })

  it('after a stop in the middle of many games the next start goes on', async () => {
    const games = await Promise.all(Array.from({ length: 8 }, () => gameAtOrders(deps)))
    const { stop } = await start()
    const first = Promise.race(games.map((game) => untilGame(deps, game, isAtRest)))
    for (const game of games) await handInOrders(deps, game)
    await first
    await stop()
    expect(await queue.active()).toBe(0)
    const { lines } = await start()
    for (const game of games) await untilGame(deps, game, isAtRest)
    for (const game of games) expect(await eventsOf(deps, game, 'orders-revealed')).toHaveLength(1)
    await expectSound()
    expect(lines).toEqual([])
  })
})
