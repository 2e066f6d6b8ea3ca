// The year, what comes at its end, and whom the game waits for.
import type { WriteSection } from './briefer.ts'

export const yearSection: WriteSection = ({ view, nouns, say, who }) => {
  const { year, years, stage, slot, censusYears, assessments, playOrder, dummy, waitsFor } = view
  const lines = [slot === null ? say.stage[stage] : `${say.stage[stage]} ${say.slot(slot)}`]
  if (stage !== 'over') {
    const held = stage === 'census' || stage === 'judging'
    const next = censusYears.find((census) => (held ? census > year : census >= year))
    if (next === undefined) lines.push(say.noCensusLeft)
    else lines.push(next === year ? say.censusThisYear : say.nextCensus(next))
    const kinds = assessments.map((kind) => nouns.assessment[kind]).join(', ')
    lines.push(say.assessmentsAt(kinds, years, year === years))
    lines.push(say.playOrder(playOrder.map((seat) => who(seat).name).join(', ')))
  }
  if (dummy) lines.push(say.dummy(assessments.map((kind) => `${nouns.assessment[kind]} ${dummy[kind]}`).join(', ')))
  const kinds = [...new Set(waitsFor.map(({ t }) => t))].map((kind) => {
    const names = waitsFor.filter(({ t }) => t === kind).map(({ seat }) => who(seat).name)
    return `${say.pending[kind]} (${names.join(', ')})`
  })
  if (kinds.length > 0) lines.push(say.waitsFor(kinds.join(', ')))
  return { title: say.title.year(year, years), lines }
}
