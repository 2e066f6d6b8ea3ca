// What happens without a person: the rules carry on, and bots answer. Harmless when nothing is to be done.
// The rules take a moment; bots think, and there may be many. So each has a lane of its own, and every append says which of
// the two is wanted next.
import type { Happening, Seat } from '../rules/ruleset.ts'
import { appendTo, type Logged } from './append.ts'
import { done, type Outcome } from './failure.ts'
import { withinSharedLimit } from './limit.ts'
import { orPark } from './park.ts'
import type { GameFile, GameId } from './ports.ts'
import { isBotAsked } from './seats.ts'
import { answerOfBot } from './stand-in.ts'
import type { Table } from './table.ts'
import type { Tools } from './tools.ts'

/** The rules carry on as far as they can, or, where bots are listened to, the next one that is asked answers. */
export const takeStep = (tools: Tools, game: GameId, who: 'rules' | 'bots' = 'bots'): Promise<Outcome<Step>> =>
  appendTo(tools, game, async (table) => {
    const { events, by } = await nextIn(table, who)
    const answer = (_: Logged, file: GameFile): Step => {
      if (events.length === 0) return 'nothing'
      return by === null && isAtRest(file) ? 'last' : 'more'
    }
    return done({ events, by, answer })
  })

/** Whether there was something to do, and whether there may be more. */
type Step = 'nothing' | 'more' | 'last'

/** The rules went as far as they could, and it is people they wait for; or it is over. */
const isAtRest = (file: GameFile): boolean =>
  file.status !== 'running' || (file.waitsFor.length > 0 && !isBotAsked(file, file.waitsFor))

async function nextIn(table: Table, who: 'rules' | 'bots'): Promise<{ events: readonly Happening[]; by: Seat | null }> {
  const { file, ruleset, state } = table
  if (file.status !== 'running') return { events: [], by: null }
  const events = await withinSharedLimit(() => ruleset.resolve(state))
  if (who === 'rules') return { events, by: null }
  const bots = new Map(file.seats.map(({ seat, bot }) => [seat, bot]))
  const question = ruleset.awaits(state).find(({ seat }) => bots.get(seat))
  if (events.length > 0 || !question) return { events, by: null }
  return { events: answerOfBot(table, question, bots.get(question.seat)!), by: question.seat }
}

/** The rules alone, until somebody is needed, or the game is over. */
export const carryOn = (tools: Tools, game: GameId): Promise<void> =>
  inTurn(tools, game, 'rules', () => go(tools, game, 'rules'))

/** One step, of the rules or of a bot: then it is another table's turn, and the next bot here waits for its own. */
export const letOneAnswer = (tools: Tools, game: GameId): Promise<void> =>
  inTurn(tools, game, 'one', async () => void (await takeStep(tools, game)))

/** Rules and bots, until a person is needed, or the game is over. */
export const carryOnUntilAsked = (tools: Tools, game: GameId): Promise<void> =>
  inTurn(tools, game, 'all', () => go(tools, game, 'bots'))

async function go(tools: Tools, game: GameId, who: 'rules' | 'bots'): Promise<void> {
  for (;;) {
    const step = await takeStep(tools, game, who)
    if (!step.ok && step.failure.kind === 'too-busy') throw new Error(`game ${game}: others were first each time`)
    if (!step.ok || step.value !== 'more') return
  }
}

/** A game the rules cannot carry on is parked. */
const inTurn = (tools: Tools, game: GameId, kind: string, work: () => Promise<void>): Promise<void> =>
  tools.turns.take(game, kind, () => orPark(tools, game, work))
