// Whoever tries out everything that could be meant, against everything that is shown, finds nothing. The same attack is made on
// the form that logs had before they were sealed, where it finds what it looks for: so it is an attack.
import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Bot } from '../../../src/bots/bot.ts'
import { extendChain } from '../../../src/games/model/chain.ts'
import type { Page } from '../../../src/games/model/game.ts'
import { checkLog } from '../../../src/games/read/finished/check-log.ts'
import { readHistory } from '../../../src/games/read/read-history.ts'
import { readLog } from '../../../src/games/read/read-log.ts'
import { readView } from '../../../src/games/read/read-view.ts'
import { canonical } from '../../../src/rules/canonical.ts'
import { digest } from '../../../src/rules/fairness.ts'
import type { Happening } from '../../../src/rules/ruleset.ts'
import { ORDERS } from '../../../src/rules/xidit/vocabulary.ts'
import { playOn } from '../../support/company.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { busy, luckOf } from '../../support/play.ts'
import { atOrders, expectDone, orders, say } from '../../support/tables.ts'

const deps = depsFor(ownDatabase())

/** Every hash and salt somebody is shown. */
async function shown(game: string, reader: string | null): Promise<Set<string>> {
  const { revision, as, look } = expectDone(await readView(deps, game, reader))
  const all = [
    ...[look(), `${revision}-${as}`, expectDone(await readHistory(deps, game, reader))],
    ...[expectDone(await readLog(deps, game, reader)), expectDone(await checkLog(deps, game, reader))],
  ]
  return new Set(JSON.stringify(all).match(/\b[0-9a-f]{64}\b|\b[0-9a-f]{32}\b/g))
}

/** What was meant, if any of these, hashed with any of what was shown, gives something that was shown: as a whole, or one by one. */
function found(
  candidates: Iterable<readonly Happening[]>,
  seen: ReadonlySet<string>,
): readonly Happening[] | undefined {
  const before = ['', ...[...seen].map((hex) => `${hex}/`)]
  const heads = [...seen].filter((hex) => hex.length === 64)
  for (const events of candidates) {
    const whole = canonical(events)
    if (before.some((prefix) => seen.has(hash('sha256', prefix + whole)))) return events
    const each = events.map(canonical)
    const last = (head: string) => each.reduce((on, text) => hash('sha256', `${on}/${text}`), head)
    if (heads.some((head) => seen.has(last(head)))) return events
  }
  return undefined
}

function* allOrders(): Generator<string[]> {
  const count = ORDERS.length ** 6
  for (let number = 0; number < count; number++) {
    let left = number
    yield Array.from({ length: 6 }, () => {
      const word = ORDERS[left % ORDERS.length]!
      left = Math.floor(left / ORDERS.length)
      return word
    })
  }
}

describe('Fifteen thousand sets of orders', () => {
  it('tried against all that is shown, before and after they are handed in, are none of it', async () => {
    const { game, accounts } = await atOrders(deps)
    const [ada, bela] = accounts as [string, string]
    const before = (await deps.store.read(game))!.file.head
    const early = [await shown(game, bela), await shown(game, null)]
    expectDone(await say(deps, game, ada, orders(1, 'black', 'act', 'red', 'act', 'blue')))
    const late = [await shown(game, bela), await shown(game, null)]
    const candidates = [...allOrders()].map((six): [Happening] => [
      { t: 'orders-given', year: 1, seat: 0, orders: six } as Happening,
    ])
    expect(candidates).toHaveLength(15_625)
    for (const seen of [...early, ...late]) {
      expect(seen.has(before)).toBe(true)
      expect(found(candidates, seen)).toBeUndefined()
    }
    expect(late[0]!.size).toBeGreaterThan(early[0]!.size)

    // Without salts the head alone gave it away; and so would the salt.
    const meant = (await deps.store.pages(game)).at(-1)!
    const naked = extendChain(1, before, '', meant.events).head
    expect(found(candidates, new Set([before, naked]))).toEqual(meant.events)
    expect(found(candidates, new Set([...late[0]!, meant.salt!]))).toEqual(meant.events)
  }, 120_000)
})

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]))
}

type Reinforced = Happening & { readonly recruitPile: number[]; readonly threatPile: number[] }

/** A game that has just called reinforcements: the page that holds them, with all else on it known. */
async function reinforced(): Promise<{ game: string; accounts: string[]; page: Page; before: string }> {
  for (let number = 0; number < 250; number++) {
    const { game, accounts } = await atOrders(deps)
    const luck = luckOf(digest(`reinforcements ${number}`))
    for (let turns = 0; turns < 30; turns++) {
      await playOn(deps, game, luck, 1, busy as unknown as Bot)
      if ((await deps.store.read(game))!.file.status === 'finished') break
      const pages = await deps.store.pages(game)
      const at = pages.findIndex(({ events }) => events.some(({ t }) => t === 'reinforced'))
      if (at > 0) return { game, accounts, page: pages[at]!, before: pages[at - 1]!.head }
    }
  }
  throw new Error('no reinforcements came')
}

describe('The order of the tiles after reinforcements', () => {
  it('is not found by trying all there are', async () => {
    const { game, accounts, page, before } = await reinforced()
    const { recruitPile, threatPile } = page.events.find(({ t }) => t === 'reinforced') as Reinforced
    const tiles = [...recruitPile, ...threatPile]
    expect(tiles.length).toBeGreaterThan(3)
    const candidates = permutations(tiles).map((order) =>
      page.events.map((event) =>
        event.t === 'reinforced'
          ? { ...event, recruitPile: order.slice(0, recruitPile.length), threatPile: order.slice(recruitPile.length) }
          : event,
      ),
    )
    for (const reader of [accounts[0]!, null])
      expect(found(candidates, await shown(game, reader)), `to ${reader}`).toBeUndefined()
    const naked = extendChain(1, before, '', page.events).head
    expect(found(candidates, new Set([before, naked]))).toEqual(page.events)
  }, 480_000)
})
