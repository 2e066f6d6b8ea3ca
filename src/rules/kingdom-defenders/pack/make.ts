// Makes a pack of a sound file: everything the rules look up is looked up once, here. Unsound files are for load.ts.
import { canonical } from '../../canonical.ts'
import { digest } from '../../fairness.ts'
import { PLAYERS, VARIANTS } from '../options.ts'
import { DICE, type Die } from '../vocabulary.ts'
import type { Content, Face, Horde, Layout, Pack, Space } from './pack.ts'

export const makePack = (name: string, content: Content): Pack => arrangePack(name, digest(canonical(content)), content)

/** The same where the fingerprint is known already. */
export function arrangePack(name: string, fingerprint: string, content: Content): Pack {
  const spaces = spacesOf(content)
  const layouts = new Map(
    PLAYERS.flatMap((players) =>
      VARIANTS.map((variant) => [`${players}/${variant}`, makeLayout(content, spaces, players, variant)] as const),
    ),
  )
  const faces = Object.fromEntries(DICE.map((die) => [die, facesOf(content, die)])) as Record<Die, Face[]>
  return {
    name,
    fingerprint,
    content,
    spaces: byId(spaces),
    characters: byId(content.characters),
    buildings: byId(content.buildings),
    adventures: byId(content.adventures),
    deeds: byId(content.deeds),
    rewards: byId(content.rewards),
    hordes: byId<Horde>([...content.hordes, ...content.specialHordes.flatMap((special) => special.faces)]),
    fates: byId(content.fates),
    faces,
    faceNamed: byId(DICE.flatMap((die) => faces[die])),
    guard: content.characters.find(({ printed }) => printed)!.id,
    layout: ({ players, variant }) => layouts.get(`${players}/${variant}`)!,
  }
}

const byId = <T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((item) => [item.id, item]))

const facesOf = ({ dice }: Content, die: Die): Face[] =>
  dice[die].faces.flatMap((face) => Array.from({ length: face.count }, () => face))

function spacesOf(content: Content): Space[] {
  const zoneOf = (area: string) => content.areas.find(({ id }) => id === area)!.zone
  const printed = content.spaces.map(({ id, name, area, minPlayers, req, slot, max, door }) => ({
    ...{ id, name, area, zone: zoneOf(area), minPlayers, building: null },
    ...{ req: req ?? null, slot: slot ?? null, max: max ?? 0, door: door ?? null },
  }))
  const ofBuildings = content.buildings.flatMap((building) =>
    building.spaces.map(({ id, name, req, minPlayers }) => ({
      ...{ id, name, area: 'B2' as const, zone: zoneOf('B2'), minPlayers, building: building.id },
      ...{ req, slot: null, max: 0, door: null },
    })),
  )
  return [...printed, ...ofBuildings].map((space, order) => ({
    ...space,
    group: space.area === 'B3' ? null : (space.building ?? space.area),
    order,
  }))
}

function namedIn(spaces: readonly Space[]): Map<string, Space[]> {
  const named = new Map<string, Space[]>()
  for (const space of spaces)
    for (const ref of [space.id, space.building, space.area])
      if (ref !== null) named.set(ref, [...(named.get(ref) ?? []), space])
  return named
}

function makeLayout(
  content: Content,
  all: readonly Space[],
  players: (typeof PLAYERS)[number],
  variant: (typeof VARIANTS)[number],
): Layout {
  const setup = content.players[players]
  const { rounds, horde } = content.variants[variant]
  const spaces = all.filter(({ minPlayers }) => minPlayers <= players)
  const inSlots = (area: string) =>
    spaces.filter((space) => space.area === area && space.slot !== null).sort((a, b) => a.slot! - b.slot!)
  const roads = inSlots('B3').filter(({ slot }) => slot! >= setup.deckSlot)
  const row = roads.map(({ slot }) => slot!).filter((slot) => slot !== setup.deckSlot)
  const expires = new Set(content.spaces.flatMap(({ area, expires, slot }) => (area === 'B3' && expires ? [slot] : [])))
  return {
    ...setup,
    players,
    rounds,
    horde,
    spaces,
    council: spaces.filter(({ area }) => area === 'A'),
    audiences: inSlots('A'),
    roads,
    named: namedIn(spaces),
    wagons: spaces.filter(({ area }) => area === 'C'),
    gates: spaces.filter(({ area }) => area === 'D').sort((a, b) => a.door! - b.door!),
    row,
    expiring: row.filter((slot) => expires.has(slot)),
  }
}
