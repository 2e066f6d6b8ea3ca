// Deliveries: each once and under one id, its true state kept; tried over two days, then the webhook is off and its owner has a
// letter.

import { describe, expect, it } from 'vitest'
import { changeHook } from '../../../src/games/hooks/change-hook.ts'
import { createHook } from '../../../src/games/hooks/create-hook.ts'
import { sendAgain, testHook } from '../../../src/games/hooks/deliveries.ts'
import { sendDueLetters } from '../../../src/games/letters/send.ts'
import { tidyTables } from '../../../src/games/lobby/tidy-up.ts'
import { deliveryId } from '../../../src/games/model/hook.ts'
import { sayAtTable } from '../../../src/games/play/talk.ts'
import { openTable, playOn, startTable } from '../../support/company.ts'
import { deliveries, HOUR } from '../../support/deliveries.ts'
import { atOrders, expectDone, orders, say } from '../../support/tables.ts'

const { database, there, world, owner } = deliveries()

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
      expect(waiting).toMatchObject({ status: 500, reason: 'bad-status', attempts: i + 1 })
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
