// Imagines the position behind a view: what is known stands as it is, what is hidden is dealt by luck.
import type { View } from '../../../rules/xidit/view.types.ts'
import type { City } from '../../../rules/xidit/vocabulary.ts'
import type { Luck } from '../../bot.ts'
import type { Titans } from './carry-out.ts'
import type { Land } from './land.ts'
import { KINDS, many, one, type Packed, pack } from './packed.ts'
import { guildOf, type Lines, THREAT, World } from './world.ts'

/** The known part, from this seat's side. Rivals' hands are empty. */
export function known(view: View, land: Land, seat: number): World {
  const world = new World(land)
  const lord = view.lords[seat]!
  for (const tile of view.tiles) world.putTile(tile.city, tile.side === 'threat' ? THREAT : pack(tile.units))
  for (const { city, seat: owner, height } of view.guilds) world.putGuild(city, guildOf(owner, height))
  for (const other of view.lords) {
    world.putHero(other.seat, other.city ?? 0)
    for (const city of other.acted) world.putActed(other.seat, city)
  }
  for (const [region, { bards }] of view.regions.entries()) world.addBards(region, bards[seat] ?? 0)
  world.putHand(seat, lord.units ? pack(lord.units) : 0)
  world.barracks = pack(view.barracks)
  world.recruitTiles = view.tiles.filter(({ side }) => side === 'recruit').length
  for (const [index, { top }] of view.titans.entries())
    if (top?.raging) world.raging += 1 << index
    else if (top) world.slumbering += 1 << index
  world.gold = lord.gold ?? 0
  world.stories = lord.influence
  world.storiesLeft = lord.stories ?? 0
  world.bardsLeft = lord.bards ?? 0
  world.held = lord.held ?? 0
  return world
}

export const titansOf = (view: View): Titans =>
  view.titans.map(({ size, top }) => ({ size, rewards: top?.rewards ?? null }))

/** All units that are neither in the barracks, nor on a tile, nor this lord's own. */
export function unitsOfRivals(world: World, land: Land, seat: number): Packed {
  let units = land.supply - world.barracks - world.hand(seat)
  for (const city of land.inPlay) if (world.tile(city) > 0) units -= world.tile(city)
  return units
}

/** By kind: how many the rival with the most probably has. Chance deals no even hands. */
export function likelyMost(world: World, land: Land, seat: number): number[] {
  const theirs = unitsOfRivals(world, land, seat)
  return Array.from({ length: KINDS }, (_, kind) => {
    const mean = many(theirs, kind) / (land.players - 1)
    return Math.min(many(theirs, kind), mean + 0.85 * Math.sqrt(mean))
  })
}

/** Deals them among the rivals. */
export function dealHands(world: World, land: Land, seat: number, luck: Luck): void {
  const pool = unitsOfRivals(world, land, seat)
  for (let kind = 0; kind < KINDS; kind++)
    for (let unit = many(pool, kind); unit > 0; unit--) {
      const rival = (seat + 1 + Math.floor(luck() * (land.players - 1))) % land.players
      world.putHand(rival, world.hand(rival) + one(kind))
    }
}

/** The tiles to come: the next ones and the tops are known, then whatever is nowhere to be seen, then the discards. */
export function dealLines(view: View, land: Land, luck: Luck): Lines {
  const { recruitPile, recruitNext, recruitDiscard, threatPile, threatNext, threatDiscard } = view.queue
  const seen = new Set<City>([...view.tiles.map(({ city }) => city), ...recruitDiscard, ...threatDiscard])
  for (const tile of [recruitPile.top, recruitNext, threatPile.top, threatNext]) if (tile) seen.add(tile.city)
  const unseen = land.inPlay.filter((city) => !seen.has(city))
  const draw = () => unseen.splice(Math.floor(luck() * unseen.length), 1)
  const line = (next: typeof recruitNext, pile: typeof recruitPile, discard: readonly City[]): City[] => [
    ...(next ? [next.city] : []),
    ...(pile.top ? [pile.top.city] : []),
    ...Array.from({ length: Math.max(0, pile.count - 1) }, draw).flat(),
    ...discard,
  ]
  return {
    recruit: line(recruitNext, recruitPile, threatDiscard),
    threat: line(threatNext, threatPile, recruitDiscard),
  }
}
