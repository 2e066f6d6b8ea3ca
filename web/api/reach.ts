// Whether the server can be reached, as far as the last answer tells.

let isThere = true
const listeners = new Set<() => void>()

export function reportReach(reached: boolean): void {
  if (reached === isThere) return
  isThere = reached
  for (const heard of listeners) heard()
}

export const isReached = (): boolean => isThere

export function onReach(heard: () => void): () => void {
  listeners.add(heard)
  return () => listeners.delete(heard)
}
