// Who is ahead, where it is public: influence, bards, and the result in the end.
import type { RegionView } from '../view.types.ts'
import type { Briefer, WriteSection } from './briefer.ts'

export const guildsSection: WriteSection = ({ view, say, who, city }) => {
  const lines = view.lords
    .toSorted((a, b) => b.influence - a.influence)
    .map(({ seat, influence }) => {
      const guilds = view.guilds.filter((guild) => guild.seat === seat)
      const heights = guilds.map((guild) => `${city(guild.city)} ${guild.height}`)
      return say.influence(who(seat), influence, heights.join(', '))
    })
  return { title: say.title.guilds, lines: view.guilds.length > 0 ? lines : [say.noGuilds] }
}

/** The regions somebody may have bards in, each a line, and all others in one. */
export const bardsSection: WriteSection = (briefer) => {
  const { view, say } = briefer
  const name = ({ region, first, second }: RegionView) => say.region(briefer.region(region), first, second)
  const isEmpty = ({ bards }: RegionView) => bards.every((count) => count === 0)
  const lines = view.regions
    .filter((region) => !isEmpty(region))
    .map((region) => say.bardsIn(name(region), bardsIn(briefer, region)))
  const empty = view.regions.filter(isEmpty).map(name)
  if (empty.length > 0) lines.push(say.nobodyIn(empty.join(', ')))
  return { title: say.title.bards, lines: [...lines, say.regionScores] }
}

/** Most first; who has none is not named, and what is hidden is said to be. */
function bardsIn({ view, say, who }: Briefer, { bards }: RegionView): string {
  const hidden = bards.includes(null)
  const known = bards.flatMap((count, seat) => (count === null ? [] : [{ count, seat }]))
  const named = known
    .filter(({ count, seat }) => count > 0 || (hidden && seat === view.viewer))
    .toSorted((a, b) => b.count - a.count)
    .map(({ count, seat }) => `${who(seat).name} ${count}`)
  if (!hidden) return named.join(', ')
  return [...named, say.hiddenBards[named.length > 0 ? 'others' : 'all']].join('; ')
}

export const resultSection: WriteSection = ({ view, say, who }) => {
  const { result } = view
  if (!result) return undefined
  const lines = result.assessments.map(({ kind, values, dummy, ranking }) => {
    const figures = ranking.map((one) => `${who(one).name} ${one === 'dummy' ? dummy : values[one]}`)
    return say.assessed(kind, figures.join(', '))
  })
  const places = result.standings.map((one, i) => `${i + 1}. ${who(one).name}`)
  return { title: say.title.result, lines: [...lines, say.standings(places.join(', '))] }
}
