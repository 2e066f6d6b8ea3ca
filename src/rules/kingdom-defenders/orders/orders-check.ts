// Whether a plan (KD-15.2) or acts (KD-15.4) can be understood. What is legal is found out when they are carried out.
import type { Checked, Refusal } from '../../ruleset.ts'
import {
  checkFields,
  type Fields,
  isObject,
  isOneOf,
  isWhole,
  notAllowed,
  notUnderstood,
  pointer,
} from '../../shape.ts'
import type { Acts, Do, Plan, Step } from '../commands.ts'
import type { FieldName } from '../fields.ts'
import { isPair } from '../pieces/pair.ts'
import { waitingFor } from '../round/points.ts'
import type { Table } from '../table.ts'
import { DICE, GOODS, RESOURCES, SOURCES, TRACKS } from '../vocabulary.ts'
import { isRef, WISH_WORDS } from './plans.ts'

/** More than anybody has discs, spaces or patience for. */
const MOST_WISHES = 24
const MOST_REFS = 12
const MOST_STEPS = 48

const bad = (code: string, rule: string, path: (string | number)[], message: string) => ({
  ok: false as const,
  refusal: notUnderstood(code, rule, pointer(...path), message),
})

export function checkPlan(table: Table, { wishes, then }: Fields): Checked<Plan> {
  const rule = 'KD-15.2'
  if (!Array.isArray(wishes) || wishes.length > MOST_WISHES)
    return bad('bad-wishes', rule, ['wishes'], `Wishes are a list of at most ${MOST_WISHES}.`)
  for (const [i, wish] of wishes.entries()) {
    if (!Array.isArray(wish) || wish.length === 0 || wish.length > MOST_REFS)
      return bad('bad-wish', rule, ['wishes', i], `A wish is a list of 1 to ${MOST_REFS} refs.`)
    for (const [j, ref] of wish.entries())
      if (!isOneOf(ref, WISH_WORDS) && !isRef(table.pack, ref))
        return bad(
          'no-such-ref',
          'KD-15.3',
          ['wishes', i, j],
          'A wish names a space, building, character, card or area.',
        )
  }
  if (!isOneOf(then, ['pass', 'ask', 'steward'] as const))
    return bad('bad-then', rule, ['then'], 'What comes then is "pass", "ask" or "steward".')
  return { ok: true, value: { wishes: wishes.map((wish: string[]) => [...wish]), then } }
}

export function checkActs(table: Table, seat: number, { steps, rest }: Fields): Checked<Acts> {
  const rule = 'KD-15.4'
  if (!Array.isArray(steps) || steps.length > MOST_STEPS)
    return bad('bad-steps', rule, ['steps'], `Steps are a list of at most ${MOST_STEPS}.`)
  const own = waitingFor(table, seat)
  const clean: Step[] = []
  for (const [i, step] of steps.entries()) {
    const wrong = checkFields(step, ['space', 'do'], [], rule, ['steps', i]) ?? checkStep(step, own, i)
    if (wrong) return { ok: false, refusal: wrong }
    clean.push(structuredClone(step) as Step)
  }
  if (!isOneOf(rest, ['auto', 'ask'] as const)) return bad('bad-rest', rule, ['rest'], 'The rest is "auto" or "ask".')
  return { ok: true, value: { steps: clean, rest } }
}

function checkStep({ space, do: choice }: Fields, own: readonly string[], i: number): Refusal | undefined {
  if (!isOneOf(space, own))
    return notAllowed(
      'not-yours',
      'KD-15.4',
      pointer('steps', i, 'space'),
      `A space of yours that waits: ${own.join(', ') || 'none'}.`,
    )
  if (choice === null || choice === 'auto') return undefined
  if (!isObject(choice))
    return notUnderstood('bad-do', 'KD-15.4', pointer('steps', i, 'do'), 'What is done is an object, null or "auto".')
  for (const name of Object.keys(choice))
    if (!Object.hasOwn(SHAPES, name) || !SHAPES[name as FieldName](choice[name]))
      return notUnderstood('bad-field', 'KD-6.4', pointer('steps', i, 'do', name), 'There is no such field, or not so.')
  return undefined
}

const isId = (value: unknown): boolean => typeof value === 'string' && value.length <= 20
const isSmall = (value: unknown): boolean => isWhole(value, 0, 99)
const areSmall = (value: unknown): boolean => isPair(value) && isSmall(value.weapon) && isSmall(value.spell)

/** What each field of `do` looks like, whatever is legal. */
const SHAPES: Record<keyof Do, (value: unknown) => boolean> = {
  weapons: isSmall,
  times: isSmall,
  track: (value) => isOneOf(value, TRACKS),
  option: isSmall,
  dice: (value) => Array.isArray(value) && value.length <= 12 && value.every((die) => isOneOf(die, DICE)),
  reward: (value) => isOneOf(value, SOURCES),
  give: areSmall,
  building: isId,
  rival: isSmall,
  good: (value) => isOneOf(value, GOODS),
  camp: (value) => isOneOf(value, RESOURCES),
  target: isId,
  marker: isId,
  deed: isId,
  pay: areSmall,
}
