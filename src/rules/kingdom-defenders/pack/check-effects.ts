// What makes a list of effects sound (KD-17.4): only the ops there are, with exactly their parameters.
import { type Fault, fieldsAt, isInteger, listAt, show } from '../../check-file.ts'
import { AREAS, DICE, GOODS, TRACKS, TRIGGERS } from '../vocabulary.ts'
import type { Effect, Op } from './effects.ts'

type Test = (value: unknown) => boolean

const among =
  (...words: readonly string[]): Test =>
  (value) =>
    words.includes(value as string)
const count: Test = (value) => isInteger(value, 1, 20)
const several =
  (words: readonly string[]): Test =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= 10 && value.every((word) => words.includes(word))

/** Parameters besides `op`; lists of effects within are looked at by themselves. */
const PARAMETERS: Record<Exclude<Op, 'attack'>, Record<string, Test>> = {
  gain: { res: among(...GOODS, 'fame', 'weaponOrSpell'), n: count },
  pay: { res: among('coin', 'wound'), n: count },
  buy: { coins: count, n: count, times: count },
  heal: { n: count },
  level: { track: among(...TRACKS, 'either'), n: count },
  choose: { options: Array.isArray },
  roll: { die: among(...DICE, 'any'), times: count },
  reward: {},
  contribute: { max: count },
  disc: { kind: among('own', 'grey') },
  perCard: { max: count },
  copy: {},
  shield: {},
  first: {},
  discount: { resources: (value) => isInteger(value, 0, 9), wounds: (value) => isInteger(value, 0, 9) },
  on: { triggers: several(TRIGGERS), do: Array.isArray },
  levelTile: { value: (value) => isInteger(value, 1, 2) },
}

const ATTACKS: Record<string, Record<string, Test>> = {
  good: {},
  wound: {},
  camp: {},
  fame: { n: count },
  bounce: { areas: several(AREAS), coins: (value) => isInteger(value, 0, 9) },
}

export function checkEffects(place: string, value: unknown, fault: Fault): void {
  for (const [index, item] of (listAt(place, value, 8, fault) ?? []).entries())
    checkEffect(`${place}[${index}]`, item, fault)
}

function checkEffect(place: string, value: unknown, fault: Fault): void {
  const effect = fieldsAt(place, value, fault)
  if (!effect) return
  const { op } = effect
  const known = typeof op === 'string' && (op === 'attack' || Object.hasOwn(PARAMETERS, op))
  if (!known) return fault(place, `there is no op ${show(op)} (KD-17.4)`)
  const isAttack = op === 'attack'
  if (isAttack && !Object.hasOwn(ATTACKS, String(effect.kind)))
    return fault(place, `there is no attack ${show(effect.kind)} (KD-17.4)`)
  const wanted = isAttack
    ? { kind: () => true, ...ATTACKS[String(effect.kind)]! }
    : PARAMETERS[op as keyof typeof PARAMETERS]
  for (const [name, test] of Object.entries(wanted))
    if (!test(effect[name])) fault(place, `its ${name} cannot be ${show(effect[name])} (KD-17.4)`)
  for (const name of Object.keys(effect))
    if (name !== 'op' && !Object.hasOwn(wanted, name)) fault(place, `${op} has no ${show(name)} (KD-17.4)`)
  if (op === 'choose') checkOptions(place, effect.options, fault)
  if (op === 'on') checkEffects(`${place} do`, effect.do, fault)
  if (op === 'level' && effect.track === 'either' && effect.n !== 1)
    fault(place, 'a step on either track is a single one (KD-6.4)')
}

/** Options hold only gains and healing; the first heals, the last does not. */
function checkOptions(place: string, value: unknown, fault: Fault): void {
  const options = listAt(`${place} options`, value, 8, fault) ?? []
  for (const [index, option] of options.entries()) checkEffects(`${place} options[${index}]`, option, fault)
  const lists = options as Effect[][]
  const ops = (index: number) => (Array.isArray(lists.at(index)) ? lists.at(index)!.map((effect) => effect?.op) : [])
  if (options.length < 2) fault(place, 'there must be something to choose (KD-17.4)')
  else if (!ops(0).includes('heal') || ops(-1).includes('heal'))
    fault(place, 'the first option must heal, and the last must not (KD-17.4)')
  for (const effect of lists.flat()) if (!isPlain(effect)) fault(place, 'options hold only gains and healing (KD-17.4)')
}

/** Gains that leave no choice, and healing. */
const isPlain = (effect: Effect): boolean =>
  effect?.op === 'heal' || (effect?.op === 'gain' && effect.res !== 'weaponOrSpell')

export const PASSIVE_OPS: readonly Op[] = ['shield', 'first', 'discount', 'on']
/** These stand only at the beginning of a list. */
const OPENING_OPS: readonly Op[] = ['pay', 'buy', 'attack', 'contribute', 'copy']

/** Which field an effect may call for. */
function fieldsOf(effect: Effect): string[] {
  switch (effect.op) {
    case 'gain':
      return effect.res === 'weaponOrSpell' ? ['weapons'] : []
    case 'pay':
      return effect.res === 'wound' ? ['marker'] : []
    case 'buy':
      return ['times', 'weapons']
    case 'level':
      return effect.track === 'either' ? ['track'] : []
    case 'choose':
      return ['option']
    case 'roll':
      return effect.die === 'any' ? ['dice'] : []
    case 'reward':
      return ['reward']
    case 'contribute':
      return ['give']
    case 'copy':
      return ['building']
    case 'attack':
      return ['rival']
    default:
      return []
  }
}

/** A tile's list: each field at most once, costly ops at the beginning. The shape has been looked at. */
export function checkList(place: string, effects: readonly Effect[], fault: Fault): void {
  const called = effects.flatMap(fieldsOf)
  for (const field of new Set(called))
    if (called.filter((other) => other === field).length > 1) fault(place, `it calls for ${field} twice (KD-17.4)`)
  for (const [index, { op }] of effects.entries()) {
    if (index > 0 && OPENING_OPS.includes(op)) fault(place, `${op} stands only at the beginning (KD-17.4)`)
    if (op === 'levelTile') fault(place, 'level tiles stand only on the tracks (KD-17.4)')
  }
  for (const effect of effects)
    if (effect.op === 'on' && !effect.do.every((gain) => gain.op === 'gain' && gain.res !== 'weaponOrSpell'))
      fault(place, '`on` brings only goods or Fame (KD-17.4)')
}

/** Faces, steps and bonuses call for no field and lead to nothing further but these. */
export function checkQuiet(place: string, effects: readonly Effect[], more: readonly Op[], fault: Fault): void {
  for (const effect of effects) {
    const quiet = isPlain(effect) || more.includes(effect.op)
    if (!quiet || fieldsOf(effect).length > 0) fault(place, `${effect.op} cannot stand here (KD-17.4)`)
  }
}
