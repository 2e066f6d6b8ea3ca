// Standing instructions as they are sent: what says nothing is left out.
import type { Standing } from '../../../../src/rules/kingdom-defenders/commands.ts'

/** In a fixed order, so that two that say the same are written the same. */
const FIELDS = [
  ...(['plan', 'acts', 'favour', 'out', 'split', 'track'] as const),
  ...(['goods', 'siege', 'reward', 'camp', 'marker'] as const),
] satisfies (keyof Standing)[]

const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0)

/** To be asked for plan and acts is the usual, and need not be said. */
const isUsual = (field: keyof Standing, value: unknown): boolean =>
  (field === 'plan' || field === 'acts') && value === 'ask'

export const tidy = (standing: Standing): Standing =>
  Object.fromEntries(
    FIELDS.filter((field) => !isEmpty(standing[field]) && !isUsual(field, standing[field])).map((field) => [
      field,
      standing[field],
    ]),
  )

export const areSame = (one: Standing, other: Standing): boolean =>
  JSON.stringify(tidy(one)) === JSON.stringify(tidy(other))
