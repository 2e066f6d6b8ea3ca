// The automatic act (KD-14.10) and the steward's turn (KD-14.12): what happens for who is silent.
import type { Seat } from '../../ruleset.ts'
import type { Do, Standing } from '../commands.ts'
import { possibleDeeds } from '../deeds.ts'
import type { Field, FieldName, Value } from '../fields.ts'
import type { Space } from '../pack/pack.ts'
import { campRoom, missing } from '../pieces/camps.ts'
import { isLegal, requirementOf } from '../placement.ts'
import { fieldsOf, tileOn } from '../round/activation.ts'
import { playerOf, spaceOf, type Table } from '../table.ts'
import { type Pair, sumOf } from '../vocabulary.ts'
import { chosenGift, chosenMarker, chosenReward, chosenTrack, splitWeapons } from './instructions.ts'

/** Fields that an instruction speaks of. */
const INSTRUCTED: readonly [FieldName, keyof Standing][] = [
  ['weapons', 'split'],
  ['track', 'track'],
  ['reward', 'reward'],
  ['give', 'camp'],
  ['marker', 'marker'],
]

/** Buildings in pack order, adventures from the highest slot down, then deeds. */
export const automaticOrder = (table: Table, spaces: readonly string[]): readonly string[] =>
  spaces.length === 1 ? spaces : spaces.toSorted((a, b) => turnOf(spaceOf(table, a)) - turnOf(spaceOf(table, b)))

function turnOf({ area, order, slot }: Space): number {
  if (area === 'B2') return order
  return area === 'B3' ? 100_000 - slot! : 200_000 + order
}

/** What is done by itself: null is to decline. `asks`: an instruction it needs says `ask`. */
export function automaticAct(table: Table, seat: Seat, id: string): { do: Do | null; asks: boolean } {
  const choice = choose(table, seat, id)
  if (choice === null) return { do: null, asks: false }
  const { standing } = playerOf(table, seat)
  const asks = INSTRUCTED.some(([field, name]) => standing[name] === 'ask' && field in choice)
  return { do: choice, asks }
}

function choose(table: Table, seat: Seat, id: string): Do | null {
  const space = spaceOf(table, id)
  if ((space.area === 'A' || space.area === 'B2') && tileOn(table, space).attack) return null
  const fields = fieldsOf(table, seat, id)
  if (!fields) return null
  const choice = fieldsChosen(table, seat, fields)
  if (space.area === 'B1' && choice.deed === undefined) return null
  if (space.area === 'C' && sumOf(choice.give!) === 0) return null
  return choice
}

/** Each as things stand when the activation begins; `times` comes before what depends on it. */
function fieldsChosen(table: Table, seat: Seat, fields: readonly Field[]): Do {
  const choice: Record<string, unknown> = {}
  for (const field of fields) {
    const value = chosenValue(table, seat, field, choice)
    if (value !== undefined) choice[field.field] = value
    if ('brings' in field) Object.assign(choice, fieldsChosen(table, seat, field.brings[value as string] ?? []))
  }
  return choice as Do
}

function chosenValue(table: Table, seat: Seat, field: Field, sofar: Record<string, unknown>): unknown {
  const player = playerOf(table, seat)
  switch (field.field) {
    case 'weapons':
      return splitWeapons(table, seat, mostOf('by' in field ? field.of[String(sofar.times)]! : field.of))
    case 'times':
      return mostOf((field as { of: Value[] }).of)
    case 'track':
      return chosenTrack(table, seat)
    case 'option':
      return player.wounds > 0 ? 0 : mostOf((field as { of: Value[] }).of)
    case 'dice':
      return Array.from({ length: field.count }, (_, i) => (i % 2 === 0 ? 'force' : 'magic'))
    case 'reward':
      return chosenReward(table, seat)
    case 'give':
      return chosenGift(table, seat, mostGiven((field as { of: Pair[] }).of))
    case 'building': {
      const { weapon, spell } = table.pack.content.steward
      return player.weapon <= player.spell ? weapon : spell
    }
    case 'deed':
      return possibleDeeds(table, seat).find(({ orbs }) => orbs === 0)?.deed
    case 'pay':
      return cheapest((field as { of: Pair[] }).of, player)
    case 'marker':
      return chosenMarker(table, seat, (field as { of: string[] }).of)
    default:
      return undefined // attacks are declined
  }
}

const mostOf = (values: readonly Value[]): number => Math.max(...(values as number[]))

/** As many as may be given at all: what a gift is then chosen within. */
const mostGiven = (pairs: readonly Pair[]): number => Math.max(0, ...pairs.map(sumOf))

/** Fewest units, then the least difference left, then the fewest weapons. */
function cheapest(pairs: readonly Pair[], hand: Pair): Pair {
  const difference = (pair: Pair) => Math.abs(hand.weapon - pair.weapon - (hand.spell - pair.spell))
  let best = pairs[0]!
  for (const pair of pairs)
    if ((sumOf(pair) - sumOf(best) || difference(pair) - difference(best) || pair.weapon - best.weapon) < 0) best = pair
  return best
}

/** The steward's turn of placement: a space, or null to pass. */
export function stewardsSpace(table: Table, seat: Seat): string | null {
  const { weapon, spell, both } = table.pack.content.steward
  const player = playerOf(table, seat)
  const buildings = player.weapon <= player.spell ? [weapon, spell, both] : [spell, weapon, both]
  const isFree = (space: Space) => {
    const req = requirementOf(table, space)
    return req?.coins === 0 && req.fame === 0
  }
  for (const building of buildings)
    for (const space of table.layout.named.get(building) ?? [])
      if (isLegal(table, seat, space) && isFree(space)) return space.id
  if (sumOf(missing(table)) === 0 || campRoom(table, seat) === 0) return null
  return largestWagon(table, seat)?.id ?? null
}

/** The legal space of Area C with the highest `max`, of equals the first. */
export function largestWagon(table: Table, seat: Seat): Space | undefined {
  let best: Space | undefined
  for (const space of table.layout.wagons) if (space.max > (best?.max ?? 0) && isLegal(table, seat, space)) best = space
  return best
}
