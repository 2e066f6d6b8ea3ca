// What a test may claim of a story: what has happened in it, and what the position has come to.
import { expect } from 'vitest'
import type { Question } from '../../src/rules/xidit/questions.ts'
import type { Queue } from '../../src/rules/xidit/state.ts'
import {
  type Assessment,
  type City,
  type Failure,
  noUnits,
  type Placement,
  type TitanSize,
  type UnitKind,
  type Units,
} from '../../src/rules/xidit/vocabulary.ts'
import type { Player, Story } from './table.ts'

export type Claim = (story: Story) => void

// --- what has happened ---------------------------------------------------------------------------------------------

export const recruited =
  (player: Player, unit: UnitKind, { in: where }: { in: City }): Claim =>
  (story) => {
    expect(story.happened('recruited')).toContainEqual(
      expect.objectContaining({ seat: player.seat, unit, city: where }),
    )
  }

export const beatThreat =
  (player: Player, where: City): Claim =>
  (story) => {
    expect(story.happened('threat-beaten')).toContainEqual(expect.objectContaining({ seat: player.seat, city: where }))
  }

export const beatTitan =
  (player: Player, titan: string): Claim =>
  (story) => {
    expect(story.happened('titan-beaten')).toContainEqual(expect.objectContaining({ seat: player.seat, titan }))
  }

export const failed =
  (player: Player, reason: Failure, { slot }: { slot: number }): Claim =>
  (story) => {
    expect(story.happened('failed')).toContainEqual(expect.objectContaining({ seat: player.seat, slot, reason }))
  }

export const nothingFailed: Claim = (story) => {
  expect(story.happened('failed')).toEqual([])
}

/** The census winners of a kind, in the order in which they were served. */
export const wonCensus =
  (kind: UnitKind, ...players: Player[]): Claim =>
  (story) => {
    const served = story.happened('census-won').filter((won) => won.kind === kind)
    expect(served.map((won) => won.seat)).toEqual(players.map((player) => player.seat))
  }

// --- the game waits ------------------------------------------------------------------------------------------------

/** The game waits for these, and for nothing else. */
export const asksOnly =
  (t: Question['t'], ...players: Player[]): Claim =>
  (story) => {
    const asked = story.questions().map((question) => ({ t: question.t, seat: question.seat }))
    expect(asked).toEqual(players.map(({ seat }) => ({ t, seat })))
  }

// --- players -------------------------------------------------------------------------------------------------------

export const standsIn =
  (player: Player, where: City): Claim =>
  (story) => {
    expect(story.lord(player).city).toBe(where)
  }

export const holdsUnits =
  (player: Player, units: Partial<Units>): Claim =>
  (story) => {
    expect(story.lord(player).units).toEqual({ ...noUnits(), ...units })
  }

export const ownsGold =
  (player: Player, gold: number): Claim =>
  (story) => {
    expect(story.lord(player).gold).toBe(gold)
  }

export const hasLeft =
  (player: Player, supply: { bards?: number; stories?: number; held?: number }): Claim =>
  (story) => {
    expect(story.lord(player)).toMatchObject(supply)
  }

/** These bards of the player are on the board, and no others. */
export const bardsOf =
  (player: Player, placed: Placement): Claim =>
  ({ state }) => {
    const bards = Object.entries(state.bards).map(([region, counts]) => [region, counts[player.seat]] as const)
    expect(Object.fromEntries(bards.filter(([, count]) => count !== 0))).toEqual(placed)
  }

// --- the board -----------------------------------------------------------------------------------------------------

export const guildIn =
  (where: City, player: Player, height: number): Claim =>
  (story) => {
    expect(story.state.guilds[where]).toEqual({ seat: player.seat, height })
  }

export const noGuildIn =
  (where: City): Claim =>
  (story) => {
    expect(story.state.guilds[where]).toBeNull()
  }

/** A recruitment tile with exactly these units on it. */
export const recruitmentTile =
  (where: City, units: Partial<Units>): Claim =>
  (story) => {
    expect(story.tile(where)).toEqual({ side: 'recruit', units: { ...noUnits(), ...units } })
  }

export const threatTile =
  (...where: City[]): Claim =>
  (story) => {
    for (const number of where) expect(story.tile(number), `city ${number}`).toEqual({ side: 'threat' })
  }

export const noTile =
  (...where: City[]): Claim =>
  (story) => {
    for (const number of where) expect(story.tile(number), `city ${number}`).toBeNull()
  }

export const queued =
  (queue: Partial<Queue>): Claim =>
  ({ state }) => {
    expect(state.queue).toEqual({ ...state.queue, ...queue })
  }

export const inBarracks =
  (units: Partial<Units>): Claim =>
  (story) => {
    expect(story.state.barracks).toEqual({ ...noUnits(), ...units })
  }

/** What is left of a pile, top first: `['titan-3b', 'slumbering']`. */
export const titansLeft =
  (size: TitanSize, ...pile: [string, 'raging' | 'slumbering'][]): Claim =>
  ({ state }) => {
    expect(state.titans[size]).toEqual(pile.map(([id, mood]) => ({ id, raging: mood === 'raging' })))
  }

export const dummyIsAt =
  (tracks: Record<Assessment, number>): Claim =>
  (story) => {
    expect(story.state.dummy).toEqual(tracks)
  }
