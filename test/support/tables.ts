// Tables of people for the tests of the service: opened, filled, and brought to where the first orders are due.
import { randomUUID } from 'node:crypto'
import { answerQuestion } from '../../src/games/answer-question.ts'
import { carryOnUntilAsked } from '../../src/games/carry-on.ts'
import type { Outcome } from '../../src/games/failure.ts'
import { giveNonce } from '../../src/games/give-nonce.ts'
import { joinGame } from '../../src/games/join-game.ts'
import { type Opening, openGame } from '../../src/games/open-game.ts'
import { type GameView, readView } from '../../src/games/read-view.ts'
import type { Tools } from '../../src/games/tools.ts'
import { games } from '../../src/rules/games.ts'
import type { Command, Question } from '../../src/rules/ruleset.ts'

export const ruleset = games[0]!.standard

export function expectDone<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure))
  return outcome.value
}

export const someone = (): string => randomUUID()

export const opening = (wish: Partial<Opening> = {}): Opening => ({
  host: someone(),
  title: 'An evening',
  ruleset: ruleset.name,
  visibility: 'public',
  options: { players: 3, length: 'short' },
  ...wish,
})

/** Opened, and the host's nonce given: it begins when the table is full. */
export async function hostGame(tools: Tools, wish: Opening, nonce = 'host') {
  const opened = expectDone(await openGame(tools, wish))
  expectDone(await giveNonce(tools, { game: opened.game, account: wish.host, nonce }))
  return opened
}

type TableWish = Partial<Opening> & { readonly guests?: readonly string[] }

/** What this account sees. */
export const look = async (tools: Tools, game: string, account: string | null): Promise<GameView> =>
  expectDone(await readView(tools, game, account)).look()

export const say = (tools: Tools, game: string, account: string, { t, ...answer }: Command & Record<string, unknown>) =>
  answerQuestion(tools, { game, account, kind: t, answer })

export const questionsOf = async (tools: Tools, game: string, account: string): Promise<Question[]> =>
  ((await look(tools, game, account)).view as { questions: Question[] }).questions

/** People alone, and the game has begun. Guests are anybody, if they are not named. */
export async function fullTable(
  tools: Tools,
  players = 3,
  { guests = Array.from({ length: players - 1 }, someone), ...wish }: TableWish = {},
) {
  const wished = opening({ options: { players, length: 'short' }, ...wish })
  const { game } = await hostGame(tools, wished)
  for (const account of guests) expectDone(await joinGame(tools, { game, account, nonce: 'guest' }))
  return { game, accounts: [wished.host, ...guests] }
}

/** Everybody in some city, the first year's orders due. */
export async function atOrders(tools: Tools, players = 3, wish: TableWish = {}) {
  const { game, accounts } = await fullTable(tools, players, wish)
  for (const account of accounts) expectDone(await say(tools, game, account, { t: 'start-list', cities: [] }))
  await carryOnUntilAsked(tools, game)
  return { game, accounts }
}

export const orders = (year: number, ...words: string[]) => ({
  t: 'orders',
  year,
  orders: [...words, ...Array(6 - words.length).fill('wait')],
})
