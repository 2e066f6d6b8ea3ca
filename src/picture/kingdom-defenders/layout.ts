// Where everything lies: the geometry of the board, as its file has it.
import type { Area, Die, Source, Zone } from '../../rules/kingdom-defenders/vocabulary.ts'
import file from './board.json' with { type: 'json' }

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface Ring {
  readonly x: number
  readonly y: number
  readonly r: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

interface Label extends Spot {
  readonly anchor: 'start' | 'end'
}

/** Places one after the other on a line, the first and the last of them. */
export interface Run {
  readonly from: number
  readonly to: number
}

interface Geometry {
  readonly width: number
  readonly height: number
  readonly zones: Readonly<Record<Zone, Box>>
  readonly areas: Readonly<Record<Area, Box & { readonly label: Label }>>
  /** Of B1, C and D: the others lie on their tile or card. */
  readonly spaces: Readonly<Record<string, Ring>>
  readonly characters: Readonly<Record<string, Box>>
  readonly characterSpace: Ring
  /** Buildings: the printed ones, and the places of the others. */
  readonly printed: readonly Box[]
  readonly places: readonly Box[]
  readonly buildingSpaces: { readonly step: number; readonly up: number; readonly r: number }
  /** By slot. */
  readonly adventures: readonly Box[]
  readonly adventureSpace: Ring
  readonly deeds: readonly Box[]
  readonly rewards: Readonly<Record<Source, Box>>
  readonly horde: {
    readonly card: Box
    readonly special: Box
    readonly path: readonly (Ring & { readonly n: number })[]
    readonly wall: Box
  }
  /** By seat. */
  readonly camps: readonly Box[]
  readonly towers: Readonly<Record<Die, Spot>>
  /** By place in the turn order; on the ground. */
  readonly doors: readonly Spot[]
  readonly rounds: Run & { readonly x: number }
  readonly phases: Run & { readonly x: number }
  readonly strip: Box
  readonly tracks: Readonly<Record<'strength' | 'magic' | 'wounds', Run & { readonly y: number }>>
  readonly fame: {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
    readonly across: number
    readonly down: number
  }
}

export const BOARD = file as unknown as Geometry

/** Where place `i` of so many lies. */
export const along = ({ from, to }: Run, i: number, count: number): number =>
  count < 2 ? from : from + ((to - from) * i) / (count - 1)

export const middle = ({ x, y, w, h }: Box): Spot => ({ x: x + w / 2, y: y + h / 2 })
