// What every section of a briefing is written with.
import type { Reader, Section } from '../../ruleset.ts'
import type { Pack } from '../pack/pack.ts'
import type { Contender } from '../state.ts'
import type { LordView, View } from '../view.types.ts'
import type { City, RegionId } from '../vocabulary.ts'
import type { BriefingPhrases } from '../words/briefing-phrases.ts'
import type { Nouns } from '../words/nouns.ts'
import { type Person, personFor } from '../words/people.ts'
import { cityName, regionName } from '../words/said.ts'
import { wordsFor } from '../words/words.ts'

export interface Briefer {
  readonly pack: Pack
  readonly view: View
  readonly nouns: Nouns
  readonly say: BriefingPhrases
  /** The reader's own, if they sit at the table. */
  readonly own: LordView | undefined
  who(contender: Contender): Person
  city(city: City): string
  region(region: RegionId): string
}

/** Some have nothing to say of some positions. */
export type WriteSection = (briefer: Briefer) => Section | undefined

/** The view says who looks: what it shows of a seat is that seat's. */
export function brieferFor(pack: Pack, view: View, { locale, names }: Reader): Briefer {
  const { nouns, briefing } = wordsFor(locale)
  const { viewer } = view
  return {
    pack,
    view,
    nouns,
    say: briefing,
    own: viewer === 'public' ? undefined : view.lords[viewer],
    who: personFor({ viewer, locale, names }, nouns),
    city: (city) => cityName(pack, city),
    region: (region) => (region === pack.central ? briefing.bastion : regionName(pack, region)),
  }
}
