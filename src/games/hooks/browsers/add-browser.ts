// A browser that is to be told by web push, as it describes itself: where its service takes what is for it, and what to encrypt that
// with. The address is anybody's word, so it is held to what webhooks are held to; the first thing it is told is that it is told.
import { createECDH } from 'node:crypto'
import { done, type Failure, fail, type Outcome } from '../../model/failure.ts'
import type { AccountId } from '../../model/game.ts'
import { randomId } from '../../model/ids.ts'
import type { Browser, BrowserKeys } from '../../ports/browsers.ts'
import { DELIVERIES_DUE } from '../../ports/hooks.ts'
import type { HookDependencies } from '../dependencies.ts'
import { TEST } from './words.ts'

/** Of one account. */
export const MOST_BROWSERS = 10
const LONGEST_URL = 1000

export interface BrowserWish {
  readonly account: AccountId
  readonly session: string
  /** Of the session, so that none is added just after everything ended. */
  readonly epoch: number
  readonly endpoint: string
  readonly keys: BrowserKeys
}

export async function addBrowser(
  { deps, carrier }: HookDependencies,
  { account, session, epoch, endpoint, keys }: BrowserWish,
): Promise<Outcome<Browser>> {
  const fault = faultIn(endpoint, keys, carrier.refuses)
  if (fault) return fail(fault)
  const [now, id] = [deps.clock(), randomId(deps.random)]
  const browser = { id, url: new URL(endpoint).href, keys, session, epoch, createdAt: now }
  const added = await deps.browsers.add(account, browser, MOST_BROWSERS)
  if (!added) return fail({ kind: 'signed-out' })
  const greeting = { kind: TEST, occasion: added.id, only: added.id }
  if (added.isNew && (await deps.browsers.tell(account, greeting, now)) > 0) deps.pubsub.publish(DELIVERIES_DUE)
  const card = (await deps.browsers.of(account, now)).find((one) => one.id === added.id)
  return card ? done(card) : fail({ kind: 'signed-out' })
}

const bad = (at: string, message: string): Failure => ({ kind: 'bad-field', at, message })

function faultIn(
  endpoint: string,
  { p256dh, auth }: BrowserKeys,
  refuses: (url: string) => string | undefined,
): Failure | undefined {
  if (endpoint.length > LONGEST_URL) return bad('/endpoint', `It has at most ${LONGEST_URL} characters.`)
  const why = refuses(endpoint)
  if (why !== undefined) return bad('/endpoint', why)
  if (!isPoint(p256dh)) return bad('/keys/p256dh', 'It is a public key on the curve P-256, in base64url.')
  return isBase64url(auth, 16) ? undefined : bad('/keys/auth', 'It is 16 bytes, in base64url.')
}

const isBase64url = (text: string, bytes: number): boolean =>
  text.length <= 2 * bytes && Buffer.from(text, 'base64url').toString('base64url') === text && bytesIn(text) === bytes
const bytesIn = (text: string): number => Buffer.from(text, 'base64url').length

/** Whoever encrypts to a point that is none would fail each time it is tried. */
function isPoint(text: string): boolean {
  if (!isBase64url(text, 65)) return false
  try {
    const any = createECDH('prime256v1')
    any.generateKeys()
    any.computeSecret(Buffer.from(text, 'base64url'))
    return true
  } catch {
    return false
  }
}
