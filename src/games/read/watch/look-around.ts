// What nobody was told of: a process that dies after it has written and before it has published leaves those who look on in other
// processes without a word. So each process asks every few seconds how far all is that somebody looks on at here, many in one
// question; where nobody looks on it asks nothing.

export const LOOK_AROUND_MS = 5_000
/** Games, or people, in one question. */
const AT_A_TIME = 1_000

interface Watched<Found> {
  compare(found: Found | undefined): void
}

/** Gives what is to be called when something is newly watched. It ends by itself when nothing is. */
export function lookAround<Key, Found>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>,
  watched: ReadonlyMap<Key, Watched<Found>>,
  everyMs: number,
): () => void {
  let isAtIt = false
  const look = async () => {
    const keys = [...watched.keys()]
    for (let at = 0; at < keys.length; at += AT_A_TIME) {
      const some = keys.slice(at, at + AT_A_TIME)
      const found = await ask(some).catch(() => undefined) // the database is away: the next look finds it
      if (found) for (const key of some) watched.get(key)?.compare(found.get(key))
    }
    isAtIt = false
    begin()
  }
  const begin = () => {
    if (isAtIt || watched.size === 0) return
    isAtIt = true
    setTimeout(() => void look(), everyMs).unref()
  }
  return begin
}
