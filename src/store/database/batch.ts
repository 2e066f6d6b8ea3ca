// Many small questions as one: what is asked while an answer is on its way goes into the next question, all of it together.
// When very many ask, some are answered while others are still being looked up. Nobody is told anything older than their
// question.

/** Questions in one: enough to share its costs. */
const MOST = 32
/** On their way at the same time, if they are full. */
const AT_ONCE = 2

export function batch<Key, Value>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  type Answer = Promise<ReadonlyMap<Key, Value>>
  const waiting = new Map<Key, ((answer: Answer) => void)[]>()
  let asking = 0

  const askSome = async () => {
    asking++
    const some = [...waiting].slice(0, MOST)
    for (const [key] of some) waiting.delete(key)
    const answer = ask(some.map(([key]) => key))
    for (const [, told] of some) for (const tell of told) tell(answer)
    await answer.catch(() => {}) // each of those who asked is told
    asking--
    askOn()
  }
  const askOn = () => {
    while (waiting.size > 0 && (asking === 0 || (asking < AT_ONCE && waiting.size >= MOST))) void askSome()
  }
  return async (key) => {
    const answer = await new Promise<{ of: Answer }>((tell) => {
      const others = waiting.get(key) ?? []
      waiting.set(key, [...others, (of) => tell({ of })])
      if (others.length === 0) queueMicrotask(askOn) // what others ask in this very moment goes along
    })
    return (await answer.of).get(key)
  }
}
