// The census against the hands imagined.
import { PRIZES } from '../../../rules/xidit/census-prizes.ts'
import { UNIT_KINDS } from '../../../rules/xidit/vocabulary.ts'
import { many } from './packed.ts'
import type { World } from './world.ts'

/** By kind: how many the one of the others has who has the most. */
export const mostOfOthers = (world: World, players: number, seat: number): number[] =>
  UNIT_KINDS.map((_, kind) => {
    let most = 0
    for (let other = 0; other < players; other++)
      if (other !== seat) most = Math.max(most, many(world.hand(other), kind))
    return most
  })

/** What a lord would win with every unit shown. */
export function censusWins(
  world: World,
  players: number,
  seat: number,
): { gold: number; bards: number; story: number } {
  const won = { gold: 0, bards: 0, story: 0 }
  for (const [kind, most] of mostOfOthers(world, players, seat).entries()) {
    const own = many(world.hand(seat), kind)
    if (own === 0 || own < most) continue
    const { what, alone, tied } = PRIZES[UNIT_KINDS[kind]!]
    won[what] += own === most ? tied : alone
  }
  return won
}
