// People with their tokens, and tables in every state, for tests that need many of both.
import type { FastifyInstance } from 'fastify'
import type { Bot } from '../../src/bots/bot.ts'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { joinGame } from '../../src/games/lobby/join-game.ts'
import type { Opening } from '../../src/games/lobby/open-game.ts'
import { startWithBots } from '../../src/games/lobby/start-game.ts'
import type { Dependencies } from '../../src/games/log/dependencies.ts'
import { load } from '../../src/games/log/load.ts'
import { usualColour } from '../../src/games/model/colours.ts'
import type { GameId, Visibility } from '../../src/games/model/game.ts'
import type { Table } from '../../src/games/model/table.ts'
import { answerQuestion, type Receipt } from '../../src/games/play/answer-question.ts'
import type { Command, Question } from '../../src/rules/ruleset.ts'
import { everyGame, playedAs } from './every-game.ts'
import { hostGame } from './tables.ts'

export interface Somebody {
  readonly account: string
  readonly token: string
  readonly refreshToken: string
}

/** What is played where nobody minds. */
const [USUAL] = everyGame
export const RULESET = USUAL!.ruleset

/** A guest, signed in. */
export async function somebody(app: FastifyInstance): Promise<Somebody> {
  const guest = await app.inject({ method: 'POST', url: '/v1/sessions/guest', payload: { name: 'Somebody' } })
  const { account, accessToken, refreshToken } = guest.json()
  return { account, token: accessToken, refreshToken }
}

/** The session that an access token is of. */
export const sessionIn = ({ token }: Somebody): string =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).sid

/** A personal access token of somebody. */
export async function programOf(app: FastifyInstance, { token }: Somebody, scopes: readonly string[]) {
  const headers = { authorization: `Bearer ${token}` }
  const payload = { name: 'Program', scopes }
  const made = await app.inject({ method: 'POST', url: '/v1/me/tokens', headers, payload })
  if (made.statusCode !== 201) throw new Error(`a token was refused: ${made.body}`)
  const { secret, card } = made.json()
  return { secret: secret as string, id: card.token as string }
}

/** As in the examples of the reference, so that giving it again is all right. */
const HOSTS_NONCE = 'ada-likes-dice'
/** No two are the same, so that one that gets out is known. */
const nonce = ({ random }: Dependencies): string => `nonce-${random(8)}`

/** An open table with its host and these others; one seat of the three is left. */
export async function openTable(
  deps: Dependencies,
  [host, ...others]: readonly [Somebody, ...Somebody[]],
  visibility: Visibility = 'public',
  more: Partial<Opening> = {},
  played = USUAL!,
): Promise<GameId> {
  const wish = { ruleset: played.name, title: 'A table', options: played.options(3), visibility }
  const { game } = await hostGame(deps, { ...wish, host: host.account, ...more }, HOSTS_NONCE)
  for (const { account } of others) {
    // A private table is found by those who are invited; here they are, by the tools at hand.
    const { seats } = (await deps.store.read(game))!.file
    const seat = seats.length
    if (visibility === 'private')
      await deps.store.sit(game, {
        seat,
        account,
        bot: null,
        colour: usualColour(played.ruleset, seats, seat),
        nonce: nonce(deps),
        satAt: deps.clock(),
      })
    else await joinGame(deps, { game, account, nonce: nonce(deps) })
  }
  return game
}

/** The host waits no longer: a bot sits down, and the first question to a person is there. */
export async function startTable(deps: Dependencies, game: GameId, host: Somebody): Promise<GameId> {
  const started = await startWithBots(deps, game, host.account, 'random')
  if (!started.ok) throw new Error(started.failure.kind)
  await carryOnUntilAsked(deps, game)
  return game
}

/** What is asked of people at a table now, each with any legal answer. */
export function answersTo(
  { file, ruleset, state }: Table,
  luck: () => number,
  bot: Bot = playedAs(ruleset.name).anybody,
) {
  const questions: Question[] = state === undefined ? [] : ruleset.awaits(state)
  return questions.flatMap((question): { account: string; question: string; command: Command }[] => {
    const account = file.seats.find(({ seat }) => seat === question.seat)?.account
    const view = ruleset.view(state, question.seat)
    return account ? [{ account, question: question.id, command: bot.answer(view, question, luck) }] : []
  })
}

/** People say what they are asked, and the game goes on: so many times, or to its end. Gives their receipts. */
export async function playOn(
  deps: Dependencies,
  game: GameId,
  luck: () => number,
  times = 1000,
  bot?: Bot,
): Promise<Receipt[]> {
  const receipts: Receipt[] = []
  for (let time = 0; time < times; time++) {
    const answers = answersTo((await load(deps, game))!, luck, bot)
    if (answers.length === 0) break
    for (const { account, question, command } of answers) {
      const { t: kind, ...answer } = command
      const said = await answerQuestion(deps, { game, account, kind, answer, question })
      if (!said.ok) throw new Error(`${JSON.stringify(command)}: ${said.failure.kind}`)
      receipts.push(said.value)
    }
    await carryOnUntilAsked(deps, game)
  }
  return receipts
}
