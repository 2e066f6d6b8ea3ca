// Activations (KD-6, KD-7): what a space calls for, and what carrying it out or declining does.
import type { Seat } from '../../ruleset.ts'
import type { Do } from '../commands.ts'
import { possibleDeeds } from '../deeds.ts'
import type { EventOf } from '../events.ts'
import type { Field } from '../fields.ts'
import { canBeDone, fields, run } from '../ops/ops.ts'
import type { Effect } from '../pack/effects.ts'
import type { Space } from '../pack/pack.ts'
import { contribute, gifts } from '../pieces/camps.ts'
import { gain, loseFame, pay, trigger } from '../pieces/fame.ts'
import { payable, woundsDue } from '../pieces/price.ts'
import { canSuffer, markerSpaces, needsMarker, suffer } from '../pieces/wounds.ts'
import { sources, takeReward } from '../rewards.ts'
import { cardOn, change, changesMade, characterOn, emit, playerOf, spaceOf, type Table } from '../table.ts'

const ADVENTURER = 3

/** The tile of a character's or building's space. */
export const tileOn = (table: Table, space: Space): { affectsC: boolean; effects: Effect[]; attack: boolean } =>
  space.building === null ? characterOn(table, space)! : table.pack.buildings.get(space.building)!

/** The fields of `do`, or null where it can only be declined. */
export function fieldsOf(table: Table, seat: Seat, id: string): Field[] | null {
  const space = spaceOf(table, id)
  switch (space.area) {
    case 'B1':
      return deedFields(table, seat)
    case 'B3':
      return adventureFields(table, seat, space)
    case 'C': {
      const of = gifts(table, seat, 1, space.max)
      return of.length > 0 ? [{ field: 'give', of }] : null
    }
    default: {
      const { affectsC, effects } = tileOn(table, space)
      const site = { table, seat, space: id }
      return canBeDone(affectsC, effects, site) ? fields(effects, site) : null
    }
  }
}

function deedFields(table: Table, seat: Seat): Field[] | null {
  const deeds = possibleDeeds(table, seat).map(({ deed }) => deed)
  if (deeds.length === 0) return null
  const from = sources(table.state)
  return [{ field: 'deed', of: deeds }, ...(from.length > 0 ? [{ field: 'reward' as const, of: from }] : [])]
}

function adventureFields(table: Table, seat: Seat, space: Space): Field[] | null {
  const card = cardOn(table, space.slot!)!
  const of = payable(table, seat, card)
  const due = woundsDue(table, seat, card)
  if (of.length === 0 || !canSuffer(table, seat, due)) return null
  return [
    { field: 'pay', of },
    ...(needsMarker(table, seat, due) ? [{ field: 'marker' as const, of: markerSpaces(table, seat, space.id) }] : []),
  ]
}

/** Carries out a legal `do`, or declines. `used`: steps of the acts that are then behind. */
export function activate(table: Table, seat: Seat, id: string, choice: Do | null, used?: number): void {
  const { round } = table.state
  if (choice === null) decline(table, seat, id)
  else perform(table, seat, id, choice)
  const changes = changesMade(table)
  const event: EventOf<'activated' | 'declined'> =
    choice === null
      ? { t: 'declined', round, seat, space: id, changes }
      : { t: 'activated', round, seat, space: id, do: choice, changes }
  if (used !== undefined) event.used = used
  emit(table, event)
}

/** Free, save on adventures and camps (KD-6.11, KD-7.3). */
function decline(table: Table, seat: Seat, id: string): void {
  const { area } = spaceOf(table, id)
  goHome(table, seat, id)
  if (area === 'B3' || area === 'C') loseFame(table, seat, table.pack.content.constants.failFame)
}

export const goHome = (table: Table, seat: Seat, space: string): void =>
  change(table, { c: 'returned', seat, space, discs: table.state.spaces[space]!.discs })

function perform(table: Table, seat: Seat, id: string, choice: Do): void {
  const space = spaceOf(table, id)
  switch (space.area) {
    case 'B1':
      return doDeed(table, seat, id, choice)
    case 'B3':
      return doAdventure(table, seat, space, choice)
    case 'C':
      contribute(table, seat, choice.give!)
      return goHome(table, seat, id)
    default:
      run(tileOn(table, space).effects, { table, seat, space: id, do: choice, rolls: 0 })
      return goHome(table, seat, id)
  }
}

/** KD-6.7: shown, not spent; then the Reward, its bonus, the discs, the trigger. */
function doDeed(table: Table, seat: Seat, id: string, { deed, reward }: Do): void {
  const { orbs } = possibleDeeds(table, seat).find((possible) => possible.deed === deed)!
  change(table, { c: 'deed-done', seat, deed: deed!, orbs })
  if (reward === undefined) {
    gain(table, seat, 'coin', 1)
  } else {
    takeReward(table, seat, reward)
    const { bonus } = table.pack.content.rewardSources.find((source) => source.id === reward)!
    run(bonus, { table, seat, space: id, do: {}, rolls: 0 })
  }
  goHome(table, seat, id)
  trigger(table, seat, 'deed')
}

/** KD-6.9: pay, suffer, discs return, effects, the card, the trigger. The price is settled before. */
function doAdventure(table: Table, seat: Seat, { id, slot }: Space, choice: Do): void {
  const card = cardOn(table, slot!)!
  const due = woundsDue(table, seat, card)
  pay(table, seat, 'weapon', choice.pay!.weapon)
  pay(table, seat, 'spell', choice.pay!.spell)
  suffer(table, seat, due, choice.marker)
  goHome(table, seat, id)
  run(card.effects, { table, seat, space: id, do: {}, rolls: 0 })
  change(table, { c: 'card-taken', seat, slot: slot!, card: card.id })
  const { roundAdventures, feats } = playerOf(table, seat)
  if (roundAdventures >= ADVENTURER && !feats.includes('adventurer'))
    change(table, { c: 'feat', seat, feat: 'adventurer' })
  trigger(table, seat, 'adventure')
}
