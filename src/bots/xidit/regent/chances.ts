// How likely the lord who plans is to be the one who remains, by gold, stories and points of reputation. All chances are
// logarithms, so that those of the three assessments add up.
import type { View } from '../../../rules/xidit/view.types.ts'
import { type Assessment, STORIES_A_PLAYER } from '../../../rules/xidit/vocabulary.ts'
import type { Foresight } from './foresight.ts'
import type { Land } from './land.ts'

/** Further gold than one year can bring. */
const MOST_MORE_GOLD = 40
/** Even who is far behind has some hope, and should know which way it lies. */
const HOPE = 0.003

export class Chances {
  readonly #goldNow: number
  readonly #gold: Float64Array
  readonly #stories: Float64Array
  readonly #points: Float64Array

  constructor(view: View, land: Land, { odds, growth }: Foresight, goldNow: number) {
    const table = (length: number, kind: Assessment, value: (index: number) => number) => {
      const at = view.assessments.indexOf(kind)
      return Float64Array.from({ length }, (_, index) => Math.log(HOPE + odds.stays(at, value(index))))
    }
    const mostPoints = land.regions.reduce((sum, { first, second }) => sum + first + second, 0)
    this.#goldNow = goldNow
    this.#gold = table(MOST_MORE_GOLD + 1, 'wealth', (more) => goldNow + more + growth.wealth)
    this.#stories = table(STORIES_A_PLAYER + 1, 'influence', (stories) => capped(stories + growth.influence))
    this.#points = table(mostPoints + 2, 'reputation', (points) => points)
  }

  ofGold(gold: number): number {
    return this.#gold[Math.min(MOST_MORE_GOLD, gold - this.#goldNow)]!
  }

  ofStories(stories: number): number {
    return this.#stories[stories]!
  }

  /** Points may be fractions, as majorities are only likely. */
  ofPoints(points: number): number {
    const within = Math.min(this.#points.length - 1.001, Math.max(0, points))
    const whole = Math.floor(within)
    const low = this.#points[whole]!
    return low + (within - whole) * (this.#points[whole + 1]! - low)
  }
}

/** Nobody has more stories than there are: near the end of them one more counts less. */
const capped = (stories: number): number => STORIES_A_PLAYER - Math.log1p(Math.exp(STORIES_A_PLAYER - stories))
