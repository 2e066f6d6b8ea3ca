// Games that random players play, stopped wherever somebody is asked for something.
import { botFor } from '../../../src/bots/bots.ts'
import type { Command } from '../../../src/rules/kingdom-defenders/commands.ts'
import { kingdomDefenders as rules } from '../../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import type { Question, QuestionOf } from '../../../src/rules/kingdom-defenders/questions.ts'
import type { State } from '../../../src/rules/kingdom-defenders/state.ts'

/** Every time somebody is asked for this kind, until the game is over. */
export function* playTo<T extends Question['t']>(
  t: T,
  seed: string,
): Generator<{ state: State; question: QuestionOf<T> }> {
  const bot = botFor('random', rules)!
  const options = { players: 3 as const, difficulty: 'expert' as const, variant: 'none' as const }
  let state = rules.fold(rules.begin(options, seed.repeat(32)))
  let luck = 7
  const random = () => {
    luck = (luck * 16_807) % 2_147_483_647
    return luck / 2_147_483_647
  }
  while (!rules.isOver(state)) {
    const [question] = rules.awaits(state)
    if (!question) {
      state = rules.fold(rules.resolve(state), state)
      continue
    }
    if (question.t === t) yield { state, question: question as QuestionOf<T> }
    const command = bot.answer(rules.view(state, question.seat), question, random) as Command
    const ruling = rules.answer(state, question.seat, command)
    if (!ruling.ok) throw new Error(ruling.refusal.message)
    state = rules.fold(ruling.events, state)
  }
}
