// Six orders for a year of Lords of Xidit: go to the nearest city where something is to be had, act there, go on.
import type { components } from '@herald/client'

type XiditView = components['schemas']['XiditView']
type Order = components['schemas']['XiditOrder']

export interface Road {
  readonly a: number
  readonly b: number
  readonly color: Order
}

/** As many as anybody has room for in mind: more are seldom needed. */
const ENOUGH = 6

export function travel(count: number, view: XiditView, seat: number, roads: readonly Road[]): Order[] {
  const { city, units } = view.lords[seat]!
  const hand: Record<string, number> = { ...units }
  let many = Object.values(hand).reduce((sum, some) => sum + some, 0)
  const tiles = new Map(view.tiles.map((tile) => [tile.city, tile]))
  const isWorthIt = (there: number): boolean => {
    const tile = tiles.get(there)
    if (!tile) return false
    return tile.side === 'recruit'
      ? many < ENOUGH
      : Object.entries(tile.needs).every(([kind, need]) => (hand[kind] ?? 0) >= need)
  }
  const orders: Order[] = []
  for (let here = city!; orders.length < count; ) {
    const way = isWorthIt(here) ? [] : wayTo(here, isWorthIt, roads)
    if (way === undefined) orders.push('wait')
    else if (way.length === 0) {
      const tile = tiles.get(here)!
      tiles.delete(here) // once a year is enough
      if (tile.side === 'recruit') many++
      else for (const [kind, need] of Object.entries(tile.needs)) hand[kind] = (hand[kind] ?? 0) - need
      orders.push('act')
    } else {
      orders.push(way[0]!.color)
      here = way[0]!.to
    }
  }
  return orders
}

interface Step {
  readonly color: Order
  readonly to: number
}

/** The shortest way from here to such a city. */
function wayTo(from: number, isWanted: (city: number) => boolean, roads: readonly Road[]): Step[] | undefined {
  const ways = new Map<number, Step[]>([[from, []]])
  for (const [city, way] of ways) {
    if (isWanted(city)) return way
    for (const { a, b, color } of roads) {
      const to = a === city ? b : b === city ? a : undefined
      if (to !== undefined && !ways.has(to)) ways.set(to, [...way, { color, to }])
    }
  }
  return undefined
}
