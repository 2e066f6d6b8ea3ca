// Many games while everything is killed and started again, and what must be true afterwards.

import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect } from 'vitest'
import { checkGames } from '../../src/games/check-games.ts'
import { readProof } from '../../src/games/read-record.ts'
import { sealOf } from '../../src/games/seal.ts'
import { Stream } from '../../src/rules/random.ts'
import { verify } from '../../src/rules/verify.ts'
import { toolsFor } from '../support/database.ts'
import { expectDone, ruleset } from '../support/tables.ts'
import { type Luck, Person } from './people.ts'
import { openTown, type Town } from './town.ts'

export interface Plan {
  readonly games: number
  readonly kills: number
  readonly redis: boolean
  readonly apis: number
  readonly workers: number
  /** Between two blows, on average. */
  readonly everyMs: number
  readonly seed: string
}

export interface Report {
  readonly kills: number
  readonly restarts: Record<string, number>
  readonly receipts: number
  readonly events: number
}

export async function chaos(plan: Plan): Promise<Report> {
  const stream = new Stream(plan.seed, 'chaos')
  const luck: Luck = () => stream.word() / 2 ** 32
  const town = await openTown(plan)
  try {
    const people: Person[] = []
    const games = Promise.all(Array.from({ length: plan.games }, (_, number) => playOne(town, luck, number, people)))
    const blows = await strike(town, plan, luck)
    const ids = await games // in peace, from now on
    const receipts = people.flatMap((person) => person.receipts)
    const events = await judge(town, ids, receipts)
    return { ...blows, receipts: receipts.length, events }
  } finally {
    await town.close()
  }
}

/** Two people and a bot. */
async function playOne({ addresses }: Town, luck: Luck, number: number, people: Person[]): Promise<string> {
  const [host, guest] = [new Person(addresses, luck), new Person(addresses, luck)]
  people.push(host, guest)
  await Promise.all([host.arrive('Host'), guest.arrive('Guest')])
  const game = await host.open(`No ${number}`, 3, ['random'])
  await guest.join(game)
  await Promise.all([host.play(game), guest.play(game)])
  return game
}

type Blow = 'postgres' | 'redis' | 'flushed' | 'kill'

/** Each kind of blow early on, so that the shortest run has them all; then mostly kills. */
async function strike(town: Town, { kills, everyMs, redis }: Plan, luck: Luck) {
  const done = { kills: 0, restarts: { postgres: 0, redis: 0, flushed: 0 } }
  const others: Blow[] = redis ? ['postgres', 'redis', 'flushed'] : ['postgres']
  const first: Blow[] = ['kill', ...others.flatMap((blow): Blow[] => [blow, 'kill'])]
  while (done.kills < kills) {
    await wait(everyMs * (0.5 + luck()))
    const blow = first.shift() ?? (luck() < 0.15 ? others[Math.floor(luck() * others.length)]! : 'kill')
    if (blow === 'postgres') await town.restartPostgres()
    if (blow === 'redis') await town.restartRedis()
    if (blow === 'flushed') await town.flushRedis()
    if (blow === 'kill') town.kill(Math.floor(luck() * town.processes))
    if (blow === 'kill') done.kills++
    else done.restarts[blow]++
  }
  return done
}

/** Every receipt is in its log, every year ran once, every log verifies, nothing is left to do. Gives how many events. */
async function judge({ databaseUrl }: Town, games: readonly string[], receipts: Person['receipts']): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  const tools = toolsFor({ url: databaseUrl, pool })
  try {
    let count = 0
    for (const game of games) {
      const pages = await tools.store.pages(game)
      for (const { seq, head, seal, salt } of receipts.filter((one) => one.game === game)) {
        const page = pages.find(({ after, events }) => after + events.length === seq)
        expect(page, `receipt ${seq} of ${game}`).toMatchObject({ head, salt })
        expect(sealOf(salt, page!.events)).toBe(seal)
      }
      const events = pages.flatMap((page) => page.events)
      count += events.length
      const begun = events.flatMap((event) => ruleset.marks(event).round ?? [])
      expect(begun, `rounds of ${game}`).toEqual(begun.map((_, i) => i + 1))
      const revealed = events.filter(({ t }) => t === 'orders-revealed')
      expect(revealed, `years of ${game}`).toHaveLength(begun.length)
      const proof = expectDone(await readProof(tools, game, null))
      expect(verify(ruleset, proof).filter(({ ok }) => !ok)).toEqual([])
    }
    const faults: string[] = []
    expect(await checkGames(tools.store, ({ what }) => faults.push(what))).toBeGreaterThanOrEqual(games.length)
    expect(faults).toEqual([])
    await expect
      .poll(async () => (await pool.query('SELECT count(*)::integer AS left FROM outbox')).rows[0].left, {
        timeout: 20_000,
      })
      .toBe(0)
    return count
  } finally {
    await pool.end()
  }
}
