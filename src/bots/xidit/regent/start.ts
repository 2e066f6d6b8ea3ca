// Where the hero enters the board: where the best first year begins, with regard to those who stand already.
import type { QuestionOf } from '../../../rules/xidit/questions.ts'
import type { View } from '../../../rules/xidit/view.types.ts'
import type { City } from '../../../rules/xidit/vocabulary.ts'
import type { Luck } from '../../bot.ts'
import { known, titansOf } from './imagine.ts'
import type { Land } from './land.ts'
import { deal, guess } from './plan.ts'
import { Reckoning } from './reckoning.ts'
import { Search } from './search.ts'

export function chooseStart(view: View, { cities, seat }: QuestionOf<'start'>, land: Land, luck: Luck): City {
  const now = known(view, land, seat)
  const left = land.years - view.year
  const reckoning = new Reckoning(view, land, seat, titansOf(view), { own: left, rivals: left + 1 }, now)
  const { world, scene, company } = guess(view, land, deal(view, land, seat, now, luck), reckoning, luck)
  let best = cities[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const city of cities) {
    world.putHero(seat, city)
    const [found] = new Search(world, scene, company, 1, (end) => reckoning.value(end)).valued()
    if (found!.value <= most) continue
    most = found!.value
    best = city
  }
  return best
}
