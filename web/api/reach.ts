// The only way to the server: what it has asked to wait for is not sent, an answer that does not come is being away, and all
// who want to know hear when it is away and when it is back.
import { heldOff, holdOff } from './hold-off.ts'
import { Unreachable } from './problem.ts'

/** Without an answer for so long, nobody is there. */
const LONGEST_MS = 30_000

let isThere = true
const listeners = new Set<() => void>()

function report(reached: boolean): void {
  if (reached === isThere) return
  isThere = reached
  for (const heard of listeners) heard()
}

/** As far as the last answer tells. */
export const isReached = (): boolean => isThere

export function onReach(heard: () => void): () => void {
  listeners.add(heard)
  return () => listeners.delete(heard)
}

export async function reach(request: Request): Promise<Response> {
  const refused = heldOff(request)
  if (refused) return refused
  const response = await answerTo(request)
  report(true)
  await holdOff(request, response)
  return response
}

/** Looks whether it is back. */
export async function knock(): Promise<boolean> {
  const response = await answerTo(new Request('/healthz'))
  report(response.ok)
  return response.ok
}

/** How it begins: what it says may take as long as it takes. */
async function answerTo(request: Request): Promise<Response> {
  const late = new AbortController()
  const alarm = setTimeout(() => late.abort(), LONGEST_MS)
  try {
    return await fetch(request, { signal: AbortSignal.any([request.signal, late.signal]) })
  } catch (error) {
    if (request.signal.aborted) throw error
    report(false)
    throw new Unreachable('The server cannot be reached.')
  } finally {
    clearTimeout(alarm)
  }
}
