// Many small questions as one: what is asked while an answer is on its way goes into the next question, all of it together.
// Nobody is told anything older than their question.

export function gather<Key, Value>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting = new Map<Key, ((answer: Promise<ReadonlyMap<Key, Value>>) => void)[]>()
  let asking = false

  const askOn = async () => {
    asking = true
    while (waiting.size > 0) {
      const now = waiting
      waiting = new Map()
      const answer = ask([...now.keys()])
      for (const told of now.values()) for (const tell of told) tell(answer)
      await answer.catch(() => {}) // each of those who asked is told
    }
    asking = false
  }
  return async (key) => {
    const answer = await new Promise<{ of: Promise<ReadonlyMap<Key, Value>> }>((tell) => {
      const others = waiting.get(key) ?? []
      waiting.set(key, [...others, (of) => tell({ of })])
      if (!asking) queueMicrotask(() => void (asking || askOn()))
    })
    return (await answer.of).get(key)
  }
}
