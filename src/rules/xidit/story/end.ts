// The assessments and the end, in sentences: figures, ties, and who is out.
import type { Said } from '../../story-lines.ts'
import type { EventOf } from '../events.ts'
import type { Contender } from '../state.ts'
import { said, type Telling } from './telling.ts'

export function assessed({ say, who }: Telling, event: EventOf<'assessed'>): Said[] {
  const { kind, values, dummy, ranking, eliminated } = event
  const value = (contender: Contender) => (contender === 'dummy' ? dummy! : values[contender]!)
  const figures = (list: readonly Contender[]) => list.map((one) => `${who(one).name} ${value(one)}`).join(', ')
  const out = [...values.keys()].filter((seat) => !ranking.includes(seat))
  const lines = [said(say.assessed(kind, figures(ranking)), ...ranking)]
  for (const level of levels(ranking, value)) {
    const lords = level.filter((one) => one !== 'dummy')
    const ranked = lords.map((one) => who(one).name).join(', ')
    if (lords.length > 1) lines.push(said(say.tied(value(level[0]!), ranked), ...lords))
    if (lords.length < level.length) lines.push(said(say.tiedWithDummy(value(level[0]!)), ...lords))
  }
  if (out.length > 0) lines.push(said(say.alreadyOut(figures(out)), ...out))
  for (const one of eliminated) lines.push(said(say.eliminated(who(one)), one))
  return lines
}

/** Those of equal value, where there are several, best first. */
function levels(ranking: readonly Contender[], value: (who: Contender) => number): Contender[][] {
  const groups = new Map<number, Contender[]>()
  for (const one of ranking) groups.set(value(one), [...(groups.get(value(one)) ?? []), one])
  return [...groups.values()].filter((group) => group.length > 1)
}

export function gameEnded({ say, who }: Telling, { standings, winner }: EventOf<'game-ended'>): Said[] {
  const places = standings.map((one, i) => `${i + 1}. ${who(one).name}`).join(', ')
  return [
    winner === null ? said(say.noWinner) : said(say.winner(who(winner)), winner),
    said(say.standings(places), ...standings),
  ]
}
