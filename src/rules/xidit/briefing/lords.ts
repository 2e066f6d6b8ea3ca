// The lords: what the reader holds, where the heroes stand, and the orders once they are open.
import { countUnits, ROADS } from '../vocabulary.ts'
import { unitList } from '../words/said.ts'
import type { WriteSection } from './briefer.ts'

export const handSection: WriteSection = ({ own, nouns, say }) => {
  if (!own) return undefined
  const { units, gold, bards, stories, held } = own
  const lines: string[] = []
  if (units) lines.push(countUnits(units) > 0 ? say.units(unitList(nouns, units)) : say.noUnits)
  if (gold !== null && bards !== null && stories !== null)
    lines.push(say.holdings(nouns.count(gold, 'gold'), nouns.count(bards, 'bards'), nouns.count(stories, 'stories')))
  if (held) lines.push(say.held(nouns.count(held, 'stories')))
  return { title: say.title.hand, lines }
}

export const heroesSection: WriteSection = ({ pack, view, own, nouns, say, who, city }) => {
  const lines = view.playOrder.map((seat) => {
    const at = view.lords[seat]!.city
    return at === null ? say.heroNowhere(who(seat)) : say.hero(who(seat), city(at))
  })
  if (view.stage === 'year')
    for (const { seat, acted } of view.lords)
      if (acted.length > 0) lines.push(say.acted(who(seat), nouns.and(acted.map(city))))
  if (own && own.city !== null) {
    const roads = pack.roads[own.city]!
    const ways = ROADS.filter((road) => roads[road] !== 0).map((road) => ({ road, to: city(roads[road]) }))
    lines.push(say.roads(city(own.city), ways))
  }
  return { title: say.title.heroes, lines }
}

/** Only while they are being carried out: before they are secret, and afterwards the story has told them. */
export const ordersSection: WriteSection = ({ view, nouns, say, who }) => {
  if (view.stage !== 'year') return undefined
  const lines = view.playOrder.flatMap((seat) => {
    const { orders } = view.lords[seat]!
    return orders ? [say.ordersOf(who(seat), orders.map((order) => nouns.order[order]).join(', '))] : []
  })
  return { title: say.title.orders, lines }
}
