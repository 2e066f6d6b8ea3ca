// Work that is wished for more often than it can be done.

/** Does it again if it is wished for while it is being done. */
export function oneAtATime(work: () => Promise<void>, fails: (error: unknown) => void): () => void {
  let busy = false
  let wished = false
  const run = async () => {
    busy = true
    try {
      while (wished) {
        wished = false
        await work()
      }
    } catch (error) {
      fails(error)
    } finally {
      busy = false
    }
  }
  return () => {
    wished = true
    if (!busy) void run()
  }
}
