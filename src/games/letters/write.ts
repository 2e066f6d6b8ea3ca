// From notices to letters: one to everybody concerned who wants it, and one to whoever runs the server of a game that stands
// still. They are written together with what they tell of.
import { randomId } from '../ids.ts'
import type { Notice } from '../notices.ts'
import type { KnownHolder, NewLetter } from '../ports.ts'
import type { Tools } from '../tools.ts'
import { OPERATOR_WISH } from './alarm.ts'
import { WISH_OF } from './kinds.ts'
import { dueAt } from './when.ts'

export function lettersAbout(
  notices: readonly Notice[],
  seats: readonly KnownHolder[],
  now: Date,
  { random, gatherMs }: Pick<Tools, 'random' | 'gatherMs'>,
): NewLetter[] {
  const atOnce = new Date(now.getTime() + gatherMs)
  return notices.flatMap(({ kind, occasion, seat }): NewLetter[] => {
    const wish = WISH_OF[kind]
    const toPlayers = seats
      .filter((holder) => seat === null || seat === holder.seat)
      .flatMap(({ account, letterbox }): NewLetter[] => {
        const due = letterbox && dueAt(letterbox, wish, now, atOnce)
        return due ? [{ id: randomId(random), account, kind, occasion, wish, dueAt: due }] : []
      })
    if (kind !== 'parked') return toPlayers
    return [...toPlayers, { id: randomId(random), account: null, kind, occasion, wish: OPERATOR_WISH, dueAt: atOnce }]
  })
}
