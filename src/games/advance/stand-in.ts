// Answers without a person: those of bots, and those for people who stayed silent.
import { Stream } from '../../rules/random.ts'
import type { Happening, Question } from '../../rules/ruleset.ts'
import { withinLimit } from '../log/guards/time-limit.ts'
import type { Table } from '../model/table.ts'
import type { Catalogue } from '../ports/catalogue.ts'

/** What a bot says to a question, as events. It sees what that seat sees. */
export function answerOfBot(
  catalogue: Catalogue,
  { file, ruleset, state }: Table,
  question: Question,
  name: string,
): Happening[] {
  const bot = catalogue.bot(ruleset, name)
  if (!bot) throw new Error(`game ${file.id}: there is no bot ${name}`)
  return withinLimit(() => {
    // Its luck follows from the secret: whoever plays this on, anywhere, comes to the same.
    const luck = new Stream(file.secret, `bot/${question.id}`)
    const command = bot.answer(ruleset.view(state, question.seat), question, () => luck.word() / 2 ** 32)
    const ruling = ruleset.answer(state, question.seat, command)
    if (!ruling.ok) throw new Error(`game ${file.id}: a bot was refused: ${ruling.refusal.message}`)
    return ruling.events
  })
}

/** What silence means by the rules, as events. */
export function answerOfSilence({ file, ruleset, state }: Table, question: Question): Happening[] {
  return withinLimit(() => {
    const ruling = ruleset.answer(state, question.seat, ruleset.lapse(state, question))
    if (!ruling.ok) throw new Error(`game ${file.id}: silence was refused: ${ruling.refusal.message}`)
    return ruling.events
  })
}
