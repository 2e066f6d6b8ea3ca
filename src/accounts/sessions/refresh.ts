// A session goes on: the refresh token is exchanged for the next one. One that was used before means that somebody has a
// copy, and ends the session for everybody who holds a part of it, and what was let in or made in it: by whom, nobody knows.

import { DAY, type Dependencies, later, SECOND } from '../model/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import { hashOf, newSecret } from '../model/secrets.ts'
import type { SignedIn } from './begin-session.ts'
import { standingTopic } from './standing.ts'

export async function refresh(
  { store, clock, random, settings, pubsub }: Dependencies,
  { token }: { readonly token: string },
): Promise<Outcome<SignedIn>> {
  const now = clock()
  const refreshToken = newSecret(random)
  const expiresAt = later(now, settings.sessionDays * DAY)
  const rotated = await store.rotate({
    tokenHash: hashOf(token),
    nextHash: hashOf(refreshToken),
    now,
    expiresAt,
    graceSince: later(now, -settings.graceSeconds * SECOND),
  })
  if (!('fault' in rotated)) return done({ ...rotated, refreshToken })
  if (rotated.fault === 'stolen') pubsub.publish(standingTopic(rotated.account))
  return fail({ kind: REFUSALS[rotated.fault] })
}

const REFUSALS = {
  unknown: 'signed-out',
  'just-used': 'token-just-used',
  stolen: 'session-stolen',
  suspended: 'suspended',
} as const
