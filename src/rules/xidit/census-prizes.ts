// What the census is worth: the prizes, and where they may go.
import type { Seat } from '../ruleset.ts'
import type { BardsOptions } from './questions.ts'
import type { State } from './state.ts'
import { lordOf, type Table } from './table.ts'
import { type City, TALLEST_GUILD, type UnitKind } from './vocabulary.ts'

/** what the most of a kind is worth, alone and to each of the tied. */
export const PRIZES: Record<UnitKind, { what: 'gold' | 'bards' | 'story'; alone: number; tied: number }> = {
  militia: { what: 'gold', alone: 1, tied: 1 },
  archer: { what: 'gold', alone: 2, tied: 1 },
  infantry: { what: 'bards', alone: 1, tied: 1 },
  cleric: { what: 'bards', alone: 2, tied: 1 },
  mage: { what: 'story', alone: 1, tied: 1 },
}

/** To each winner of the kind being judged. */
export function prizeOf(state: State, kind: UnitKind): number {
  const { alone, tied } = PRIZES[kind]
  return state.judging!.winners.length === 1 ? alone : tied
}

/** How many bards the winner places and where they may go. */
export function bardsWon(table: Table, seat: Seat): BardsOptions {
  const lord = lordOf(table.state, seat)
  const regions = table.layout.borders[lord.city!]!
  const prize = prizeOf(table.state, table.state.judging!.kind)
  return { count: regions.length > 0 ? Math.min(prize, lord.bards) : 0, regions: regions.slice() }
}

/** The lord's guilds that can grow, by city number. */
export function guildsWithRoom(state: State, seat: Seat): City[] {
  const cities: City[] = []
  for (const [city, guild] of state.guilds.entries())
    if (guild?.seat === seat && guild.height < TALLEST_GUILD) cities.push(city)
  return cities
}
