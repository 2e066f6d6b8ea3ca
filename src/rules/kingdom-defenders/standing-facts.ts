// Standing instructions as data (KD-14): what each may say, and what is done where nothing is said. For forms; what the
// instructions lead to is in instructions.ts.
import type { Locale } from '../ruleset.ts'
import type { InstructionWords } from '../words.ts'
import type { Standing } from './commands.ts'
import { FAVOUR_DEFAULT, MARKER_DEFAULT, OUT_DEFAULT } from './orders/instructions.ts'
import type { Pack } from './pack/pack.ts'
import { AREAS, DICE, RELICS, RESOURCES, TRACKS } from './vocabulary.ts'
import { standingWords } from './words/standing-words.ts'

/** Into a camp at a time, by instruction. */
export const MOST_GIVEN = 5

/** What an instruction may say. All may say `ask` instead. */
export type Takes =
  | { readonly t: 'one'; readonly of: readonly string[] }
  /** Some of these, in order of preference. */
  | { readonly t: 'some'; readonly of: readonly string[] }
  /** `{ most, first }`. */
  | { readonly t: 'camp'; readonly most: number; readonly first: readonly string[] }

export interface Instruction {
  readonly field: keyof Standing
  readonly rule: string
  readonly takes: Takes
  /** A value, or a name for what is found out when it comes up. */
  readonly default: unknown
  readonly words: Readonly<Record<Locale, InstructionWords>>
}

export const STANDING_DEFAULTS = {
  plan: 'ask',
  acts: 'ask',
  favour: FAVOUR_DEFAULT,
  out: OUT_DEFAULT,
  split: 'even',
  track: 'the-higher',
  goods: 'loot',
  siege: 'loot',
  reward: ['orb', 'random', 'left', 'right'],
  camp: 'all-allowed',
  marker: MARKER_DEFAULT,
} as const satisfies Record<keyof Standing, unknown>

export function standingFacts(pack: Pack): Instruction[] {
  const faces = [...new Set(DICE.flatMap((die) => pack.faces[die].map(({ id }) => id)))]
  const one = (...of: string[]): Takes => ({ t: 'one', of })
  const some = (of: readonly string[]): Takes => ({ t: 'some', of })
  const said = (field: keyof Standing, rule: string, takes: Takes): Instruction => ({
    ...{ field, rule, takes, default: STANDING_DEFAULTS[field] },
    words: { en: standingWords.en[field], de: standingWords.de[field] },
  })
  return [
    said('plan', 'KD-14.1', one('steward')),
    said('acts', 'KD-14.1', one('auto')),
    said('favour', 'KD-14.2', some(faces)),
    said('out', 'KD-14.3', some(DICE)),
    said('split', 'KD-14.4', one('weapon', 'spell', 'even')),
    said('track', 'KD-14.5', one(...TRACKS)),
    said('goods', 'KD-14.6', one('coin', 'loot')),
    said('siege', 'KD-14.6', one('wound', 'loot')),
    said('reward', 'KD-14.7', some([...RELICS, 'random'])),
    said('camp', 'KD-14.8', { t: 'camp', most: MOST_GIVEN, first: RESOURCES }),
    said('marker', 'KD-14.9', some(AREAS)),
  ]
}
