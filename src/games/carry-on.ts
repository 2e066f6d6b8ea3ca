// What happens without a person: the rules carry on, and bots answer. Harmless when nothing is to be done.
import { botFor } from '../bots/bots.ts'
import { Stream } from '../rules/random.ts'
import { appendTo } from './append.ts'
import { done, type Outcome } from './failure.ts'
import type { GameId } from './ports.ts'
import type { Tools } from './tools.ts'

/** True when something happened. */
export const resolveGame = (tools: Tools, game: GameId): Promise<Outcome<boolean>> =>
  appendTo(tools, game, ({ ruleset, state }) => {
    const events = state === undefined ? [] : ruleset.resolve(state)
    return done({ events, by: null, answer: () => events.length > 0 })
  })

/** The next bot that is asked answers; true if there was one. */
export const letBotAnswer = (tools: Tools, game: GameId): Promise<Outcome<boolean>> =>
  appendTo(tools, game, ({ file, ruleset, state }) => {
    const names = new Map(file.seats.map((holder) => [holder.seat, holder.bot]))
    const questions = state === undefined ? [] : ruleset.awaits(state)
    const question = questions.find(({ seat }) => names.get(seat))
    if (!question) return done({ events: [], by: null, answer: () => false })
    const { seat } = question
    const name = names.get(seat) as string
    const bot = botFor(name, ruleset)
    if (!bot) throw new Error(`game ${file.id}: there is no bot ${name}`)
    // Its luck follows from the secret: whoever plays this on, anywhere, comes to the same.
    const luck = new Stream(file.secret, `bot/${question.id}`)
    const command = bot.answer(ruleset.view(state, seat), question, () => luck.word() / 2 ** 32)
    const ruling = ruleset.answer(state, seat, command)
    if (!ruling.ok) throw new Error(`game ${file.id}: a bot was refused: ${ruling.refusal.message}`)
    return done({ events: ruling.events, by: seat, salt: tools.random(16), answer: () => true })
  })

/** Until a person is needed, or the game is over. */
export async function carryOnUntilAsked(tools: Tools, game: GameId): Promise<void> {
  for (;;) {
    const resolved = await resolveGame(tools, game)
    const answered = await letBotAnswer(tools, game)
    if (!(resolved.ok && resolved.value) && !(answered.ok && answered.value)) return
  }
}
