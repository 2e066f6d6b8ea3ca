// The tokens of a grant: what is handed out, and what is kept of it. They are recognised by people and by scanners for leaked
// secrets as a personal access token is, and not taken for one.
import { DAY, type Dependencies, later, MINUTE, SECOND } from '../model/dependencies.ts'
import { hashOf, newId, newSecret } from '../model/secrets.ts'
import type { GrantTokens, NewGrant } from '../ports/grants.ts'

export const ACCESS_PREFIX = 'herald-at_'
const REFRESH_PREFIX = 'herald-rt_'

/** As the token endpoint answers, but for its spelling. */
export interface HandedOut {
  readonly accessToken: string
  readonly refreshToken: string
  readonly expiresInSeconds: number
  readonly scopes: readonly string[]
}

type Making = Pick<Dependencies, 'clock' | 'random' | 'settings'>

export function makeTokens({ clock, random, settings: { oauth } }: Making): {
  readonly kept: GrantTokens
  readonly handOut: (scopes: readonly string[]) => HandedOut
} {
  const now = clock()
  const accessToken = ACCESS_PREFIX + newSecret(random)
  const refreshToken = REFRESH_PREFIX + newSecret(random)
  const expiresInSeconds = (oauth.accessMinutes * MINUTE) / SECOND
  return {
    kept: {
      accessHash: hashOf(accessToken),
      refreshHash: hashOf(refreshToken),
      accessUntil: later(now, oauth.accessMinutes * MINUTE),
      expiresAt: later(now, oauth.grantDays * DAY),
    },
    handOut: (scopes) => ({ accessToken, refreshToken, expiresInSeconds, scopes }),
  }
}

/** A grant as it begins. */
export function newGrant(deps: Making, kept: GrantTokens): NewGrant {
  const { grants, longestGrantDays } = deps.settings.oauth
  const now = deps.clock()
  return { ...kept, grant: newId(deps.random), now, endsAt: later(now, longestGrantDays * DAY), cap: grants }
}
