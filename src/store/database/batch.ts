// Many small questions as one: what is asked while an answer is on its way goes into the next question, all of it together.
// When very many ask, some are answered while others are still being looked up. Nobody is told anything older than their
// question. Where they get no answer together, or not soon, each is asked by itself: what is wrong with one is not the others'
// trouble.
import { soon } from './soon.ts'

/** Questions in one: enough to share its costs. */
const MOST = 32
/** On their way at the same time, if they are full. */
const AT_ONCE = 2
/** Together they take milliseconds. One that takes longer holds up nobody else. */
const SOON_MS = 1_000

type Answers<Key, Value> = ReadonlyMap<Key, Value>

/** Several may be given the same key to look up, at once and again, if the first try brought nothing. */
export function batch<Key, Value>(
  ask: (keys: readonly Key[]) => Promise<Answers<Key, Value>>,
  soonMs = SOON_MS,
): (key: Key) => Promise<Value | undefined> {
  const waiting = new Map<Key, ((answer: Promise<Value | undefined>) => void)[]>()
  let asking = 0

  const askSome = async () => {
    asking++
    const some = [...waiting].slice(0, MOST)
    for (const [key] of some) waiting.delete(key)
    const keys = some.map(([key]) => key)
    // One alone has no others to be kept from, and asking again would only take longer.
    const answers = keys.length > 1 ? await soon(ask(keys), soonMs) : undefined
    const alone = some.map(([key, told]) => {
      const answer = answers ? Promise.resolve(answers.get(key)) : ask([key]).then((one) => one.get(key))
      for (const tell of told) tell(answer)
      return answer
    })
    if (!answers) await soon(Promise.allSettled(alone), soonMs)
    asking--
    askOn()
  }
  const askOn = () => {
    while (waiting.size > 0 && (asking === 0 || (asking < AT_ONCE && waiting.size >= MOST))) void askSome()
  }
  return async (key) => {
    const answer = await new Promise<{ of: Promise<Value | undefined> }>((tell) => {
      const others = waiting.get(key) ?? []
      waiting.set(key, [...others, (of) => tell({ of })])
      if (others.length === 0) queueMicrotask(askOn) // what others ask in this very moment goes along
    })
    return answer.of
  }
}
