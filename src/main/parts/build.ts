// Parts are put together one after the other, and taken apart in the opposite order, also when one cannot be had.

/** Says how to take a part away again. */
export type Undo = (step: () => Promise<unknown>) => void

export type Built<T> = T & { stop(): Promise<void> }

export async function build<T extends object>(put: (undo: Undo) => Promise<T>): Promise<Built<T>> {
  const steps: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const step of steps.splice(0).toReversed()) await step()
  }
  try {
    return { ...(await put((step) => steps.push(step))), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
