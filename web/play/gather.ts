// Looks that are asked for one after the other are one look: however much happens, and whoever makes it happen, it is not
// looked more often than every two seconds, and never before the last look has come back. What is asked for meanwhile is
// looked at afterwards, so that nothing is missed.

/** So long is waited for what comes together. */
export const TOGETHER_MS = 250
/** So long after the last look begins the next one. */
export const APART_MS = 2000

export interface Gathering<T> {
  /** Something has happened. */
  soon(...what: T[]): void
  /** For what somebody here has done themselves: they wait for it, and nobody else can do it for them. */
  now(...what: T[]): Promise<void>
  stop(): void
}

export function gather<T>(look: (what: ReadonlySet<T>) => Promise<unknown>): Gathering<T> {
  let wanted: Set<T> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = Number.NEGATIVE_INFINITY
  let underway = 0

  function want(what: readonly T[]): void {
    wanted = new Set([...(wanted ?? []), ...what])
  }
  function plan(): void {
    if (wanted && timer === undefined && underway === 0)
      timer = setTimeout(go, Math.max(TOGETHER_MS, last + APART_MS - Date.now()))
  }
  function drop(): void {
    clearTimeout(timer)
    timer = undefined
    wanted = null
  }
  async function go(): Promise<void> {
    const what = wanted ?? new Set<T>()
    drop()
    last = Date.now()
    underway++
    try {
      await look(what)
    } finally {
      underway--
      plan()
    }
  }
  return {
    soon(...what) {
      want(what)
      plan()
    },
    now(...what) {
      want(what)
      return go()
    },
    stop: drop,
  }
}
