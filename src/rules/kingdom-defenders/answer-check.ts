// Whether an answer is legal at the point where it is given. The same checks serve players and records.
import type { Refusal } from '../ruleset.ts'
import {
  areDifferent,
  checkFields,
  type Fields,
  isOneOf,
  isWhole,
  notAllowed,
  notAsked,
  notUnderstood,
  pointer,
} from '../shape.ts'
import type { Recorded } from './commands.ts'
import type { Point } from './decider.ts'
import { checkDo } from './fields.ts'
import { markerSpaces } from './pieces/wounds.ts'
import { CLOSED, whyClosed } from './placement.ts'
import { sources } from './rewards.ts'
import { fieldsOf } from './round/activation.ts'
import { diceLeft, diceOut } from './round/favour.ts'
import { hasSiegeStep, siegePays, victoryFields } from './round/horde.ts'
import { playerOf, type Table } from './table.ts'
import { DICE, TRACKS, type Track } from './vocabulary.ts'

/** What each kind of answer may hold. */
const FIELDS: Record<Recorded, { must: readonly string[]; may: readonly string[] }> = {
  fate: { must: ['t', 'keep'], may: ['weapons'] },
  dice: { must: ['t', 'round', 'out'], may: [] },
  die: { must: ['t', 'round', 'die'], may: [] },
  place: { must: ['t', 'round', 'space'], may: [] },
  act: { must: ['t', 'round', 'space', 'do'], may: [] },
  marker: { must: ['t', 'round', 'space'], may: [] },
  victory: { must: ['t', 'round'], may: ['goods', 'track', 'reward'] },
  siege: { must: ['t', 'round'], may: ['track', 'pay'] },
}

export const isRecorded = (t: unknown): t is Recorded => typeof t === 'string' && Object.hasOwn(FIELDS, t)

/** The fields an answer of this kind has, whatever is asked. */
export const checkShape = (t: Recorded, answer: Fields): Refusal | undefined =>
  checkFields(answer, FIELDS[t].must, FIELDS[t].may, 'KD-12.5')

/** Its content, as things stand. The shape has been checked. */
export function checkAnswer(table: Table, point: Point, answer: Fields): Refusal | undefined {
  const { round } = table.state
  if (point.t !== 'fate' && answer.round !== round)
    return notAsked('old-question', 'KD-12.1', '/round', `The question is about round ${round}.`)
  return CHECKS[point.t](table, point, answer)
}

type Check = (table: Table, point: Point, answer: Fields) => Refusal | undefined

const CHECKS: Record<Recorded, Check> = {
  fate(table, { seat }, answer) {
    const { dealt } = playerOf(table, seat)
    if (!isOneOf(answer.keep, dealt))
      return notAllowed('not-dealt', 'KD-2.11', '/keep', `You keep one of ${dealt.join(' and ')}.`)
    const most = splitOf(table, answer.keep)
    return optional(answer, 'weapons', most !== undefined, (weapons) => isWhole(weapons, 0, most ?? 0), 'KD-12.3')
  },

  dice(table, _, { out }) {
    const many = diceOut(table)
    if (!areDifferent(out, DICE) || out.length !== many)
      return notUnderstood('bad-dice', 'KD-4.4', '/out', `${many} different dice stay out.`)
    return out.every((die, i) => i === 0 || DICE.indexOf(out[i - 1]!) < DICE.indexOf(die))
      ? undefined
      : notUnderstood('bad-order', 'KD-12.3', '/out', `Dice stand in the order ${DICE.join(', ')}.`)
  },

  die: ({ state }, _, { die }) =>
    diceLeft(state).some((one) => one.die === die)
      ? undefined
      : notAllowed('die-not-there', 'KD-4.6', '/die', 'You take one of the dice that lie there.'),

  place(table, { seat }, { space: id }) {
    if (id === null) return undefined
    const space = typeof id === 'string' ? table.layout.spaces.find((one) => one.id === id) : undefined
    if (!space) return notAllowed('no-such-space', 'KD-5.2', '/space', 'There is no such space at this table.')
    const closed = whyClosed(table, seat, space)
    return closed && notAllowed(closed, CLOSED[closed], '/space', SAID[closed])
  },

  act(table, { seat, spaces }, { space, do: choice }) {
    if (!isOneOf(space, spaces!))
      return notAllowed('not-due', 'KD-6.1', '/space', `One of these is due: ${spaces!.join(', ')}.`)
    if (choice === null) return undefined
    const fields = fieldsOf(table, seat, space)
    if (!fields) return notAllowed('cannot-be-done', 'KD-6.1', '/do', 'This cannot be done now, only declined.')
    return checkDo(fields, choice, ['do'])
  },

  marker: (table, { seat }, { space }) =>
    isOneOf(space, markerSpaces(table, seat))
      ? undefined
      : notAllowed('not-yours', 'KD-6.12', '/space', 'You give up a space that you occupy.'),

  victory(table, { seat }, answer) {
    const wanted = victoryFields(table, table.state.due.find((due) => due.seat === seat)!)
    return (
      optional(answer, 'goods', wanted.includes('goods'), (goods) => isOneOf(goods, ['coin', 'loot']), 'KD-8.3') ??
      optional(answer, 'track', wanted.includes('track'), (track) => isOneOf(track, TRACKS), 'KD-8.3') ??
      optional(answer, 'reward', wanted.includes('reward'), (from) => isOneOf(from, sources(table.state)), 'KD-8.3')
    )
  },

  siege(table, { seat }, answer) {
    const due = table.state.due.find((one) => one.seat === seat)!
    const wrong = optional(answer, 'track', hasSiegeStep(table, due), (track) => isOneOf(track, TRACKS), 'KD-8.4')
    if (wrong) return wrong
    const pays = siegePays(table, due, answer.track as Track | undefined)
    return optional(answer, 'pay', pays.length > 0, (pay) => isOneOf(pay, pays), 'KD-8.4')
  },
}

/** A field that is there exactly when it is called for, with a legal value. */
function optional(
  answer: Fields,
  field: string,
  isCalledFor: boolean,
  isLegal: (value: unknown) => boolean,
  rule: string,
): Refusal | undefined {
  if (Object.hasOwn(answer, field) !== isCalledFor)
    return isCalledFor
      ? notUnderstood('missing-field', 'KD-12.3', pointer(field), `The field "${field}" is missing.`)
      : notUnderstood('unknown-field', 'KD-12.3', pointer(field), `There is no field "${field}" here.`)
  if (!isCalledFor || isLegal(answer[field])) return undefined
  return notAllowed('bad-value', rule, pointer(field), `This is no legal ${field} now.`)
}

/** How many weapons or spells a Fate brings as one likes; undefined where it brings none. */
export function splitOf({ pack }: Table, fate: string): number | undefined {
  return pack.fates.get(fate)!.start.find(({ res }) => res === 'weaponOrSpell')?.n
}

const SAID: Record<keyof typeof CLOSED, string> = {
  occupied: 'Somebody is there already.',
  'nothing-there': 'Nothing lies there that could be visited.',
  'lacking-discs': 'Your hero has too few discs for it.',
  'lacking-coins': 'You have too few coins for it.',
  'lacking-fame': 'You have too little Fame for it.',
  'one-a-round': 'You have been there this round.',
  'beyond-the-wall': 'With a disc in the Kingdom you may not place in the City any more.',
  'no-horde': 'Camps are open only while a Horde is in play.',
}
