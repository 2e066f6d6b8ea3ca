// One step of acts as it is written (KD-16.2): a ref, then fields in any order.
import type { Seat } from '../../ruleset.ts'
import type { Do, Step } from '../commands.ts'
import { spacesNamed } from '../orders/plans.ts'
import type { Effect } from '../pack/effects.ts'
import { tileOn } from '../round/activation.ts'
import { waitingFor } from '../round/points.ts'
import { spaceOf, spacesOf, type Table } from '../table.ts'
import { DICE, type Die, GOODS, pairOf, SOURCES, TRACKS } from '../vocabulary.ts'
import { counted, meaning } from './lexicon.ts'
import { refNamed } from './refs.ts'

/** Why a word was not understood, in a sentence. */
export interface Unclear {
  readonly unclear: string
}

export const isUnclear = (read: object): read is Unclear => 'unclear' in read

export const shown = (word: string): string => `“${[...word].slice(0, 20).join('')}”`

export function readStep(table: Table, seat: Seat, text: string): Step | Unclear {
  const [first = '', ...rest] = text.split(/\s+/).filter((word) => word !== '')
  const ref = refNamed(table.pack, first)
  if (ref === undefined) return { unclear: `${shown(first)} is no space, building, character or card.` }
  const own = waitingFor(table, seat)
  const space = spacesNamed(table, ref).find(({ id }) => own.includes(id))?.id
  if (space === undefined) return { unclear: `${shown(first)} is no space of yours that waits.` }
  if (rest.length === 0) return { space, do: 'auto' }
  if (rest.length === 1 && meaning(rest[0]!) === 'no') return { space, do: null }
  const read = readFields(table, seat, space, rest)
  return isUnclear(read) ? read : { space, do: read }
}

/** What was said, before it is known which field takes it. */
interface Said {
  weapons?: number
  spells?: number
  words: string[]
}

function readFields(table: Table, seat: Seat, space: string, words: readonly string[]): Do | Unclear {
  const choice: Do = {}
  const said: Said = { words: [] }
  for (const word of words) {
    const unclear = readField(table, seat, word, choice, said)
    if (unclear) return unclear
  }
  const effects = effectsAt(table, space, choice.building)
  const { area } = spaceOf(table, space)
  return settleCounts(area, effects, choice, said) ?? settleWords(effects, choice, said) ?? choice
}

function readField(table: Table, seat: Seat, word: string, choice: Do, said: Said): Unclear | undefined {
  const { pack, state } = table
  const number = counted(word)
  if (number?.of === 'x') choice.times = number.count
  else if (number?.of === 'w') said.weapons = number.count
  else if (number) said.spells = number.count
  else if (/^[a-h]$/i.test(word)) choice.option = 'abcdefgh'.indexOf(word.toLowerCase())
  else if (word.startsWith('=')) {
    const building = refNamed(pack, word.slice(1))
    if (building === undefined) return { unclear: `${shown(word)} names no building.` }
    choice.building = building
  } else if (word.startsWith('@')) {
    const rival = pack.content.seats.findIndex(({ colour }) => colour === meaning(word.slice(1)))
    if (rival < 0 || rival >= state.options.players) return { unclear: `${shown(word)} is no player at this table.` }
    choice.rival = rival
  } else if (word.startsWith('>') || word.startsWith('!')) {
    const isOwn = word.startsWith('!')
    const space = occupiedSpace(table, word.slice(1), (other) => (other === seat) === isOwn)
    if (space === undefined) return { unclear: `${shown(word)} is no space that is occupied so.` }
    choice[isOwn ? 'marker' : 'target'] = space
  } else {
    const deed = [...pack.deeds.keys()].find((id) => id.toLowerCase() === word.toLowerCase())
    if (deed !== undefined) choice.deed = deed
    else said.words.push(word)
  }
  return undefined
}

function occupiedSpace(table: Table, ref: string, isWhose: (seat: Seat) => boolean): string | undefined {
  const known = refNamed(table.pack, ref)
  if (known === undefined) return undefined
  const there = [...table.state.seats.keys()].filter(isWhose).flatMap((seat) => spacesOf(table, seat))
  const named = spacesNamed(table, known)
  return there.find((space) => named.includes(space))?.id
}

/** The effects of a space's tile, with those of the building it copies. */
function effectsAt(table: Table, id: string, building: string | undefined): Effect[] {
  const space = spaceOf(table, id)
  if (space.area !== 'A' && space.area !== 'B2') return []
  return [...tileOn(table, space).effects, ...(table.pack.buildings.get(building ?? '')?.effects ?? [])]
}

/** Weapons and spells: a price, a gift, or a gain of which the rest is the other kind. */
function settleCounts(area: string, effects: readonly Effect[], choice: Do, said: Said): Unclear | undefined {
  const { weapons, spells } = said
  if (weapons === undefined && spells === undefined) return undefined
  const pair = pairOf(weapons ?? 0, spells ?? 0)
  if (area === 'B3') choice.pay = pair
  else if (area === 'C' || effects.some(({ op }) => op === 'contribute')) choice.give = pair
  else {
    const all = gainOf(effects, choice.times ?? 1)
    if (all === undefined) return { unclear: 'Nothing here is counted in weapons or spells.' }
    if (weapons !== undefined && spells !== undefined && weapons + spells !== all)
      return { unclear: `Together they must be ${all}.` }
    choice.weapons = weapons ?? all - spells!
  }
  return undefined
}

function gainOf(effects: readonly Effect[], times: number): number | undefined {
  for (const effect of effects) {
    if (effect.op === 'gain' && effect.res === 'weaponOrSpell') return effect.n
    if (effect.op === 'buy') return effect.n * times
  }
  return undefined
}

/** The others by their word: which field takes one follows from the effects. */
function settleWords(effects: readonly Effect[], choice: Do, { words }: Said): Unclear | undefined {
  const namesDice = effects.some((effect) => effect.op === 'roll' && effect.die === 'any')
  const robsCamp = effects.some((effect) => effect.op === 'attack' && effect.kind === 'camp')
  for (const word of words) {
    const meant = meaning(word)
    if (namesDice && isAmong(DICE, meant)) choice.dice = [...(choice.dice ?? []), meant as Die]
    else if (isAmong(TRACKS, meant)) choice.track = meant
    else if (isAmong(SOURCES, meant)) choice.reward = meant
    else if (robsCamp && (meant === 'weapon' || meant === 'spell')) choice.camp = meant
    else if (isAmong(GOODS, meant)) choice.good = meant
    else return { unclear: `${shown(word)} is not understood.` }
  }
  return undefined
}

const isAmong = <T extends string>(words: readonly T[], word: string): word is T =>
  (words as readonly string[]).includes(word)
