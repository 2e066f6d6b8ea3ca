// What a pack file looks like (KD-17.1, KD-17.5), field by field, before anything is asked about its sense.
import { type Fault, fieldsAt, isInteger, isText, listAt, show } from '../../check-file.ts'
import { AREAS, DICE, type Die, GOODS, NEEDS, RELICS, SOURCES, TRACKS } from '../vocabulary.ts'
import { checkEffects } from './check-effects.ts'

export type Look = (place: string, value: unknown, fault: Fault) => void

const at = (place: string, name: string): string => (place === '' ? name : `${place} ${name}`)

export const text: Look = (place, value, fault) => {
  if (!isText(value)) fault(place, `it must be a text, but is ${show(value)} (KD-17.1)`)
}

export const bool: Look = (place, value, fault) => {
  if (typeof value !== 'boolean') fault(place, `it must be true or false, but is ${show(value)}`)
}

export const whole =
  (least: number, most = 999): Look =>
  (place, value, fault) => {
    if (!isInteger(value, least, most))
      fault(place, `it must be a whole number from ${least} to ${most}, but is ${show(value)}`)
  }

export const oneOf =
  (...words: readonly (string | number | null)[]): Look =>
  (place, value, fault) => {
    if (!words.includes(value as string)) fault(place, `it must be one of ${words.join(', ')}, but is ${show(value)}`)
  }

/** These fields must be there, those may; what else stands there is for people. */
export const fields =
  (must: Record<string, Look>, may: Record<string, Look> = {}): Look =>
  (place, value, fault) => {
    const found = fieldsAt(place, value, fault)
    if (!found) return
    for (const [name, look] of Object.entries(must)) look(at(place, name), found[name], fault)
    for (const [name, look] of Object.entries(may))
      if (Object.hasOwn(found, name)) look(at(place, name), found[name], fault)
  }

/** Entries by their id, where they have one. */
export const list =
  (look: Look, most = 60, least = 0): Look =>
  (place, value, fault) => {
    const items = listAt(place, value, most, fault)
    if (items && items.length < least) fault(place, `it must have at least ${least} entries, but has ${items.length}`)
    for (const [index, item] of (items ?? []).entries()) {
      const id = (item as { id?: unknown } | null)?.id
      look(isText(id) ? at(place, id.slice(0, 20)) : `${place}[${index}]`, item, fault)
    }
  }

/** One or more of these names, each with a number. */
const counts =
  (names: readonly string[], least: number, most: number): Look =>
  (place, value, fault) => {
    const found = fieldsAt(place, value, fault)
    if (found && Object.keys(found).length === 0) fault(place, 'there must be something in it (KD-17.5)')
    for (const [name, count] of Object.entries(found ?? {})) {
      if (!names.includes(name)) fault(place, `there is no ${show(name)} (KD-17.5)`)
      else whole(least, most)(at(place, name), count, fault)
    }
  }

const effects: Look = checkEffects
const name = fields({ en: text, de: text })
const named = { id: text, name }
const req = fields({ discs: whole(1, 2), coins: whole(0, 1), fame: whole(0, 1) })
const pair = fields({ weapon: whole(0, 20), spell: whole(0, 20) })
const horde = { ...named, needs: pair, speed: whole(1, 3), siegeFame: whole(0, 99) }
const ids = list(text)
const setup = fields({
  ...{ characters: whole(1, 3), aside: whole(0, 8), hero: whole(5, 8), deckSlot: whole(0, 4), campLimit: whole(1, 9) },
  ...{ dice: whole(1, 4), startFame: list(whole(0, 99), 4), removeTiles: ids, twoPlayerCardsOnly: bool },
})
const variant = fields({ rounds: whole(2, 6), removeTiles: ids, horde: oneOf('never', 'set-up', 'round-2') })
const tile = { ...named, printed: bool, stars: whole(0, 3), attack: bool, affectsC: bool, effects }
const buildingSpace = fields({ ...named, req, minPlayers: whole(2, 4) })

const score: Look = (place, value, fault) => {
  const found = fieldsAt(place, value, fault)
  const kinds = [
    'coin',
    'loot',
    'rewardTile',
    'adventureCard',
    'trophy',
    'legendaryWeapon',
    'arcaneTome',
    'distinctRune',
  ]
  if (!found) return
  oneOf('table', 'perItem')(at(place, 'kind'), found.kind, fault)
  oneOf(...kinds)(at(place, 'of'), found.of, fault)
  if (found.kind === 'perItem') whole(0, 20)(at(place, 'each'), found.each, fault)
  else list(whole(0, 99), 40, 1)(at(place, 'table'), found.table, fault)
}

const step = fields({}, { multiplier: whole(1, 9), effects })
const track = fields({ name, steps: list(step, 20, 2) })
const die = fields({ name, faces: list(fields({ id: text, count: whole(1, 6), effects }), 6, 1) })

const all = <T extends string>(names: readonly T[], look: Look): Look =>
  fields(Object.fromEntries(names.map((one) => [one, look])))

/** The whole file. */
export const contentShape: Look = fields({
  format: oneOf('kingdom-defenders.content/1'),
  seats: list(fields({ colour: text, name })),
  goods: list(fields({ id: oneOf(...GOODS), name, plural: name })),
  relics: list(fields({ id: oneOf(...RELICS), name })),
  players: all(['2', '3', '4'], setup),
  constants: fields({
    ...{ rounds: oneOf(6), discsPerPlayer: oneOf(11), markerDiscs: oneOf(3), buildingTiles: oneOf(5) },
    ...{ maxWounds: oneOf(4), faceUpDeeds: oneOf(3), faceUpRewards: oneOf(2), fatesDealt: oneOf(2) },
    ...{ maxAttackTiles: oneOf(2), failFame: oneOf(2) },
  }),
  difficulties: fields({ standard: oneOf(1), advanced: oneOf(2), expert: oneOf(3) }),
  variants: all(['none', 'family', 'extreme'], variant),
  areas: list(fields({ id: oneOf(...AREAS), name, zone: oneOf('city', 'kingdom', 'wall') })),
  zones: list(fields({ id: oneOf('city', 'kingdom', 'wall'), name })),
  spaces: list(
    fields(
      { ...named, area: oneOf(...AREAS), minPlayers: whole(2, 4) },
      { req, slot: oneOf(null, 0, 1, 2, 3, 4), expires: bool, max: whole(1, 9), door: whole(1, 2) },
    ),
  ),
  characters: list(fields({ ...tile, passive: bool, fixedSlot: oneOf(null, 1, 2, 3), req })),
  buildings: list(fields({ ...tile, spaces: list(buildingSpace, 4, 1) })),
  adventures: list(
    fields({
      ...{ ...named, discs: whole(1, 2), effects, twoPlayer: bool },
      cost: all(['wound', 'weapon', 'spell', 'any'], whole(0, 4)),
      relics: list(oneOf(...RELICS.filter((relic) => relic !== 'rune:wild')), 2, 1),
    }),
  ),
  deeds: list(fields({ ...named, pile: oneOf('I', 'II'), needs: counts(NEEDS, 1, 9) })),
  rewards: list(fields({ ...named, relic: oneOf(...RELICS) })),
  hordes: list(fields({ ...horde, players: list(whole(2, 4), 3, 1) })),
  specialHordes: list(
    fields({ id: text, players: whole(2, 4), faces: list(fields({ ...horde, round: whole(1, 6) }), 2, 2) }),
  ),
  hordeOutcome: fields({
    victory: fields({ goodsAt: oneOf(2), trackAt: oneOf(3) }),
    siege: fields({ trackAt: oneOf(3), leastFame: oneOf(2) }),
  }),
  fates: list(fields({ ...named, start: effects, score })),
  tracks: all(TRACKS, track),
  dice: all<Die>(DICE, die),
  rewardSources: list(fields({ id: oneOf(...SOURCES), name, bonus: effects })),
  scoring: fields({
    ...{ loot: oneOf(1), wound: oneOf(-1), trophiesBeyond: oneOf(1) },
    ...{ runeSets: list(whole(0, 99), 6, 6), trophies: list(whole(0, 99), 7, 7) },
  }),
  steward: fields({ weapon: text, spell: text, both: text }),
  achievements: list(fields({ ...named, scope: oneOf('seat', 'table') })),
})
