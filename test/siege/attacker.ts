// A process of attackers. It is told by its parent whom to attack and how long, and says in the end what came of it.
// Several connections, each of which sends one hostile request after the other; besides, others that only dawdle.
import { ask, closeConnections } from './ask.ts'
import { babble } from './babble.ts'
import { dawdle } from './dawdle.ts'
import { HOSTILE, type Prey } from './hostile.ts'

export interface Attack {
  readonly prey: Prey
  readonly requests: number
  readonly connections: number
  /** Connections that send next to nothing, all the time. */
  readonly slow: number
  readonly seed: number
}

export interface Attacked {
  /** How many requests of each kind. */
  readonly sent: Record<string, number>
  readonly statuses: Record<string, number>
  /** Answers that must not be, the first few. */
  readonly faults: string[]
}

/** A process that was asked too much may say so; it may not say that it is its own mistake. */
const isFault = (status: number): boolean => status >= 500 && status !== 503
const MOST_FAULTS = 20

/** Chance that can be had again. */
function luckOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

async function attack({ prey, requests, connections, slow, seed }: Attack): Promise<Attacked> {
  const luck = luckOf(seed)
  const attacked: Attacked = { sent: {}, statuses: {}, faults: [] }
  const count = (among: Record<string, number>, what: string) => {
    among[what] = (among[what] ?? 0) + 1
  }
  const fault = (what: string) => attacked.faults.length < MOST_FAULTS && attacked.faults.push(what)
  let left = requests
  const kinds = Object.entries(HOSTILE).flatMap(([kind, { weight, make }]) => Array(weight).fill({ kind, make }))

  const storm = async () => {
    while (left-- > 0) {
      const { kind, make } = kinds[Math.floor(luck() * kinds.length)]
      const asking = make(prey, luck)
      count(attacked.sent, kind)
      try {
        const { status, text } = await ask(prey.place, asking)
        count(attacked.statuses, String(status))
        if (isFault(status)) fault(`${asking.method} ${asking.path.slice(0, 200)}: ${status} ${text.slice(0, 200)}`)
      } catch (error) {
        // It may hang up on somebody like this, but not leave them without an answer.
        const what = (error as Error).message
        if (what.includes('was not answered')) fault(what)
        count(attacked.statuses, 'hung up')
      }
    }
  }
  const isOn = () => left > 0
  const slowOnes = Array.from({ length: slow }, (_, which) => dawdle(prey.place, which, luck, isOn))
  const garbled = babble(prey.place, luck, isOn)
  await Promise.all(Array.from({ length: connections }, storm))
  for (const dawdled of await Promise.all(slowOnes)) attacked.sent.slow = (attacked.sent.slow ?? 0) + dawdled
  attacked.sent.babble = await garbled
  closeConnections()
  return attacked
}

process.once('message', (plan: Attack) => {
  void attack(plan).then((attacked) => process.send!(attacked, () => process.disconnect()))
})
