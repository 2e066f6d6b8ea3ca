// So many at the same time, the others in the order they came: first what nobody may hold up, then what can be asked for
// again. Of the latter only some may wait, a few for each who asks, and who goes away does not wait any longer.

/** There are as many waiting as there may be, or nobody waits for it any more. */
export class NoTurn extends Error {}

export interface Place {
  /** Who asks. */
  readonly by: string
  /** Whether anybody still waits for it. */
  readonly signal?: AbortSignal
}

export interface Room {
  readonly atOnce: number
  /** Of those that have a place in the queue. */
  readonly waiting: number
  readonly waitingEach: number
}

/** Without a place, work comes before all that has one. */
export type Turn = <T>(work: () => Promise<T>, place?: Place) => Promise<T>

export function inTurn({ atOnce, waiting, waitingEach }: Room): Turn {
  const first: (() => void)[] = []
  const later: { readonly by: string; readonly begin: () => void }[] = []
  let running = 0

  const wait = ({ by, signal }: Place): Promise<void> =>
    new Promise((resolve, reject) => {
      if (later.length >= waiting || later.filter((other) => other.by === by).length >= waitingEach)
        return reject(new NoTurn('too many wait'))
      const leave = () => {
        later.splice(later.indexOf(mine), 1)
        reject(new NoTurn('nobody waits for it'))
      }
      const begin = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const mine = { by, begin }
      later.push(mine)
      signal?.addEventListener('abort', leave, { once: true })
    })

  return async (work, place) => {
    if (place?.signal?.aborted) throw new NoTurn('nobody waits for it')
    // Whoever is done hands its place over, so nobody who comes meanwhile can take it.
    if (running < atOnce) running++
    else if (place) await wait(place)
    else await new Promise<void>((begin) => first.push(begin))
    try {
      return await work()
    } finally {
      const next = first.shift() ?? later.shift()?.begin
      if (next) next()
      else running--
    }
  }
}
