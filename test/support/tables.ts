// Tables of people for the tests of the service: opened, filled, and brought to where the first orders are due.
import { randomUUID } from 'node:crypto'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { giveNonce } from '../../src/games/lobby/give-nonce.ts'
import { joinGame } from '../../src/games/lobby/join-game.ts'
import { type Opening, openGame } from '../../src/games/lobby/open-game.ts'
import type { Dependencies } from '../../src/games/log/dependencies.ts'
import type { Outcome } from '../../src/games/model/failure.ts'
import { openTable, seatOf } from '../../src/games/model/table.ts'
import { answerQuestion, withdrawAnswer } from '../../src/games/play/answer-question.ts'
import { rulesFor } from '../../src/games/ports/catalogue.ts'
import { type GameView, readView } from '../../src/games/read/read-view.ts'
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
export async function hostGame(deps: Dependencies, wish: Opening, nonce = 'host') {
  const opened = expectDone(await openGame(deps, wish))
  expectDone(await giveNonce(deps, { game: opened.game, account: wish.host, nonce }))
  return opened
}

type TableWish = Partial<Opening> & { readonly guests?: readonly string[] }

/** What this account sees. */
export const look = async (deps: Dependencies, game: string, account: string | null): Promise<GameView> =>
  expectDone(await readView(deps, game, account)).look()

export const say = (
  deps: Dependencies,
  game: string,
  account: string,
  { t, ...answer }: Command & Record<string, unknown>,
) => namedBy(deps, game, account, t).then((named) => answerQuestion(deps, { game, account, kind: t, answer, ...named }))

/** The question that whoever sits there would answer with this kind now, as it is named. */
export async function namedBy(deps: Dependencies, game: string, account: string, kind: string) {
  // Past what the process remembers, which is for the answer itself.
  const opened = await deps.store.read(game)
  const seat = opened && seatOf(opened.file, account)
  const table = opened && openTable(opened, rulesFor(deps.catalogue, opened.file))
  if (seat === undefined || table?.state === undefined) return {}
  const question = table.ruleset.answerable(table.state, seat).find(({ t }) => t === kind)?.id
  return question === undefined ? {} : { question }
}

export const takeBack = async (deps: Dependencies, game: string, account: string, kind: string) =>
  withdrawAnswer(deps, { game, account, kind, ...(await namedBy(deps, game, account, kind)) })

export const questionsOf = async (deps: Dependencies, game: string, account: string): Promise<Question[]> =>
  ((await look(deps, game, account)).view as { questions: Question[] }).questions

/** People alone, and the game has begun. Guests are anybody, if they are not named. */
export async function fullTable(
  deps: Dependencies,
  players = 3,
  { guests = Array.from({ length: players - 1 }, someone), ...wish }: TableWish = {},
) {
  const wished = opening({ options: { players, length: 'short' }, ...wish })
  const { game } = await hostGame(deps, wished)
  for (const account of guests) expectDone(await joinGame(deps, { game, account, nonce: 'guest' }))
  return { game, accounts: [wished.host, ...guests] }
}

/** Everybody in some city, the first year's orders due. */
export async function atOrders(deps: Dependencies, players = 3, wish: TableWish = {}) {
  const { game, accounts } = await fullTable(deps, players, wish)
  for (const account of accounts) expectDone(await say(deps, game, account, { t: 'start-list', cities: [] }))
  await carryOnUntilAsked(deps, game)
  return { game, accounts }
}

export const orders = (year: number, ...words: string[]) => ({
  t: 'orders',
  year,
  orders: [...words, ...Array(6 - words.length).fill('wait')],
})
