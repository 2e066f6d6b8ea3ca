// What follows from an answer by the rules alone is written together with it: one statement, no job. What is only kept until
// all are in is left to a job, and so is what the rules cannot do at once.
import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { carryOn } from '../../../src/games/advance/carry-on.ts'
import { load } from '../../../src/games/log/load.ts'
import { checkGames } from '../../../src/games/log/pages/check-games.ts'
import { sealOf } from '../../../src/games/model/chain.ts'
import { answerQuestion } from '../../../src/games/play/answer-question.ts'
import { readProof } from '../../../src/games/read/finished/read-proof.ts'
import { games } from '../../../src/rules/games.ts'
import type { Command, Question, Ruleset } from '../../../src/rules/ruleset.ts'
import { verify } from '../../../src/rules/verify.ts'
import { gameStore } from '../../../src/store/games/store.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { luckOf } from '../../support/play.ts'
import { expectDone, fullTable, questionsOf, say } from '../../support/tables.ts'
import { together } from '../../support/together.ts'

const database = ownDatabase()
/** By name, as they are sent. */
const statements: string[] = []
const query = (wish: pg.QueryConfig) => {
  statements.push(wish.name ?? wish.text)
  return database.pool.query(wish)
}
const connect = () => database.pool.connect()
const deps = { ...depsFor(database), store: gameStore({ query, connect } as unknown as pg.Pool, together) }

/** What is to be done without a person, and is taken away as a job would. */
async function takeTasks(game: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ task: string }>('DELETE FROM outbox WHERE game_id = $1 RETURNING task', [
    game,
  ])
  return rows.map(({ task }) => task)
}

const UNTIMED = { agreement: { pace: 'none' } } as const

describe.each(games.map(({ standard }) => standard))('An answer in $name', (ruleset) => {
  it('costs one statement, and no job but for a round that has waited for its last plans', async () => {
    // Not every game comes to every case.
    const seen = { kept: 0, alone: 0, followed: 0, jobs: 0 }
    for (let games = 0; games < 60 && Math.min(...Object.values(seen)) === 0; games++) await playOut(seen)
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(0)
  }, 240_000)

  async function playOut(seen: Record<'kept' | 'alone' | 'followed' | 'jobs', number>) {
    const { players } = ruleset.examples.options as { players: number }
    const wish = { ...UNTIMED, ruleset: ruleset.name, options: ruleset.examples.options }
    const { game, accounts } = await fullTable(deps, players, wish)
    const bot = deps.catalogue.bot(ruleset, 'random')!
    const luck = luckOf('5e'.repeat(32))
    const answer = async (seat: number, { t, ...said }: Command, question?: Question) => {
      statements.length = 0
      const named = question && { question: question.id }
      const receipt = expectDone(
        await answerQuestion(deps, { game, account: accounts[seat]!, kind: t, answer: said, ...named }),
      )
      expect(statements).toEqual([together.isTogether ? 'commit-some' : 'commit-one'])
      const page = (await deps.store.pages(game)).find(({ after, events }) => after + events.length === receipt.seq)!
      expect(page).toMatchObject({ by: seat, head: receipt.head, ...(receipt.salt && { salt: receipt.salt }) })
      expect(sealOf(page.salt!, page.events)).toBe(receipt.seal)
      return page
    }
    for (const seat of accounts.keys()) {
      const { state } = (await load(deps, game))!
      const command = bot.prepare?.(ruleset.view(state, seat))
      if (command) await answer(seat, command)
    }
    await takeTasks(game)
    for (;;) {
      const { file, state } = (await load(deps, game))!
      if (file.status === 'finished') break
      const [question] = ruleset.awaits(state)
      const { seat } = question!
      const page = await answer(seat, bot.answer(ruleset.view(state, seat), question!, luck), question)
      const after = (await load(deps, game))!.file
      const isFollowed = after.seq > page.after + page.events.length
      const { kept } = ruleset.terms(question!)
      if (kept) seen.kept++
      else if (isFollowed) seen.followed++
      else seen.alone++
      if (kept) expect(isFollowed).toBe(false)
      else expect(after.waitsFor.length > 0 || after.status === 'finished').toBe(true)
      const isWaiting = kept && after.waitsFor.length === 0
      expect(await takeTasks(game)).toEqual(isWaiting ? ['resolve'] : [])
      if (!isWaiting) continue
      seen.jobs++
      await carryOn(deps, game)
      expect(await takeTasks(game)).toEqual([])
    }
    const proof = expectDone(await readProof(deps, game, null))
    expect(verify(ruleset, proof).filter(({ ok }) => !ok)).toEqual([])
  }
})

/** Three choose where to begin, one after the other: the first of them does. */
async function firstChooses(prepare: (game: string, account: string) => Promise<unknown>, broken?: Partial<Ruleset>) {
  const { game, accounts } = await fullTable(deps, 3, UNTIMED)
  const asked = await Promise.all(accounts.map((account) => questionsOf(deps, game, account)))
  const first = asked.findIndex((questions) => questions.length > 0)
  for (const account of accounts) if (account !== accounts[first]) await prepare(game, account)
  await takeTasks(game)
  const table = (await load(deps, game))!
  deps.cache.keep({ ...table, ruleset: { ...table.ruleset, ...broken } })
  const [question] = asked[first]! as [(typeof asked)[0][0] & { cities: number[] }]
  const receipt = expectDone(await say(deps, game, accounts[first]!, { t: 'start', city: question!.cities[0] }))
  return { game, receipt, file: (await deps.store.read(game))!.file, tasks: await takeTasks(game) }
}

const leaveList = (game: string, account: string) => say(deps, game, account, { t: 'start-list', cities: [4, 5, 6] })

describe('After an answer', () => {
  it('the next is asked where nobody knows better', async () => {
    const { file, receipt, tasks } = await firstChooses(async () => {})
    expect({ tasks, waitsFor: file.waitsFor.length, seq: file.seq }).toEqual({
      tasks: [],
      waitsFor: 1,
      seq: receipt.seq,
    })
  })

  it('what others have left beforehand counts at once', async () => {
    const { game, file, receipt, tasks } = await firstChooses(leaveList)
    expect({ tasks, waitsFor: file.waitsFor.length }).toEqual({ tasks: [], waitsFor: 3 })
    const [own, rules] = (await deps.store.pages(game)).slice(-2)
    expect(own).toMatchObject({ by: expect.any(Number), salt: receipt.salt, head: receipt.head })
    expect(rules).toMatchObject({ by: null, after: receipt.seq, at: own!.at })
    expect(rules!.salt).not.toBe(own!.salt)
  })

  it.each<[string, Partial<Ruleset>]>([
    ['throw', { resolve: () => thrown() }],
    ['do not end', { resolve: () => endless() }],
  ])('a job is left to do where the rules %s: the answer is taken all the same', async (_, broken) => {
    const { game, file, receipt, tasks } = await firstChooses(leaveList, broken)
    expect({ tasks, seq: file.seq, status: file.status }).toEqual({
      tasks: ['resolve'],
      seq: receipt.seq,
      status: 'running',
    })
    deps.cache.forget(game)
    await carryOn(deps, game)
    expect((await load(deps, game))!.file.waitsFor).toHaveLength(3)
  })
})

const thrown = (): never => {
  throw new Error('not now')
}
const endless = (): never => {
  for (;;);
}

it('all of these logs are whole', async () => {
  const faults: unknown[] = []
  expect(await checkGames(deps, (fault) => faults.push(fault))).toBeGreaterThan(3)
  expect(faults).toEqual([])
})
