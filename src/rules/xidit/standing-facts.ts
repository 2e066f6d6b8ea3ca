// Standing instructions as data: what each may say, and what is done where nothing is said. For forms; what the
// instructions lead to is in standing.ts.
import type { Locale } from '../ruleset.ts'
import type { InstructionWords } from '../words.ts'
import type { Standing } from './commands.ts'
import { OPTION_NEEDS } from './options.ts'
import type { Pack } from './pack/pack.ts'
import {
  ASSESSMENTS,
  BARDS_A_PLAYER,
  type City,
  REWARDS,
  type RegionId,
  TITAN_SIZES,
  UNIT_KINDS,
  type UnitKind,
} from './vocabulary.ts'
import { standingWords } from './words/standing-words.ts'

/** A value, or a name for what is found out when it comes up. */
export const STANDING_DEFAULTS = {
  rewards: 'as-assessed',
  rewardsIn: {},
  bards: 'worthiest-region',
  titan: 'decline',
  dummy: 'last-assessed',
  census: 'all',
  story: 'tallest-guild',
  start: 'ask',
} as const satisfies Record<keyof Standing, unknown>

/** Weakest first. */
export const PAY_DEFAULT: readonly UnitKind[] = UNIT_KINDS
/** Of one kind, at the census. */
export const MOST_SHOWN = 99

/** What an instruction may say. All but `by-city` may say `ask` instead. */
export type Takes =
  /** All of these, in order of preference. */
  | { readonly t: 'ranking'; readonly of: readonly string[] }
  /** The same (or `ask`) for single cities, by number. */
  | { readonly t: 'by-city'; readonly of: readonly string[]; readonly cities: readonly City[] }
  /** `{ region, most? }`, in order of preference. */
  | { readonly t: 'regions'; readonly of: readonly RegionId[]; readonly most: number }
  /** One of the words, or `{ sizes, pay? }` in order of preference. */
  | {
      readonly t: 'titan'
      readonly words: readonly string[]
      readonly sizes: readonly number[]
      readonly pay: readonly UnitKind[]
    }
  | { readonly t: 'one'; readonly of: readonly string[] }
  /** One of the words, or a most for each kind. */
  | { readonly t: 'units'; readonly words: readonly string[]; readonly of: readonly UnitKind[]; readonly most: number }
  /** Some of these, in order of preference. */
  | { readonly t: 'cities'; readonly of: readonly City[] }

export interface Instruction {
  readonly field: keyof Standing
  readonly rule: string
  readonly takes: Takes
  readonly default: unknown
  /** Options of the game without which it means nothing. */
  readonly needs?: Readonly<Record<string, unknown>>
  readonly words: Readonly<Record<Locale, InstructionWords>>
}

export function standingFacts(pack: Pack): Instruction[] {
  const regions = pack.board.regions.map(({ id }) => id)
  const { cities } = pack
  const said = (field: keyof Standing, rule: string, takes: Takes): Instruction => ({
    ...{ field, rule, takes, default: STANDING_DEFAULTS[field] },
    words: { en: standingWords.en[field], de: standingWords.de[field] },
  })
  return [
    said('rewards', 'X-14.1', { t: 'ranking', of: REWARDS }),
    said('rewardsIn', 'X-14.1', { t: 'by-city', of: REWARDS, cities }),
    said('bards', 'X-14.2', { t: 'regions', of: regions, most: BARDS_A_PLAYER }),
    said('titan', 'X-14.3', { t: 'titan', words: ['decline'], sizes: TITAN_SIZES, pay: PAY_DEFAULT }),
    { ...said('dummy', 'X-14.4', { t: 'one', of: ASSESSMENTS }), needs: OPTION_NEEDS.dummy },
    said('census', 'X-14.5', { t: 'units', words: ['all', 'none'], of: UNIT_KINDS, most: MOST_SHOWN }),
    said('story', 'X-14.6', { t: 'cities', of: cities }),
    said('start', 'X-14.7', { t: 'cities', of: cities }),
  ]
}
