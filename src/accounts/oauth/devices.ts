// Programs without a browser (RFC 8628): one shows a short code, somebody types it into our page and says yes or no, and the
// program, which asks every few seconds, gets its tokens. A code is good for ten minutes, and guessing is counted by the API.
import { type Dependencies, later, MINUTE, SECOND } from '../model/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import { hashOf, newSecret } from '../model/secrets.ts'
import type { DeviceCard } from '../ports/grants.ts'
import type { SessionCredential } from '../sessions/standing.ts'
import { NAME_RULE } from './client-name.ts'
import { readClient } from './clients.ts'
import { tellOfLettingIn } from './decide.ts'
import { granted, type Judged, refuse } from './refusal.ts'
import { readScopes } from './scopes.ts'
import { type HandedOut, makeTokens, newGrant } from './tokens.ts'
import { newUserCode, userCodeIn } from './user-code.ts'

export interface DeviceCodes {
  readonly deviceCode: string
  readonly userCode: string
  readonly expiresInSeconds: number
  readonly intervalSeconds: number
}

/** Two of 26 billion are the same now and then; three times in a row they are not. */
const TRIES = 3

/** A name alone: where no answer goes anywhere, nothing would show that an address is its own. */
export async function beginDevice(
  { store, clock, random, settings: { oauth } }: Dependencies,
  wish: { readonly client?: string | undefined; readonly scope?: string | undefined },
): Promise<Judged<DeviceCodes>> {
  const client = readClient(wish.client)
  if (!client || client.isAddress)
    return refuse('invalid_client', `The client_id of a program without a page is ${NAME_RULE}.`)
  const scopes = readScopes(wish.scope)
  if (!scopes.ok) return scopes
  const now = clock()
  const deviceCode = `herald-dc_${newSecret(random)}`
  const { deviceMinutes, deviceSeconds: intervalSeconds } = oauth
  const expiresAt = later(now, deviceMinutes * MINUTE)
  for (let tries = 0; tries < TRIES; tries++) {
    const userCode = newUserCode(random)
    const hashes = { deviceHash: hashOf(deviceCode), userHash: hashOf(userCode) }
    if (
      !(await store.addDevice({ ...hashes, client: client.id, scopes: scopes.value, now, expiresAt, intervalSeconds }))
    )
      continue
    return granted({ deviceCode, userCode, intervalSeconds, expiresInSeconds: (deviceMinutes * MINUTE) / SECOND })
  }
  return refuse('temporarily_unavailable', 'Try again.')
}

/** What the program with this code asks for. */
export async function readDevice({ store, clock }: Dependencies, typed: string): Promise<Outcome<DeviceCard>> {
  const found = await store.deviceOf(hashOf(userCodeIn(typed)), clock())
  return found ? done(found) : fail({ kind: 'no-such-user-code' })
}

export async function decideDevice(
  deps: Dependencies,
  { typed, isAllowed, session }: { typed: string; isAllowed: boolean; session: SessionCredential },
): Promise<Outcome<void>> {
  const { account, epoch, session: id } = session
  const device = await readDevice(deps, typed)
  if (!device.ok) return device
  const decision = { userHash: hashOf(userCodeIn(typed)), account, epoch, session: id, isAllowed, now: deps.clock() }
  if (!(await deps.store.decideDevice(decision))) return fail({ kind: 'no-such-user-code' })
  if (isAllowed) await tellOfLettingIn(deps, account, device.value.client, device.value.scopes)
  return done(undefined)
}

const WHY = {
  unknown: ['invalid_grant', 'This device_code is unknown, or another client’s.'],
  expired: ['expired_token', 'This device_code is too old.'],
  'too-soon': ['slow_down', 'Wait five seconds longer between two questions.'],
  waiting: ['authorization_pending', 'Nobody has decided yet.'],
  denied: ['access_denied', 'They said no, or have signed out everywhere since.'],
} as const

/** The program asks whether somebody has decided. */
export async function exchangeDevice(
  deps: Dependencies,
  { code, client }: { readonly code?: string | undefined; readonly client?: string | undefined },
): Promise<Judged<HandedOut>> {
  if (!code || !client) return refuse('invalid_request', 'A device_code comes with client_id.')
  const { kept, handOut } = makeTokens(deps)
  const moreSeconds = deps.settings.oauth.deviceSeconds
  const told = await deps.store.askDevice({
    ...{ deviceHash: hashOf(code), client, moreSeconds, grant: newGrant(deps, kept) },
  })
  if (!('fault' in told)) return granted(handOut(told.scopes))
  const [error, why] = WHY[told.fault]
  return refuse(error, why)
}
