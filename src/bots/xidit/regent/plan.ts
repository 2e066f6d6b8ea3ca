// A year's orders: what rivals may do is imagined a few times over, every program of one's own is tried against each of
// these, and the few best of each are tried against all.
import type { View } from '../../../rules/xidit/view.types.ts'
import type { Luck } from '../../bot.ts'
import type { Scene } from './carry-out.ts'
import { dealHands, dealLines, known, titansOf } from './imagine.ts'
import { type Land, yearsToCensus } from './land.ts'
import { Reckoning } from './reckoning.ts'
import { Rival } from './rival.ts'
import { type Company, type Found, type Program, runYear, Search } from './search.ts'
import { EFFORT } from './temper.ts'
import type { Lines, World } from './world.ts'

interface Guess {
  world: World
  scene: Scene
  company: Company
}

export function planYear(view: View, land: Land, seat: number, luck: Luck): Program {
  const start = known(view, land, seat)
  const left = land.years - view.year
  const reckoning = new Reckoning(view, land, seat, titansOf(view), { own: left, rivals: left + 1 }, start)
  const guesses = imagineYears(view, land, start, reckoning, luck)

  const value = (world: World) => reckoning.value(world)
  const candidates = new Map<string, Program>()
  for (const { world, scene, company } of guesses.slice(0, EFFORT.searched))
    for (const { program } of new Search(world, scene, company, EFFORT.keep, value).best())
      candidates.set(program.join(''), program)

  let best: Program = []
  let most = Number.NEGATIVE_INFINITY
  for (const program of candidates.values()) {
    let sum = 0
    for (const { world, scene, company } of guesses) {
      const mark = world.mark()
      const programs = company.programs.slice()
      programs[seat] = program
      runYear(world, scene, { playOrder: company.playOrder, programs })
      sum += reckoning.value(world)
      world.takeBack(mark)
    }
    if (sum > most) {
      most = sum
      best = program
    }
  }
  return best
}

function imagineYears(view: View, land: Land, start: World, planner: Reckoning, luck: Luck): Guess[] {
  const { titans, seat } = planner
  const rivals = view.playOrder.filter((other) => other !== seat)
  const deals = Array.from({ length: EFFORT.hands }, () => {
    const world = start.copy(land)
    dealHands(world, land, seat, luck)
    const lines = dealLines(view, land, luck)
    const plans = rivals.map((rival) => plansOf(rival, world, land, lines, planner, view))
    return { world, lines, plans }
  })
  return Array.from({ length: EFFORT.years }, (_, sample): Guess => {
    const { world, lines, plans } = deals[sample % deals.length]!
    const programs: Program[] = view.lords.map(() => [])
    for (const [i, rival] of rivals.entries()) programs[rival] = chosen(plans[i]!, luck)
    return { world, scene: { land, lines, titans, planner }, company: { playOrder: view.playOrder, programs } }
  })
}

function plansOf(
  seat: number,
  world: World,
  land: Land,
  lines: Lines,
  { titans, yearsLeft }: Reckoning,
  view: View,
): Found[] {
  const rival = new Rival(world, land, seat, titans, yearsLeft, yearsToCensus(land, view.year))
  const company = { playOrder: view.playOrder, programs: view.lords.map(() => []) }
  return new Search(world, { land, lines, titans, planner: rival }, company, EFFORT.rivalKeep, (end) =>
    rival.value(end),
  ).best()
}

/** One of a rival's plans, the better the likelier. */
function chosen(plans: readonly Found[], luck: Luck): Program {
  const at = Math.floor(luck() ** 2 * plans.length)
  return plans[at]!.program
}
