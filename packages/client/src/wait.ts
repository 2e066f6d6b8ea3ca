// Waiting, for no longer than somebody wants to.

/** Rejects with the signal's reason when it is aborted. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done, stopped) => {
    if (signal?.aborted) return stopped(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      stopped(signal!.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      done()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/** What the server asks for, in milliseconds; undefined where it says nothing. */
export function retryAfter(response: Response): number | undefined {
  const said = response.headers.get('retry-after')
  if (said === null) return undefined
  const seconds = Number(said)
  const ms = Number.isFinite(seconds) ? 1000 * seconds : Date.parse(said) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

/** Longer each time, and never for all at the same moment. */
export const backOff = (attempt: number, most: number): number =>
  Math.min(most, 500 * 2 ** attempt) * (0.5 + Math.random() / 2)
