// Weapons and spells as they are written: both kinds, also zeros (KD-12.3).
import { isObject } from '../../shape.ts'
import type { Pair } from '../vocabulary.ts'

export const isPair = (value: unknown): value is Pair =>
  isObject(value) && Object.keys(value).length === 2 && Number.isInteger(value.weapon) && Number.isInteger(value.spell)

export const isSamePair = (one: Pair, other: Pair): boolean => one.weapon === other.weapon && one.spell === other.spell
