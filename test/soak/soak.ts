// Hours with everything on, in peace: games of all kinds, letters, webhooks, push, streams, pictures, people who come and go. What is
// held is looked at again and again.
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { onTestFinished, vi } from 'vitest'
import { Stream } from '../../src/rules/random.ts'
import { kindInTurn } from '../chaos/games.ts'
import { Person, type World } from '../chaos/people.ts'
import { openPost } from '../chaos/post.ts'
import { openReceiver } from '../chaos/receiver.ts'
import { openTown, type Town } from '../chaos/town.ts'
import { middleOf, round } from './grown.ts'
import { heldBy, heldInRedis, type Sample, tablesIn } from './samples.ts'
import { type Visit, visit } from './visitor.ts'

export interface Plan {
  readonly minutes: number
  /** Games at the same time. */
  readonly tables: number
  readonly visitors: number
  readonly everyMs: number
  readonly redis: boolean
  /** Hears how it goes. */
  say?(line: string): void
}

export interface Report {
  readonly samples: readonly Sample[]
  readonly deaths: readonly string[]
  readonly complaints: readonly string[]
  readonly looks: number
  readonly summary: object
}

const SEED = '5'.padStart(64, '0')
const GAMES_AN_EVENING = 2
const MINUTE_MS = 60_000
/** As pino numbers them: a bug of ours, or worse. */
const ERROR = 50

/** For a test: the town is closed when it is over. */
export async function soak(plan: Plan): Promise<Report> {
  const stream = new Stream(SEED, 'soak')
  const luck = () => stream.word() / 2 ** 32
  const [post, receiver] = await Promise.all([openPost(luck), openReceiver(luck)])
  post.calm()
  receiver.calm()
  onTestFinished(() => post.close())
  onTestFinished(() => receiver.close())
  const town = await openTown({ apis: 2, workers: 2, redis: plan.redis, pairs: false, smtpUrl: post.url })
  let isFine = false
  onTestFinished(() => town.close(isFine))
  await vi.waitUntil(() => town.ready.size === town.processes, { timeout: 60_000 })
  const report = await playOn(plan, town, { addresses: town.addresses, post, receiver, luck })
  isFine = report.deaths.length + report.complaints.length === 0
  return report
}

async function playOn(plan: Plan, town: Town, world: World): Promise<Report> {
  const until = Date.now() + plan.minutes * MINUTE_MS
  const isOver = () => Date.now() > until
  const games: string[] = []
  const told: Visit = { looks: 0, faults: [] }
  const pool = new pg.Pool({ connectionString: town.databaseUrl, max: 1 })
  onTestFinished(() => pool.end())
  const samples: Sample[] = []
  await Promise.all([
    ...Array.from({ length: plan.tables }, (_, table) => evenings(world, table, games, isOver)),
    ...Array.from({ length: plan.visitors }, () => visit(town.addresses, games, isOver, told)),
    watch(plan, town, pool, games, samples, isOver),
  ])
  return {
    ...{ samples, deaths: town.deaths, looks: told.looks },
    complaints: [...told.faults, ...errorsIn(town.log)],
    summary: {
      ...{ minutes: plan.minutes, games: games.length, looks: told.looks, letters: world.post.taken.length },
      told: world.receiver.taken.length,
      thirds: [0, 1, 2].map((third) => summaryOf(samples, third)),
    },
  }
}

/** Others come every evening. */
async function evenings(world: World, table: number, games: string[], isOver: () => boolean): Promise<void> {
  for (let evening = 0; !isOver(); evening++) {
    const people = ['host', 'guest'].map((name) => new Person(world, `${name}-${table}-${evening}`))
    const [host, guest] = people as [Person, Person]
    await Promise.all(people.map((person) => person.arrive()))
    for (let game = 0; game < GAMES_AN_EVENING && !isOver(); game++) {
      const kind = kindInTurn(games.length)
      const id = await host.open(`No ${games.length}`, kind, [kind.bot(games.length)])
      games.push(id)
      await guest.join(id)
      await Promise.all([host.play(id, kind), guest.play(id, kind)])
    }
  }
}

async function watch(
  { everyMs, say }: Plan,
  town: Town,
  pool: pg.Pool,
  games: readonly string[],
  samples: Sample[],
  isOver: () => boolean,
): Promise<void> {
  const begun = Date.now()
  while (!isOver()) {
    await wait(everyMs)
    const memory = await town.memory()
    const processes = [...memory].map(([name, used]) => [name, heldBy(town.pids.get(name)!, used)] as const)
    samples.push({
      ...{ minute: round((Date.now() - begun) / MINUTE_MS), games: games.length },
      processes: Object.fromEntries(processes),
      ...(await tablesIn(pool)),
      ...(await heldInRedis(await town.redisUrl())),
    })
    say?.(JSON.stringify(samples.at(-1)))
  }
}

function summaryOf(samples: readonly Sample[], third: number): object {
  const size = Math.floor(samples.length / 3)
  const part = samples.slice(third * size, (third + 1) * size)
  const middle = (of: (sample: Sample) => number | undefined) => round(middleOf(part.map(of)))
  const names = Object.keys(samples.at(-1)?.processes ?? {})
  return {
    games: middle(({ games }) => games),
    connections: middle(({ connections }) => connections),
    passingMb: middle(({ passingMb }) => passingMb),
    kbAGame: middle(({ keptMb, games }) => (1024 * keptMb) / games),
    dead: middle(({ dead }) => dead),
    redisMb: middle(({ redisMb }) => redisMb),
    redisKeys: middle(({ redisKeys }) => redisKeys),
    processes: Object.fromEntries(
      names.map((name) => [
        name,
        {
          heapMb: middle(({ processes }) => processes[name]?.heapMb),
          rssMb: middle(({ processes }) => processes[name]?.rssMb),
          handles: middle(({ processes }) => processes[name]?.handles),
          threads: middle(({ processes }) => processes[name]?.threads),
        },
      ]),
    ),
  }
}

/** What the processes said that is a bug of ours. That nobody was there in time is the machine's, when it has too much to do. */
function errorsIn(log: string): string[] {
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.includes('{"level":') && JSON.parse(line.slice(line.indexOf('{'))).level >= ERROR)
    .filter((line) => !/connection timeout|has not answered within/.test(line))
}
