// What happens without a person: the rules carry on, and bots answer. Harmless when nothing is to be done.
import { appendTo } from './append.ts'
import { done, type Outcome } from './failure.ts'
import { withinLimit } from './limit.ts'
import { orPark } from './park.ts'
import type { GameId } from './ports.ts'
import { answerOfBot } from './stand-in.ts'
import type { Tools } from './tools.ts'

/** True when something happened. */
export const resolveGame = (tools: Tools, game: GameId): Promise<Outcome<boolean>> =>
  appendTo(tools, game, ({ file, ruleset, state }) => {
    const events = file.status !== 'running' ? [] : withinLimit(() => ruleset.resolve(state))
    return done({ events, by: null, answer: () => events.length > 0 })
  })

/** The next bot that is asked answers; true if there was one. */
export const letBotAnswer = (tools: Tools, game: GameId): Promise<Outcome<boolean>> =>
  appendTo(tools, game, (table) => {
    const { file, ruleset, state } = table
    const names = new Map(file.seats.map((holder) => [holder.seat, holder.bot]))
    const questions = file.status !== 'running' ? [] : ruleset.awaits(state)
    const question = questions.find(({ seat }) => names.get(seat))
    if (!question) return done({ events: [], by: null, answer: () => false })
    const events = answerOfBot(table, question, names.get(question.seat)!)
    return done({ events, by: question.seat, salt: tools.random(16), answer: () => true })
  })

/** Until a person is needed, or the game is over. A game the rules cannot carry on is parked. */
export const carryOnUntilAsked = (tools: Tools, game: GameId): Promise<void> =>
  orPark(tools, game, async () => {
    for (;;) {
      const resolved = await resolveGame(tools, game)
      const answered = await letBotAnswer(tools, game)
      if (!(resolved.ok && resolved.value) && !(answered.ok && answered.value)) return
    }
  })
