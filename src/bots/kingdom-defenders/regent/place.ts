// Where a regent goes next: it imagines the round to its end, space by space, and takes first what comes first. The City
// is visited before the Kingdom, as the Wall demands, unless a road is too good to be left to others.
import type { Pack, Space } from '../../../rules/kingdom-defenders/pack/pack.ts'
import type { SpaceOption } from '../../../rules/kingdom-defenders/questions.ts'
import type { View } from '../../../rules/kingdom-defenders/view.types.ts'
import { type Model, modelOf, worthOf } from './model.ts'

/** What a disc must bring to be worth the while. */
const LEAST = 0.25
/** Roads and wagons planned for together. */
const MOST_ROADS = 2

interface Candidate {
  readonly space: Space
  readonly discs: number
  readonly coins: number
  readonly fame: number
}

export function choosePlace(pack: Pack, view: View, seat: number, options: readonly SpaceOption[]): string | null {
  const model = modelOf(pack, view, view.players[seat]!)
  const occupied = Object.entries(view.spaces).flatMap(([id, there]) =>
    there.seat === seat ? [pack.spaces.get(id)!] : [],
  )
  const open = options.flatMap(({ space, req, closed }): Candidate[] =>
    closed === null && req ? [{ space: pack.spaces.get(space)!, ...req }] : [],
  )
  const plan = bestPlan(model, occupied, open)
  return plan.length === 0 ? null : first(model, plan, occupied).id
}

/** The best set of further spaces: every few roads, with a wagon and without, and the City around them. */
function bestPlan(model: Model, occupied: readonly Space[], open: readonly Candidate[]): Candidate[] {
  const roads = open.filter(({ space }) => space.area === 'B3')
  const wagons = open.filter(({ space }) => space.area === 'C')
  const wagon = wagons.toSorted((a, b) => b.space.max - a.space.max)[0]
  const city = open.filter(({ space }) => space.zone !== 'kingdom')
  let best: Candidate[] = []
  let most = worthOf(model, occupied) + LEAST
  for (const some of subsets(roads, MOST_ROADS))
    for (const kingdom of wagon ? [some, [...some, wagon]] : [some]) {
      if (!isWithin(model, kingdom)) continue
      const plan = fillUp(model, occupied, kingdom, city)
      const worth = netWorth(model, occupied, plan)
      if (worth > most) {
        most = worth
        best = plan
      }
    }
  return best
}

/** The worth of spaces, less what they ask for. */
function netWorth(model: Model, occupied: readonly Space[], plan: readonly Candidate[]): number {
  const { hand, worth } = model
  const coins = plan.reduce((sum, { coins: paid }) => sum + paid, 0)
  const before = hand.coin
  hand.coin -= coins
  const value = worthOf(model, [...occupied, ...plan.map(({ space }) => space)])
  hand.coin = before
  return value - coins * (worth.coin * 0.1) - plan.reduce((sum, { fame }) => sum + fame, 0)
}

const subsets = <T>(items: readonly T[], most: number): T[][] => {
  let all: T[][] = [[]]
  for (const item of items) all = [...all, ...all.filter((some) => some.length < most).map((some) => [...some, item])]
  return all
}

const isWithin = ({ own, hand }: Model, plan: readonly Candidate[]): boolean =>
  plan.reduce((sum, { discs }) => sum + discs, 0) <= own.hero &&
  plan.reduce((sum, { coins }) => sum + coins, 0) <= hand.coin

const group = ({ area, building }: Space): string => building ?? area

/** The City's best space for each disc that is left, one after the other. */
function fillUp(
  model: Model,
  occupied: readonly Space[],
  kingdom: readonly Candidate[],
  city: readonly Candidate[],
): Candidate[] {
  const plan = [...kingdom]
  for (;;) {
    let best: Candidate | undefined
    let most = netWorth(model, occupied, plan)
    const before = most
    for (const candidate of city) {
      if (plan.some(({ space }) => group(space) === group(candidate.space))) continue
      if (!isWithin(model, [...plan, candidate])) continue
      // A dear space must bring more.
      const worth = netWorth(model, occupied, [...plan, candidate]) - LEAST * candidate.discs
      if (worth > most) {
        most = worth
        best = candidate
      }
    }
    if (!best || most <= before) return plan
    plan.push(best)
  }
}

/** City first: after the Kingdom there is no way back. In it, what is worth most alone; outside, the best road. */
function first(model: Model, plan: readonly Candidate[], occupied: readonly Space[]): Space {
  const city = plan.filter(({ space }) => space.zone === 'city')
  const among = city.length > 0 ? city : plan
  const all = plan.map(({ space }) => space)
  const without = (space: Space) => worthOf(model, [...occupied, ...all.filter((other) => other !== space)])
  const [best] = among.toSorted((a, b) => without(a.space) - without(b.space))
  return best!.space
}
