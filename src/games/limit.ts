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
