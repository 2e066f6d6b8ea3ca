// Brings what is due to webhooks: so much in hand at once, one at a time to each address, and few of those where nothing has
// arrived lately, so that whoever hangs keeps nobody else waiting. What came of each try is written down; again later where
// it did not arrive, over two days. Then the webhook is switched off and its owner written to.
import type { NewLetter } from '../model/game.ts'
import type { NotNeeded } from '../model/hook.ts'
import { randomId } from '../model/ids.ts'
import { type Kind, WISH_OF } from '../notices/kinds.ts'
import { dueAt, nextTry } from '../notices/when.ts'
import type { DueDelivery, DuePush, Parcel, PushParcel, Tried } from '../ports/hooks.ts'
import { composePush } from './browsers/compose.ts'
import { compose } from './compose.ts'
import type { HookDependencies } from './dependencies.ts'

const AT_ONCE = 16
/** To addresses where nothing has arrived lately: a quarter of all. */
const FAILING_AT_ONCE = 4
/** Longer than any try takes. What a process that died had in hand is anybody's after this. */
const LEASE_MS = 30_000
/** The program there is gone for good. */
const GONE = 410
/** The browser is: it has taken its leave (404, 410), or knows another key of ours (401, 403) and will ask anew. */
const BROWSER_GONE = [401, 403, 404, GONE]
const LETTER: Kind = 'webhook-off'

/** What did not arrive, and whether for good. A mistake of ours has an `err`; what others say stays in the row. */
export interface DeliveryTrouble {
  readonly hook: string
  readonly delivery: string
  readonly last: boolean
  readonly err?: unknown
}

export interface Deliverer {
  /** Until nothing is due and nothing in hand. Called again meanwhile, it looks again. */
  run(): Promise<void>
}

export function deliverer(tools: HookDependencies, trouble: (trouble: DeliveryTrouble) => void = () => {}): Deliverer {
  const { deps } = tools
  const inHand = new Map<Promise<void>, Due>()
  let failure: { readonly err: unknown } | undefined
  let running: Promise<void> | undefined
  let mustLook = false
  let wake = () => {}

  /** Also while it is looking: what it saw may have changed before it waits. */
  const lookAgain = () => {
    mustLook = true
    wake()
  }
  const take = (due: Due) => {
    const bringing = bringOne(tools, due, trouble)
      .catch((err) => {
        failure ??= { err }
      })
      .finally(() => {
        inHand.delete(bringing)
        lookAgain()
      })
    inHand.set(bringing, due)
  }
  const takeMore = async () => {
    while (inHand.size < AT_ONCE) {
      const now = deps.clock()
      const failing = [...inHand.values()].filter(({ isFailing }) => isFailing).length < FAILING_AT_ONCE
      const due = await deps.hooks.claim({ now, lease: new Date(now.getTime() + LEASE_MS), failing })
      if (!due) return
      take(due)
    }
  }
  const untilDone = async () => {
    while (mustLook || inHand.size > 0) {
      mustLook = false
      await takeMore()
      if (failure) throw failure.err
      const woken = new Promise<void>((heard) => {
        wake = heard
      })
      if (!mustLook && inHand.size > 0) await woken
    }
  }
  const start = async () => {
    failure = undefined // that of the last run was its own
    try {
      await untilDone()
    } finally {
      running = undefined // at once: who asks from now on is heard
      await Promise.all(inHand.keys())
    }
  }
  return {
    run() {
      lookAgain()
      running ??= start()
      return running
    },
  }
}

type Due = DueDelivery | DuePush

async function bringOne(tools: HookDependencies, due: Due, trouble: (trouble: DeliveryTrouble) => void): Promise<void> {
  const { deps, carrier } = tools
  const { hook, id: delivery } = due
  try {
    if (due.form === 'push' && !due.isSignedIn) return await deps.browsers.forget({ ...due, ...due.owner })
    const composed = due.form === 'push' ? await pushed(tools, due) : await packed(tools, due)
    if ('skip' in composed)
      return await deps.hooks.settle(due, { state: 'skipped', at: deps.clock(), reason: composed.skip })
    const tried = await carrier.bring(composed)
    if (tried.reason === null) return await deps.hooks.settle(due, { state: 'sent', at: deps.clock(), ...tried })
    const last = await tryLater(tools, due, tried)
    trouble({ hook, delivery, last })
  } catch (err) {
    const last = await tryLater(tools, due, { status: null, duration: null, reason: 'our-fault' })
    trouble({ hook, delivery, last, err })
  }
}

async function packed(tools: HookDependencies, due: DueDelivery): Promise<Parcel | { readonly skip: NotNeeded }> {
  const composed = await compose(tools, due)
  if ('skip' in composed) return composed
  const { id, url, form, secrets, owner } = due
  return { id, url, form, secrets, locale: owner.locale, told: composed.told, at: tools.deps.clock() }
}

async function pushed(tools: HookDependencies, due: DuePush): Promise<PushParcel | { readonly skip: NotNeeded }> {
  const composed = await composePush(tools, due)
  return 'skip' in composed ? composed : { form: due.form, url: due.url, keys: due.keys, note: composed.note }
}

/** True when that was the last try. One that tries the address out is tried once. */
async function tryLater({ deps }: HookDependencies, due: Due, tried: Tried): Promise<boolean> {
  const at = deps.clock()
  const isGone = due.form === 'push' ? BROWSER_GONE.includes(tried.status ?? 0) : tried.status === GONE
  const nextTryAt = due.kind === 'test' || isGone ? null : nextTry(due.attempts, at)
  if (nextTryAt) {
    const asked = new Date(at.getTime() + 1000 * (tried.retryAfter ?? 0))
    const later = asked > nextTryAt ? asked : nextTryAt
    await deps.hooks.settle(due, { state: 'waiting', at, nextTryAt: later, ...tried })
    return false
  }
  // Something else did arrive since: then it is this one that its program will not have.
  const nothingArrives = due.kind !== 'test' && (due.okAt === null || due.okAt < due.createdAt)
  if (isGone || nothingArrives) {
    // What was to be brought to a browser goes with it; its owner's page asks anew at the next visit.
    if (due.form === 'push') await deps.browsers.forget({ ...due, ...due.owner })
    else await deps.hooks.disable(due, at, letterTo(due, at, deps.random))
  }
  await deps.hooks.settle(due, { state: 'failed', at, ...tried })
  return true
}

/** Null for somebody without an address, or who does not want such letters. */
function letterTo(due: DueDelivery, at: Date, random: (bytes: number) => string): NewLetter | null {
  const { account, letterbox } = due.owner
  const wish = WISH_OF[LETTER]
  const when = letterbox && due.game !== null ? dueAt(letterbox, wish, at, at) : null
  const occasion = `${due.hook} ${at.toISOString()}`
  return when && { id: randomId(random), account, kind: LETTER, occasion, wish, questions: '', dueAt: when }
}
