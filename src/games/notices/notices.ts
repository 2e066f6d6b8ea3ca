// What people are to be told of because of an append: that the game began, that a round is over, that a decision is theirs,
// that it ended. It is written together with the append, so that nothing is told that did not happen, and nothing forgotten.
// What is told of deadlines and those who miss them is decided where they are: here are only the words.
import type { Happening, Question, Seat } from '../../rules/ruleset.ts'
import { isPerson } from '../model/seats.ts'
import type { Table } from '../model/table.ts'

export interface Notice {
  readonly kind: (typeof NOTICES)[number]
  /**
   * Which of its kind: the round that is over, the question. Of one seat's doings that all are told of, the seat comes
   * first: `2 orders/3/2`; of time that nobody asked for, the word `grace`.
   */
  readonly occasion: string
  /** Null for all at the table. */
  readonly seat: Seat | null
}

export const NOTICES = [
  ...(['game-began', 'round-over', 'decision-asked', 'game-over', 'reminder'] as const),
  ...(['extended', 'paused', 'vacation', 'stand-in-played', 'seat-at-risk', 'substitute-wanted'] as const),
  ...(['substitute-came', 'parked', 'abandoned'] as const),
] as const

interface News {
  readonly events: readonly Happening[]
  /** The state they lead to. */
  readonly after: unknown
}

export function noticesOf({ file, ruleset, state }: Table, { events, after }: News): Notice[] {
  const rounds = events.flatMap((event) => ruleset.marks(event).round ?? [])
  const over = ruleset.isOver(after)
  const toAll = (kind: Notice['kind'], occasion: string): Notice => ({ kind, occasion, seat: null })
  return [
    ...(file.seq === 0 ? [toAll('game-began', '')] : []),
    // A round is over when the next one begins; the last one is told of with the end.
    ...rounds.filter((round) => round > 1).map((round) => toAll('round-over', String(round - 1))),
    ...(over ? [toAll('game-over', '')] : decisionsAsked({ file, ruleset, state }, after)),
  ]
}

/** What people are newly asked for, and no other letter tells them. */
function decisionsAsked({ file, ruleset, state }: Pick<Table, 'file' | 'ruleset' | 'state'>, after: unknown): Notice[] {
  const isAsked = (questions: readonly Question[], id: string) => questions.some((question) => question.id === id)
  const before = state === undefined ? [] : ruleset.awaits(state)
  return ruleset
    .awaits(after)
    .filter(({ id, seat }) => isPerson(file, seat) && !isAsked(before, id))
    .filter((question) => ruleset.terms(question).letter)
    .map(({ id, seat }): Notice => ({ kind: 'decision-asked', occasion: id, seat }))
}
