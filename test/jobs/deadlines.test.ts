// Deadlines on both backends: a job comes when the time is over, the sweep when none does, and each thing happens once.
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { extendDeadline } from '../../src/games/clock/extend-deadline.ts'
import type { Dependencies } from '../../src/games/log/dependencies.ts'
import { checkGames } from '../../src/games/log/pages/check-games.ts'
import type { GameFile, GameId } from '../../src/games/model/game.ts'
import { type Jobs, startJobs } from '../../src/jobs/jobs.ts'
import { openQueues } from '../../src/jobs/queues.ts'
import { type JobDependencies, USUAL_SETTINGS } from '../../src/jobs/workers/worker.ts'
import { openPubSub } from '../../src/store/database/pubsub.ts'
import { outboxIn } from '../../src/store/games/outbox.ts'
import { BACKENDS } from '../support/backends.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { eventsOf, untilGame } from '../support/games.ts'
import { threeAddressees, toldIn } from '../support/letters.ts'
import { readableLog } from '../support/log.ts'
import { atOrders, expectDone, orders, say } from '../support/tables.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

describe.each(BACKENDS)('Deadlines on $name', ({ open }) => {
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
    return { lines, said }
  }
  /** A table that was asked so long ago, with a minute for orders; before anybody works, or they would ask it now. */
  const askedBefore = async (ms: number) => {
    const earlier = { ...depsFor(database, deps.pubsub), clock: () => new Date(Date.now() - ms) }
    const agreement = { pace: { orders: 'PT1M', decisions: 'PT1M' }, absence: { grace: null } }
    return atOrders(earlier, 3, { agreement, ...(await threeAddressees(database)) })
  }
  const isSecondRound = ({ round }: GameFile) => round >= 2
  const told = async (game: GameId, kind: string) =>
    (await toldIn(database, game, kind)).flatMap(([, , seats]) => seats)
  const expectOnce = async (game: GameId) => {
    expect(await eventsOf(deps, game, 'orders-revealed')).toHaveLength(1)
    expect(await told(game, 'stand-in-played')).toEqual([1, 2])
    const faults: unknown[] = []
    await checkGames(deps, (fault) => faults.push(fault))
    expect(faults).toEqual([])
  }

  it('a round goes on without those who stayed silent, when their time is over', async () => {
    const { game, accounts } = await askedBefore(MINUTE - 2 * SECOND)
    const { lines } = await start()
    expectDone(await say(deps, game, accounts[0]!, orders(1)))
    await untilGame(deps, game, isSecondRound)
    await expectOnce(game)
    expect(lines).toEqual([])
  })

  it('a job that comes too early, by a clock that is ahead, comes again in time', async () => {
    const { game, accounts } = await askedBefore(MINUTE - 4 * SECOND)
    expectDone(await say(deps, game, accounts[0]!, orders(1)))
    await database.pool.query('DELETE FROM outbox')
    const { lines } = await start()
    const queues = openQueues(queue.backend, readableLog().log)
    const at = (await deps.store.read(game))!.file.timing.dueAt!
    await queues.addForMoments('deadline', [{ game, at }], new Date(at.getTime() + MINUTE))
    await untilGame(deps, game, isSecondRound) // the sweep would look for it in a minute
    await queues.close()
    await expectOnce(game)
    expect(lines.filter(({ about }) => about.game === game)).toEqual([])
  })

  it('people are reminded by a job, before it is due', async () => {
    const { game, accounts } = await askedBefore(MINUTE / 2 - 2 * SECOND)
    await start()
    expectDone(await say(deps, game, accounts[0]!, orders(1)))
    await untilGame(deps, game, ({ timing }) => timing.wakesAt?.getTime() === timing.dueAt?.getTime())
    expect(await told(game, 'reminder')).toEqual([1, 2])
    expect(await eventsOf(deps, game, 'orders-revealed')).toEqual([])
  })

  it('several workers, and jobs that come twice, play for nobody twice', async () => {
    const { game, accounts } = await askedBefore(MINUTE - 2 * SECOND)
    const both = [await start(), await start()]
    expectDone(await say(deps, game, accounts[0]!, orders(1)))
    const queues = openQueues(queue.backend, readableLog().log)
    const due = (await deps.store.read(game))!.file.timing.dueAt!
    const moments = [-1, 0, 1, 2].map((ms) => ({ game, at: new Date(due.getTime() + ms) }))
    await queues.addForMoments('deadline', moments, new Date())
    await untilGame(deps, game, isSecondRound)
    await queues.close()
    await expectOnce(game)
    expect(both.flatMap(({ lines }) => lines)).toEqual([])
  })

  it('a job for a deadline that has moved does nothing', async () => {
    const { game, accounts } = await askedBefore(MINUTE - 2 * SECOND)
    const moved = await askedBefore(MINUTE - 2 * SECOND)
    await start()
    expectDone(await extendDeadline(deps, moved.game, moved.accounts[0]!))
    const { seq } = (await deps.store.read(moved.game))!.file
    expectDone(await say(deps, game, accounts[0]!, orders(1)))
    await untilGame(deps, game, isSecondRound) // due when the other was
    expect((await deps.store.read(moved.game))!.file.seq).toBe(seq)
  })

  it('what no job came to is found by the sweep, with a warning', async () => {
    const { game, accounts } = await askedBefore(5 * MINUTE)
    expectDone(await say(deps, game, accounts[0]!, orders(1)))
    await database.pool.query('DELETE FROM outbox')
    const { said, lines } = await start({ settings: { ...USUAL_SETTINGS, sweepEveryMs: 500 } })
    await untilGame(deps, game, isSecondRound)
    await said(({ level, about }) => level === 'warn' && about.game === game)
    await expectOnce(game)
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
  })
})
