// How fast orders are carried out, beside how fast boardgame.io makes moves.
import { xidit } from '../../src/rules/xidit/xidit.ts'
import { luckFrom } from '../luck.ts'
import { alternate, clock, median, type Spent } from '../measure.ts'
import { type PlayMoves, peerWays } from '../peer.ts'
import type { Row } from '../report.ts'
import { handIn, ORDERS_ALL_YEAR, openGame, randomOrders, YEARS } from './random-orders.ts'

const ROUNDS = 11
const WARM_UP = 3
/** Games a round: as many as make the rounds of both sides about as long. */
const GAMES = 150
const PEER_GAMES = 5
/** A peer's game is as long as ours. */
const MOVES = YEARS * ORDERS_ALL_YEAR

/** Orders, or moves, a second. */
interface Rate {
  wall: number
  cpu: number
}

const rate = (count: number, { wall, cpu }: Spent): Rate => ({ wall: (1000 * count) / wall, cpu: (1000 * count) / cpu })

const RESOLVE = 'resolve'
const WHOLE = 'whole'

export function ordersASecond(): Row[] {
  const luck = luckFrom(1)
  let whole: Rate[] = []
  const ours = () => {
    const round = playRound(luck)
    whole.push(round.whole)
    return round.resolve
  }
  const ways = peerWays()
  const theirs = Object.entries(ways).map(([name, play]) => [name, () => playPeer(play)] as const)
  const rates = alternate({ [RESOLVE]: ours, ...Object.fromEntries(theirs) }, ROUNDS, WARM_UP)
  whole = whole.slice(WARM_UP)
  return rowsOf({ ...rates, [WHOLE]: whole }, Object.keys(ways))
}

/** All games side by side, so that one look at the clock covers a year of all of them. */
function playRound(luck: () => number): { resolve: Rate; whole: Rate } {
  const handing = clock()
  const resolving = clock()
  const folding = clock()
  let states = Array.from({ length: GAMES }, () => openGame(luck))
  for (let year = 1; year <= YEARS; year++) {
    const orders = states.map(() => randomOrders(luck))
    const ready = handing.time(() => states.map((state, game) => handIn(state, orders[game]!)))
    const events = resolving.time(() => ready.map((state) => xidit.resolve(state)))
    states = folding.time(() => ready.map((state, game) => xidit.fold(events[game]!, state)))
  }
  if (!states.every(xidit.isOver)) throw new Error('A game was not over after its last year')
  const count = GAMES * YEARS * ORDERS_ALL_YEAR
  const all = [handing, resolving, folding].map(({ spent }) => spent)
  const sum = { wall: total(all.map(({ wall }) => wall)), cpu: total(all.map(({ cpu }) => cpu)) }
  return { resolve: rate(count, resolving.spent), whole: rate(count, sum) }
}

const total = (parts: number[]): number => parts.reduce((sum, part) => sum + part, 0)

function playPeer(play: PlayMoves): Rate {
  const { spent, time } = clock()
  time(() => {
    for (let game = 0; game < PEER_GAMES; game++) play(MOVES)
  })
  return rate(PEER_GAMES * MOVES, spent)
}

const CLOCKS = [
  ['wall', ''],
  ['cpu', ', CPU time'],
] as const

/** Each figure by both clocks. */
function rowsOf(rates: Record<string, Rate[]>, ways: string[]): Row[] {
  const middle = (name: string, by: keyof Rate) => median(rates[name]!.map((round) => round[by]))
  const fastest = (by: keyof Rate) => ways.reduce((best, way) => (middle(way, by) > middle(best, by) ? way : best))
  const speed = (name: string, what: string): Row[] =>
    CLOCKS.map(([by, note]) => ({ what: what + note, figure: middle(name, by), unit: 'a second' }))
  // Round by round, since a slow minute slows both.
  const ratio = (name: string, what: string): Row[] =>
    CLOCKS.map(([by, note]) => {
      const peer = rates[fastest(by)]!
      const figure = median(rates[name]!.map((round, at) => round[by] / peer[at]![by]))
      return { what: `${what} : ${fastest(by)}${note}`, figure, unit: 'times' }
    })
  return [
    ...speed(RESOLVE, 'orders carried out in resolve'),
    ...speed(WHOLE, 'orders, handing in and keeping included'),
    ...ways.flatMap((way) => speed(way, `boardgame.io moves by ${way}`)),
    ...ratio(RESOLVE, 'resolve').map((row) => ({ ...row, wanted: { atLeast: 20 } })),
    ...ratio(WHOLE, 'with handing in'),
  ]
}
