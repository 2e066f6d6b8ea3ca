// Where everybody stands after a frame, and what it changed for them: figures that are public, and goods as they come and go.
import type { Change } from '../../../../src/rules/kingdom-defenders/changes.ts'
import type { PlayerView, View } from '../../../../src/rules/kingdom-defenders/view.types.ts'
import { GOODS, type Good } from '../../../../src/rules/kingdom-defenders/vocabulary.ts'
import type { Seat } from '../../../../src/rules/ruleset.ts'
import type { Frame } from './reel.ts'

export const FIGURES = ['fame', 'hero', 'wounds', 'strength', 'magic', 'cards', 'rewards'] as const
export type Figure = (typeof FIGURES)[number]

export interface Entry<Of extends string> {
  readonly of: Of
  /** Null for what is behind somebody's screen. */
  readonly value: number | null
  readonly change: number
}

export interface Account {
  readonly seat: Seat
  readonly figures: readonly Entry<Figure>[]
  /** Those one knows of, and those that changed. */
  readonly goods: readonly Entry<Good>[]
}

const FIGURE: Readonly<Record<Figure, (player: PlayerView) => number>> = {
  fame: ({ fame }) => fame,
  hero: ({ hero }) => hero,
  wounds: ({ wounds }) => wounds,
  strength: ({ strength }) => strength,
  magic: ({ magic }) => magic,
  cards: ({ cardsOwned }) => cardsOwned,
  rewards: ({ rewardsOwned }) => rewardsOwned,
}

/** In turn order. `before` is the position that the frame began with. */
export function ledgerOf({ events, view }: Frame, before: View | null): Account[] {
  const changes = events.flatMap((event) => ('changes' in event ? event.changes : []))
  const paid = events.flatMap((event) => (event.t === 'placed' && event.coins > 0 ? [event] : []))
  return view.order.map((seat) => {
    const player = view.players[seat]!
    const then = before?.players[seat]
    const goods = GOODS.map((of) => ({
      of,
      value: player.goods?.[of] ?? null,
      change:
        changes.reduce((sum, change) => sum + goodsIn(change, seat, of), 0) -
        (of === 'coin' ? paid.filter((event) => event.seat === seat).reduce((sum, { coins }) => sum + coins, 0) : 0),
    }))
    return {
      seat,
      figures: FIGURES.map((of) => {
        const value = FIGURE[of](player)
        return { of, value, change: then ? value - FIGURE[of](then) : 0 }
      }),
      goods: goods.filter(({ value, change }) => value !== null || change !== 0),
    }
  })
}

/** How many of a good a change brings somebody; less than none if it takes them. */
function goodsIn(change: Change, seat: Seat, good: Good): number {
  if (change.c === 'count') return change.seat === seat && change.what === good ? change.n : 0
  if (change.c === 'contributed') return change.seat === seat && change.good === good ? -1 : 0
  if (change.c !== 'stolen' || change.what !== good) return 0
  const { n = 0 } = change
  return change.seat === seat ? n : change.rival === seat ? -n : 0
}
