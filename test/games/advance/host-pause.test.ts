// A host that stands still for a while is no fault of the rules: a game is parked for what they compute, not for time that
// passes.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as passed } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { carryOn } from '../../../src/games/advance/carry-on.ts'
import { LIMIT_MS, Starved, withinLimit, withinSharedLimit } from '../../../src/games/log/guards/time-limit.ts'
import { load } from '../../../src/games/log/load.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { gameAtOrders, handInOrders } from '../../support/games.ts'

const database = ownDatabase()
const deps = depsFor(database)
const RESOLVER = new URL('resolver.ts', import.meta.url)
const fileOf = async (game: string) => (await deps.store.read(game))!.file

/** Time passes, and this thread does not compute. */
const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** What stands still so many times before it gives something. */
const delayed = (times: number, ms: number) => {
  let left = times
  return () => {
    if (left-- > 0) standStill(ms)
    return 'done'
  }
}

describe('A limit', () => {
  it('runs again what was cut off without having computed, a few times', () => {
    expect(withinLimit(delayed(2, 200), 50)).toBe('done')
    expect(() => withinLimit(delayed(3, 200), 50)).toThrow(Starved)
  })

  it('that is shared does so for the one that was cut off, and settles each once', async () => {
    const runs = [delayed(0, 0), delayed(2, 200), delayed(9, 200), delayed(0, 0), delayed(1, 200)]
    const outcomes = await Promise.allSettled(runs.map((run) => withinSharedLimit(run, 50)))
    const done = { status: 'fulfilled', value: 'done' }
    expect(outcomes).toEqual([done, done, { status: 'rejected', reason: expect.any(Starved) }, done, done])
  })

  it('has done with what computes, however slowly it comes to it', () => {
    let runs = 0
    const endless = () => {
      runs++
      standStill(200)
      for (;;);
    }
    expect(() => withinLimit(endless, 1_000)).toThrow('longer than 1 s')
    expect(runs).toBeLessThanOrEqual(3)
  })
})

describe('A game', () => {
  it('is not parked when its process is stopped for longer than the limit while it resolves', async () => {
    const game = await gameAtOrders(deps)
    await handInOrders(deps, game)
    const { seq } = await fileOf(game)
    const resolver = fork(RESOLVER, [database.url, game], { execArgv: ['--import', 'tsx'], silent: true })
    const told = once(resolver, 'message')
    await once(resolver.stdout!, 'data')
    resolver.kill('SIGSTOP')
    await passed(LIMIT_MS + 1_000)
    resolver.kill('SIGCONT')
    expect((await told)[0]).toBe('carried on')
    expect(await fileOf(game)).toMatchObject({ status: 'running', trouble: null })
    expect((await fileOf(game)).seq).toBeGreaterThan(seq)
  }, 60_000)

  it('is not parked by a process that is kept from computing, and goes on when it is not', async () => {
    const game = await gameAtOrders(deps)
    await handInOrders(deps, game)
    const table = (await load(deps, game))!
    let isKept = true
    const { resolve } = table.ruleset
    const kept: typeof resolve = (state) => {
      if (isKept) standStill(LIMIT_MS + 200)
      return resolve(state)
    }
    deps.cache.keep({ ...table, ruleset: { ...table.ruleset, resolve: kept } })
    await expect(carryOn(deps, game)).rejects.toThrow('no time to compute')
    expect(await fileOf(game)).toMatchObject({ status: 'running', waitsFor: [] })
    isKept = false
    await carryOn(deps, game)
    expect((await fileOf(game)).waitsFor).not.toEqual([])
  }, 60_000)
})
