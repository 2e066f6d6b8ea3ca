// Who brings deliveries: whoever hangs, fails or takes their time keeps nobody else waiting.
import { EventEmitter, once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { changeHook } from '../../../src/games/hooks/change-hook.ts'
import { createHook } from '../../../src/games/hooks/create-hook.ts'
import { deliverer } from '../../../src/games/hooks/deliver.ts'
import { sendAgain } from '../../../src/games/hooks/deliveries.ts'
import { deliveries, HOUR } from '../../support/deliveries.ts'
import { addressee } from '../../support/letters.ts'
import { atOrders, expectDone, someone } from '../../support/tables.ts'

const { database, there, somewhere, world, owner } = deliveries()

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
    const own = Array.from({ length: 5 }, () => somewhere())
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
    const elsewhere = somewhere()
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
