// Games on a real database, with people who answer as somebody would who has nothing to say.

import { randomUUID } from 'node:crypto'
import { botFor } from '../../src/bots/bots.ts'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { joinGame } from '../../src/games/lobby/join-game.ts'
import { startWithBots } from '../../src/games/lobby/start-game.ts'
import type { Dependencies } from '../../src/games/log/dependencies.ts'
import { load } from '../../src/games/log/load.ts'
import type { GameFile, GameId } from '../../src/games/model/game.ts'
import { expectDone, hostGame, look, opening, questionsOf, ruleset, say } from './tables.ts'

/** A game that has begun. */
export async function newGame(
  deps: Dependencies,
  { people, bots = 0 }: { people: number; bots?: number },
): Promise<GameId> {
  const [host, ...guests] = Array.from({ length: people }, () => randomUUID())
  const options = { players: people + bots, length: 'short' }
  const { game } = await hostGame(deps, opening({ host: host!, options }))
  for (const account of guests) expectDone(await joinGame(deps, { game, account, nonce: '' }))
  if (bots > 0) expectDone(await startWithBots(deps, game, host!, 'random'))
  return game
}

/** The rules' answer for the next person who is asked; false when nobody is. */
export async function somebodyAnswers(deps: Dependencies, game: GameId): Promise<boolean> {
  const { file, ruleset, state } = (await load(deps, game))!
  if (file.status !== 'running') return false
  const accounts = new Map(file.seats.map(({ seat, account }) => [seat, account]))
  const question = ruleset.awaits(state).find(({ seat }) => accounts.get(seat))
  if (!question) return false
  const account = accounts.get(question.seat)!
  expectDone(await say(deps, game, account, { ...ruleset.lapse(state, question) }))
  return true
}

/** Until nobody is asked any more: the game is over, or others have to carry it on. */
export async function everybodyAnswers(deps: Dependencies, game: GameId): Promise<void> {
  while (await somebodyAnswers(deps, game));
}

export const eventsOf = async (deps: Dependencies, game: GameId, t: string) =>
  (await deps.store.pages(game)).flatMap(({ events }) => events).filter((event) => event.t === t)

/** Those who are asked now hand in, once each. */
export async function handInOrders(deps: Dependencies, game: GameId): Promise<void> {
  const { file, ruleset, state } = (await load(deps, game))!
  for (const question of ruleset.awaits(state)) {
    const account = file.seats.find(({ seat }) => seat === question.seat)?.account
    if (account) expectDone(await say(deps, game, account, { ...ruleset.lapse(state, question) }))
  }
}

/** A game of people alone, up to the first year's orders: from here on they can be handed in all at once. */
export async function gameAtOrders(deps: Dependencies, people = 3): Promise<GameId> {
  const game = await newGame(deps, { people })
  for (let chosen = 0; chosen < people; chosen++) await somebodyAnswers(deps, game)
  return game
}

/** Once the log has grown to where this is true. */
export function untilGame(deps: Dependencies, game: GameId, isSo: (file: GameFile) => boolean): Promise<GameFile> {
  return new Promise((found, failed) => {
    const look = () =>
      deps.store.read(game).then((opened) => {
        if (!isSo(opened!.file)) return
        deaf()
        found(opened!.file)
      }, failed)
    const deaf = deps.pubsub.subscribe(game, look)
    void look()
  })
}

/** Somebody at the table is asked, or the game is over: nothing more happens by itself. */
export const isAtRest = ({ status, waitsFor, seats }: GameFile): boolean =>
  status === 'finished' || waitsFor.some((asked) => seats.find(({ seat }) => seat === asked)?.account)

/** People answer whenever they are asked, and others carry the game on, until it is over. */
export async function playOut(deps: Dependencies, game: GameId): Promise<void> {
  for (;;) {
    await everybodyAnswers(deps, game)
    const file = await untilGame(deps, game, isAtRest)
    if (file.status === 'finished') return
  }
}

/** People who answer what they are asked as regents would, who recruit: so there is something to choose; then it goes on. */
export async function playAsRegents(deps: Dependencies, game: GameId, accounts: readonly string[]): Promise<void> {
  const regent = botFor('regent', ruleset)!
  for (const account of accounts)
    for (const question of await questionsOf(deps, game, account)) {
      const { view } = await look(deps, game, account)
      expectDone(await say(deps, game, account, { ...regent.answer(view, question, () => 0.5) }))
    }
  await carryOnUntilAsked(deps, game)
}
