// The full position, for replaying and comparing. It holds every secret: nothing of it may leave a running game.
import { canonical } from '../canonical.ts'
import type { Guild, State, Tile } from './state.ts'
import type { TitanSize } from './vocabulary.ts'

export const position = (state: State): string => canonical(positionOf(state))

export function positionOf(state: State) {
  const { queue, result } = state
  return {
    year: state.year,
    first: state.first,
    over: state.stage === 'over',
    seats: state.lords.map(({ city, gold, units, bards, stories, held }) => ({
      city,
      gold,
      units,
      bards,
      stories,
      held,
    })),
    tiles: byCity<Tile>(state.tiles),
    queue,
    guilds: byCity<Guild>(state.guilds),
    bards: Object.fromEntries(Object.entries(state.bards).filter(([, counts]) => counts.some((count) => count > 0))),
    titans: titanPiles(state, (titan) => (titan.raging ? 'raging' : 'slumbering')),
    titanTiles: titanPiles(state, (titan) => titan.id),
    barracks: state.barracks,
    awakenings: state.awakenings,
    dummy: state.dummy,
    assessments: state.assessments,
    ...(result && { result }),
  }
}

const byCity = <T>(list: readonly (T | null)[]): Record<string, T> =>
  Object.fromEntries(list.flatMap((item, city) => (item === null ? [] : [[city, item]])))

function titanPiles<T>({ titans }: State, word: (titan: State['titans'][TitanSize][number]) => T) {
  return { 3: titans[3].map(word), 4: titans[4].map(word), 5: titans[5].map(word) }
}
