// A limit to how long the rules may think. They wait for nothing, so only the engine itself can cut them off. It does so by the
// clock on the wall, which goes on while the whole process stands still (a host that is paused, or has no time for us): whoever
// was cut off without having computed is run again. The rules give the same again.
import { createContext, Script } from 'node:vm'
import { NotNow } from '../../../flow/not-now.ts'

/** Hundreds of times what the slowest round takes. */
export const LIMIT_MS = 5_000
/** Of the limit: who has computed for so long was not kept from it. A crowded host gives a process no more at times. */
const ENOUGH = 1 / 4
/** How often something is run: a host that has no time for it so often has none for anybody. */
const TRIES = 3

/** Cut off each time without having computed: nothing is wrong with the rules, as far as anybody knows. */
export class Starved extends NotNow {
  constructor(limitMs: number) {
    super('too-busy', `this process had next to no time to compute in ${(TRIES * limitMs) / 1000} s`)
  }
}

/** Throws when it takes longer. What was cut off has changed nothing: the rules give, and others keep. */
export function withinLimit<T>(run: () => T, limitMs = LIMIT_MS): T {
  const patience = new Patience(limitMs)
  for (;;) {
    try {
      return watched(run, limitMs)
    } catch (error) {
      if (!(error instanceof CutOff)) throw error
      patience.spend(error)
    }
  }
}

interface Waiting {
  run(): unknown
  done(value: unknown): void
  fail(error: unknown): void
}
let waiting: Waiting[] = []

/**
 * The same for what many ask for at the same moment, under one watch: the thread that watches takes longer to come and go
 * than most runs do.
 */
export const withinSharedLimit = <T>(run: () => T, limitMs = LIMIT_MS): Promise<T> =>
  new Promise<T>((done, fail) => {
    waiting.push({ run, done: done as (value: unknown) => void, fail })
    if (waiting.length === 1) setImmediate(() => runTogether(limitMs))
  })

function runTogether(limitMs: number): void {
  const all = waiting
  waiting = []
  let at = 0
  let patience = new Patience(limitMs)
  const each = () => {
    for (; at < all.length; at++) settle(all[at]!)
  }
  while (at < all.length) {
    const first = at
    try {
      watched(each, limitMs)
    } catch (error) {
      // Cut off: the first has had all of this time; one after it is watched from its own beginning.
      if (at === first) {
        try {
          patience.spend(error as CutOff)
          continue
        } catch (enough) {
          all[at++]!.fail(enough)
        }
      }
      patience = new Patience(limitMs)
    }
  }
}

function settle({ run, done, fail }: Waiting): void {
  try {
    done(run())
  } catch (error) {
    fail(error)
  }
}

/** Made once: a room of its own for each call would cost more than most calls. */
const room: { run?: (() => unknown) | undefined } = {}
const context = createContext(room)
const call = new Script('run()')

class CutOff extends Error {
  readonly computedMs: number

  constructor(computedMs: number) {
    super('cut off')
    this.computedMs = computedMs
  }
}

function watched<T>(run: () => T, limitMs: number): T {
  const before = process.cpuUsage()
  room.run = run
  try {
    return call.runInContext(context, { timeout: limitMs }) as T
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    const { user, system } = process.cpuUsage(before)
    throw new CutOff((user + system) / 1000)
  } finally {
    room.run = undefined
  }
}

/** What is left for one that was cut off. */
class Patience {
  readonly #limitMs: number
  #computedMs = 0
  #tries = 0

  constructor(limitMs: number) {
    this.#limitMs = limitMs
  }

  /** Throws when that was the last time. */
  spend({ computedMs }: CutOff): void {
    this.#computedMs += computedMs
    this.#tries++
    if (this.#computedMs >= this.#limitMs * ENOUGH)
      throw new Error(`the rules took longer than ${this.#limitMs / 1000} s`)
    if (this.#tries === TRIES) throw new Starved(this.#limitMs)
  }
}
