// Looks whether somebody would still be let in, for as long as something is held open for them: when the bell rings for their
// account, or for what their link is about, when their token runs out, and now and then in case nothing was heard.
import { standingTopic } from '../../accounts/sessions/standing.ts'
import type { PubSub } from '../../games/ports/pubsub.ts'
import { oneAtATime } from '../../games/read/watch/one-at-a-time.ts'
import type { Caller } from '../plugins/caller.ts'

interface Looking {
  /** In milliseconds. */
  readonly every: number
  /** What else to listen for. */
  readonly alsoAt: readonly string[]
}

/** Tells once that they would not be, or that it cannot be known; gives what ends the looking. */
export function whileTheyStand(
  pubsub: PubSub,
  { account, expires, stands }: Caller,
  { every, alsoAt }: Looking,
  over: (error?: Error) => void,
): () => void {
  let steps: (() => void)[] = []
  const stop = () => {
    for (const step of steps) step()
    steps = []
  }
  const end = (error?: Error) => {
    if (steps.length === 0) return
    stop()
    over(error)
  }
  const look = oneAtATime(
    async () => {
      if (!(await stands())) end()
    },
    (error) => end(error as Error),
  )
  steps = [standingTopic(account), ...alsoAt].map((topic) => pubsub.subscribe(topic, look))
  const again = setInterval(look, every)
  steps.push(() => clearInterval(again))
  if (expires !== null) {
    const timer = setTimeout(() => end(), Math.max(0, expires - Date.now()))
    steps.push(() => clearTimeout(timer))
  }
  look() // for what happened before the pubsub could be heard
  return stop
}
