// Whether standing instructions can be understood. Gives a clean copy of them, or says what is wrong.
import type { Checked, Refusal } from '../ruleset.ts'
import {
  areDifferent,
  checkFields,
  type Fields,
  isObject,
  isOneOf,
  isPermutation,
  isWhole,
  notUnderstood,
  pointer,
} from '../shape.ts'
import type { Ranking, Standing } from './commands.ts'
import type { Pack } from './pack/pack.ts'
import { MOST_SHOWN } from './standing-facts.ts'
import { ASSESSMENTS, BARDS_A_PLAYER, REWARDS, TITAN_SIZES, UNIT_KINDS, type Units } from './vocabulary.ts'

const ROOT = 'standing'

type Reader = (value: unknown, path: (string | number)[], pack: Pack) => Checked<unknown>

const good = (value: unknown): Checked<unknown> => ({ ok: true, value })
const bad = (rule: string, path: (string | number)[], message: string): Checked<unknown> => ({
  ok: false,
  refusal: notUnderstood('bad-instruction', rule, pointer(ROOT, ...path), message),
})

const ranking: Reader = (value, path) =>
  value === 'ask' || isPermutation(value, REWARDS)
    ? good(value === 'ask' ? value : ([...value] as Ranking))
    : bad('X-14.1', path, 'gold, bards and stories in order of preference, or "ask".')

const rankings: Reader = (value, path, pack) => {
  if (!isObject(value)) return bad('X-14.1', path, 'rewardsIn maps city numbers to orders of preference.')
  const clean: Record<string, unknown> = {}
  for (const city of Object.keys(value)) {
    if (!pack.cities.some((known) => String(known) === city))
      return bad('X-14.1', [...path, city], 'There is no such city.')
    const read = ranking(value[city], [...path, city], pack)
    if (!read.ok) return read
    clean[city] = read.value
  }
  return good(clean)
}

const bards: Reader = (value, path, pack) => {
  if (value === 'ask') return good(value)
  if (!Array.isArray(value)) return bad('X-14.2', path, 'A list of regions in order of preference, or "ask".')
  const regions = pack.board.regions.map((region) => region.id)
  const clean: { region: string; most?: number }[] = []
  for (const [i, wish] of value.entries()) {
    const wrong = checkFields(wish, ['region'], ['most'], 'X-14.2', [ROOT, ...path, i])
    if (wrong) return { ok: false, refusal: wrong }
    const { region, most } = wish as Fields
    if (!isOneOf(region, regions) || clean.some((other) => other.region === region))
      return bad('X-14.2', [...path, i, 'region'], 'A region of the board, none twice.')
    if (most === undefined) clean.push({ region })
    else if (isWhole(most, 1, BARDS_A_PLAYER)) clean.push({ region, most })
    else return bad('X-14.2', [...path, i, 'most'], `A whole number from 1 to ${BARDS_A_PLAYER}.`)
  }
  return good(clean)
}

const titan: Reader = (value, path) => {
  if (value === 'ask' || value === 'decline') return good(value)
  const wrong = checkFields(value, ['sizes'], ['pay'], 'X-14.3', [ROOT, ...path])
  if (wrong) return { ok: false, refusal: wrong }
  const { sizes, pay } = value as Fields
  if (!areDifferent(sizes, TITAN_SIZES))
    return bad('X-14.3', [...path, 'sizes'], 'Different ones of 3, 4 and 5 in order of preference.')
  if (pay === undefined) return good({ sizes: [...sizes] })
  if (!isPermutation(pay, UNIT_KINDS))
    return bad('X-14.3', [...path, 'pay'], 'All five kinds in the order in which they are paid.')
  return good({ sizes: [...sizes], pay: [...pay] })
}

const dummy: Reader = (value, path) =>
  value === 'ask' || isOneOf(value, ASSESSMENTS) ? good(value) : bad('X-14.4', path, 'A track of the dummy, or "ask".')

const census: Reader = (value, path) => {
  if (isOneOf(value, ['all', 'none', 'ask'])) return good(value)
  const wrong = checkFields(value, UNIT_KINDS, [], 'X-14.5', [ROOT, ...path])
  if (wrong) return { ok: false, refusal: wrong }
  const most = {} as Units
  for (const kind of UNIT_KINDS) {
    const many = (value as Fields)[kind]
    if (!isWhole(many, 0, MOST_SHOWN)) return bad('X-14.5', [...path, kind], `A whole number from 0 to ${MOST_SHOWN}.`)
    most[kind] = many
  }
  return good(most)
}

const cities =
  (rule: string): Reader =>
  (value, path, pack) =>
    value === 'ask' || areDifferent(value, pack.cities)
      ? good(value === 'ask' ? value : [...value])
      : bad(rule, path, 'Different cities in order of preference, or "ask".')

const READERS: Record<keyof Standing, Reader> = {
  rewards: ranking,
  rewardsIn: rankings,
  bards,
  titan,
  dummy,
  census,
  story: cities('X-14.6'),
  start: cities('X-14.7'),
}

export function checkStanding(value: unknown, pack: Pack): Checked<Standing> {
  const names = Object.keys(READERS) as (keyof Standing)[]
  const wrong: Refusal | undefined = checkFields(value, [], names, 'X-14', [ROOT])
  if (wrong) return { ok: false, refusal: wrong }
  const wishes = value as Fields
  const standing: Record<string, unknown> = {}
  for (const name of names) {
    if (!Object.hasOwn(wishes, name)) continue
    const read = READERS[name](wishes[name], [name], pack)
    if (!read.ok) return read
    standing[name] = read.value
  }
  return { ok: true, value: standing as Standing }
}
