// Standing instructions as they are sent: what says nothing is left out.
import type { Standing } from '../../../../src/rules/xidit/commands.ts'

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) ? value.length === 0 : typeof value === 'object' && Object.keys(value!).length === 0)

/** In a fixed order, so that two that say the same are written the same. */
const FIELDS = ['rewards', 'rewardsIn', 'bards', 'titan', 'dummy', 'census', 'story', 'start'] as const

export function tidy(standing: Standing): Standing {
  const { titan } = standing
  const fightsNone = typeof titan === 'object' && titan.sizes.length === 0
  const said = { ...standing, ...(fightsNone && { titan: undefined }) }
  return Object.fromEntries(FIELDS.filter((field) => !isEmpty(said[field])).map((field) => [field, said[field]]))
}

export const areSame = (one: Standing, other: Standing): boolean =>
  JSON.stringify(tidy(one)) === JSON.stringify(tidy(other))
