// Something dear, done at most so often however many ask: in between all are told the same.

export function atMostEvery<T>(ms: number, work: () => Promise<T>, now: () => number = Date.now): () => Promise<T> {
  let last: { readonly at: number; readonly result: Promise<T> } | undefined
  return () => {
    if (last && now() - last.at < ms) return last.result
    const mine = { at: now(), result: work() }
    last = mine
    mine.result.catch(() => {
      if (last === mine) last = undefined // a failure is not worth keeping
    })
    return mine.result
  }
}
