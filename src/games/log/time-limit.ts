// A limit to how long the rules may think. They wait for nothing, so only the engine itself can cut them off.
import { createContext, Script } from 'node:vm'

/** Hundreds of times what the slowest round takes. */
export const LIMIT_MS = 5_000

/** Made once: a room of its own for each call would cost more than most calls. */
const room: { run?: (() => unknown) | undefined } = {}
const context = createContext(room)
const call = new Script('run()')

/** Throws when it takes longer. What was cut off has changed nothing: the rules give, and others keep. */
export function withinLimit<T>(run: () => T, limitMs = LIMIT_MS): T {
  room.run = run
  try {
    return call.runInContext(context, { timeout: limitMs }) as T
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    throw new Error(`the rules took longer than ${limitMs / 1000} s`)
  } finally {
    room.run = undefined
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
  const each = () => {
    for (; at < all.length; at++) settle(all[at]!)
  }
  while (at < all.length) {
    const first = at
    try {
      withinLimit(each, limitMs)
    } catch (error) {
      // Cut off: the first has had all the time there is; one after it is watched from its own beginning.
      if (at === first) all[at++]!.fail(error)
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
