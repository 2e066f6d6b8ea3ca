// What whoever runs the server does to tables, letters and jobs by hand, and what comes of it for those who play.
import { describe, expect, it } from 'vitest'
import { sendDueLetters } from '../../../src/games/letters/send.ts'
import { listGames } from '../../../src/games/lobby/list-games.ts'
import { load } from '../../../src/games/log/load.ts'
import { MissingRules } from '../../../src/games/model/missing-rules.ts'
import { endTable } from '../../../src/games/operate/end-table.ts'
import { giveTime } from '../../../src/games/operate/give-time.ts'
import { hideTable } from '../../../src/games/operate/hide-table.ts'
import { lookAfter } from '../../../src/jobs/look-after.ts'
import { openQueues } from '../../../src/jobs/queues.ts'
import { operatingStore } from '../../../src/store/operator/store.ts'
import { BACKENDS } from '../../support/backends.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { addressee, lettersFor } from '../../support/letters.ts'
import { atOrders, expectDone, hostGame, opening } from '../../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)
const operating = operatingStore(database.pool)

describe('A table', () => {
  const dueAt = async (game: string) => (await deps.store.read(game))!.file.timing.dueAt!.getTime()
  it('is given time, from when it is due, and all are told each time', async () => {
    const person = await addressee(database)
    const { game } = await atOrders(deps, 3, { host: person.account })
    const before = await dueAt(game)
    expectDone(await giveTime(deps, game, 'P1D'))
    expectDone(await giveTime(deps, game, 'PT1H'))
    expect((await dueAt(game)) - before).toBe(25 * 3_600_000)
    const told = await database.pool.query(
      `SELECT 1 FROM letter WHERE game_id = $1 AND kind = 'extended' AND account_id = $2`,
      [...[game, person.account]],
    )
    expect(told.rowCount).toBe(2)
    const { game: without } = await atOrders(deps, 3, { agreement: { pace: 'none' } })
    expect(await giveTime(deps, without, 'P1D')).toMatchObject({ ok: false, failure: { kind: 'no-deadline' } })
  })

  it('ends: one that waits is gone, one that plays is given up, and its players are told', async () => {
    const { game: open } = await hostGame(deps, opening())
    expectDone(await endTable(deps, open))
    expect(await deps.store.read(open)).toBeUndefined()
    const person = await addressee(database)
    const { game } = await atOrders(deps, 3, { host: person.account })
    expectDone(await endTable(deps, game))
    expect((await deps.store.read(game))!.file).toMatchObject({
      status: 'abandoned',
      timing: { dueAt: null },
      endedAt: expect.any(Date),
    })
    const told = await database.pool.query(`SELECT 1 FROM letter WHERE game_id = $1 AND kind = 'abandoned'`, [game])
    expect(told.rowCount).toBe(1)
    expect(await endTable(deps, game)).toMatchObject({ ok: false, failure: { kind: 'game-abandoned' } })
    expect(await giveTime(deps, game, 'P1D')).toMatchObject({ ok: false, failure: { kind: 'game-abandoned' } })
  })

  it('ends also where this server does not have its rules', async () => {
    const person = await addressee(database)
    const { game } = await atOrders(deps, 3, { host: person.account })
    await database.pool.query('UPDATE game SET version = 99, revision = revision + 1 WHERE id = $1', [game])
    await expect(load(deps, game)).rejects.toThrow(MissingRules)
    expectDone(await endTable(deps, game))
    expect((await deps.store.read(game))!.file).toMatchObject({ status: 'abandoned', owedAt: null, version: 99 })
    const told = await database.pool.query(`SELECT 1 FROM letter WHERE game_id = $1 AND kind = 'abandoned'`, [game])
    expect(told.rowCount).toBe(1)
    expect(await endTable(deps, game)).toMatchObject({ ok: false, failure: { kind: 'game-abandoned' } })
    await database.pool.query('UPDATE game SET version = 1, revision = revision + 1 WHERE id = $1', [game])
  })

  it('is in no public list while it is hidden, and seen by who knows it', async () => {
    const { game } = await hostGame(deps, opening({ title: 'Unfit' }))
    const ids = async () => JSON.stringify(await listGames(deps, { which: 'open' }, null))
    expect(await ids()).toContain(game)
    expectDone(await hideTable(deps, operating, game, true))
    expect(await ids()).not.toContain(game)
    expect((await deps.store.read(game))!.file.visibility).toBe('public')
    expect(await operating.findTables('unf', 9)).toMatchObject([{ game, hiddenAt: expect.any(Date) }])
    expectDone(await hideTable(deps, operating, game, false))
    expect(await ids()).toContain(game)
  })
})

describe('A letter that did not arrive', () => {
  it('is sent again, but not to whom nothing is sent', async () => {
    const sent: string[] = []
    const letters = { ...lettersFor(database, { send: async ({ to }) => String(sent.push(to)) }), deps }
    const person = await addressee(database)
    const { game } = await atOrders(deps, 3, { host: person.account })
    await sendDueLetters(letters)
    sent.length = 0
    await database.pool.query(
      `UPDATE letter SET state = 'bounced', answer = '550 no' WHERE account_id = $1 AND game_id = $2`,
      [person.account, game],
    )
    const [one] = await operating.undelivered(5)
    expect(one).toMatchObject({ account: person.account, game, state: 'bounced', reason: '550 no' })
    await database.pool.query(`UPDATE account SET mail_stopped = 'bounced' WHERE id = $1`, [person.account])
    expect(await operating.sendAgain(one!.letter, deps.clock())).toBe('stopped')
    await database.pool.query('UPDATE account SET mail_stopped = NULL WHERE id = $1', [person.account])
    expect(await operating.sendAgain(one!.letter, deps.clock())).toBe('again')
    await sendDueLetters(letters)
    expect(sent).toEqual([person.email])
    expect(await operating.sendAgain(one!.letter, deps.clock())).toBe('none')
    expect(await operating.sendAgain(person.account, deps.clock())).toBe('none')
  })
})

describe.each(BACKENDS)('A job that failed, with jobs in $name', ({ open }) => {
  const queue = open(database)

  it('is counted, named by its games and not by why, and tried again', async () => {
    const quiet = { info() {}, warn() {}, error() {} }
    const queues = openQueues(queue.backend, quiet, { done: () => {}, failed: () => {} })
    const keeper = lookAfter(queue.backend)
    const game = '00000000-0000-4000-8000-000000000001'
    let tries = 0
    let isWell = false
    let wake = () => {}
    const untilTried = (times: number) =>
      new Promise<void>((done) => {
        wake = () => tries >= times && done()
        wake()
      })
    await queues.work('resolve', 1, async () => {
      tries++
      setImmediate(() => wake())
      if (!isWell) throw new Error('a hand of secrets')
    })
    await queues.addForGames('resolve', [game])
    await untilTried(3)
    await expect.poll(() => keeper.failed(10), { timeout: 20_000 }).toHaveLength(1)
    const [failed] = await keeper.failed(10)
    expect(failed).toMatchObject({ queue: 'resolve', games: [game], attempts: 3, failedAt: expect.any(Date) })
    expect(JSON.stringify(failed)).not.toContain('secrets')
    expect(await keeper.depths()).toContainEqual({ queue: 'resolve', state: 'failed', jobs: 1 })
    isWell = true
    expect(await keeper.retry()).toBe(1)
    await untilTried(4)
    await expect.poll(() => keeper.failed(10), { timeout: 20_000 }).toEqual([])
    await keeper.close()
    await queues.close()
  })
})
