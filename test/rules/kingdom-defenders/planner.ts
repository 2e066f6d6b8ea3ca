// A player who leaves plans and acts, as people do who are not asked in between: some of what is open, in any order, and what
// can be activated in an order of its own. All else is left to chance.
import type { Bot, Luck } from '../../../src/bots/bot.ts'
import { pickAnswer } from '../../../src/bots/kingdom-defenders/random.ts'
import { below, pick } from '../../../src/bots/pick.ts'
import type { Command } from '../../../src/rules/kingdom-defenders/commands.ts'
import type { Question } from '../../../src/rules/kingdom-defenders/questions.ts'
import type { View } from '../../../src/rules/kingdom-defenders/view.types.ts'

/** More than anybody has discs for, so that some are dropped. */
const WISHES = 6

export const planner: Bot<View, Question, Command> = {
  answer(_, question, luck) {
    const { round } = { round: 0, ...question }
    if (question.t === 'plan') {
      const open = question.spaces.flatMap(({ space, closed }) => (closed === null ? [space] : []))
      const wishes = shuffled(open, luck)
        .slice(0, WISHES)
        .map((space) => [space, pick(open, luck)])
      return { t: 'plan', round, wishes, then: 'steward' }
    }
    if (question.t === 'acts') {
      const steps = shuffled(question.spaces, luck).map(({ space }) => ({ space, do: 'auto' as const }))
      return { t: 'acts', round, steps, rest: 'auto' }
    }
    return pickAnswer(question, luck)
  },
}

function shuffled<T>(list: readonly T[], luck: Luck): T[] {
  const left = [...list]
  return list.map(() => left.splice(below(left.length, luck), 1)[0]!)
}
