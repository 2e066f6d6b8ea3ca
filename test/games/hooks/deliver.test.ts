// Deliveries: each once and under one id, its true state kept; tried over two days, then the webhook is off and its owner has a
// letter; and whoever hangs keeps nobody waiting.
import { EventEmitter, once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { changeHook } from '../../../src/games/hooks/change-hook.ts'
import { createHook } from '../../../src/games/hooks/create-hook.ts'
import { type DeliveryTrouble, deliverer } from '../../../src/games/hooks/deliver.ts'
import { listDeliveries, sendAgain, testHook } from '../../../src/games/hooks/deliveries.ts'
import { sendDueLetters } from '../../../src/games/letters/send.ts'
import { tidyTables } from '../../../src/games/lobby/tidy-up.ts'
import { deliveryId } from '../../../src/games/model/hook.ts'
import { sayAtTable } from '../../../src/games/play/talk.ts'
import type { Mail } from '../../../src/games/ports/mail.ts'
import { openTable, playOn, startTable } from '../../support/company.ts'
import { ownDatabase } from '../../support/database.ts'
import { hooksFor, receiver } from '../../support/hooks.ts'
import { addressee, lettersFor, movedClock, type Wishes } from '../../support/letters.ts'
import { atOrders, expectDone, orders, say, someone } from '../../support/tables.ts'

const database = ownDatabase()
const there = receiver()
const HOUR = 3_600_000

function world() {
  const time = movedClock()
  const mails: Mail[] = []
  const letters = lettersFor(database, { send: async (mail) => String(mails.push(mail)) }, time.clock)
  const tools = hooksFor(letters.deps)
  const troubles: DeliveryTrouble[] = []
  const { run } = deliverer(tools, (trouble) => troubles.push(trouble))
  return { time, mails, letters, tools, troubles, run, deps: letters.deps }
}
type World = ReturnType<typeof world>

let paths = 0
async function owner({ tools }: World, kinds: string[], wishes: Wishes = {}) {
  const { account } = await addressee(database, wishes)
  const path = `/${++paths}`
  const wish = { account, epoch: 0, name: 'My bot', url: there.url(path), kinds }
  const { card } = expectDone(await createHook(tools, wish))
  const own = { account, hook: card.id }
  const history = async () => expectDone(await listDeliveries(tools, own))
  const isOn = async () => (await tools.deps.hooks.of(account))[0]!.isOn
  return { account, path, own, history, isOn }
}

describe('A delivery that does not arrive', () => {
  it('is tried again over two days; then the webhook is off, what waits is skipped, and a letter goes once', async () => {
    const all = world()
    const { time, tools, deps, run, mails, letters } = all
    const ada = await owner(all, ['asked', 'round-over'], {
      locale: 'de',
      letters: { 'game-began': 'off', reminder: 'off' },
    })
    there.moods.set(ada.path, 500)
    const { game, accounts } = await atOrders(deps, 3, { host: ada.account })
    const began = time.clock().getTime()
    await run()
    const tries: number[] = []
    for (let i = 0; i < 20 && (await ada.isOn()); i++) {
      const waiting = (await ada.history()).find(({ state }) => state === 'waiting')!
      expect(waiting).toMatchObject({ status: 500, reason: 'It answered 500.', attempts: i + 1 })
      tries.push(waiting.nextTryAt.getTime() - began)
      time.to(waiting.nextTryAt.toISOString())
      // Late in the second day a year is over: what is told of it waits, too.
      if (i === 7) for (const account of accounts.slice(1)) expectDone(await say(deps, game, account, orders(1)))
      await run()
    }
    expect(tries.at(-1)! / HOUR).toBeGreaterThan(47)
    expect(tries.at(-1)! / HOUR).toBeLessThan(49)
    expect(there.at(ada.path)).toHaveLength(tries.length + 1)
    expect(new Set(there.at(ada.path).map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await ada.history()).toContainEqual(expect.objectContaining({ state: 'failed', status: 500 }))
    expect((await ada.history()).filter(({ state }) => state === 'waiting')).toEqual([])
    for (let i = 0; i < 2; i++) {
      await sendDueLetters(letters)
      time.forward(HOUR)
      await run()
    }
    const mine = mails.filter(({ subject }) => subject === 'Ein Webhook von dir wurde abgeschaltet')
    expect(mine).toHaveLength(1)
    expect(JSON.stringify(mine[0]!.blocks)).toContain('https://herald.example.org/me#webhooks')
    expect(JSON.stringify(mine[0]!.blocks)).not.toContain(there.url(''))

    const failed = (await ada.history()).find(({ state }) => state === 'failed')!
    expect(await sendAgain(tools, { ...ada.own, delivery: failed.id })).toMatchObject({
      failure: { kind: 'webhook-off' },
    })
    there.moods.delete(ada.path)
    expectDone(await changeHook(tools, ada.own, { isOn: true }))
    expectDone(await sendAgain(tools, { ...ada.own, delivery: failed.id }))
    await run()
    expect((await ada.history()).find(({ id }) => id === failed.id)).toMatchObject({
      state: 'sent',
      attempts: 1,
      status: 204,
    })
  })

  it('leaves the webhook on where others did arrive meanwhile', async () => {
    const all = world()
    const ada = await owner(all, ['asked', 'message'])
    const { game, accounts } = await atOrders(all.deps, 3, { host: ada.account })
    there.moods.set(ada.path, (request, response) =>
      response.writeHead(there.at(ada.path).at(-1)!.told.type === 'asked' ? 400 : 200).end(request.url),
    )
    await all.run()
    expectDone(await sayAtTable(all.deps, { game, account: accounts[1]!, to: null, text: 'Hello' }))
    for (let i = 0; i < 10; i++) {
      await all.run()
      all.time.forward(25 * HOUR)
    }
    const told = (await ada.history()).filter(({ state }) => state !== 'skipped') // as who begins is, where that is Ada
    expect(told.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual(['asked failed', 'message sent'])
    expect(await ada.isOn()).toBe(true)
  })

  it('because the program is gone for good (410) is not tried again, and the webhook is off at once', async () => {
    const all = world()
    const ada = await owner(all, ['game-began'])
    there.moods.set(ada.path, 410)
    await atOrders(all.deps, 3, { host: ada.account })
    await all.run()
    expect([await ada.isOn(), (await ada.history())[0]!.state, all.troubles[0]!.last]).toEqual([false, 'failed', true])
    await sendDueLetters(all.letters)
    expect(JSON.stringify(all.mails)).toContain('A webhook of yours was switched off')
    expect(all.mails.map(({ subject }) => subject).join()).not.toMatch(/webhook/i) // it goes along with what the game says
  })

  it('and only tries the address out is tried once, and changes nothing', async () => {
    const all = world()
    const ada = await owner(all, ['asked'])
    there.moods.set(ada.path, 500)
    const first = expectDone(await testHook(all.tools, ada.own))
    expect(expectDone(await testHook(all.tools, ada.own)).id).toBe(first.id)
    await all.run()
    expect(await ada.history()).toMatchObject([{ state: 'failed', kind: 'test', game: null, attempts: 1 }])
    expect(await ada.isOn()).toBe(true)
  })
})

describe('What is told', () => {
  it('has an id that follows from game, account, kind and occasion, in the log’s statement and beside it', async () => {
    const all = world()
    const ada = await owner(all, ['asked', 'game-began', 'message'])
    const { game, accounts } = await atOrders(all.deps, 3, { host: ada.account })
    expectDone(await sayAtTable(all.deps, { game, account: accounts[1]!, to: 0, text: 'Hello' }))
    const told = await ada.history()
    // Who begins is asked first, and is somebody.
    const named = told.map(({ kind, occasion }) => `${kind} ${occasion}`)
    expect(named.filter((name) => !name.startsWith('asked start')).sort()).toEqual([
      'asked orders/1/0',
      'game-began ',
      'message 1',
    ])
    for (const { id, kind, occasion } of told)
      expect(id).toBe(deliveryId({ game, account: ada.account, kind, occasion }))
    const other = expectDone(
      await createHook(all.tools, {
        account: ada.account,
        epoch: 0,
        name: 'Other',
        url: there.url('/other'),
        kinds: ['asked'],
      }),
    )
    for (const account of accounts) expectDone(await say(all.deps, game, account, orders(1)))
    expect(other.card.isOn).toBe(true)
    const { rows } = await database.pool.query('SELECT account.hooks FROM account WHERE id = $1', [ada.account])
    expect(rows[0].hooks.map(({ hook }: { hook: string }) => hook).sort()).toEqual([ada.own.hook, other.card.id].sort())
  })

  it('is not what was answered meanwhile, unless its owner wants it', async () => {
    const all = world()
    const ada = await owner(all, ['asked'])
    const { game, accounts } = await atOrders(all.deps, 3, { host: ada.account })
    expectDone(await say(all.deps, game, accounts[0]!, orders(1)))
    await all.run()
    expect(there.at(ada.path)).toEqual([])
    const [newest] = await ada.history()
    expect(newest).toMatchObject({ state: 'skipped', reason: 'answered' })
    expectDone(await sendAgain(all.tools, { ...ada.own, delivery: newest!.id }))
    await all.run()
    expect(there.at(ada.path).map(({ told }) => told.data.asked)).toEqual([[]])
  })

  it('is that a game is over, however it ended', async () => {
    const all = world()
    const ada = await owner(all, ['game-over'])
    const host = { account: ada.account, token: '', refreshToken: '' }
    const game = await startTable(all.deps, await openTable(all.deps, [host]), host)
    await playOn(all.deps, game, Math.random)
    await all.run()
    expect(there.at(ada.path).map(({ told }) => [told.type, told.data.game!.status])).toEqual([
      ['game-over', 'finished'],
    ])
  })

  it('is forgotten after thirty days', async () => {
    const all = world()
    const ada = await owner(all, ['game-began'])
    await atOrders(all.deps, 3, { host: ada.account })
    await all.run()
    all.time.forward(29 * 24 * HOUR)
    await tidyTables(all.deps)
    expect(await ada.history()).toHaveLength(1)
    all.time.forward(2 * 24 * HOUR)
    await tidyTables(all.deps)
    expect(await ada.history()).toEqual([])
  })
})

describe('Whoever hangs', () => {
  it('holds up nothing but their own: all others are told while twenty are waited for', async () => {
    const all = world()
    const held: (() => void)[] = []
    const hanging = await Promise.all(Array.from({ length: 20 }, () => owner(all, ['game-began', 'asked'])))
    for (const { path } of hanging)
      there.moods.set(path, (_, response) => void held.push(() => response.writeHead(500).end()))
    const failing = 'UPDATE webhook SET failing_since = now() WHERE id = ANY($1)'
    for (const { account } of hanging) await atOrders(all.deps, 3, { host: account, guests: [someone(), someone()] })
    await database.pool.query(failing, [hanging.map(({ own }) => own.hook)])
    const running = all.run()
    await expect.poll(() => held.length).toBe(4)
    const ada = await owner(all, ['game-began', 'asked'])
    await atOrders(all.deps, 3, { host: ada.account })
    const again = all.run()
    const told = await there.arrival(ada.path, 2)
    expect(told.map(({ told }) => told.type).sort()).toEqual(['asked', 'game-began'])
    // Those that are waited for are one each.
    const came = hanging.map(({ path }) => there.at(path).length)
    expect([Math.max(...came), came.filter((count) => count > 0).length]).toEqual([1, 4])
    for (const { path } of hanging) there.moods.set(path, 204)
    for (const let_go of held) let_go()
    await Promise.all([running, again])
  })
  it('leaves their place to the next at once, also while somebody is looking for it', async () => {
    const all = world()
    const held: (() => void)[] = []
    const hanging = await Promise.all(Array.from({ length: 5 }, () => owner(all, ['game-began'])))
    for (const { account, path } of hanging) {
      there.moods.set(path, (_, response) => void held.push(() => response.writeHead(500).end()))
      await atOrders(all.deps, 3, { host: account })
    }
    const failing = 'UPDATE webhook SET failing_since = now() WHERE id = ANY($1)'
    await database.pool.query(failing, [hanging.map(({ own }) => own.hook)])
    // With four in hand it looks for what goes elsewhere; one of them comes to its end before it has seen that there is nothing.
    const { hooks } = all.deps
    const came = () => hanging.filter(({ path }) => there.at(path).length > 0).length
    const something = new EventEmitter()
    const settled = once(something, 'settled')
    const watched: typeof hooks = {
      ...hooks,
      async claim(wish) {
        const due = await hooks.claim(wish)
        if (!wish.failing && came() < 5) {
          await expect.poll(came).toBe(4)
          held.shift()?.()
          await settled
        }
        return due
      },
      async settle(...settling) {
        await hooks.settle(...settling)
        setImmediate(() => something.emit('settled'))
      },
    }
    const { run } = deliverer({ ...all.tools, deps: { ...all.deps, hooks: watched } })
    const running = run()
    await expect.poll(came).toBe(5)
    for (const { path } of hanging) there.moods.set(path, 204)
    for (const letGo of held) letGo()
    await running
  })

  it('has two at a time of one account, whatever number of webhooks it has', async () => {
    const all = world()
    const held: (() => void)[] = []
    const { account } = await addressee(database)
    const own = Array.from({ length: 5 }, () => `/${++paths}`)
    for (const path of own) {
      const wish = { account, epoch: 0, name: 'Slow', url: there.url(path), kinds: ['game-began'] }
      expectDone(await createHook(all.tools, wish))
      there.moods.set(path, (_, response) => void held.push(() => response.writeHead(204).end()))
    }
    await atOrders(all.deps, 3, { host: account })
    const running = all.run()
    await expect.poll(() => held.length).toBe(2)
    const ada = await owner(all, ['game-began'])
    await atOrders(all.deps, 3, { host: ada.account })
    void all.run()
    await there.arrival(ada.path)
    expect(held.length).toBe(2)
    for (const path of own) there.moods.set(path, 204)
    for (const letGo of held) letGo()
    await running
    expect(own.map((path) => there.at(path).length)).toEqual([1, 1, 1, 1, 1])
  })

  it('and answers late waits with those who fail, until they answer soon', async () => {
    const all = world()
    const { hooks, clock } = all.deps
    const bela = await owner(all, ['game-began'])
    const next = async (duration: number, failing: boolean) => {
      await atOrders(all.deps, 3, { host: bela.account })
      const claiming = { now: clock(), lease: new Date(clock().getTime() + HOUR), failing }
      const due = await hooks.claim(claiming)
      if (due) await hooks.settle(due, { state: 'sent', at: clock(), status: 204, duration, reason: null })
      return due?.hook === bela.own.hook
    }
    expect(await next(4700, false)).toBe(true)
    expect(await next(0, false)).toBe(false)
    expect(await next(20, true)).toBe(true)
    expect(await next(20, false)).toBe(true)
  })

  it('at an address that is another by now switches nothing off; and what is wanted again meanwhile goes again', async () => {
    const all = world()
    const ada = await owner(all, ['game-began'])
    let answer = () => {}
    const taken = new Promise<void>((came) => {
      there.moods.set(ada.path, (_, response) => {
        answer = () => response.writeHead(410).end()
        came()
      })
    })
    await atOrders(all.deps, 3, { host: ada.account })
    const running = all.run()
    await taken
    const elsewhere = `/${++paths}`
    expectDone(await changeHook(all.tools, ada.own, { url: there.url(elsewhere) }))
    const [delivery] = await ada.history()
    expectDone(await sendAgain(all.tools, { ...ada.own, delivery: delivery!.id }))
    answer()
    await running
    await all.run()
    expect(await ada.isOn()).toBe(true)
    expect(there.at(elsewhere)).toHaveLength(1)
    expect((await ada.history())[0]).toMatchObject({ state: 'sent', status: 204 })
  })
})
