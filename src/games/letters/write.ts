// From notices to letters: one to everybody concerned who wants it, and one to whoever runs the server of a game that stands
// still. Done again, it changes nothing.
import { randomId } from '../ids.ts'
import type { NewLetter, Untold, Wisher } from '../ports/letters.ts'
import type { GameId } from '../ports.ts'
import { OPERATOR_WISH } from './alarm.ts'
import { kindOf, WISH_OF } from './kinds.ts'
import type { LetterTools } from './tools.ts'
import { dueAt as dueFor } from './when.ts'

type Writing = Pick<LetterTools, 'tools' | 'store' | 'settings'>

export async function writeLetters({ tools, store, settings }: Writing, game: GameId): Promise<void> {
  const untold = await store.untold(game)
  if (untold.length === 0) return
  const now = tools.clock()
  const letters = untold.flatMap((notice) =>
    notice.concerns.flatMap((somebody): NewLetter[] => {
      const letter = letterTo(somebody, notice, now, settings.gatherMs)
      return letter ? [{ id: randomId(tools.random), ...letter }] : []
    }),
  )
  const alarms = settings.operator === null ? [] : untold.filter(({ kind }) => kind === 'parked')
  const dueAt = new Date(now.getTime() + settings.gatherMs)
  const toOperator = alarms.map(({ kind, occasion, seq }): NewLetter => {
    return { id: randomId(tools.random), account: null, kind, occasion, seq, wish: OPERATOR_WISH, dueAt }
  })
  await store.write(game, untold, [...letters, ...toOperator], now)
}

function letterTo(
  somebody: Wisher,
  { kind: word, occasion, seq }: Untold,
  now: Date,
  gatherMs: number,
): Omit<NewLetter, 'id'> | undefined {
  const kind = kindOf(word)
  if (!kind) return undefined
  const wish = WISH_OF[kind]
  const due = dueFor(somebody, wish, now, gatherMs)
  return due ? { account: somebody.account, kind, occasion, seq, wish, dueAt: due } : undefined
}
