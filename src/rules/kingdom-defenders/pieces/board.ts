// Who stands where, as placement and activations look at it again and again: by seat and by space. It follows from the
// state's `spaces`, and whoever works on the state keeps it in step.
import type { Pack, Space } from '../pack/pack.ts'
import type { Occupied, State } from '../state.ts'

export class Board {
  /** What each seat occupies, in the order in which it was. */
  readonly held: readonly Space[][]
  /** Who is on a space, by its place in the pack. */
  readonly #at: (Occupied | undefined)[]

  constructor({ spaces }: Pack, state: State) {
    this.held = state.seats.map(() => [])
    this.#at = new Array(spaces.size).fill(undefined)
    for (const id in state.spaces) this.occupied(spaces.get(id)!, state.spaces[id]!)
  }

  at({ order }: Space): Occupied | undefined {
    return this.#at[order]
  }

  occupied(space: Space, by: Occupied): void {
    this.#at[space.order] = by
    this.held[by.seat]!.push(space)
  }

  vacated(space: Space): void {
    const held = this.held[this.#at[space.order]!.seat]!
    held.splice(held.indexOf(space), 1)
    this.#at[space.order] = undefined
  }
}
