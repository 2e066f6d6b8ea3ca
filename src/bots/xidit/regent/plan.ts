// A year's orders: what rivals may do is imagined several times over, every sensible program of one's own is tried
// against some of these years, and the best few of each are tried against all.
import type { View } from '../../../rules/xidit/view.types.ts'
import type { Luck } from '../../bot.ts'
import type { Scene } from './carry-out.ts'
import { dealHands, dealLines, known, titansOf } from './imagine.ts'
import type { Land } from './land.ts'
import { Reckoning } from './reckoning.ts'
import { Rival } from './rival.ts'
import { type Company, type Program, runYear, Search } from './search.ts'
import type { Lines, World } from './world.ts'

/** Hands and tiles dealt, years imagined with them, and how many of these are searched through for candidates. */
const DEALS = 2
const YEARS = 8
const SEARCHED = 4
/** Programs kept: of each search, and of each rival. */
const CANDIDATES = 12
const RIVAL_PLANS = 6

/** A year as it may come: a position, and what the rivals do. */
interface Guess {
  readonly world: World
  readonly scene: Scene
  readonly company: Company
}

interface Deal {
  readonly world: World
  readonly lines: Lines
  /** By seat, best first; none for the planner. */
  readonly plans: readonly (readonly Program[])[]
}

export function planYear(view: View, land: Land, seat: number, luck: Luck): Program {
  const now = known(view, land, seat)
  const left = land.years - view.year
  const reckoning = new Reckoning(view, land, seat, titansOf(view), { own: left, rivals: left + 1 }, now)
  const deals = Array.from({ length: DEALS }, () => deal(view, land, seat, now, luck))
  const guesses = Array.from({ length: YEARS }, (_, year) => guess(view, land, deals[year % DEALS]!, reckoning, luck))
  let best: Program = []
  let most = Number.NEGATIVE_INFINITY
  for (const program of candidates(guesses, reckoning)) {
    let sum = 0
    for (const year of guesses) sum += tryOut(year, program, reckoning)
    if (sum <= most) continue
    most = sum
    best = program
  }
  return best
}

/** Rivals' hands and the tiles to come, by luck; and what each rival would like to do then, the others away. */
export function deal(view: View, land: Land, seat: number, now: World, luck: Luck): Deal {
  const world = now.copy(land)
  dealHands(world, land, seat, luck)
  const lines = dealLines(view, land, luck)
  const titans = titansOf(view)
  const away = { playOrder: view.playOrder, programs: view.lords.map(() => []) }
  const plans = view.lords.map((lord) => {
    if (lord.seat === seat || lord.city === null) return []
    const rival = new Rival(world, land, lord.seat, titans, view.year)
    const scene = { land, lines, titans, planner: rival }
    return new Search(world, scene, away, RIVAL_PLANS, (end) => rival.value(end)).best()
  })
  return { world, lines, plans }
}

/** Each rival follows one of their plans, the better the likelier. */
export function guess(view: View, land: Land, { world, lines, plans }: Deal, planner: Reckoning, luck: Luck): Guess {
  const programs = plans.map((plan) => plan[Math.floor(luck() ** 2 * plan.length)] ?? [])
  const scene = { land, lines, titans: planner.titans, planner }
  return { world, scene, company: { playOrder: view.playOrder, programs } }
}

function candidates(guesses: readonly Guess[], reckoning: Reckoning): Iterable<Program> {
  const found = new Map<string, Program>()
  for (const { world, scene, company } of guesses.slice(0, SEARCHED)) {
    const search = new Search(world, scene, company, CANDIDATES, (end) => reckoning.value(end))
    for (const program of search.best()) found.set(program.join(''), program)
  }
  return found.values()
}

function tryOut({ world, scene, company }: Guess, program: Program, reckoning: Reckoning): number {
  const mark = world.mark()
  const programs = company.programs.with(reckoning.seat, program)
  runYear(world, scene, { playOrder: company.playOrder, programs })
  const value = reckoning.value(world)
  world.takeBack(mark)
  return value
}
