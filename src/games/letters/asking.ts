// What a letter asks for: the questions that were open for its receiver when it was written, until the rules carry on. What
// was handed in can be changed until then; what is asked later is for a later letter.
import type { Question, Seat } from '../../rules/ruleset.ts'
import type { Letter } from '../ports/letters.ts'
import { questionsFor, type Table } from '../table.ts'
import type { LetterTools } from './tools.ts'

export interface Asking {
  /** Whether an answer of this kind is one to this letter. */
  mayAnswer(kind: string): boolean
}

/** Undefined once it asks for nothing any more. */
export async function askingOf(
  { tools, store }: Pick<LetterTools, 'tools' | 'store'>,
  { game, kind, occasion, seq }: Letter,
  table: Table,
  seat: Seat,
): Promise<Asking | undefined> {
  const { file, ruleset } = table
  if (!['running', 'parked'].includes(file.status) || (await store.hasMovedOn(game, seq))) return undefined
  const events = async () => (await tools.store.pages(game)).flatMap((page) => page.events).slice(0, seq)
  const then = seq >= file.seq ? table.state : ruleset.fold(await events())
  const asked = questionsFor({ ...table, state: then }, seat)
  const meant = kind === 'decision-asked' ? asked.filter(({ id }) => id === occasion) : asked
  if (meant.length === 0) return undefined
  const now = questionsFor(table, seat)
  return { mayAnswer: (answer) => isMeant(answer, meant, now, table) }
}

function isMeant(answer: string, meant: readonly Question[], now: readonly Question[], { ruleset }: Table): boolean {
  const open = now.find(({ t }) => t === answer)
  if (open) return meant.some(({ id }) => id === open.id)
  // Changed or taken back; and with orders go the instructions for them.
  return meant.some((question) => question.t === answer || ruleset.pace(question) === 'orders')
}
