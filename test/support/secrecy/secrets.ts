// Two things the keeper may say, as unlike as can be: how much there is of a secret must not show either.
import type { Bot } from '../../../src/bots/bot.ts'
import type { Table as Loaded } from '../../../src/games/model/table.ts'
import { canonical } from '../../../src/rules/canonical.ts'
import { digest } from '../../../src/rules/fairness.ts'
import type { Command, Question } from '../../../src/rules/ruleset.ts'
import type { Played } from '../every-game.ts'
import { luckOf } from '../play.ts'

/** What a few players would say by a few lucks, and silence: the shortest of it and the longest. */
export function secretsAbout(
  { lively, anybody }: Played,
  { ruleset, state }: Loaded,
  question: Question,
): [object, object] | undefined {
  const { seat, t } = question
  const view = ruleset.view(state, seat)
  const said = (bot: Bot, luck: number): Command => bot.answer(view, question, luckOf(digest(`secret ${luck}`)))
  const all = [
    ruleset.lapse(state, question),
    ...[0, 1, 2, 3, 4].flatMap((luck) => [said(lively, luck), said(anybody, luck)]),
  ]
  const legal = all.filter((command) => command.t === t && ruleset.answer(state, seat, command).ok)
  const byLength = legal
    .map(({ t: _, ...answer }) => answer)
    .toSorted((a, b) => canonical(a).length - canonical(b).length)
  const [shortest, longest] = [byLength[0], byLength.at(-1)]
  const isOther = (answer: object) => canonical(answer) !== canonical(shortest)
  const other = longest && isOther(longest) ? longest : byLength.find(isOther)
  return shortest && other ? [shortest, other] : undefined
}
