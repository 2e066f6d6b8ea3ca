// A position in words, to plan from: what the viewer sees, and nothing else.
import type { Reader, Section } from '../ruleset.ts'
import { askedSection } from './briefing/asked.ts'
import { brieferFor } from './briefing/briefer.ts'
import { handSection, heroesSection, ordersSection } from './briefing/lords.ts'
import { bardsSection, guildsSection, resultSection } from './briefing/standing.ts'
import { destinySection, recruitsSection, threatsSection, titansSection } from './briefing/tiles.ts'
import { yearSection } from './briefing/year.ts'
import type { Pack } from './pack/pack.ts'
import type { View } from './view.types.ts'

/** In the order they are read. */
const SECTIONS = [
  yearSection,
  askedSection,
  handSection,
  heroesSection,
  ordersSection,
  recruitsSection,
  threatsSection,
  destinySection,
  titansSection,
  guildsSection,
  bardsSection,
]

/** When there is nothing left to plan. */
const AFTER_THE_END = [yearSection, resultSection, handSection, guildsSection, bardsSection]

export function briefing(pack: Pack, view: View, reader: Reader): Section[] {
  const briefer = brieferFor(pack, view, reader)
  const sections = view.stage === 'over' ? AFTER_THE_END : SECTIONS
  return sections.flatMap((section) => section(briefer) ?? [])
}
