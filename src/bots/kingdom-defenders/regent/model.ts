// A round as a regent imagines it: what the own spaces would bring, carried out in the order of the areas, and what that
// is worth. It knows what the player at its seat knows, takes dice at their mean, and lets rivals be.
import type { Do } from '../../../rules/kingdom-defenders/commands.ts'
import type { Effect } from '../../../rules/kingdom-defenders/pack/effects.ts'
import type { Adventure, Pack, Space } from '../../../rules/kingdom-defenders/pack/pack.ts'
import type { PlayerView, View } from '../../../rules/kingdom-defenders/view.types.ts'
import { NEEDS, type Track } from '../../../rules/kingdom-defenders/vocabulary.ts'
import { type Worth, worthFor } from './worth.ts'

/** What changes while the round is imagined. */
export interface Hand {
  weapon: number
  spell: number
  /** Weapons or spells, as it turns out. */
  any: number
  coin: number
  loot: number
  wounds: number
  cards: number
  camp: number
  missing: { weapon: number; spell: number }
  value: number
  /** Fame for each adventure, deed and gift; units and wounds off each adventure. */
  herald: number
  off: number
  woundsOff: number
}

export interface Model {
  readonly pack: Pack
  readonly view: View
  readonly own: PlayerView
  readonly worth: Worth
  readonly hand: Hand
  readonly tiles: Record<Track, number>
  readonly pressure: Pressure
}

/** What a gift is worth beyond its Fame, and what beating the Horde this very round is worth. */
interface Pressure {
  gift: number
  relief: number
  limit: number
}

export function modelOf(pack: Pack, view: View, own: PlayerView): Model {
  const { weapon, spell, coin, loot } = own.goods!
  const camp = own.camp.weapon + own.camp.spell
  return {
    pack,
    view,
    own,
    worth: worthFor(pack, view, own),
    hand: {
      ...{ weapon, spell, any: 0, coin, loot, wounds: own.wounds, cards: own.cardsOwned, camp },
      ...{ missing: view.horde ? { ...view.horde.missing } : { weapon: 0, spell: 0 } },
      ...{ value: 0, herald: 0, off: 0, woundsOff: 0 },
    },
    tiles: { strength: levelTile(pack, 'strength', own.strength), magic: levelTile(pack, 'magic', own.magic) },
    pressure: pressureOf(pack, view, camp),
  }
}

function levelTile({ content }: Pack, track: Track, step: number): number {
  let most = 0
  for (const { effects = [] } of content.tracks[track].steps.slice(0, step + 1))
    for (const effect of effects) if (effect.op === 'levelTile') most = Math.max(most, effect.value)
  return most
}

/** Each gift is a Fame, and another when the Horde is beaten or besieges. A falling city is to be kept off at any price. */
function pressureOf(pack: Pack, { horde, wall, rounds, round, campLimit }: View, camp: number): Pressure {
  if (!horde) return { gift: 0, relief: 0, limit: campLimit }
  const { siegeFame } = pack.hordes.get(horde.id)!
  const missing = horde.missing.weapon + horde.missing.spell
  const arrives = round + horde.counter - 1
  const comes = arrives <= rounds
  const fall = wall === 'B' ? 40 : 8
  const danger = comes ? Math.max(0, siegeFame - camp) + fall : 0
  const haste = horde.counter === 1 ? 1 : horde.counter === 2 ? 0.45 : 0.25
  return { gift: comes ? 1.7 : 1.2, relief: (danger * haste) / Math.max(3, missing), limit: campLimit }
}

const copyHand = (hand: Hand): Hand => ({ ...hand, missing: { ...hand.missing } })

/** The worth of a set of own spaces, over and above what is in hand. */
export function worthOf(model: Model, spaces: readonly Space[]): number {
  const hand = copyHand(model.hand)
  const { view, pack } = model
  const tiles = spaces.filter(({ area }) => area === 'A' || area === 'B2')
  for (const space of tiles) {
    const character = space.area === 'A' ? characterAt(model, space) : undefined
    const effects = character?.effects ?? pack.buildings.get(space.building ?? '')?.effects ?? []
    const affectsC = (character ?? pack.buildings.get(space.building ?? ''))?.affectsC ?? false
    if (!affectsC || view.horde) for (const effect of effects) imagine(model, hand, effect)
  }
  const cards = spaces.flatMap((space) => (space.area === 'B3' ? [cardAt(view, pack, space)!] : []))
  for (const card of cards.sort((a, b) => model.worth.card(b) - model.worth.card(a))) adventure(model, hand, card)
  if (spaces.some(({ area }) => area === 'B1')) deed(model, hand)
  for (const { area, max } of spaces) if (area === 'C') give(model, hand, max, true)
  for (const { door } of spaces) if (door) hand.value += model.worth.left === 0 ? 0 : door === 1 ? 0.5 : 0.2
  return hand.value + heldWorth(model, hand)
}

/** What is in hand when the round is over. */
export function heldWorth({ worth }: Model, { weapon, spell, any, coin, loot, wounds }: Hand): number {
  const goods = weapon + spell + any
  // The more there are, the less the next one helps.
  const resources = worth.resource * (goods <= 6 ? goods : 6 + 0.4 * (goods - 6))
  return resources + worth.coin * Math.min(coin, 6) + worth.loot * loot - worth.wound * wounds
}

export const characterAt = ({ pack, view }: Model, space: Space) =>
  pack.characters.get(space.slot === null ? pack.guard : (view.characters[space.id] ?? ''))

export const cardAt = (view: View, pack: Pack, { slot }: Space): Adventure | undefined =>
  pack.adventures.get(view.adventures.find((road) => road.slot === slot)?.card ?? '')

/** One effect, with the choice that was made, or the best one can guess. */
export function imagine(model: Model, hand: Hand, effect: Effect, choice?: Do): void {
  const { worth } = model
  switch (effect.op) {
    case 'gain':
      if (effect.res === 'fame') hand.value += effect.n
      else if (effect.res === 'weaponOrSpell') split(hand, effect.n, choice)
      else hand[effect.res] += effect.n
      return
    case 'pay':
      if (effect.res === 'coin') hand.coin -= effect.n
      else hand.wounds += effect.n
      if (hand.coin < 0 || hand.wounds > 4) hand.value -= 20
      return
    case 'buy': {
      const times = choice?.times ?? Math.min(effect.times, Math.floor(hand.coin / effect.coins))
      hand.coin -= times * effect.coins
      return split(hand, times * effect.n, choice)
    }
    case 'heal':
      hand.wounds = Math.max(0, hand.wounds - effect.n)
      return
    case 'level': {
      const track = effect.track === 'either' ? (choice?.track ?? bestTrack(worth)) : effect.track
      hand.value += effect.n * worth.step[track]
      return
    }
    case 'choose': {
      const option = choice?.option ?? (hand.wounds >= 2 ? 0 : effect.options.length - 1)
      for (const one of effect.options[option]!) imagine(model, hand, one)
      return
    }
    case 'roll':
      hand.value += effect.times * (worth.left === 0 ? 0.6 : 0.95)
      return
    case 'reward':
      hand.value += worth.reward
      return
    case 'contribute':
      return give(model, hand, choice?.give ? choice.give.weapon + choice.give.spell : effect.max, false)
    case 'disc':
      if (effect.kind === 'own') hand.value += model.own.aside > 0 ? worth.disc : 0
      else if (model.view.grey.next === null) hand.value += worth.left > 0 ? 1.9 : 0
      return
    case 'perCard':
      hand.value += Math.min(effect.max, hand.cards)
      return
    case 'copy':
      for (const one of model.pack.buildings.get(choice?.building ?? model.pack.content.steward.weapon)?.effects ?? [])
        imagine(model, hand, one, choice)
      return
    case 'attack':
      hand.value += effect.kind === 'fame' ? effect.n * 1.3 : 0.8
      return
    case 'discount':
      hand.off += effect.resources
      hand.woundsOff += effect.wounds
      return
    case 'on':
      if (effect.triggers.includes('areaB')) hand.coin++
      else hand.herald += 1
      return
    case 'shield':
    case 'first':
    case 'levelTile':
      hand.value += 0.2
      return
  }
}

const bestTrack = ({ step }: Worth): Track => (step.strength >= step.magic ? 'strength' : 'magic')

function split(hand: Hand, n: number, choice: Do | undefined): void {
  if (choice?.weapons === undefined) {
    hand.any += n
    return
  }
  hand.weapon += choice.weapons
  hand.spell += n - choice.weapons
}

/** So much of a kind, of what may be either where it runs short. False where that does not suffice. */
function spend(hand: Hand, weapons: number, spells: number): boolean {
  const short = Math.max(0, weapons - hand.weapon) + Math.max(0, spells - hand.spell)
  if (short > hand.any) return false
  hand.any -= short
  hand.weapon -= Math.min(hand.weapon, weapons)
  hand.spell -= Math.min(hand.spell, spells)
  return true
}

/** Paid if it can be, at the price that leaves most; else it costs Fame. */
export function adventure(model: Model, hand: Hand, card: Adventure): void {
  const { cost } = card
  const wounds = hand.wounds + Math.max(0, cost.wound - hand.woundsOff)
  for (const toWeapons of splits(cost.any, hand)) {
    let weapons = Math.max(0, cost.weapon + toWeapons - model.tiles.strength)
    let spells = Math.max(0, cost.spell + cost.any - toWeapons - model.tiles.magic)
    for (let off = hand.off; off > 0 && weapons + spells > 0; off--)
      if (weapons - hand.weapon >= spells - hand.spell && weapons > 0) weapons--
      else if (spells > 0) spells--
      else weapons--
    if (wounds > 4 || !spend(hand, weapons, spells)) continue
    hand.wounds = wounds
    hand.cards++
    hand.value += model.worth.card(card) + hand.herald
    return
  }
  hand.value -= 2.5
}

/** Either-icons to the kind there is more of, first. */
const splits = (any: number, { weapon, spell }: Hand): number[] => {
  const all = Array.from({ length: any + 1 }, (_, i) => i)
  return weapon >= spell ? all.reverse() : all
}

/** A deed that can be shown brings a Reward and its bonus. */
function deed(model: Model, hand: Hand): void {
  const { pack, view, own } = model
  const relics = [
    ...(own.adventures ?? []).flatMap((id) => pack.adventures.get(id)?.relics ?? []),
    ...(own.rewards ?? []).flatMap((id) => pack.rewards.get(id)?.relic ?? []),
  ] as string[]
  const runes = relics.filter((relic) => relic.startsWith('rune:'))
  const has: Record<string, number> = {
    ...{ weapon: hand.weapon, spell: hand.spell, coin: hand.coin, loot: hand.loot, adventureCard: hand.cards },
    ...{ rune: runes.length, distinctRune: new Set(runes).size },
    trophy: relics.filter((relic) => relic === 'trophy').length,
    legendaryWeapon: relics.filter((relic) => relic === 'legendaryWeapon').length,
    arcaneTome: relics.filter((relic) => relic === 'arcaneTome').length,
  }
  const isPossible = view.deeds.some((id) => {
    const needs = pack.deeds.get(id ?? '')?.needs
    if (!needs) return false
    const short = NEEDS.reduce((sum, kind) => sum + Math.max(0, (needs[kind] ?? 0) - (has[kind] ?? 0)), 0)
    return short <= (needs.weapon || needs.spell ? hand.any : 0)
  })
  if (isPossible) hand.value += model.worth.reward + 0.6 + hand.herald
}

/** As much as may be given; `must`: who gives nothing loses Fame. */
function give(model: Model, hand: Hand, most: number, must: boolean): void {
  const { pressure, worth } = model
  let given = 0
  while (given < most && hand.camp < pressure.limit) {
    const kind = hand.missing.weapon >= hand.missing.spell ? 'weapon' : 'spell'
    const other = kind === 'weapon' ? 'spell' : 'weapon'
    const from = [kind, other].find(
      (one) => hand.missing[one as 'weapon'] > 0 && (hand[one as 'weapon'] > 0 || hand.any > 0),
    )
    if (!from) break
    if (hand[from as 'weapon'] > 0) hand[from as 'weapon']--
    else hand.any--
    hand.missing[from as 'weapon']--
    hand.camp++
    given++
    hand.value += pressure.gift + pressure.relief + hand.herald
    if (hand.camp === 2) hand.value += 0.6
    if (hand.camp === 3) hand.value += 0.5 + Math.max(worth.step.strength, worth.step.magic) * 0.6
    if (hand.camp >= 4) hand.value += 0.5
  }
  if (must && given === 0) hand.value -= 2.5
}
