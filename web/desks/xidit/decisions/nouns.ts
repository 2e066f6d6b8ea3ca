// The game's nouns, as the rules' own words have them, and places by name.
import type { BoardFile } from '../../../../src/rules/xidit/pack/pack.ts'
import type { Placement, RegionId, Reward, UnitKind, Units } from '../../../../src/rules/xidit/vocabulary.ts'
import { UNIT_KINDS } from '../../../../src/rules/xidit/vocabulary.ts'
import { nouns as de } from '../../../../src/rules/xidit/words/nouns.de.ts'
import { nouns as en } from '../../../../src/rules/xidit/words/nouns.en.ts'
import type { Nouns } from '../../../../src/rules/xidit/words/nouns.ts'
import type { Spoken } from '../../../words/words.ts'

export const nounWords: Spoken<Nouns> = { en, de }

export const regionName = ({ regions }: BoardFile, region: RegionId): string =>
  regions.find(({ id }) => id === region)?.name ?? region

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `Archers`. */
export const kindName = (nouns: Nouns, kind: UnitKind): string => capital(nouns.kind[kind])

/** `2 militia and 1 archer`. */
export const unitsSaid = (nouns: Nouns, units: Partial<Units>): string =>
  nouns.and(UNIT_KINDS.filter((kind) => units[kind]).map((kind) => nouns.object(units[kind]!, kind))) || nouns.nothing

/** `1 bard in Ombel and 2 bards in the Bastion`. */
export const bardsSaid = (nouns: Nouns, board: BoardFile, bards: Placement): string =>
  nouns.and(
    board.regions
      .filter(({ id }) => bards[id])
      .map(
        ({ id, name, central }) =>
          `${nouns.object(bards[id]!, 'bards')} ${central ? nouns.intoBastion : nouns.into(name)}`,
      ),
  )

/** A kind of reward by itself: `bards`. */
export const rewardName = (nouns: Nouns, reward: Reward): string => nouns.count(2, reward).slice('2 '.length)
