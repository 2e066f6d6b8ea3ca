// What is done without a person, on both backends: nothing is forgotten, nothing happens twice.
import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkGames } from '../../src/games/check-games.ts'
import { freeColours } from '../../src/games/colours.ts'
import type { GameId } from '../../src/games/ports.ts'
import type { Tools } from '../../src/games/tools.ts'
import { type Jobs, startJobs } from '../../src/jobs/jobs.ts'
import { openQueues } from '../../src/jobs/queues.ts'
import { type JobTools, USUAL_SETTINGS } from '../../src/jobs/worker.ts'
import { openBell } from '../../src/store/bell.ts'
import { outboxIn } from '../../src/store/outbox.ts'
import { BACKENDS } from '../support/backends.ts'
import { ownDatabase, toolsFor } from '../support/database.ts'
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
import { expectDone, fullTable, hostGame, opening, say } from '../support/tables.ts'

describe.each(BACKENDS)('Jobs on $name', ({ open }) => {
  const database = ownDatabase()
  const queue = open(database)
  const outbox = outboxIn(database.pool)
  let tools: Tools
  const running = new Set<Jobs>()

  beforeAll(async () => {
    const bell = await openBell(database.url, database.pool)
    tools = toolsFor(database, bell)
    return () => bell.close()
  })
  afterEach(async () => {
    for (const jobs of running) await jobs.stop()
    running.clear()
    await database.pool.query('DELETE FROM game')
    await database.pool.query('DELETE FROM outbox')
  })

  const start = async (given: Partial<JobTools> = {}) => {
    const { log, lines, said } = readableLog()
    const jobs = await startJobs({ tools, outbox, log, settings: USUAL_SETTINGS, ...given }, queue.backend)
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
    await outbox.take(100, (errands) =>
      queues.addForGames(
        'resolve',
        errands.map(({ game }) => game),
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
    await checkGames(tools.store, ({ what }) => faults.push(what))
    expect(faults).toEqual([])
  }
  it('a year is in the log soon after the last orders, and nobody asked for it', async () => {
    const { lines } = await start()
    const game = await gameAtOrders(tools)
    await handInOrders(tools, game)
    await untilGame(tools, game, isAtRest)
    expect(await eventsOf(tools, game, 'orders-revealed')).toHaveLength(1)
    expect(lines).toEqual([])
  })

  it('bots answer by themselves', async () => {
    await start()
    const game = await newGame(tools, { people: 1, bots: 2 })
    await playOut(tools, game)
    await expectSound()
  })

  it('who left an answer beforehand is not waited for, whoever was asked before them', async () => {
    await start()
    const { game, accounts } = await fullTable(tools, 3)
    const { waitsFor, seats } = (await tools.store.read(game))!.file
    const first = seats.find(({ seat }) => seat === waitsFor[0])!.account!
    for (const account of accounts.filter((one) => one !== first))
      expectDone(await say(tools, game, account, { t: 'start-list', cities: [] }))
    // Also who is asked already, and would rather leave a list than choose.
    expectDone(await say(tools, game, first, { t: 'start-list', cities: [] }))
    await untilGame(tools, game, ({ waitsFor: now }) => now.length === 3)
    expect(await eventsOf(tools, game, 'start-chosen')).toHaveLength(3)
  })

  it('what was asked for while no worker ran is done when one starts', async () => {
    const games = [await gameAtOrders(tools), await gameAtOrders(tools)]
    for (const game of games) await handInOrders(tools, game)
    await start()
    for (const game of games) await untilGame(tools, game, isAtRest)
  })

  it('it is noticed without a bell as well', async () => {
    const deaf = { ...tools, bell: { ring: tools.bell.ring, listen: () => () => {} } }
    await start({ tools: deaf, settings: { ...USUAL_SETTINGS, pollMs: 50 } })
    const game = await gameAtOrders(tools)
    await handInOrders(tools, game)
    await untilGame(tools, game, isAtRest)
  })

  it('two workers at once resolve every year once', async () => {
    const both = [await start(), await start()]
    const games = await Promise.all(Array.from({ length: 6 }, () => newGame(tools, { people: 2, bots: 1 })))
    await Promise.all(games.map((game) => playOut(tools, game)))
    for (const game of games) {
      const found = await eventsOf(tools, game, 'orders-revealed')
      expect(found.length).toBeGreaterThan(5)
      expect(new Set(found.map((event) => JSON.stringify(event))).size).toBe(found.length)
    }
    await expectSound()
    expect(both.flatMap(({ lines }) => lines)).toEqual([])
  })

  it('a job that is repeated, stale or of an unknown game does nothing', async () => {
    const game = await gameAtOrders(tools)
    const before = (await tools.store.read(game))!
    const { lines, stop } = await start()
    await addJobs(game, game, randomUUID(), game)
    const marker = await gameAtOrders(tools)
    await handInOrders(tools, marker) // its job comes after theirs
    await untilGame(tools, marker, isAtRest)
    await stop()
    expect(await tools.store.read(game)).toEqual(before)
    expect(lines).toEqual([])
  })

  it('orders that come in while a job has already looked, and is not yet through, are not missed', async () => {
    const game = await gameAtOrders(tools)
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
    const { read, revision } = tools.store
    const slow: Tools = {
      ...tools,
      store: { ...tools.store, read: (id) => slowly(read(id)), revision: (id) => slowly(revision(id)) },
    }
    await start({ tools: slow })
    await addJobs(game) // nothing is to be done yet
    await looked.opened
    await handInOrders(tools, game)
    while ((await database.pool.query('SELECT 1 FROM outbox')).rowCount);
    goOn.open()
    await untilGame(tools, game, isAtRest)
  })

  it('a game of which everything in the queue was lost is found by the sweep, with a warning', async () => {
    const game = await gameAtOrders(tools)
    await handInOrders(tools, game)
    await relayOnce()
    await queue.flush()
    const { lines, said } = await start({ settings: { ...USUAL_SETTINGS, sweepEveryMs: 500, overdueMs: 0 } })
    await untilGame(tools, game, isAtRest)
    await said(({ level, about }) => level === 'warn' && about.game === game)
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('a full table whose game nobody began, as whoever took the last seat died, is found by the sweep', async () => {
    const table = { host: randomUUID(), options: { players: 3, length: 'short' }, bots: ['random'] }
    const { game } = await hostGame(tools, opening(table))
    const { game: other } = await hostGame(tools, opening(table)) // still waits for somebody
    const [colour] = freeColours((await tools.store.read(game))!.file)
    await tools.store.sit(game, {
      seat: 1,
      account: randomUUID(),
      bot: null,
      colour: colour!,
      nonce: '',
      satAt: tools.clock(),
    })
    expect((await tools.store.read(game))!.file.status).toBe('open')
    const { lines, said } = await start({ settings: { ...USUAL_SETTINGS, sweepEveryMs: 500, overdueMs: 0 } })
    await untilGame(tools, game, ({ status }) => status === 'running')
    await said(({ level, about }) => level === 'info' && about.game === game)
    expect((await tools.store.read(other))!.file.status).toBe('open')
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
  })

  it('a game that the rules cannot carry on fails alone, and is told of as an error', async () => {
    const bad = await newGame(tools, { people: 1, bots: 2 })
    await everybodyAnswers(tools, bad) // a bot is asked now
    await database.pool.query(`UPDATE seat SET bot = 'nobody' WHERE game_id = $1 AND bot IS NOT NULL`, [bad])
    tools.memory.forget(bad) // done behind its back
    const good = await gameAtOrders(tools)
    await handInOrders(tools, good)
    const { said, lines } = await start()
    const { about } = await said(({ level }) => level === 'error')
    expect(about).toMatchObject({
      game: bad,
      err: expect.objectContaining({ message: expect.stringMatching('no bot') }),
    })
    await untilGame(tools, good, isAtRest)
    expect(lines.filter((line) => line.about.game === good)).toEqual([])
  })

  it('stopping waits for what is being done, and leaves nothing half done', async () => {
    const game = await gameAtOrders(tools)
    await handInOrders(tools, game)
    const [entered, goOn] = [new Gate(), new Gate()]
    const slow: Tools = {
      ...tools,
      store: {
        ...tools.store,
        async append(append) {
          entered.open()
          await goOn.opened
          return tools.store.append(append)
        },
      },
    }
    const { stop, lines } = await start({ tools: slow })
    await entered.opened
    expect(await queue.active()).toBeGreaterThan(0)
    const stopped = stop()
    goOn.open()
    await stopped
    expect(isAtRest((await tools.store.read(game))!.file)).toBe(true)
    expect(await queue.active()).toBe(0)
    await expectSound()
    expect(lines).toEqual([])
  })

  it('after a stop in the middle of many games the next start goes on', async () => {
    const games = await Promise.all(Array.from({ length: 8 }, () => gameAtOrders(tools)))
    const { stop } = await start()
    const first = Promise.race(games.map((game) => untilGame(tools, game, isAtRest)))
    for (const game of games) await handInOrders(tools, game)
    await first
    await stop()
    expect(await queue.active()).toBe(0)
    const { lines } = await start()
    for (const game of games) await untilGame(tools, game, isAtRest)
    for (const game of games) expect(await eventsOf(tools, game, 'orders-revealed')).toHaveLength(1)
    await expectSound()
    expect(lines).toEqual([])
  })
})
