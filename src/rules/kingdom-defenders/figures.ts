// A position in figures, for graphs of a game that is over: what each would score at that moment, and what they hold. It
// tells what rivals may not know while they play.
import type { Figures } from '../ruleset.ts'
import type { Pack } from './pack/pack.ts'
import { bestScore } from './score.ts'
import type { State } from './state.ts'
import { sumOf } from './vocabulary.ts'

export function figures(pack: Pack, { seats }: State): Figures {
  const scores = seats.map((player) => bestScore(pack, player))
  return {
    seats: {
      total: scores.map(({ total }) => total),
      fame: seats.map(({ fame }) => fame),
      goods: seats.map(({ weapon, spell, coin, loot }) => weapon + spell + coin + loot),
      wounds: seats.map(({ wounds }) => wounds),
      adventures: seats.map(({ adventures }) => adventures.length),
      rewards: seats.map(({ rewards }) => rewards.length),
      camp: seats.map(({ camp }) => sumOf(camp)),
    },
    others: {},
  }
}
