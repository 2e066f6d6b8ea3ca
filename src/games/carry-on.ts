// What happens without a person: the rules carry on, and bots answer. Harmless when nothing is to be done.
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

/** The rules carry on as far as they can, or the next bot that is asked answers. */
export const takeStep = (tools: Tools, game: GameId): Promise<Outcome<Step>> =>
  appendTo(tools, game, async (table) => {
    const { events, by } = await nextIn(table)
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

async function nextIn(table: Table): Promise<{ events: readonly Happening[]; by: Seat | null }> {
  const { file, ruleset, state } = table
  if (file.status !== 'running') return { events: [], by: null }
  const events = await withinSharedLimit(() => ruleset.resolve(state))
  const bots = new Map(file.seats.map(({ seat, bot }) => [seat, bot]))
  const question = ruleset.awaits(state).find(({ seat }) => bots.get(seat))
  if (events.length > 0 || !question) return { events, by: null }
  return { events: answerOfBot(table, question, bots.get(question.seat)!), by: question.seat }
}

/** Until a person is needed, or the game is over. A game the rules cannot carry on is parked. */
export const carryOnUntilAsked = (tools: Tools, game: GameId): Promise<void> =>
  tools.turns.take(game, () =>
    orPark(tools, game, async () => {
      for (;;) {
        const step = await takeStep(tools, game)
        if (!step.ok || step.value !== 'more') return
      }
    }),
  )
