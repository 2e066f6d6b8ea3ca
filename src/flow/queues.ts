// A queue for each thing, for as long as anybody is in it.
import { type Asker, Queue, type Room } from './queue.ts'

export class Queues {
  readonly #room: Room
  readonly #queues = new Map<string, Queue>()

  constructor(room: Room) {
    this.#room = room
  }

  /** As `Queue.take`; what waits for one thing waits for no other. */
  async take<T>(thing: string, work: () => Promise<T>, asker?: Asker): Promise<T> {
    const queue = this.#queues.get(thing) ?? new Queue(this.#room)
    this.#queues.set(thing, queue)
    try {
      return await queue.take(work, asker)
    } finally {
      if (queue.isEmpty && this.#queues.get(thing) === queue) this.#queues.delete(thing)
    }
  }
}
