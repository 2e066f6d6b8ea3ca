// The siege: honest tables play in peace first, then while attackers send whatever they can think of; and what must be true
// afterwards.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { judgeGame, judgeStore } from '../chaos/judge-games.ts'
import { depsFor } from '../support/database.ts'
import { askFor, closeConnections, type Place } from './ask.ts'
import type { Attack, Attacked } from './attacker.ts'
import { type Play, sitDown } from './honest.ts'
import type { Intruder, Prey } from './hostile.ts'
import { type House, openHouse } from './house.ts'

export interface Plan {
  readonly requests: number
  /** Processes of attackers, and connections of each. */
  readonly attackers: number
  readonly connections: number
  readonly slow: number
  readonly tables: number
  /** Years of every table in peace, to know how long they take. */
  readonly quietGames: number
  say?(line: string): void
}

export interface Report {
  readonly sent: Record<string, number>
  readonly statuses: Record<string, number>
  readonly seconds: number
  readonly games: number
  readonly receipts: number
  readonly quietYears: Spread
  readonly besiegedYears: Spread
  /** The longest that the event loop stood still, in milliseconds. */
  readonly standstill: { readonly quiet: number; readonly besieged: number }
  readonly memoryMb: { readonly before: number; readonly most: number }
}

interface Spread {
  readonly years: number
  readonly p50: number
  readonly p95: number
}

const WATCH_MS = 1000
const INTRUDERS = 20
const IN_A_WAVE = 100_000

export async function siege(plan: Plan): Promise<Report> {
  const house = await openHouse()
  onTestFinished(() => house.close())
  onTestFinished(closeConnections)
  const { place } = house
  const play: Play = { games: [], receipts: [], years: [] }
  const watch = watchOver(house)

  let played = 0
  await playTables(place, plan, play, () => played++ < plan.quietGames * plan.tables)
  const quietYears = spreadOf(play.years.splice(0))
  const quiet = watch.mark()

  let isOn = true
  const began = Date.now()
  const honest = playTables(place, plan, play, () => isOn)
  honest.catch(() => {}) // it is told below, after the attackers have gone
  while (play.games.length < plan.tables) await new Promise((soon) => setTimeout(soon, 50))
  const attacked = await attackInWaves(plan, place, play.games).finally(() => {
    isOn = false
  })
  const seconds = (Date.now() - began) / 1000
  const besiegedYears = spreadOf(play.years.slice())
  await honest
  const besieged = watch.stop()

  const pool = new pg.Pool({ connectionString: house.databaseUrl })
  onTestFinished(() => pool.end())
  const deps = depsFor({ url: house.databaseUrl, pool })
  for (const game of play.games) await judgeGame(deps, { game }, play.receipts)
  await judgeStore(deps, play.games.length)
  expect(attacked.faults).toEqual([])
  expect(house.faults).toEqual([])
  return {
    ...{ sent: attacked.sent, statuses: attacked.statuses, seconds: Math.round(seconds) },
    ...{ games: play.games.length, receipts: play.receipts.length, quietYears, besiegedYears },
    standstill: { quiet: Math.round(quiet.lagMs), besieged: Math.round(besieged.lagMs) },
    memoryMb: { before: Math.round(quiet.memoryMb), most: Math.round(besieged.memoryMb) },
  }
}

async function playTables(place: Place, plan: Plan, play: Play, goesOn: () => boolean): Promise<void> {
  await Promise.all(Array.from({ length: plan.tables }, (_, table) => sitDown(place, table, goesOn, play)))
}

function spreadOf(years: number[]): Spread {
  const sorted = years.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  return { years: years.length, p50: at(0.5), p95: at(0.95) }
}

/** The worst of what the house's own figures say, until it is marked. */
function watchOver(house: House) {
  let worst = { lagMs: 0, memoryMb: 0 }
  const look = async () => {
    const { lagMs, memoryMb } = await house.figures()
    worst = { lagMs: Math.max(worst.lagMs, lagMs), memoryMb: Math.max(worst.memoryMb, memoryMb) }
  }
  const watching = setInterval(() => void look().catch(() => {}), WATCH_MS)
  onTestFinished(() => clearInterval(watching))
  const mark = () => {
    const marked = worst
    worst = { lagMs: 0, memoryMb: 0 }
    return marked
  }
  return {
    mark,
    stop() {
      clearInterval(watching)
      return mark()
    },
  }
}

/** Each with intruders of its own: what they have to get in with is good for a quarter of an hour. */
async function attackInWaves(plan: Plan, place: Place, games: readonly string[]): Promise<Attacked> {
  const waves: Attacked[] = []
  for (let sent = 0; sent < plan.requests; sent += IN_A_WAVE) {
    const requests = Math.min(IN_A_WAVE, plan.requests - sent)
    const wave = waves.length
    const prey = await preyOf(place, games.slice(-plan.tables), wave)
    waves.push(await attack({ ...plan, requests }, prey, wave))
    plan.say?.(`${sent + requests} requests sent`)
  }
  return together(waves)
}

async function preyOf(place: Place, games: readonly string[], wave: number): Promise<Prey> {
  const intruders: Intruder[] = []
  for (let which = 0; which < INTRUDERS; which++) {
    const from = `127.8.${which}.${wave + 1}`
    const guest = { from, method: 'POST', path: '/v1/sessions/guest', body: { name: `Intruder ${which}` } }
    const { accessToken: token } = await askFor<{ accessToken: string }>(place, guest)
    const body = { ...OPENING, title: `A table to misuse ${which}` }
    const { game } = await askFor<{ game: string }>(place, { from, token, method: 'POST', path: '/v1/games', body })
    const nonce = { from, token, method: 'PUT', path: `/v1/games/${game}/nonce`, body: { nonce: '' } }
    await askFor(place, nonce)
    intruders.push({ from, token, game })
  }
  const reference = await askFor<Prey['reference']>(place, {
    ...{ from: '127.8.0.1', method: 'GET', path: '/openapi.json' },
  })
  const answer = { year: 1, orders: ['wait', 'wait', 'act', 'wait', 'wait', 'wait'] }
  return { place, reference, intruders, games, answer }
}
const OPENING = { ruleset: 'xidit', options: { players: 3 }, bots: ['random', 'random'] }

const ATTACKER = fileURLToPath(new URL('attacker.ts', import.meta.url))
/** They may have what the house leaves over. */
const LAST_IN_LINE = 19

async function attack(plan: Plan, prey: Prey, wave: number): Promise<Attacked> {
  const share = Math.ceil(plan.requests / plan.attackers)
  const all = await Promise.all(
    Array.from({ length: plan.attackers }, async (_, which): Promise<Attacked> => {
      const child = fork(ATTACKER, { execArgv: ['--import', 'tsx'], serialization: 'advanced' })
      onTestFinished(() => void child.kill('SIGKILL'))
      setPriority(child.pid!, LAST_IN_LINE)
      const { connections, slow } = plan
      child.send({ prey, requests: share, connections, slow, seed: 7 + which + wave * plan.attackers } satisfies Attack)
      const [attacked] = await Promise.race([
        once(child, 'message'),
        once(child, 'exit').then(([code]) => Promise.reject(new Error(`the attackers gave up: ${code}`))),
      ])
      return attacked
    }),
  )
  return together(all)
}

const together = (all: readonly Attacked[]): Attacked => ({
  sent: sumOf(all.map(({ sent }) => sent)),
  statuses: sumOf(all.map(({ statuses }) => statuses)),
  faults: all.flatMap(({ faults }) => faults),
})

function sumOf(all: readonly Record<string, number>[]): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const counts of all) for (const [what, count] of Object.entries(counts)) sum[what] = (sum[what] ?? 0) + count
  return sum
}
