// A few real games of four people, in their third round, with random answers in; the others are copies of them.
import { randomUUID } from 'node:crypto'
import type { Luck } from '../../src/bots/bot.ts'
import { botFor } from '../../src/bots/bots.ts'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { giveNonce } from '../../src/games/lobby/give-nonce.ts'
import { joinGame } from '../../src/games/lobby/join-game.ts'
import { openGame } from '../../src/games/lobby/open-game.ts'
import type { Dependencies } from '../../src/games/log/dependencies.ts'
import { load } from '../../src/games/log/load.ts'
import type { AgreementWish } from '../../src/games/model/agreement.ts'
import type { GameId } from '../../src/games/model/game.ts'
import { answerQuestion } from '../../src/games/play/answer-question.ts'
import { games } from '../../src/rules/games.ts'
import type { Ruleset } from '../../src/rules/ruleset.ts'
import { luckFrom } from '../luck.ts'

export interface Stock {
  /** For each game. */
  readonly agreement?: AgreementWish
  /** Who still has to hand in this round's orders: so many at each table. */
  readonly missing: number
  readonly count: number
  /** The first game there is, if left out. */
  readonly ruleset?: Ruleset
  /** Instead, they stop where somebody is asked for one of these. */
  readonly at?: readonly string[]
}

type Sql = (text: string, values?: unknown[]) => Promise<unknown>

const NAMES = ['Ada', 'Bert', 'Carla', 'Dora']
const YEARS = 2

/** Four at a table, two of whom read English and two German; nobody is told of anything yet. */
export async function makeStock(deps: Dependencies, sql: Sql, stock: Stock): Promise<GameId[]> {
  const made: GameId[] = []
  for (let at = 0; at < stock.count; at++) made.push(await playGame(deps, sql, luckFrom(at + 1), stock))
  await sql('TRUNCATE outbox, letter, reply')
  return made
}

async function playGame(
  deps: Dependencies,
  sql: Sql,
  luck: Luck,
  { agreement = {}, missing, ruleset: played = games[0]!.standard, at = [] }: Stock,
): Promise<GameId> {
  const accounts: string[] = []
  for (const [at, name] of NAMES.entries()) accounts.push(await somebody(sql, name, at < 2 ? 'en' : 'de'))
  const [host, ...others] = accounts
  const options = { ...(played.examples.options as object), players: NAMES.length }
  const opened = await openGame(deps, {
    ...{ host: host!, title: 'An evening', ruleset: played.name, options, visibility: 'public', agreement },
  })
  if (!opened.ok) throw new Error(opened.failure.kind)
  const { game } = opened.value
  await giveNonce(deps, { game, account: host!, nonce: 'nonce-of-the-host' })
  for (const account of others) {
    const joined = await joinGame(deps, { game, account, nonce: `nonce-${account}` })
    if (!joined.ok) throw new Error(joined.failure.kind)
  }
  const sayAll = async (but: number) => {
    const { ruleset, state, file } = (await load(deps, game))!
    const questions = ruleset.awaits(state)
    for (const question of questions.slice(0, questions.length - but)) {
      const { account } = file.seats.find(({ seat }) => seat === question.seat)!
      const { t: kind, ...answer } = botFor('random', ruleset)!.answer(
        ruleset.view(state, question.seat),
        question,
        luck,
      )
      const said = await answerQuestion(deps, { game, account: account!, kind, answer, question: question.id })
      if (!said.ok) throw new Error(said.failure.kind)
    }
  }
  await carryOnUntilAsked(deps, game)
  while ((await load(deps, game))!.file.round <= YEARS) {
    await sayAll(0)
    await carryOnUntilAsked(deps, game)
  }
  const isThere = async () => {
    const { ruleset, state } = (await load(deps, game))!
    return ruleset.awaits(state).some(({ t }) => at.includes(t))
  }
  while (at.length > 0 && !(await isThere())) {
    await sayAll(0)
    await carryOnUntilAsked(deps, game)
  }
  if (at.length === 0) await sayAll(missing)
  return game
}

async function somebody(sql: Sql, name: string, locale: string): Promise<string> {
  const account = randomUUID()
  await sql(
    `INSERT INTO account (id, email, name, locale, time_zone, letters, digest_hour, created_at)
      VALUES ($1, $2, $3, $4, 'Europe/Berlin', '{}', 8, now())`,
    [account, `${account}@example.org`, name, locale],
  )
  return account
}
