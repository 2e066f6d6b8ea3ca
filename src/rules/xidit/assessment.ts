// The three assessments: who is eliminated when, and who remains.
import type { Seat } from '../ruleset.ts'
import type { Layout } from './pack/pack.ts'
import type { Contender, State } from './state.ts'
import { emit, lordOf, playOrder, type Table } from './table.ts'
import { type Assessment, countUnits } from './vocabulary.ts'

export function assess(table: Table): void {
  const { state, layout } = table
  let remaining: Contender[] = state.lords.map((_, seat) => seat)
  if (state.dummy) remaining.push('dummy')
  let standings: Contender[] = []
  for (const [i, kind] of state.assessments.entries()) {
    const values = valuesOf(state, layout, kind)
    const ranking = rank(state, remaining, kind, values)
    const leaving = i === 0 && state.options.players === 5 ? 2 : 1
    const eliminated = ranking.slice(-leaving)
    emit(table, { t: 'assessed', kind, values, dummy: state.dummy?.[kind] ?? null, ranking, eliminated })
    remaining = ranking.slice(0, -leaving)
    standings = [...eliminated, ...standings]
  }
  const [survivor] = remaining
  emit(table, {
    t: 'game-ended',
    standings: [...remaining, ...standings],
    winner: survivor === 'dummy' ? null : (survivor as Seat),
  })
}

/** By seat, eliminated or not. */
export function valuesOf(state: State, layout: Layout, kind: Assessment): number[] {
  if (kind === 'wealth') return state.lords.map((lord) => lord.gold)
  if (kind === 'influence') return state.lords.map((_, seat) => influence(state, seat))
  return reputation(state, layout)
}

/** Stories on the board; held ones never count. */
export function influence(state: State, seat: Seat): number {
  let stories = 0
  for (const guild of state.guilds) if (guild?.seat === seat) stories += guild.height
  return stories
}

/** The most bards in a region score `first`, tied or not; the second most `second`, unless the first place is tied. */
export function reputation(state: State, layout: Layout): number[] {
  const scores = state.lords.map(() => 0)
  for (const { id, first, second } of layout.regions) {
    const bards = state.bards[id]!
    const most = Math.max(...bards)
    if (most === 0) continue
    const leaders = bards.filter((count) => count === most).length
    const next = leaders > 1 ? 0 : Math.max(...bards.filter((count) => count < most))
    for (const [seat, count] of bards.entries())
      if (count === most) scores[seat]! += first
      else if (count > 0 && count === next) scores[seat]! += second
  }
  return scores
}

/** Best first: value, then units in hand, then the later in play order; the dummy below all it ties with. */
function rank(state: State, contenders: Contender[], kind: Assessment, values: number[]): Contender[] {
  const turns = playOrder(state)
  const value = (who: Contender) => (who === 'dummy' ? state.dummy![kind] : values[who]!)
  const units = (who: Contender) => (who === 'dummy' ? -1 : countUnits(lordOf(state, who).units))
  const turn = (who: Contender) => (who === 'dummy' ? -1 : turns.indexOf(who))
  return contenders.slice().sort((a, b) => value(b) - value(a) || units(b) - units(a) || turn(b) - turn(a))
}
