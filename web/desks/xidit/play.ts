// A play of this game, with the shapes of its own.
import type { BoardFile, TilesFile } from '../../../src/rules/xidit/pack/pack.ts'
import type { LordView, View } from '../../../src/rules/xidit/view.types.ts'
import type { City, Order, Road } from '../../../src/rules/xidit/vocabulary.ts'
import type { Play } from '../desk.ts'

interface Facts {
  readonly board: BoardFile
  readonly tiles: TilesFile
}

export const viewOf = ({ view }: Play): View => view as View
export const boardOf = ({ rules }: Play): BoardFile => (rules.facts as Facts).board

/** The colour a seat chose. */
export const colourOf = ({ card }: Play, seat: number): string | undefined =>
  card.seats.find((one) => one.seat === seat)?.colour

/** One's own lord; undefined for those who look on. */
export const myLord = ({ view, viewer }: Play): LordView | undefined =>
  (view as View).lords.find(({ seat }) => seat === viewer)

/** Where a road of this colour leads; undefined where there is none. */
export function roadFrom({ roads }: BoardFile, from: City, color: Road): City | undefined {
  const road = roads.find((one) => one.color === color && (one.a === from || one.b === from))
  return road && (road.a === from ? road.b : road.a)
}

export const isRoad = (order: Order | null): order is Road => order === 'red' || order === 'blue' || order === 'black'

/** Where one stands before each order and after the last; a missing road leads nowhere, nor does an order not yet given. */
export function placesOf(board: BoardFile, from: City, orders: readonly (Order | null)[]): City[] {
  const places = [from]
  for (const order of orders) {
    const here = places.at(-1)!
    places.push((isRoad(order) && roadFrom(board, here, order)) || here)
  }
  return places
}

export const cityName = ({ cities }: BoardFile, city: City): string =>
  cities.find(({ id }) => id === city)?.name ?? String(city)

/** `7 Xidit`, as it stands on the map. */
export const numberedCity = (board: BoardFile, city: City): string => `${city} ${cityName(board, city)}`
