// Many games while everything is killed and started again, and what must be true afterwards.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { Stream } from '../../src/rules/random.ts'
import { depsFor } from '../support/database.ts'
import { strike } from './blows.ts'
import { type Kind, kindInTurn } from './games.ts'
import { judgeGame, judgeStore } from './judge-games.ts'
import { judgeJobs } from './judge-jobs.ts'
import { judgeLetters, type Table, type Told } from './judge-letters.ts'
import { judgeTold, type ToldOthers } from './judge-told.ts'
import { catalogue } from './offers.ts'
import { type Luck, Person, type World } from './people.ts'
import { openPost, type Post } from './post.ts'
import { openReceiver, type Receiver } from './receiver.ts'
import { openTown, type Town } from './town.ts'

export interface Plan {
  /** At least so many: they go on until there were enough kills. */
  readonly games: number
  readonly kills: number
  readonly redis: boolean
  /** Two servers of PostgreSQL and Redis, one of which can take over. */
  readonly pairs: boolean
  readonly apis: number
  readonly workers: number
  /** Games at the same time. */
  readonly tables: number
  /** Between two blows, on average. */
  readonly everyMs: number
  /** For how long something stands still. */
  readonly freezeMs: number
  readonly seed: string
  /** Hears how it goes, now and then. */
  say?(line: string): void
}

export interface Report extends Told, ToldOthers {
  readonly games: number
  /** Which there were, by their names. */
  readonly played: readonly string[]
  readonly kills: number
  readonly restarts: Record<string, number>
  readonly receipts: number
  readonly events: number
  readonly moods: Readonly<Record<string, number>>
  readonly failedJobs: number
  readonly seconds: { readonly underFire: number; readonly inAll: number }
}

/** For a test: the town is closed when it is over, also when it took too long. */
export async function chaos(plan: Plan): Promise<Report> {
  const stream = new Stream(plan.seed, 'chaos')
  const luck: Luck = () => stream.word() / 2 ** 32
  const post = await openPost(luck)
  onTestFinished(() => post.close())
  const receiver = await openReceiver(luck)
  onTestFinished(() => receiver.close())
  const town = await openTown({ ...plan, smtpUrl: post.url })
  let isFine = false
  onTestFinished(() => town.close(isFine))
  const report = await playAndJudge(plan, town, { post, receiver }, luck)
  isFine = true
  return report
}

const SAY_MS = 10_000
/** More than one, so that letters about several games go in one mail. */
const GAMES_AN_EVENING = 2

interface Game {
  readonly game: string
  readonly kind: Kind
  readonly title: string
  readonly people: readonly Person[]
}

/** Where letters go, and where programs and browsers are told. */
interface Elsewhere {
  readonly post: Post
  readonly receiver: Receiver
}

async function playAndJudge(plan: Plan, town: Town, elsewhere: Elsewhere, luck: Luck): Promise<Report> {
  const { post, receiver } = elsewhere
  const begun = Date.now()
  const since = () => Math.round((Date.now() - begun) / 1000)
  const { games, blows, gone } = await playUnderFire(plan, town, elsewhere, luck)
  const underFire = since()
  expect(town.deaths, 'processes that ended by themselves').toEqual([])
  const pool = new pg.Pool({ connectionString: town.databaseUrl })
  try {
    await deliverAll(pool, elsewhere)
    const deps = { ...depsFor({ url: town.databaseUrl, pool }), catalogue }
    const receipts = [...new Set(games.flatMap(({ people }) => people))].flatMap((person) => person.receipts)
    const tables: Table[] = []
    for (const game of games) tables.push({ ...game, ...(await judgeGame(deps, game, receipts)) })
    await judgeStore(deps, games.length)
    const told = {
      ...(await judgeLetters(pool, post, tables, gone)),
      ...(await judgeTold(pool, receiver, tables)),
    }
    const ids = games.map(({ game }) => game)
    const { failed: failedJobs } = await judgeJobs(pool, await town.redisUrl(), ids)
    expect(await deps.store.parked(), 'games that stand still').toEqual([])
    expect(town.deaths, 'processes that ended by themselves').toEqual([])
    const events = tables.reduce((sum, table) => sum + table.events, 0)
    const seconds = { underFire, inAll: since() }
    const moods = { ...post.moods, ...receiver.moods }
    const played = [...new Set(games.map(({ kind }) => kind.ruleset.name))].sort()
    return {
      games: games.length,
      played,
      ...blows,
      receipts: receipts.length,
      events,
      ...told,
      moods,
      failedJobs,
      seconds,
    }
  } finally {
    await pool.end()
  }
}

/** Games go on until there were enough kills; those that were to come and did not yet, and the last ones, end in peace. */
async function playUnderFire(plan: Plan, town: Town, { post, receiver }: Elsewhere, luck: Luck) {
  const world: World = { addresses: town.addresses, post, receiver, luck }
  const games: Game[] = []
  const gone = new Set<string>()
  let opened = 0
  let killed = 0
  let isOver = false
  const sit = async (table: number) => {
    const isOn = () => opened < plan.games || (!isOver && killed < plan.kills)
    for (let evening = 0; isOn(); evening++) {
      const people = ['host', 'guest'].map((name) => new Person(world, `${name}-${table}-${evening}`))
      await Promise.all(people.map((person) => person.arrive()))
      // One of all will not get any of the letters.
      if (gone.size === 0) gone.add(people[1]!.email)
      for (const email of gone) post.moveOut(email)
      for (let game = 0; game < GAMES_AN_EVENING && isOn(); game++) games.push(await playOne(people, opened++))
    }
  }
  const isEnough = (kills: number) => {
    killed = kills
    return isOver || kills >= plan.kills
  }
  const openFire = async () => {
    while (opened === 0 && !isOver) await wait(50) // before anybody plays it shows nothing
    return strike(town, post, plan, luck, isEnough)
  }
  const playing = Promise.all(Array.from({ length: plan.tables }, (_, table) => sit(table)))
  const fire = openFire()
  const telling = setInterval(
    () => plan.say?.(`${games.length} of ${opened} games, ${killed} kills, ${post.taken.length} mails`),
    SAY_MS,
  )
  try {
    await Promise.all([fire, playing])
  } finally {
    isOver = true
    clearInterval(telling)
  }
  return { games, gone, blows: await fire }
}

/** What waits for a better time need not wait for it: for that, time passes. First with all that can go wrong. */
async function deliverAll(pool: pg.Pool, { post, receiver }: Elsewhere): Promise<void> {
  for (;;) {
    if (post.hasShownAll) post.calm()
    if (receiver.hasShownAll) receiver.calm()
    const { rows } = await pool.query<{ waiting: number }>(
      `SELECT (SELECT count(*) FROM letter WHERE state = 'waiting')::integer
        + (SELECT count(*) FROM delivery WHERE state = 'waiting')::integer AS waiting`,
    )
    if (rows[0]!.waiting === 0) return
    // Those that were claimed just now are in somebody's hands.
    await pool.query(`UPDATE letter SET next_try_at = now() WHERE state = 'waiting' AND next_try_at > now()
      AND NOT (attempts > 0 AND next_try_at > now() + interval '55 seconds' AND next_try_at <= now() + interval '60 seconds')`)
    await pool.query(`UPDATE delivery d SET next_try_at = now() FROM webhook w
      WHERE w.id = d.hook_id AND w.busy_until <= now() AND d.state = 'waiting' AND d.next_try_at > now()`)
    await wait(500)
  }
}

/** Two people and a bot; the games take turns. */
async function playOne(people: readonly Person[], number: number): Promise<Game> {
  const [host, guest] = people as [Person, Person]
  const title = `No ${number}`
  const kind = kindInTurn(number)
  const game = await host.open(title, kind, [kind.bot(number)])
  await guest.join(game)
  await Promise.all([host.play(game, kind), guest.play(game, kind)])
  return { game, kind, title, people }
}
