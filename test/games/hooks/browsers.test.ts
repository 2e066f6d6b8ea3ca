// Browsers that are told by web push: what is due once, by their owner's wishes, sealed for the browser alone; true states, an end
// for what does not arrive, and none for who has gone.
import { describe, expect, it } from 'vitest'
import { changeProfile } from '../../../src/accounts/people/change-profile.ts'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { keepTime } from '../../../src/games/clock/lapse.ts'
import { addBrowser, MOST_BROWSERS } from '../../../src/games/hooks/browsers/add-browser.ts'
import { tellMailStopped } from '../../../src/games/hooks/browsers/tell-of-mail.ts'
import { createHook } from '../../../src/games/hooks/create-hook.ts'
import { inviteByMail } from '../../../src/games/letters/invite-by-mail.ts'
import { sendDueLetters } from '../../../src/games/letters/send.ts'
import { openClient } from '../../../src/store/accounts/client.ts'
import { personStore } from '../../../src/store/accounts/people.ts'
import { packed } from '../../../src/store/games/packed.ts'
import { deliveries, HOUR } from '../../support/deliveries.ts'
import { addressee, type Wishes } from '../../support/letters.ts'
import { pushService, sessionFor } from '../../support/push-service.ts'
import { atOrders, expectDone, hostGame, opening, orders, say } from '../../support/tables.ts'

const { database, there, somewhere, world } = deliveries()
const { pool } = database
const service = pushService()
const MINUTE = HOUR / 60

type World = ReturnType<typeof world>

/** Somebody with a browser that is told; nothing has come to it yet. */
async function owner(all: World, wishes: Wishes & { guest?: true; push?: string[] } = {}) {
  const { account, email } = await addressee(database, wishes)
  if (wishes.guest) await pool.query('UPDATE account SET email = NULL WHERE id = $1', [account])
  if (wishes.push) await pool.query('UPDATE account SET pushes = $2 WHERE id = $1', [account, wishes.push])
  const session = await sessionFor(pool, account, all.time.clock())
  const browser = await added(all, account, session)
  return { account, email, session, browser }
}

async function added(all: World, account: string, session: string, browser = service.browser()) {
  expectDone(await addBrowser(all.tools, { account, session, epoch: 0, ...browser.subscription }))
  await all.run()
  browser.got.splice(0)
  return browser
}

const rows = async (account: string) =>
  (
    await pool.query(
      `SELECT d.kind, d.state, d.attempts, d.status, d.reason, d.next_try_at AS "nextTryAt"
       FROM delivery d JOIN webhook w ON w.id = d.hook_id WHERE w.account_id = $1 AND d.kind <> 'test'
       ORDER BY d.created_at, d.kind`,
      [account],
    )
  ).rows
const browsersOf = async (account: string): Promise<number> =>
  (await pool.query('SELECT 1 FROM webhook WHERE account_id = $1', [account])).rowCount!

describe('A browser', () => {
  it('is told first that it is told, and not again when it says so again', async () => {
    const all = world()
    const { account } = await addressee(database, { locale: 'de' })
    const session = await sessionFor(pool, account, all.time.clock())
    const browser = service.browser()
    const wish = { account, session, epoch: 0, ...browser.subscription }
    const card = expectDone(await addBrowser(all.tools, wish))
    expect(card).toMatchObject({ device: 'Firefox on Linux', session, okAt: null })
    await all.run()
    expect(browser.shown()).toMatchObject([{ title: 'Herald meldet sich hier', path: '/me#letters', lang: 'de' }])
    expect(expectDone(await addBrowser(all.tools, wish)).id).toBe(card.id)
    await all.run()
    expect(browser.got).toHaveLength(1)
    expect(await all.deps.browsers.of(account, all.time.clock())).toMatchObject([
      { id: card.id, okAt: expect.any(Date) },
    ])
  })

  it('is told what a letter is about, once, signed and sealed, until the deadline', async () => {
    const all = world()
    const ada = await owner(all, { timeZone: 'Europe/Berlin' })
    const { game, accounts } = await atOrders(all.deps, 3, { host: ada.account, title: 'An evening' })
    await all.run()
    for (const account of accounts) expectDone(await say(all.deps, game, account, orders(1)))
    await carryOnUntilAsked(all.deps, game)
    await all.run()
    await all.run()
    const { dueAt } = (await all.deps.store.read(game))!.file.timing
    const shown = ada.browser.shown()
    expect(shown.map(({ title }) => title.replace(/[\u2066-\u2069]/g, ''))).toEqual([
      'An evening has begun',
      'An evening: Year 1',
    ])
    expect(shown[1]).toMatchObject({ path: `/games/${game}`, tag: game, lang: 'en' })
    expect(shown[1]!.body).toMatch(/waits for your answer until \w+day/)
    for (const pushed of ada.browser.got) service.expectSigned(pushed)
    const [first, second] = ada.browser.got.map(({ headers }) => headers)
    const left = (dueAt!.getTime() - all.time.clock().getTime()) / 1000
    expect(second).toMatchObject({ ttl: String(left), urgency: 'normal', topic: expect.stringMatching(/^[\w-]{32}$/) })
    // A newer one about the same game takes the place of the older, and nobody on the way knows which game that is.
    expect(second!.topic).toBe(first!.topic)
    expect(JSON.stringify(ada.browser.got.map(({ headers }) => headers))).not.toContain(game.slice(0, 8))
    expect(await rows(ada.account)).toMatchObject([{ state: 'sent' }, { state: 'sent', status: 201 }])
  })

  it('tells guests, who have no address, and says nothing of what they have answered meanwhile', async () => {
    const all = world()
    const ada = await owner(all, { guest: true, push: ['reminder'] })
    const { game } = await atOrders(all.deps, 3, { host: ada.account, agreement: { pace: 'daily' } })
    const { timing } = (await all.deps.store.read(game))!.file
    all.time.to(timing.wakesAt!.toISOString())
    ada.browser.answers(500)
    await keepTime(all.deps, game)
    await all.run()
    expect(ada.browser.shown()).toMatchObject([{ again: true }])
    expect(ada.browser.got[0]!.headers).toMatchObject({ urgency: 'high' })
    expectDone(await say(all.deps, game, ada.account, orders(1)))
    all.time.forward(MINUTE)
    ada.browser.answers(201)
    await all.run()
    expect(await rows(ada.account)).toMatchObject([{ kind: 'reminder', state: 'skipped', reason: 'answered' }])
    expect(ada.browser.got).toHaveLength(1)
  })

  it('is told nothing of a game whose log cannot be read, and that is the reason', async () => {
    const all = world()
    const ada = await owner(all)
    ada.browser.answers(500)
    const { game } = await atOrders(all.deps, 3, { host: ada.account })
    await all.run()
    const unreadable = packed([{ t: 'game-began', lords: null } as never])
    await pool.query('UPDATE log SET events = $2 WHERE game_id = $1 AND after = 0', [game, unreadable])
    await pool.query('DELETE FROM snapshot WHERE game_id = $1', [game])
    all.deps.cache.forget(game)
    all.time.forward(MINUTE)
    await all.run()
    expect(await rows(ada.account)).toMatchObject([{ kind: 'game-began', state: 'skipped', reason: 'unreadable-log' }])
  })

  it.each([
    { way: 'mail', letters: 'at-once', push: [], mails: 1, pushes: 0 },
    { way: 'push', letters: 'off', push: ['game-began'], mails: 0, pushes: 1 },
    { way: 'both', letters: 'at-once', push: ['game-began'], mails: 1, pushes: 1 },
    { way: 'off', letters: 'off', push: [], mails: 0, pushes: 0 },
  ] as const)('goes by a choice for each kind of letter: $way', async ({ letters, push, mails, pushes }) => {
    const all = world()
    const ada = await owner(all, { letters: { 'game-began': letters, 'round-report': 'off' }, push: [...push] })
    await atOrders(all.deps, 3, { host: ada.account })
    await all.run()
    all.time.forward(HOUR)
    await sendDueLetters(all.letters)
    expect([all.mails.filter(({ to }) => to === ada.email).length, ada.browser.got.length]).toEqual([mails, pushes])
  })

  it('is told nothing more of a kind that its owner wished away, from then on and of what waits', async () => {
    const all = world()
    const ada = await owner(all)
    ada.browser.answers(500)
    await atOrders(all.deps, 3, { host: ada.account })
    await all.run()
    const prisma = openClient(database.url, 1)
    const store = personStore(prisma)
    expectDone(
      (await changeProfile({ store } as never, ada.account, { mail: { push: { 'game-began': false } } })) as never,
    )
    await prisma.$disconnect()
    all.time.forward(MINUTE)
    await all.run()
    expect(await rows(ada.account)).toMatchObject([{ state: 'skipped', reason: 'switched-off' }])
    await atOrders(all.deps, 3, { host: ada.account })
    expect(await rows(ada.account)).toHaveLength(1)
  })

  it('is told that letters came back, of an invitation, and that a webhook is off, where that is wished for', async () => {
    const all = world()
    const ada = await owner(all, { push: ['invitation', 'webhook'] })
    expect(await tellMailStopped(all.deps, ada.account, 'one mail')).toBe(1)
    expect(await tellMailStopped(all.deps, ada.account, 'one mail')).toBe(0)
    const host = await addressee(database, { name: 'Grace' })
    const wish = opening({ host: host.account, title: 'By the fire', visibility: 'private' })
    const { game } = await hostGame(all.deps, wish)
    expectDone(await inviteByMail(all.letters, { game, host: host.account, email: ada.email }))
    await expect.poll(async () => (await rows(ada.account)).length).toBe(2)
    await all.run()
    const plain = ada.browser.shown().map(({ body, path }) => [body.replace(/[\u2066-\u2069]/g, ''), path])
    expect(plain.sort()).toEqual([
      ['Grace invites you to “By the fire”.', '/'],
      ['No more are sent until you have looked at your address.', '/me#letters'],
    ])
    const hook = { account: ada.account, epoch: 0, name: 'My bot', url: there.url(somewhere()), kinds: ['game-began'] }
    there.moods.set(new URL(hook.url).pathname, 410)
    expectDone(await createHook(all.tools, hook))
    await atOrders(all.deps, 3, { host: ada.account })
    await all.run()
    expect(ada.browser.shown().at(-1)).toMatchObject({ path: '/me#webhooks' })
  })
})

describe('A browser that does not take it', () => {
  it.each([404, 410, 401, 403])('because it is gone (%i) is forgotten, and games go on without it', async (status) => {
    const all = world()
    const ada = await owner(all)
    ada.browser.answers(status)
    await atOrders(all.deps, 3, { host: ada.account })
    await all.run()
    expect(await browsersOf(ada.account)).toBe(0)
    expect(all.troubles).toMatchObject([{ last: true }])
    const { game } = await atOrders(all.deps, 3, { host: ada.account })
    await all.run()
    expect((await all.deps.store.read(game))!.file.seats[0]!.hooks).toEqual([])
    expect(ada.browser.got).toHaveLength(1)
  })

  it('just now is tried again later, and when it says when, not before', async () => {
    const all = world()
    const ada = await owner(all)
    ada.browser.answers((_, response) => response.writeHead(429, { 'retry-after': '1800' }).end())
    await atOrders(all.deps, 3, { host: ada.account })
    const began = all.time.clock().getTime()
    await all.run()
    const [row] = await rows(ada.account)
    expect(row).toMatchObject({ state: 'waiting', attempts: 1, status: 429, reason: 'bad-status' })
    expect(row.nextTryAt.getTime() - began).toBe(30 * MINUTE)
    ada.browser.answers(201)
    all.time.forward(30 * MINUTE)
    await all.run()
    expect(await rows(ada.account)).toMatchObject([{ state: 'sent', attempts: 2 }])
  })

  it('for two days is forgotten; what is asked anew is another', async () => {
    const all = world()
    const ada = await owner(all)
    await pool.query('UPDATE webhook SET ok_at = NULL WHERE account_id = $1', [ada.account])
    ada.browser.answers(500)
    await atOrders(all.deps, 3, { host: ada.account, agreement: { pace: 'none' } })
    let tries = 0
    for (; tries < 20 && (await browsersOf(ada.account)) > 0; tries++) {
      await all.run()
      const [row] = await rows(ada.account)
      if (row) all.time.to(row.nextTryAt.toISOString())
    }
    expect(tries).toBe(9)
    expect(ada.browser.got).toHaveLength(9)
    const again = await added(all, ada.account, ada.session, ada.browser)
    expect(await browsersOf(ada.account)).toBe(1)
    expect(again.got).toHaveLength(0)
  })

  it('and hangs keeps nobody else waiting', async () => {
    const all = world()
    const [ada, grace] = [await owner(all), await owner(all)]
    const held: (() => void)[] = []
    ada.browser.answers((_, response) => void held.push(() => response.writeHead(500).end()))
    await atOrders(all.deps, 3, { host: ada.account, guests: [grace.account, (await addressee(database)).account] })
    const running = all.run()
    await expect.poll(() => grace.browser.got.length).toBe(1)
    await expect.poll(() => held.length).toBe(1)
    await expect.poll(async () => (await rows(grace.account))[0].state).toBe('sent')
    for (const letGo of held) letGo()
    await running
    expect(await rows(ada.account)).toMatchObject([{ state: 'waiting', status: 500 }])
  })
})

describe('Who has gone', () => {
  it('from a session is told nothing there any more, not even of what waited', async () => {
    const all = world()
    const ada = await owner(all)
    await atOrders(all.deps, 3, { host: ada.account })
    await pool.query('DELETE FROM session WHERE id = $1', [ada.session])
    expect(await all.deps.browsers.of(ada.account, all.time.clock())).toEqual([])
    await all.run()
    expect([ada.browser.got.length, await browsersOf(ada.account)]).toEqual([0, 0])
  })

  it('so that somebody else uses the browser is told nothing there; who knows its address alone changes nothing', async () => {
    const all = world()
    const [ada, grace, eve] = [await owner(all), await addressee(database), await addressee(database)]
    const strange = { endpoint: ada.browser.subscription.endpoint, keys: service.browser().subscription.keys }
    const now = all.time.clock()
    const of = async (account: string) => ({ account, session: await sessionFor(pool, account, now), epoch: 0 })
    expectDone(await addBrowser(all.tools, { ...(await of(eve.account)), ...strange }))
    expect(await browsersOf(ada.account)).toBe(1)
    expectDone(await addBrowser(all.tools, { ...(await of(grace.account)), ...ada.browser.subscription }))
    expect([await browsersOf(ada.account), await browsersOf(grace.account)]).toEqual([0, 1])
  })

  it('since everything ended adds no browser', async () => {
    const all = world()
    const { account } = await addressee(database)
    const session = await sessionFor(pool, account)
    await pool.query('UPDATE account SET epoch = 1 WHERE id = $1', [account])
    const wish = { account, session, epoch: 0, ...service.browser().subscription }
    expect(await addBrowser(all.tools, wish)).toMatchObject({ failure: { kind: 'signed-out' } })
  })

  it('to many browsers has the newest ones told', async () => {
    const all = world()
    const ada = await owner(all)
    for (let i = 0; i < MOST_BROWSERS; i++) {
      all.time.forward(1000)
      await added(all, ada.account, ada.session)
    }
    expect(await browsersOf(ada.account)).toBe(MOST_BROWSERS)
    const { rows } = await pool.query('SELECT url FROM webhook WHERE account_id = $1', [ada.account])
    expect(rows.map(({ url }) => url)).not.toContain(ada.browser.subscription.endpoint)
  })
})
