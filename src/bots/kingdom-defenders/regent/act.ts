// What a regent does with a space: every legal choice is imagined with the rest of the round, and the best one taken.
import type { Do } from '../../../rules/kingdom-defenders/commands.ts'
import { type Field, legalValues } from '../../../rules/kingdom-defenders/fields.ts'
import type { Pack, Space } from '../../../rules/kingdom-defenders/pack/pack.ts'
import type { ActOption } from '../../../rules/kingdom-defenders/questions.ts'
import type { View } from '../../../rules/kingdom-defenders/view.types.ts'
import { DICE, type Pair } from '../../../rules/kingdom-defenders/vocabulary.ts'
import { cardAt, characterAt, imagine, type Model, modelOf, worthOf } from './model.ts'

/** Choices looked at for a space; more would be about trifles. */
const MOST_CHOICES = 400

export interface Act {
  space: string
  do: Do | null
}

export function chooseAct(pack: Pack, view: View, seat: number, options: readonly ActOption[]): Act {
  const own = view.players[seat]!
  const waiting = Object.entries(view.spaces).flatMap(([id, there]) =>
    there.seat === seat ? [pack.spaces.get(id)!] : [],
  )
  // Buildings bring what adventures and deeds need; what brings most of these comes first.
  const [option] = options.toSorted((a, b) => rank(pack, view, a) - rank(pack, view, b))
  const { space: id, fields } = option!
  if (fields === null) return { space: id, do: null }
  const space = pack.spaces.get(id)!
  const rest = waiting.filter((other) => other !== space)
  let best: Do | null = null
  let most = declined(modelOf(pack, view, own), space, rest)
  for (const choice of choices(fields).slice(0, MOST_CHOICES)) {
    const value = after(modelOf(pack, view, own), space, choice, rest)
    if (value > most) {
      most = value
      best = choice
    }
  }
  return { space: id, do: best }
}

/** Buildings, then the dearest adventures that can be paid, then deeds; what can only be declined last. */
function rank(pack: Pack, view: View, { space: id, fields }: ActOption): number {
  const space = pack.spaces.get(id)!
  if (space.area === 'B2') return space.order / 1000
  if (space.area === 'B3') {
    const card = cardAt(view, pack, space)
    const fame = (card?.effects ?? []).reduce(
      (sum, one) => sum + (one.op === 'gain' && one.res === 'fame' ? one.n : 0),
      0,
    )
    return fields === null ? 9 : 2 - fame / 20
  }
  return fields === null ? 9 : 4
}

function declined(model: Model, { area }: Space, rest: readonly Space[]): number {
  const lost = area === 'B3' || area === 'C' ? Math.min(2, model.own.fame) : 0
  return worthOf(model, rest) - lost
}

/** The worth of things after this choice, with the spaces still to come. */
function after(model: Model, space: Space, choice: Do, rest: readonly Space[]): number {
  const { hand, worth, pressure, view, pack } = model
  const pay = (pair: Pair) => {
    hand.weapon -= pair.weapon
    hand.spell -= pair.spell
  }
  const contribute = (pair: Pair) => {
    pay(pair)
    hand.missing.weapon -= pair.weapon
    hand.missing.spell -= pair.spell
    const given = pair.weapon + pair.spell
    hand.camp += given
    hand.value += given * (pressure.gift + pressure.relief) + (hand.camp >= 3 ? 0.8 : 0)
  }
  if (choice.pay) {
    const card = cardAt(view, pack, space)!
    pay(choice.pay)
    hand.wounds += card.cost.wound
    hand.cards++
    hand.value += worth.card(card)
  } else if (choice.deed) {
    hand.value += worth.reward + rewardBonus(model, choice) + 0.5
  } else if (choice.give && space.area === 'C') {
    contribute(choice.give)
  } else {
    const tile = space.area === 'A' ? characterAt(model, space) : pack.buildings.get(space.building!)
    for (const effect of tile?.effects ?? [])
      if (effect.op === 'contribute') contribute(choice.give!)
      else imagine(model, hand, effect, choice)
    hand.value += rewardBonus(model, choice) + harm(model, choice)
  }
  const lost = rest.filter(({ id }) => id !== choice.marker)
  return worthOf(model, lost) - (choice.marker && model.pack.spaces.get(choice.marker)?.area === 'B3' ? 2 : 0)
}

/** A tile that lies open is worth what it shows. */
function rewardBonus({ pack, view, worth }: Model, { reward }: Do): number {
  if (!reward || reward === 'random') return 0.1
  const tile = pack.rewards.get(view.rewards[reward === 'left' ? 0 : 1] ?? '')
  return tile ? worth.relic(tile.relic) - worth.reward + 0.2 : 0
}

/** Attacks go against whoever is ahead. */
const harm = ({ view }: Model, { rival }: Do): number => (rival === undefined ? 0 : view.players[rival]!.fame / 100)

/** Every legal `do`, where there are not too many. */
export function choices(fields: readonly Field[]): Do[] {
  let all: Record<string, unknown>[] = [{}]
  for (const field of fields) {
    const next: Record<string, unknown>[] = []
    for (const choice of all) {
      if (field.field === 'dice') {
        for (const die of DICE) next.push({ ...choice, dice: Array.from({ length: field.count }, () => die) })
        continue
      }
      for (const value of legalValues(field, choice)) {
        const more = 'brings' in field ? choices(field.brings[value as string] ?? []) : [{}]
        for (const one of more) next.push({ ...choice, [field.field]: value, ...one })
      }
    }
    all = next
  }
  return all as Do[]
}
