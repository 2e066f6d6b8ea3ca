// A player who takes any of the options, one as gladly as another. It knows no rules: the questions offer what is legal.
import type { Command, Do } from '../../rules/kingdom-defenders/commands.ts'
import { type Field, legalValues } from '../../rules/kingdom-defenders/fields.ts'
import type { Question, QuestionOf } from '../../rules/kingdom-defenders/questions.ts'
import type { View } from '../../rules/kingdom-defenders/view.types.ts'
import type { Bot, Luck } from '../bot.ts'
import { below, pick } from '../pick.ts'
import { askMe } from './ask-me.ts'

/** One in so many activations that could be done is declined. */
const DECLINES = 6

export const random: Bot<View, Question, Command> = {
  prepare: askMe,
  answer: (_, question, luck) => pickAnswer(question, luck),
}

export function pickAnswer(question: Question, luck: Luck): Command {
  switch (question.t) {
    case 'fate': {
      const { fate, weapons } = pick(question.fates, luck)
      return { t: 'fate', keep: fate, ...(weapons && { weapons: pick(weapons, luck) }) }
    }
    case 'dice': {
      const { round, dice, count } = question
      const out = new Set(Array.from({ length: count }, (_, i) => (below(dice.length, luck) + i) % dice.length))
      for (let next = 0; out.size < count; next++) out.add(next)
      return { t: 'dice', round, out: dice.filter((_, i) => out.has(i)) }
    }
    case 'die':
      return { t: 'die', round: question.round, die: pick(question.dice, luck).die }
    case 'plan':
      return { t: 'plan', round: question.round, wishes: [], then: 'ask' }
    case 'place': {
      const open = question.spaces.flatMap(({ space, closed }) => (closed === null ? [space] : []))
      return { t: 'place', round: question.round, space: pick([...open, null], luck) }
    }
    case 'acts':
      return { t: 'acts', round: question.round, steps: [], rest: 'ask' }
    case 'act': {
      const { space, fields } = pick(question.spaces, luck)
      const choice = fields === null || below(DECLINES, luck) === 0 ? null : pickFields(fields, luck)
      return { t: 'act', round: question.round, space, do: choice }
    }
    case 'marker':
      return { t: 'marker', round: question.round, space: pick(question.spaces, luck) }
    case 'victory':
      return pickVictory(question, luck)
    case 'siege':
      return pickSiege(question, luck)
  }
}

/** Any value for each field, those that depend on others after them. */
export function pickFields(fields: readonly Field[], luck: Luck): Do {
  const choice: Record<string, unknown> = {}
  for (const field of fields) {
    if (field.field === 'dice') choice.dice = Array.from({ length: field.count }, () => pick(field.of, luck))
    else choice[field.field] = pick(legalValues(field, choice), luck)
    if ('brings' in field) Object.assign(choice, pickFields(field.brings[choice.building as string]!, luck))
  }
  return choice as Do
}

const pickVictory = ({ round, goods, track, reward }: QuestionOf<'victory'>, luck: Luck): Command => ({
  ...{ t: 'victory', round },
  ...(goods && { goods: pick(goods, luck) }),
  ...(track && { track: pick(track, luck) }),
  ...(reward && { reward: pick(reward, luck) }),
})

function pickSiege({ round, track, pay }: QuestionOf<'siege'>, luck: Luck): Command {
  const step = track && pick(track, luck)
  const pays = pay[step ?? 'none'] ?? []
  return { ...{ t: 'siege', round }, ...(step && { track: step }), ...(pays.length > 0 && { pay: pick(pays, luck) }) }
}
