// Tiles on the board and on their way there, and the titans.
import type { PileView, TileFaces } from '../view.types.ts'
import { type Side, UNIT_KINDS, type Units } from '../vocabulary.ts'
import { rewardList, unitList } from '../words/said.ts'
import type { Briefer, WriteSection } from './briefer.ts'

export const recruitsSection: WriteSection = ({ view, nouns, say, city }) => {
  const lines = view.tiles.flatMap((tile) =>
    tile.side === 'recruit' ? [say.tile(city(tile.city), unitList(nouns, tile.units))] : [],
  )
  return { title: say.title.recruits, lines: [...lines, say.recruitTiles(lines.length, view.recruitTiles)] }
}

export const threatsSection: WriteSection = (briefer) => {
  const { view, say, own } = briefer
  const lines = view.tiles.flatMap((tile) => {
    if (tile.side !== 'threat') return []
    const said = threat(briefer, tile)
    return own?.units ? [`${said} ${inReach(briefer, own.units, tile.needs)}`] : [said]
  })
  return { title: say.title.threats, lines: lines.length > 0 ? lines : [say.none] }
}

const threat = ({ nouns, say, city }: Briefer, { city: at, creature, needs, rewards }: TileFaces): string =>
  say.threat(city(at), creature, unitList(nouns, needs), rewardList(nouns, rewards))

function inReach({ nouns, say }: Briefer, hand: Units, needs: Units): string {
  const missing: Partial<Units> = {}
  for (const kind of UNIT_KINDS) if (hand[kind] < needs[kind]) missing[kind] = needs[kind] - hand[kind]
  return Object.keys(missing).length === 0 ? say.canPay : say.lack(unitList(nouns, missing))
}

export const destinySection: WriteSection = (briefer) => {
  const { view, nouns, say } = briefer
  const { queue } = view
  const tiles = (many: readonly unknown[]) => nouns.count(many.length, 'tiles')
  return {
    title: say.title.destiny,
    lines: [
      nextTile(briefer, 'recruit', queue.recruitNext),
      pile(briefer, 'recruit', queue.recruitPile),
      nextTile(briefer, 'threat', queue.threatNext),
      pile(briefer, 'threat', queue.threatPile),
      say.discards(tiles(queue.recruitDiscard), tiles(queue.threatDiscard)),
      say.barracks(unitList(nouns, view.barracks)),
    ],
  }
}

function nextTile(briefer: Briefer, side: Side, next: TileFaces | null): string {
  const { say } = briefer
  return next === null ? say.nextNone[side] : say.next[side](face(briefer, side, next))
}

function pile(briefer: Briefer, side: Side, { count, top }: PileView): string {
  const { nouns, say } = briefer
  return top === null ? say.pileEmpty[side] : say.pile[side](nouns.count(count, 'tiles'), face(briefer, side, top))
}

/** A tile that will lie this side up. */
const face = ({ nouns, say, city }: Briefer, side: Side, tile: TileFaces): string =>
  side === 'recruit'
    ? `${city(tile.city)} (${unitList(nouns, tile.recruits)})`
    : say.queuedThreat(city(tile.city), tile.creature, unitList(nouns, tile.needs), rewardList(nouns, tile.rewards))

export const titansSection: WriteSection = ({ view, nouns, say }) => ({
  title: say.title.titans,
  lines: view.titans.map(({ size, left, top }) =>
    top ? say.titan(size, top.creature, top.raging, rewardList(nouns, top.rewards), left - 1) : say.titansGone(size),
  ),
})
