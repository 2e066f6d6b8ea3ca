// What a letter asks for: the questions that were open for its receiver when it was written, as long as they may be answered,
// or what was handed in be changed. What is asked later is for a later letter.
import type { Question, Seat } from '../../rules/ruleset.ts'
import type { Table } from '../model/table.ts'
import type { Letter } from '../ports/letters.ts'
import type { LetterDependencies } from './dependencies.ts'

export interface Asking {
  /** Whether an answer of this kind is one to this letter. */
  mayAnswer(kind: string): boolean
  /** The id of the question that such an answer is to; undefined for instructions. */
  questionFor(kind: string): string | undefined
}

/** Undefined once it asks for nothing any more. */
export async function askingOf(
  { store }: Pick<LetterDependencies, 'store'>,
  { game, questions, seq }: Letter,
  { file, ruleset, state }: Table,
  seat: Seat,
): Promise<Asking | undefined> {
  if (state === undefined || !['running', 'parked'].includes(file.status)) return undefined
  const open = ruleset.answerable(state, seat)
  // A letter from before they were kept with it asks for what is open, until the rules carry on.
  const isMeant = ({ id }: Question) => questions === null || questions.split(' ').includes(id)
  const meant = questions === null && (await store.hasMovedOn(game, seq)) ? [] : open.filter(isMeant)
  if (meant.length === 0) return undefined
  const ofKind = (kind: string) => open.find(({ t }) => t === kind)
  return {
    mayAnswer(kind) {
      const own = ofKind(kind)
      // With what there is much time for go the instructions for it; a decision's link is for that decision alone.
      return own ? isMeant(own) : meant.some((question) => ruleset.terms(question).clock === 'long')
    },
    questionFor: (kind) => ofKind(kind)?.id,
  }
}
