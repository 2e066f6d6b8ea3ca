// The census: how much to show, and where what is won goes.
import type { QuestionOf } from '../../../rules/xidit/questions.ts'
import type { View } from '../../../rules/xidit/view.types.ts'
import { type City, type Placement, UNIT_KINDS, type Units } from '../../../rules/xidit/vocabulary.ts'
import { known, unitsOfRivals } from './imagine.ts'
import type { Land } from './land.ts'
import { many } from './packed.ts'
import { placeBards, reckonMidYear } from './spoils.ts'

/** One more than all rivals have together wins as surely as the whole hand, and tells less. */
export function chooseNumbers(view: View, { seat, most }: QuestionOf<'census'>, land: Land): Units {
  const theirs = unitsOfRivals(known(view, land, seat), land, seat)
  const show = { ...most }
  for (const [kind, name] of UNIT_KINDS.entries()) show[name] = Math.min(most[name], many(theirs, kind) + 1)
  return show
}

export function chooseRegions(view: View, question: QuestionOf<'census-bards'>, land: Land): Placement {
  const now = known(view, land, question.seat)
  return placeBards(reckonMidYear(view, land, question.seat, now), land, now, question)
}

/** Where a threat is or will soon be, the room is wanted for its rewards; elsewhere the lowest guild keeps most of it. */
export function chooseGuild(view: View, { cities }: QuestionOf<'census-story'>): City {
  const soon = new Set(view.tiles.filter(({ side }) => side === 'threat').map(({ city }) => city))
  for (const tile of [view.queue.threatNext, view.queue.threatPile.top]) if (tile) soon.add(tile.city)
  const heightOf = (city: City) => view.guilds.find((guild) => guild.city === city)!.height
  const rank = (city: City) => heightOf(city) + (soon.has(city) ? 10 : 0)
  return cities.reduce((best, city) => (rank(city) < rank(best) ? city : best))
}
