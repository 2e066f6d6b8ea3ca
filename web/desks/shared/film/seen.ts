// How far somebody has watched a game, kept in this browser: the number of the last event seen.
const keyOf = (game: string) => `herald.seen.${game}`

const listeners = new Set<() => void>()

/** Null for somebody who was never here. */
export function seenOf(game: string): number | null {
  const kept = localStorage.getItem(keyOf(game))
  return kept === null ? null : Number(kept)
}

/** Whoever was never here has missed nothing. */
export function arrive(game: string, seq: number): void {
  if (seenOf(game) === null) markSeen(game, seq)
}

/** What was seen once stays seen. */
export function markSeen(game: string, seq: number): void {
  if (seq <= (seenOf(game) ?? -1)) return
  localStorage.setItem(keyOf(game), String(seq))
  for (const heard of listeners) heard()
}

export function onSeen(heard: () => void): () => void {
  listeners.add(heard)
  return () => listeners.delete(heard)
}
