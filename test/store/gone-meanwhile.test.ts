// Nobody sits or hosts with an account that is nobody's any more: who goes for good, or is joined to an account, at the moment they
// sit down has either done so before, and is found there, or gets no seat.
import { afterAll, expect, it } from 'vitest'
import { deleteAccount } from '../../src/accounts/people/delete-account.ts'
import { retire } from '../../src/games/lobby/affairs.ts'
import { joinGame } from '../../src/games/lobby/join-game.ts'
import { openGame } from '../../src/games/lobby/open-game.ts'
import { takeOfferedSeat } from '../../src/games/lobby/take-offered-seat.ts'
import type { Dependencies } from '../../src/games/log/dependencies.ts'
import { openClient } from '../../src/store/accounts/client.ts'
import { accountStore } from '../../src/store/accounts/store.ts'
import { depsFor, localPubSub, ownDatabase } from '../support/database.ts'
import { gameAtOrders } from '../support/games.ts'
import { addressee } from '../support/letters.ts'
import { expectDone, hostGame, opening } from '../support/tables.ts'

const database = ownDatabase()
const { pool } = database
const deps = depsFor(database)
const prisma = openClient(database.url)
afterAll(() => prisma.$disconnect())
const accounts = accountStore(prisma)
const signedOut = { ok: false, failure: { kind: 'signed-out' } }

const person = async () => (await addressee(database)).account
async function guest() {
  const account = await person()
  await pool.query('UPDATE account SET email = NULL WHERE id = $1', [account])
  return account
}
const waiting = async () => (await hostGame(deps, opening())).game
async function withSeatOffered() {
  const game = await gameAtOrders(deps)
  await pool.query('UPDATE seat SET offered_at = now() WHERE game_id = $1 AND seat = 1', [game])
  await pool.query('UPDATE game SET revision = revision + 1, stamp = gen_random_uuid() WHERE id = $1', [game])
  return game
}
const tablesOf = async (account: string) =>
  (
    await pool.query(
      `SELECT id FROM game WHERE host = $1 AND status IN ('open', 'running') UNION SELECT game_id FROM seat WHERE account = $1`,
      [account],
    )
  ).rows.map(({ id }) => id)

/** As the verb has decided, and before it writes. */
const first = (then: () => Promise<unknown>): Dependencies => {
  const { open, sit, commit } = deps.store
  const store: Dependencies['store'] = {
    ...deps.store,
    open: async (...all) => [await then(), await open(...all)][1] as Awaited<ReturnType<typeof open>>,
    sit: async (...all) => [await then(), await sit(...all)][1] as boolean,
    commit: async (commits) => [await then(), await commit(commits)][1] as boolean,
  }
  return { ...deps, store }
}
const erases = (account: string) => first(() => accounts.erase(account, new Date()))

const WAYS: readonly [string, (deps: Dependencies, account: string) => Promise<unknown>][] = [
  ['takes a seat', async (tools, account) => joinGame(tools, { game: await waiting(), account, nonce: 'x' })],
  [
    'takes an offered seat',
    async (tools, account) => takeOfferedSeat(tools, { game: await withSeatOffered(), account, seat: 1 }),
  ],
  ['opens a table', async (tools, account) => openGame(tools, opening({ host: account, key: 'once' }))],
]

it.each(WAYS)('who has gone meanwhile neither %s nor is kept', async (_, sits) => {
  const account = await person()
  expect(await sits(erases(account), account)).toEqual(signedOut)
  expect(await tablesOf(account)).toEqual([])
  expect((await pool.query('SELECT 1 FROM opening_key WHERE account_id = $1', [account])).rowCount).toBe(0)
})

const accountDeps = { store: accounts, clock: () => new Date(), pubsub: localPubSub(), post: { tell: async () => {} } }

it.each(WAYS)('who %s while they go leaves that, too', async (_, sits) => {
  const account = await person()
  let comesBack = true
  const goes = deleteAccount(accountDeps as never, account, async () => {
    await retire(deps, account)
    if (comesBack) expectDone((await sits(deps, account)) as Parameters<typeof expectDone>[0])
    comesBack = false
  })
  expect(await goes).toMatchObject({ ok: true })
  expect(await tablesOf(account)).toEqual([])
  expect(
    (await pool.query('SELECT deleted_at FROM account WHERE id = $1', [account])).rows[0].deleted_at,
  ).not.toBeNull()
})

it('who sits down each time is not erased, and told so', async () => {
  const account = await person()
  const goes = deleteAccount(accountDeps as never, account, async () => {
    await retire(deps, account)
    expectDone(await joinGame(deps, { game: await waiting(), account, nonce: 'x' }))
  })
  expect(await goes).toEqual({ ok: false, failure: { kind: 'at-tables' } })
  expect((await pool.query('SELECT deleted_at FROM account WHERE id = $1', [account])).rows[0].deleted_at).toBeNull()
})

it.each(WAYS)('all at once: who %s while they go is nowhere afterwards', async (_, sits) => {
  for (let i = 0; i < 5; i++) {
    const account = await person()
    const [gone] = await Promise.all([
      deleteAccount(accountDeps as never, account, () => retire(deps, account)),
      sits(deps, account),
    ])
    expect(gone).toMatchObject({ ok: true })
    expect(await tablesOf(account)).toEqual([])
  }
})

const joins = async (from: string, to: string) =>
  accounts.join({ guest: { account: from, epoch: 0 }, into: { account: to, epoch: 0 }, now: new Date() } as never)

it.each(WAYS)('a guest who %s after they were joined is told that the session is over', async (_, sits) => {
  const [from, to] = [await guest(), await person()]
  expect(
    await sits(
      first(() => joins(from, to)),
      from,
    ),
  ).toEqual(signedOut)
  expect(await tablesOf(from)).toEqual([])
})

it.each(WAYS)('all at once: what a guest who %s has of it goes over, or is refused', async (_, sits) => {
  for (let i = 0; i < 5; i++) {
    const [from, to] = [await guest(), await person()]
    const [sat] = await Promise.all([sits(deps, from), joins(from, to)])
    expect(await tablesOf(from)).toEqual([])
    expect(await tablesOf(to)).toHaveLength((sat as { ok: boolean }).ok ? 1 : 0)
  }
})
