// Walks through all the orders a lord could sensibly write for the rest of a year, and keeps the best.
import { ACT, carryOut, type Scene, WAIT } from './carry-out.ts'
import type { World } from './world.ts'

const NONE = -1

/** Orders by number, as in carry-out.ts. */
export type Program = readonly number[]

export interface Found {
  readonly program: Program
  readonly value: number
}

/** Who goes when, and what the others do. */
export interface Company {
  readonly playOrder: readonly number[]
  /** By seat; empty for those who are taken to wait. */
  readonly programs: readonly Program[]
}

const ORDERS = 6

export class Search {
  readonly #world: World
  readonly #scene: Scene
  readonly #company: Company
  readonly #keep: number
  readonly #value: (world: World) => number
  readonly #turn: number
  readonly #program = new Array<number>(ORDERS).fill(WAIT)
  readonly #found: { program: number[]; value: number }[] = []

  constructor(world: World, scene: Scene, company: Company, keep: number, value: (world: World) => number) {
    this.#world = world
    this.#scene = scene
    this.#company = company
    this.#keep = keep
    this.#value = value
    this.#turn = company.playOrder.indexOf(scene.planner.seat)
  }

  /** The best programs of the planner, best first. The world is afterwards as it was before. */
  best(): Found[] {
    const mark = this.#world.mark()
    this.#walk(0, NONE, false)
    this.#world.takeBack(mark)
    return this.#found
  }

  /** `back` is the road just travelled: to return at once leads nowhere. */
  #walk(slot: number, back: number, waiting: boolean): void {
    if (slot === ORDERS) return this.#note()
    const world = this.#world
    const { land, planner } = this.#scene
    this.#others(slot, 0, this.#turn)
    const mark = world.mark()
    if (carryOut(world, this.#scene, planner.seat, ACT)) this.#goOn(slot, ACT, NONE, mark)
    // After a wait only an act makes sense: to go first and wait then is as good.
    if (!waiting)
      for (let road = 0; road < ACT; road++) {
        if (road === back || land.roads[3 * world.city(planner.seat) + road] === 0) continue
        carryOut(world, this.#scene, planner.seat, road)
        this.#goOn(slot, road, road, mark)
      }
    this.#goOn(slot, WAIT, NONE, mark)
  }

  #goOn(slot: number, order: number, back: number, mark: number): void {
    this.#program[slot] = order
    this.#others(slot, this.#turn + 1, this.#company.playOrder.length)
    this.#walk(slot + 1, back, order === WAIT)
    this.#world.takeBack(mark)
  }

  #others(slot: number, from: number, to: number): void {
    const { playOrder, programs } = this.#company
    for (let at = from; at < to; at++) {
      const seat = playOrder[at]!
      const program = programs[seat]!
      if (program.length > slot) carryOut(this.#world, this.#scene, seat, program[slot]!)
    }
  }

  #note(): void {
    const value = this.#value(this.#world)
    const found = this.#found
    if (found.length === this.#keep) {
      if (value <= found[found.length - 1]!.value) return
      found.pop()
    }
    let at = found.length
    while (at > 0 && found[at - 1]!.value < value) at--
    found.splice(at, 0, { program: this.#program.slice(), value })
  }
}

/** Runs a year, from a slot on, with everybody's program. */
export function runYear(world: World, scene: Scene, { playOrder, programs }: Company, from = 0): void {
  for (let slot = from; slot < ORDERS; slot++)
    for (const seat of playOrder) {
      const program = programs[seat]!
      if (program.length > slot) carryOut(world, scene, seat, program[slot]!)
    }
}
