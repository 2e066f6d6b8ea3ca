// From notices to letters: one to everybody concerned who wants it, and one to whoever runs the server of a game that stands
// still. They are written together with what they tell of.

import type { Question, Seat } from '../../rules/ruleset.ts'
import type { KnownHolder, NewLetter } from '../model/game.ts'
import { randomId } from '../model/ids.ts'
import { OPERATOR_WISH, TELLING, WISH_OF } from './kinds.ts'
import type { Notice } from './notices.ts'
import { dueAt } from './when.ts'

export interface Means {
  readonly random: (bytes: number) => string
  /** How long a letter that comes at once waits for others, so that they go in one mail. */
  readonly gatherMs: number
}

export function lettersAbout(
  notices: readonly Notice[],
  seats: readonly KnownHolder[],
  asked: readonly Question[],
  now: Date,
  { random, gatherMs }: Means,
): NewLetter[] {
  const atOnce = new Date(now.getTime() + gatherMs)
  const all = notices.flatMap(({ kind, occasion, seat }): NewLetter[] => {
    const wish = WISH_OF[kind]
    const toPlayers = seats
      .filter((holder) => seat === null || seat === holder.seat)
      .flatMap(({ account, letterbox, seat: own }): NewLetter[] => {
        const due = letterbox && dueAt(letterbox, wish, now, atOnce)
        const questions = questionsIn({ kind, occasion }, asked, own)
        return due ? [{ id: randomId(random), account, kind, occasion, wish, questions, dueAt: due }] : []
      })
    if (kind !== 'parked') return toPlayers
    const toOperator = { id: randomId(random), account: null, kind, occasion, wish: OPERATOR_WISH, questions: '' }
    return [...toPlayers, { ...toOperator, dueAt: atOnce }]
  })
  return all.filter((letter) => !isToldAnyway(letter, all))
}

/** Another letter that comes at the same moment says what is asked, and takes the answer. */
const isToldAnyway = (letter: NewLetter, all: readonly NewLetter[]): boolean =>
  letter.kind === 'decision-asked' &&
  all.some(
    ({ kind, account, dueAt }) =>
      TELLING.includes(kind) && account === letter.account && dueAt.getTime() === letter.dueAt.getTime(),
  )

/** What its receiver is asked; of a letter about one question, that one. */
const questionsIn = ({ kind, occasion }: Pick<Notice, 'kind' | 'occasion'>, asked: readonly Question[], seat: Seat) =>
  asked
    .filter((question) => question.seat === seat && (kind !== 'decision-asked' || question.id === occasion))
    .map(({ id }) => id)
    .join(' ')
