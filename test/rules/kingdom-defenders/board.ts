// Positions built directly, and answers given in them: what the tests of single rules are written with.

import { digest } from '../../../src/rules/fairness.ts'
import { checkAnswer } from '../../../src/rules/kingdom-defenders/answer-check.ts'
import { begin } from '../../../src/rules/kingdom-defenders/begin.ts'
import type { Do } from '../../../src/rules/kingdom-defenders/commands.ts'
import { fold } from '../../../src/rules/kingdom-defenders/evolve.ts'
import { checkDo, type Field } from '../../../src/rules/kingdom-defenders/fields.ts'
import type { Options } from '../../../src/rules/kingdom-defenders/options.ts'
import { standardPack } from '../../../src/rules/kingdom-defenders/pack/standard.ts'
import { whyClosed } from '../../../src/rules/kingdom-defenders/placement.ts'
import { activate, fieldsOf } from '../../../src/rules/kingdom-defenders/round/activation.ts'
import type { Player, Stage, State } from '../../../src/rules/kingdom-defenders/state.ts'
import { type Table, tableFor } from '../../../src/rules/kingdom-defenders/table.ts'

export const pack = standardPack
export const SEED = digest('a table for tests')
/** Seats by colour, as the rulebook's examples name them. */
export const [red, blue, green, yellow] = [0, 1, 2, 3] as const

export interface Setting {
  players?: Options['players']
  difficulty?: Options['difficulty']
  variant?: Options['variant']
  stage?: Stage
  round?: number
  order?: number[]
  horde?: [id: string, counter: number]
  wall?: 'A' | 'B'
  characters?: Record<string, string>
  buildings?: string[]
  row?: Record<string, string | null>
  deck?: string[]
  deeds?: (string | null)[]
  rewards?: (string | null)[]
  rewardPile?: string[]
  /** Whose disc lies where: [seat] or [seat, discs]. */
  spaces?: Record<string, [seat: number, discs?: number]>
  seats?: Partial<Player>[]
}

/** A table with no goods in hand, everything revealed, and what is named. */
export function table(setting: Setting = {}): Table {
  const { players = 4, difficulty = 'expert', variant = 'none', ...changes } = setting
  const state: State = structuredClone(fold(begin(pack, { players, difficulty, variant }, SEED)))
  for (const player of state.seats) player.fate = player.dealt[0]!
  state.stage = changes.stage ?? 'placement'
  state.round = changes.round ?? 1
  state.order = changes.order ?? state.seats.map((_, seat) => seat)
  state.revealed = 5
  if (changes.horde) state.horde = { id: changes.horde[0], counter: changes.horde[1] }
  if (changes.wall) state.wall = changes.wall
  Object.assign(state.characters, changes.characters)
  for (const key of ['buildings', 'deck', 'deeds', 'rewards', 'rewardPile'] as const)
    if (changes[key]) state[key] = changes[key] as never
  Object.assign(state.row, changes.row)
  for (const [id, [seat, discs = 1]] of Object.entries(changes.spaces ?? {})) state.spaces[id] = { seat, discs }
  for (const [seat, player] of (changes.seats ?? []).entries()) Object.assign(state.seats[seat]!, player)
  if (state.stage === 'area-b') state.areaB = state.order
  return tableFor(pack, state)
}

export const seatOf = ({ state }: Table, seat: number): Player => state.seats[seat]!

/** Activates a space, if that is legal; says whether it was. */
export function act(at: Table, seat: number, space: string, choice: Do | null): boolean {
  const fields = fieldsOf(at, seat, space)
  if (choice !== null && (fields === null || checkDo(fields, choice, []))) return false
  activate(at, seat, space, choice)
  return true
}

/** The names of the fields a space calls for; null where it can only be declined. */
export const called = (at: Table, seat: number, space: string): string[] | null =>
  fieldsOf(at, seat, space)?.map(({ field }) => field) ?? null

/** The values of one field. */
export const valuesOf = (at: Table, seat: number, space: string, name: Field['field']): unknown =>
  fieldsOf(at, seat, space)?.find(({ field }) => field === name)?.of

export const closed = (at: Table, seat: number, space: string) => whyClosed(at, seat, pack.spaces.get(space)!)

/** The code of the refusal, if it is refused. */
export const refusedAs = (at: Table, point: Parameters<typeof checkAnswer>[1], answer: object): string | undefined =>
  checkAnswer(at, point, answer as never)?.code

/** Several things of a player at once. */
export const pick = <K extends keyof Player>(at: Table, seat: number, ...keys: K[]): Pick<Player, K> =>
  Object.fromEntries(keys.map((key) => [key, at.state.seats[seat]![key]])) as Pick<Player, K>
