// The end in sentences: whether the city stands, the scores, and what was achieved.
import type { Result } from '../state.ts'
import type { Telling } from './telling.ts'

export const ITEMS = ['fame', 'loot', 'runes', 'trophies', 'legendaryWeapons', 'arcaneTomes', 'wounds', 'fate'] as const

export function resultLines({ say, who, names }: Telling, result: Result): { text: string; seats: number[] }[] {
  const winners = result.winners.map(who)
  const lines = [
    { text: result.kingdomSaved ? say.saved(winners) : say.fallen(winners), seats: result.winners.slice() },
  ]
  for (const seat of result.ranking.flat()) {
    const score = result.scores[seat]!
    const items = ITEMS.filter((item) => item === 'fame' || score[item] !== 0).map(
      (item) => `${say.item[item]} ${score[item]}`,
    )
    lines.push({ text: say.score(who(seat), score.total, items.join(', ')), seats: [seat] })
  }
  const called = (ids: readonly string[]) => ids.map((id) => names.achievement(id)).join(', ')
  for (const [seat, ids] of result.achievements.seats.entries())
    if (ids.length > 0) lines.push({ text: say.achieved(who(seat), called(ids)), seats: [seat] })
  const { table } = result.achievements
  if (table.length > 0) lines.push({ text: say.achieved(null, called(table)), seats: [] })
  return lines
}
