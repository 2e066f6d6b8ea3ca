// Fair chance: the commitment is there before anybody's nonce, the host's too; each is given once; nobody is waited for long.
import { describe, expect, it } from 'vitest'
import { giveNonce } from '../../../src/games/lobby/give-nonce.ts'
import { joinGame } from '../../../src/games/lobby/join-game.ts'
import { leaveGame } from '../../../src/games/lobby/leave-game.ts'
import { openGame } from '../../../src/games/lobby/open-game.ts'
import { startGame, startWithBots } from '../../../src/games/lobby/start-game.ts'
import { noncesOf } from '../../../src/games/model/seats.ts'
import { sweepWorker } from '../../../src/jobs/workers/sweep.worker.ts'
import { USUAL_SETTINGS } from '../../../src/jobs/workers/worker.ts'
import { commitment, seedFrom } from '../../../src/rules/fairness.ts'
import { outboxIn } from '../../../src/store/games/outbox.ts'
import { TestClock } from '../../support/clock.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { eventsOf } from '../../support/games.ts'
import { expectDone, look, opening, someone } from '../../support/tables.ts'

const database = ownDatabase()
const clock = new TestClock('2027-03-01T12:00:00Z')
const deps = { ...depsFor(database), clock: clock.now }
const fileOf = async (game: string) => (await deps.store.read(game))!.file
const cardOf = async (game: string) => (await look(deps, game, null)).card

async function opened(bots = 0) {
  const wish = opening({ bots: Array(bots).fill('random') })
  const table = expectDone(await openGame(deps, wish))
  return {
    ...table,
    host: wish.host,
    give: (nonce: string) => giveNonce(deps, { ...table, account: wish.host, nonce }),
  }
}

const seedIn = async (game: string) => (await eventsOf(deps, game, 'begun'))[0] as unknown as { seed: string }

describe('Chance', () => {
  it('is committed to before the host, or anybody, has given a nonce', async () => {
    const { game, commitment: shown, give } = await opened(2)
    const before = await fileOf(game)
    expect({ shown, status: before.status }).toEqual({ shown: commitment(before.secret), status: 'open' })
    expect(before.seats.map(({ nonce }) => nonce)).toEqual([null, '', ''])
    expect(expectDone(await give('my-own'))).toEqual({ commitment: shown, nonce: 'my-own' })
    const after = await fileOf(game)
    // The server's part is what it was, so it cannot have been chosen to go with the host's.
    expect({ secret: after.secret, status: after.status }).toEqual({ secret: before.secret, status: 'running' })
    expect((await seedIn(game)).seed).toBe(seedFrom(before.secret, ['my-own', '', '']))
  })

  it('has no part of the server’s own making but its secret: bots add nothing, whenever they sit down', async () => {
    const { game, host, give } = await opened(1)
    expectDone(await give('mine'))
    expectDone(await startWithBots(deps, game, host, 'random'))
    const file = await fileOf(game)
    expect(noncesOf(file)).toEqual(['mine', '', ''])
    expect((await seedIn(game)).seed).toBe(seedFrom(file.secret, ['mine', '', '']))
  })
})

describe('A nonce', () => {
  it('is given once: the same again is the same answer, another is refused, also when the game has begun', async () => {
    const { game, give } = await opened(1)
    const first = expectDone(await give('one'))
    const { revision } = await fileOf(game)
    expect(expectDone(await give('one'))).toEqual(first)
    expect((await fileOf(game)).revision).toBe(revision)
    expect(await give('two')).toMatchObject({ failure: { kind: 'nonce-given' } })
    expect(await give('')).toMatchObject({ failure: { kind: 'nonce-given' } })
    expectDone(await joinGame(deps, { game, account: someone(), nonce: '' }))
    expect((await cardOf(game)).status).toBe('running')
    expect(expectDone(await give('one'))).toEqual(first)
    expect(await give('two')).toMatchObject({ failure: { kind: 'game-begun' } })
    expect(noncesOf(await fileOf(game))[0]).toBe('one')
  })

  it('of many that come at once is one', async () => {
    const { game, give } = await opened(1)
    const given = await Promise.all(['a', 'b', 'c', 'd'].map(give))
    const taken = given.flatMap((outcome) => (outcome.ok ? [outcome.value.nonce] : []))
    expect(taken).toEqual([noncesOf(await fileOf(game))[0]])
  })

  it('comes with joining or later; the card says whose is there and nothing more', async () => {
    const { game, give } = await opened()
    const [early, late] = [someone(), someone()]
    expectDone(await joinGame(deps, { game, account: early, nonce: 'with-the-seat' }))
    expectDone(await joinGame(deps, { game, account: late }))
    expectDone(await give('as-host'))
    const card = await cardOf(game)
    expect(card).toMatchObject({
      status: 'open',
      seats: [{ gaveNonce: true }, { gaveNonce: true }, { gaveNonce: false }],
    })
    expect(JSON.stringify(card)).not.toMatch(/with-the-seat|as-host/)
    expectDone(await giveNonce(deps, { game, account: late, nonce: '' }))
    expect((await cardOf(game)).status).toBe('running')
    expect(noncesOf(await fileOf(game))).toEqual(['as-host', 'with-the-seat', ''])
  })

  it('is for those at the table, of up to 64 letters, digits and dashes', async () => {
    const { game, give } = await opened()
    expect(await give('a/b')).toMatchObject({ failure: { kind: 'bad-nonce' } })
    expect(await give('x'.repeat(65))).toMatchObject({ failure: { kind: 'bad-nonce' } })
    expect(await joinGame(deps, { game, account: someone(), nonce: 'ä' })).toMatchObject({
      failure: { kind: 'bad-nonce' },
    })
    const stranger = giveNonce(deps, { game, account: someone(), nonce: 'x' })
    expect(await stranger).toMatchObject({ failure: { kind: 'not-at-the-table' } })
  })

  it('goes with whoever gets up', async () => {
    const { game } = await opened()
    const account = someone()
    expectDone(await joinGame(deps, { game, account, nonce: 'first' }))
    expectDone(await leaveGame(deps, game, account))
    expectDone(await joinGame(deps, { game, account }))
    expectDone(await giveNonce(deps, { game, account, nonce: 'second' }))
    expect((await fileOf(game)).seats[1]!.nonce).toBe('second')
  })
})

describe('Whoever gives no nonce', () => {
  it('is waited for a minute after the table is full, and then has no part', async () => {
    const { game, give } = await opened(1)
    expectDone(await give('here'))
    clock.pass('P1D')
    expectDone(await joinGame(deps, { game, account: someone() }))
    clock.pass('PT59S')
    await sweep()
    expectDone(await startGame(deps, game))
    expect((await cardOf(game)).status).toBe('open')
    clock.pass('PT2S')
    await sweep()
    expect((await cardOf(game)).status).toBe('running')
    expect(noncesOf(await fileOf(game))).toEqual(['here', '', ''])
  })

  it('is not waited for when the host starts', async () => {
    const { game, host } = await opened()
    expectDone(await joinGame(deps, { game, account: someone(), nonce: 'guest' }))
    expectDone(await startWithBots(deps, game, host, 'random'))
    expect(noncesOf(await fileOf(game))).toEqual(['', 'guest', ''])
    expect((await cardOf(game)).status).toBe('running')
  })

  const sweep = () => {
    const log = { info: () => {}, warn: () => {}, error: (about: object) => expect.fail(JSON.stringify(about)) }
    return sweepWorker.run({ deps, outbox: outboxIn(database.pool), log, settings: USUAL_SETTINGS }, {})
  }
})
