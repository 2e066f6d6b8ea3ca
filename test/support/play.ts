// Whole games between bots that answer at random but keep busy, for what must be true of every game: random orders alone
// would hardly ever beat a threat, and never wake a titan.
import fc from 'fast-check'
import { play } from '../../src/bots/play.ts'
import { random } from '../../src/bots/xidit/random.ts'
import { digest } from '../../src/rules/fairness.ts'
import { Stream } from '../../src/rules/random.ts'
import type { Seed } from '../../src/rules/ruleset.ts'
import type { Event } from '../../src/rules/xidit/events.ts'
import type { Options } from '../../src/rules/xidit/options.ts'
import type { State } from '../../src/rules/xidit/state.ts'
import type { View } from '../../src/rules/xidit/view.types.ts'
import { countUnits, holds, ORDERS, type Order, ROADS } from '../../src/rules/xidit/vocabulary.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'

/** every kind of game there is. */
export const everyKind: Options[] = [
  { players: 3, length: 'long', dummy: 'normal' },
  { players: 3, length: 'long', dummy: 'hard' },
  { players: 3, length: 'short', dummy: 'normal' },
  { players: 3, length: 'short', dummy: 'hard' },
  { players: 4, length: 'long' },
  { players: 4, length: 'short' },
  { players: 5, length: 'long' },
  { players: 5, length: 'short' },
]

/** Any game: its options and a seed. */
export const anyGame = fc.record({
  options: fc.constantFrom(...everyKind),
  seed: fc.nat().map((n) => digest(`game ${n}`)),
})

export const luckOf = (seed: Seed): (() => number) => {
  const stream = new Stream(seed, 'luck of the bots')
  return () => stream.word() / 2 ** 32
}

/** Acts where something is to be had, else travels; now and then any order at all. The rest is left to chance. */
export const busy: typeof random = {
  ...random,
  answer: (view, question, luck) =>
    question.t === 'orders'
      ? { t: 'orders', year: question.year, orders: busyOrders(view, luck) }
      : random.answer(view, question, luck),
}

function busyOrders(view: View, luck: () => number): Order[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(luck() * list.length)]!
  const { units, city } = view.lords[view.viewer as number]!
  const hand = countUnits(units!)
  const acted = new Set<number>()
  const worthActing = (at: number) => {
    const tile = view.tiles.find((there) => there.city === at)
    if (acted.has(at)) return false
    if (!tile) return view.titans.some(({ size, top }) => top?.raging && size <= hand)
    return tile.side === 'recruit' ? hand < 6 : holds(units!, tile.needs)
  }
  let here = city!
  return Array.from({ length: 6 }, (): Order => {
    if (luck() < 0.1) return pick(ORDERS)
    if (worthActing(here)) {
      acted.add(here)
      return 'act'
    }
    const roads = ROADS.filter((colour) => xidit.pack.roads[here]![colour] !== 0)
    const wanted = xidit.pack.cities.filter(worthActing)
    const away = roads.map((road) =>
      Math.min(...wanted.map((city) => DISTANCES[xidit.pack.roads[here]![road]]![city]!)),
    )
    const road = pick(roads.filter((_, i) => away[i] === Math.min(...away)))
    here = xidit.pack.roads[here]![road]
    return road
  })
}

/** Roads between any two cities. */
const DISTANCES: number[][] = [0, ...xidit.pack.cities].map((from) => {
  const roads: number[] = []
  let reached = from === 0 ? [] : [from]
  for (let far = 0; reached.length > 0; far++) {
    for (const city of reached) roads[city] = far
    const near = reached.flatMap((city) => Object.values(xidit.pack.roads[city]!))
    reached = [...new Set(near)].filter((city) => city !== 0 && roads[city] === undefined)
  }
  return roads
})

export function playAny({ options, seed }: { options: Options; seed: Seed }): { events: Event[]; state: State } {
  const bots = Array.from({ length: options.players }, () => busy)
  const { events, state } = play(xidit, options, seed, bots, luckOf(seed))
  return { events: events as Event[], state: state as State }
}

/** Changes every number, list and text in something, however deep. */
export function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const part of Object.values(value)) scribble(part)
  if (Array.isArray(value)) value.push(-99)
  else
    for (const [name, part] of Object.entries(value))
      if (typeof part === 'number') Object.assign(value, { [name]: -99 })
}

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}
