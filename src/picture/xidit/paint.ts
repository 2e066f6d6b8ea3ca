// The colours of this game's own things, beside those of all pictures. Pieces differ in lightness too, so that they stay
// apart for whoever sees colours otherwise, or none.
import type { Road, UnitKind } from '../../rules/xidit/vocabulary.ts'

export * from '../paint.ts'

export const ROAD_INK: Readonly<Record<Road, string>> = { red: '#c4321b', blue: '#1f62b5', black: '#1d1a18' }

/** The stronger, the darker. */
export const UNIT_PAINT: Readonly<Record<UnitKind, { ground: string; line: string }>> = {
  militia: { ground: '#fff6d6', line: '#4a3a12' },
  archer: { ground: '#f4be4a', line: '#3a2504' },
  infantry: { ground: '#d4622a', line: '#fffaf0' },
  cleric: { ground: '#2f74ad', line: '#fffaf0' },
  mage: { ground: '#43256a', line: '#fffaf0' },
}

export interface Terrain {
  ground: string
  ink: string
  /** One mark of it, around the point it begins at. */
  mark: string
  filled?: boolean
}

/** By the board's own words for them. */
export const TERRAINS: Readonly<Record<string, Terrain>> = {
  forest: { ground: '#c3d2a6', ink: '#3f5a28', mark: 'm0-9 6 11h-4v4h-4v-4h-4z', filled: true },
  fields: { ground: '#ebdc9c', ink: '#6e5812', mark: 'm-8 4h16m-14-4h12m-10-4h8' },
  moor: { ground: '#d6c5d0', ink: '#64455a', mark: 'm-6 4c1-6 1-8-1-11m7 12v-13m6 12c-1-6-1-8 1-11' },
  hills: { ground: '#d6d695', ink: '#55530f', mark: 'm-10 4a6 7 0 0 1 11 0a5 6 0 0 1 9 0' },
  heartland: { ground: '#f4e2b6', ink: '#7a430f', mark: 'm-6 5v-7l6-5 6 5v7z' },
  snow: { ground: '#edf2f4', ink: '#41596a', mark: 'm-11 7 9-16 5 8 3-5 6 13zm6-10 2 1 2-2 2 1' },
  coast: { ground: '#bdd8d4', ink: '#1f5557', mark: 'm-10 0q2.5-4 5 0t5 0 5 0 5 0' },
  marsh: { ground: '#bac6ab', ink: '#3c4d37', mark: 'm-9 4h18m-13-2c0-4-1-6-3-8m7 8v-10m4 10c0-4 1-6 3-8' },
  desert: { ground: '#e8c8a2', ink: '#7a3f14', mark: 'm-6 3h.1m5.9-7h.1m5.9 7h.1m-6.1 2h.1' },
}

export const CLOSED: Terrain = { ground: '#d5cdbd', ink: '#5b5346', mark: '' }

const UNKNOWN: readonly string[] = ['#dcd6b4', '#e6d3bd', '#cfd8c4', '#d9d0dc']

/** Of any terrain, one the board's maker invented among them. */
export const terrainOf = (word: string | undefined, index: number): Terrain =>
  word !== undefined && Object.hasOwn(TERRAINS, word)
    ? TERRAINS[word]!
    : { ground: UNKNOWN[index % UNKNOWN.length]!, ink: '#5a4526', mark: 'm-5 0h.1m9.9 0h.1m-5.1-5h.1' }
