// The regent's imagination keeps to the rules: with all hands known, it sees a year as it is then played.
import { expect, it } from 'vitest'
import { play } from '../../src/bots/play.ts'
import { dealLines, known, titansOf } from '../../src/bots/xidit/regent/imagine.ts'
import { surveyLand } from '../../src/bots/xidit/regent/land.ts'
import { pack } from '../../src/bots/xidit/regent/packed.ts'
import { Reckoning } from '../../src/bots/xidit/regent/reckoning.ts'
import { runYear } from '../../src/bots/xidit/regent/search.ts'
import { regent } from '../../src/bots/xidit/regent.ts'
import { digest } from '../../src/rules/fairness.ts'
import type { Event } from '../../src/rules/xidit/events.ts'
import type { Options } from '../../src/rules/xidit/options.ts'
import type { State } from '../../src/rules/xidit/state.ts'
import { ORDERS } from '../../src/rules/xidit/vocabulary.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'
import { luckOf } from '../support/play.ts'

const OPTIONS: Options = { players: 4, length: 'long' }
const land = surveyLand(xidit.pack, OPTIONS)

it('imagines a year as it is played', () => {
  const seed = digest('imagined')
  const bots = Array.from({ length: OPTIONS.players }, () => regent(xidit.pack))
  const { events } = play(xidit, OPTIONS, seed, bots, luckOf(seed))
  const years = yearsOf(events as Event[])
  const seen = years.filter(({ before, after }) => {
    const world = imagine(before)
    return after.lords.every(({ city, units }, seat) => city === world.city(seat) && pack(units) === world.hand(seat))
  })
  // Not all: what lies deep in the piles is guessed, and so is what others pay for a titan.
  expect(years).toHaveLength(12)
  expect(seen.length).toBeGreaterThanOrEqual(10)
})

/** The states between which the orders of a year are carried out. */
function yearsOf(events: readonly Event[]): { before: State; after: State }[] {
  const years: { before: State; after: State }[] = []
  let state: State | undefined
  let before: State | undefined
  for (const event of events) {
    if (before && ['census-called', 'year-begun', 'assessed'].includes(event.t)) {
      years.push({ before, after: state! })
      before = undefined
    }
    state = xidit.evolve(state, event)
    if (event.t === 'orders-revealed') before = state
  }
  return years
}

function imagine(before: State) {
  const view = xidit.view(before, 0)
  const world = known(view, land, 0)
  for (const [seat, { units }] of before.lords.entries()) world.putHand(seat, pack(units))
  const left = land.years - before.year
  const titans = titansOf(view)
  const planner = new Reckoning(view, land, 0, titans, { own: left, rivals: left + 1 }, world)
  const programs = before.lords.map(({ orders }) => orders!.map((order) => ORDERS.indexOf(order)))
  const scene = { land, lines: dealLines(view, land, () => 0), titans, planner }
  runYear(world, scene, { playOrder: view.playOrder, programs })
  return world
}
