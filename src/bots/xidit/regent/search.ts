// Walks through all the orders a lord could sensibly write for a year, and keeps the best.
import { ORDERS_A_YEAR, ROADS } from '../../../rules/xidit/vocabulary.ts'
import { ACT, carryOut, type Scene, WAIT } from './carry-out.ts'
import type { World } from './world.ts'

/** Orders by number, as in ORDERS. Empty for a lord who is away. */
export type Program = readonly number[]

/** Who goes when, and what everybody does. */
export interface Company {
  readonly playOrder: readonly number[]
  /** By seat. */
  readonly programs: readonly Program[]
}

const NONE = -1

export class Search {
  readonly #world: World
  readonly #scene: Scene
  readonly #company: Company
  readonly #keep: number
  readonly #value: (world: World) => number
  readonly #turn: number
  readonly #program: number[] = []
  readonly #found: { program: Program; value: number }[] = []

  /** `keep` says how many programs are wanted, `value` what a world is worth to the planner when the year has ended. */
  constructor(world: World, scene: Scene, company: Company, keep: number, value: (world: World) => number) {
    this.#world = world
    this.#scene = scene
    this.#company = company
    this.#keep = keep
    this.#value = value
    this.#turn = company.playOrder.indexOf(scene.planner.seat)
  }

  /** The best programs of the planner, best first. The world is afterwards as it was before. */
  best(): Program[] {
    return this.valued().map(({ program }) => program)
  }

  valued(): readonly { readonly program: Program; readonly value: number }[] {
    const mark = this.#world.mark()
    this.#walk(0, NONE, false)
    this.#world.takeBack(mark)
    return this.#found
  }

  /** `back` is the road just travelled: to return at once leads nowhere. */
  #walk(slot: number, back: number, waiting: boolean): void {
    if (slot === ORDERS_A_YEAR) return this.#note()
    const world = this.#world
    const { land, planner } = this.#scene
    this.#others(slot, 0, this.#turn)
    const mark = world.mark()
    if (carryOut(world, this.#scene, planner.seat, ACT)) this.#goOn(slot, ACT, NONE, mark)
    // After a wait only an act makes sense: to go first and wait then is as good.
    if (!waiting)
      for (let road = 0; road < ROADS.length; road++) {
        if (road === back || land.roads[ROADS.length * world.city(planner.seat) + road] === 0) continue
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
    carryOutTurns(this.#world, this.#scene, this.#company, slot, from, to)
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

/** Carries the year on to its end: in this slot from this turn on, then all slots that follow. */
export function runYear(world: World, scene: Scene, company: Company, slot = 0, turn = 0): void {
  const turns = company.playOrder.length
  carryOutTurns(world, scene, company, slot, turn, turns)
  for (let next = slot + 1; next < ORDERS_A_YEAR; next++) carryOutTurns(world, scene, company, next, 0, turns)
}

/** One order of each of those whose turn lies between. */
function carryOutTurns(
  world: World,
  scene: Scene,
  { playOrder, programs }: Company,
  slot: number,
  from: number,
  to: number,
): void {
  for (let turn = from; turn < to; turn++) {
    const seat = playOrder[turn]!
    const program = programs[seat]!
    if (program.length > slot) carryOut(world, scene, seat, program[slot]!)
  }
}
