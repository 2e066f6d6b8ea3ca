// Sends what is due: each mail by one hand, with what the other server said written down; again later where that may help.

import { setTimeout as later } from 'node:timers/promises'
import { nextTry } from '../notices/when.ts'
import type { Bundle } from '../ports/letters.ts'
import { Undeliverable } from '../ports/mail.ts'
import { composeMail } from './compose/compose.ts'
import type { LetterDependencies } from './dependencies.ts'
import { tellOfStop } from './returned.ts'

/** What a process that died had in hand is anybody's after this. */
const LEASE_MS = 60_000
/** Mails in hand: while some wait for their board to be drawn, or for the other server, others go on. */
export const AT_ONCE = 8
/** How often it is looked for more while some are in hand. */
const LOOK_EVERY_MS = 1_000
const LONGEST_ANSWER = 500

/** What did not go, and whether for good. A mistake of ours has an `err`; what other servers say stays in the row. */
export interface Trouble {
  readonly mail: string
  readonly last: boolean
  readonly err?: unknown
}
type Tell = (trouble: Trouble) => void

/**
 * Until nothing is due, and nothing in hand: while a mail waits for a server that takes its time, what becomes due goes past
 * it. Gives how many mails went.
 */
export async function sendDueLetters(
  letterTools: LetterDependencies,
  trouble: Tell = () => {},
  leaseMs = LEASE_MS,
  lookEveryMs = LOOK_EVERY_MS,
): Promise<number> {
  let sent = 0
  const inHand = new Set<Promise<void>>()
  const take = (bundle: Bundle) => {
    const sending = sendOne(letterTools, bundle, trouble, leaseMs).then((went) => {
      if (went) sent++
      inHand.delete(sending)
    })
    sending.catch(() => {}) // whoever waits for it hears
    inHand.add(sending)
  }
  const takeMore = async () => {
    while (inHand.size < AT_ONCE) {
      const bundle = await claim(letterTools, leaseMs)
      if (!bundle) return
      take(bundle)
    }
  }
  try {
    for (;;) {
      await takeMore()
      if (inHand.size === 0) return sent
      await oneOf(inHand, inHand.size < AT_ONCE ? lookEveryMs : null)
    }
  } finally {
    await Promise.allSettled(inHand)
  }
}

/** One of them is through, or so much time is. */
async function oneOf(all: ReadonlySet<Promise<void>>, ms: number | null): Promise<void> {
  if (all.size === 0) return
  const over = new AbortController()
  const waits = ms === null ? [] : [later(ms, undefined, { signal: over.signal }).catch(() => {})]
  await Promise.race([...all, ...waits]).finally(() => over.abort())
}

function claim({ deps, store }: LetterDependencies, leaseMs: number): Promise<Bundle | undefined> {
  const now = deps.clock()
  const later = (ms: number) => new Date(now.getTime() + ms)
  return store.claim({ now, along: later(deps.gatherMs), lease: later(leaseMs) })
}

async function sendOne(
  letterTools: LetterDependencies,
  bundle: Bundle,
  trouble: Tell,
  leaseMs: number,
): Promise<boolean> {
  const { store, post, deps } = letterTools
  let left = bundle.letters
  let isOurs = true
  const letGo = hold(letterTools, bundle, leaseMs)
  try {
    const { mail, told, skipped } = await composeMail(letterTools, bundle)
    for (const { letter, reason } of skipped) await store.settle([letter.id], { state: 'skipped', answer: reason })
    left = told
    if (!mail) return false
    // What they would have gone along with is old news: they wait for their own time, and may be old news by then.
    if (told.every(({ id }) => bundle.along.has(id))) {
      await letGo()
      await store.putBack(new Map([...bundle.along].filter(([id]) => told.some((letter) => letter.id === id))))
      return false
    }
    isOurs = false
    const answer = (await post.send(mail)).slice(0, LONGEST_ANSWER)
    isOurs = true
    await store.settle(ids(told), { state: 'sent', at: deps.clock(), answer })
    return true
  } catch (err) {
    await letGo()
    const answer = (err as Error).message.slice(0, LONGEST_ANSWER)
    const attempts = Math.max(...bundle.letters.map((letter) => letter.attempts))
    const again = err instanceof Undeliverable ? null : nextTry(attempts, deps.clock())
    await store.settle(ids(left), again ? { state: 'waiting', answer, nextTryAt: again } : { state: 'failed', answer })
    await count(letterTools, bundle, err)
    trouble({ mail: bundle.mail, last: again === null, ...(isOurs && { err }) })
    return false
  } finally {
    await letGo()
  }
}

/** An address that is no good is not tried for ever. */
async function count(letterTools: LetterDependencies, { receiver }: Bundle, err: unknown): Promise<void> {
  if (!receiver || receiver === 'operator' || !(err instanceof Undeliverable && err.isOfAddress)) return
  const { store, deps } = letterTools
  if (await store.countRefusal(receiver.account, deps.clock())) await tellOfStop(letterTools, receiver.account)
}

/** However long the other server takes, the letters stay in this hand until they are let go of. */
function hold({ store, deps }: LetterDependencies, { letters }: Bundle, leaseMs: number): () => Promise<void> {
  let holding = Promise.resolve()
  const again = () => {
    const lease = new Date(deps.clock().getTime() + leaseMs)
    holding = store.hold(ids(letters), lease).catch(() => {}) // the database is away: so it is for all others
  }
  const timer = setInterval(again, leaseMs / 3)
  return () => {
    clearInterval(timer)
    return holding // it must not come after what is written down next
  }
}

const ids = (letters: Bundle['letters']): string[] => letters.map(({ id }) => id)
