// The rows of the first game for Kingdom Defenders: rounds resolved with plans from all, a record played again, the size of
// a position, and what a seat is shown of it.
import { readFileSync } from 'node:fs'
import { play } from '../../src/bots/play.ts'
import type { Event } from '../../src/rules/kingdom-defenders/events.ts'
import { kingdomDefenders } from '../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import type { GameRecord } from '../../src/rules/kingdom-defenders/record.ts'
import type { State } from '../../src/rules/kingdom-defenders/state.ts'
import type { Ruleset } from '../../src/rules/ruleset.ts'
import { luckFrom, pick, seedFrom } from '../luck.ts'
import { alternate, clock, median, timeEach } from '../measure.ts'
import { peerWays } from '../peer.ts'
import { type Row, timeRows } from '../report.ts'
import { type BotFor, botNamed } from './bot-games.ts'

const ruleset = kingdomDefenders as unknown as Ruleset
const OPTIONS = { players: 4, difficulty: 'standard', variant: 'none' } as const
const REFS = ['E1', 'E2', 'E3', 'E4', 'E5', 'B3.1', 'B3.2', 'B3.3', 'B3.4', 'B3.0', 'C', 'D', 'B1', 'P3', 'P5']
/** Rounds as long as those of the first game, and as many, so that both are measured equally warm. */
const ROUNDS = 11
const WARM_UP = 3
const GAMES = 60
const PEER_MOVES = 1500

const say = (state: State, seat: number, command: Parameters<typeof kingdomDefenders.answer>[2]): State => {
  const ruling = kingdomDefenders.answer(state, seat, command)
  if (!ruling.ok) throw new Error(ruling.refusal.message)
  return kingdomDefenders.fold(ruling.events, state)
}

/** Where the rules carry on: every round of whole games, with plans of random wishes and automatic acts. */
function standstills(luck: () => number): State[] {
  const states: State[] = []
  for (let game = 0; game < GAMES; game++) {
    let state = kingdomDefenders.fold(kingdomDefenders.begin(OPTIONS, seedFrom(luck)))
    while (!kingdomDefenders.isOver(state)) {
      for (const question of kingdomDefenders.awaits(state)) {
        const wishes = Array.from({ length: 8 }, () => [pick(REFS, luck), pick(REFS, luck)])
        const plan = { t: 'plan', round: state.round, wishes, then: 'steward' } as const
        state = say(state, question.seat, question.t === 'plan' ? plan : kingdomDefenders.lapse(state, question))
      }
      states.push(state)
      state = kingdomDefenders.fold(kingdomDefenders.resolve(state), state)
    }
  }
  return states
}

/** A second spent in `resolve`, by one look at the clock: a look costs as much as several activations. */
function activations(luck: () => number): number {
  const states = standstills(luck)
  const { spent, time } = clock()
  const events = time(() => states.flatMap((state) => kingdomDefenders.resolve(state)))
  const count = events.filter(({ t }) => t === 'activated' || t === 'declined' || t === 'placed').length
  return (1000 * count) / spent.cpu
}

function movesASecond(): Row[] {
  const luck = luckFrom(11)
  const ways = peerWays()
  const theirs = Object.entries(ways).map(([name, moves]) => {
    const once = () => {
      const { spent, time } = clock()
      time(() => moves(PEER_MOVES))
      return (1000 * PEER_MOVES) / spent.cpu
    }
    return [name, once] as const
  })
  const rates = alternate({ ours: () => activations(luck), ...Object.fromEntries(theirs) }, ROUNDS, WARM_UP)
  const middle = (name: string) => median(rates[name]!)
  const fastest = Object.keys(ways).reduce((best, way) => (middle(way) > middle(best) ? way : best))
  const ratio = median(rates.ours!.map((rate, at) => rate / rates[fastest]![at]!))
  return [
    { what: 'defenders: placements and activations in resolve, CPU time', figure: middle('ours'), unit: 'a second' },
    { what: `defenders: resolve : ${fastest}, CPU time`, figure: ratio, unit: 'times', wanted: { atLeast: 20 } },
  ]
}

function recordOfFour(): GameRecord {
  const file = new URL('../../test/records/kingdom-defenders.samples.jsonl', import.meta.url)
  const samples = readFileSync(file, 'utf8').trim().split('\n')
  return samples.map((line) => JSON.parse(line).record as GameRecord).find(({ options }) => options.players === 4)!
}

/** Every state of a game of random players. */
function statesOf(botFor: BotFor): State[] {
  const luck = luckFrom(12)
  const bots = Array.from({ length: 4 }, () => botNamed(botFor, 'random', ruleset))
  const events = play(ruleset, OPTIONS, seedFrom(luck), bots, luck).events as Event[]
  const states: State[] = []
  for (const event of events) states.push(kingdomDefenders.evolve(states.at(-1), event))
  return states
}

export function defenders(botFor: BotFor): Row[] {
  const record = recordOfFour()
  const what = `defenders: a game of four: its record, ${record.entries.length} entries`
  const states = statesOf(botFor)
  const largest = Math.max(...states.map((state) => Buffer.byteLength(JSON.stringify(state))))
  const views = states.map((state) => timeEach(1, 0, () => kingdomDefenders.view(state, 1))[0]!)
  return [
    ...movesASecond(),
    ...timeRows(
      what,
      timeEach(200, 60, () => kingdomDefenders.replay(record)),
      0.5,
      { atMost: 5 },
    ),
    { what: 'defenders: largest state, random bots', figure: largest, unit: 'bytes', wanted: { under: 16 * 1024 } },
    ...timeRows('defenders: a view for a seat: median', views, 0.5, { under: 0.2 }),
    ...regentRows(botFor),
  ]
}

/** How long a regent thinks: about one decision, and about all its placements of a round. */
function regentRows(botFor: BotFor): Row[] {
  const luck = luckFrom(13)
  const decisions: { wall: number; cpu: number }[] = []
  const rounds = new Map<string, { wall: number; cpu: number }>()
  const bots = Array.from({ length: 4 }, (_, seat) => {
    const bot = botNamed(botFor, 'regent', ruleset)
    return {
      prepare: (view: unknown) => bot.prepare!(view),
      answer(view: unknown, question: Parameters<typeof bot.answer>[1], chance: () => number) {
        const { spent, time } = clock()
        const answer = time(() => bot.answer(view, question, chance))
        decisions.push(spent)
        if (question.t === 'place') {
          const key = `${seat}/${(question as { round?: number }).round}`
          const sum = rounds.get(key) ?? { wall: 0, cpu: 0 }
          rounds.set(key, { wall: sum.wall + spent.wall, cpu: sum.cpu + spent.cpu })
        }
        return answer
      },
    }
  })
  play(ruleset, OPTIONS, seedFrom(luck), bots, luck)
  return [
    ...timeRows(`defenders: a regent decides (${decisions.length} decisions): median`, decisions, 0.5, { under: 50 }),
    ...timeRows('defenders: a regent places for a whole round: median', [...rounds.values()], 0.5, { under: 200 }),
  ]
}
