// Whoever holds something open for somebody hears when they no longer stand, and can ask; what is remembered has an end.
import { describe, expect, it } from 'vitest'
import { deleteAccount } from '../../src/accounts/people/delete-account.ts'
import type { SignedIn } from '../../src/accounts/sessions/begin-session.ts'
import { endSession } from '../../src/accounts/sessions/end-session.ts'
import { openGuest } from '../../src/accounts/sessions/open-guest.ts'
import { refresh } from '../../src/accounts/sessions/refresh.ts'
import { rememberStandings } from '../../src/accounts/sessions/remember-standings.ts'
import { signOut, signOutEverywhere } from '../../src/accounts/sessions/sign-out.ts'
import { isStillGood, standingTopic } from '../../src/accounts/sessions/standing.ts'
import { followLink } from '../../src/accounts/sign-in/follow-link.ts'
import { setPassword } from '../../src/accounts/sign-in/set-password.ts'
import { authenticateToken } from '../../src/accounts/tokens/authenticate-token.ts'
import { createToken } from '../../src/accounts/tokens/create-token.ts'
import { revokeToken } from '../../src/accounts/tokens/revoke-token.ts'
import { accountsInADatabase, atNoTables, BROWSER, DAY, expectDone, MINUTE, SECOND } from './people.ts'

const { deps, pass, mailLink, signUp } = accountsInADatabase()
const guest = async () => expectDone(await openGuest(deps, { name: 'Guest', locale: 'en' }))

const ENDS: [string, () => Promise<SignedIn>, (here: SignedIn) => Promise<unknown>][] = [
  ['signing out', signUp, (here) => signOut(deps, here)],
  ['one session’s being ended', signUp, (here) => endSession(deps, here)],
  ['signing out everywhere', signUp, (here) => signOutEverywhere(deps, here)],
  ['a new password', signUp, ({ account }) => setPassword(deps, { account, password: 'correct horse' })],
  ['going for good', signUp, ({ account }) => deleteAccount(deps, account, atNoTables)],
  ['getting an address', guest, async (here) => followLink(deps, { token: await mailLink(), browser: BROWSER, here })],
  [
    'a refresh token that comes twice',
    signUp,
    async ({ refreshToken: token }) => {
      expectDone(await refresh(deps, { token }))
      pass(MINUTE)
      await refresh(deps, { token })
    },
  ],
]

describe('Somebody no longer stands after', () => {
  it.each(ENDS)('%s, and it is published', async (_, begin, end) => {
    const here = await begin()
    let rings = 0
    const stop = deps.pubsub.subscribe(standingTopic(here.account), () => rings++)
    expect(await isStillGood(deps, here)).toBe(true)
    await end(here)
    expect(rings).toBeGreaterThan(0)
    expect(await isStillGood(deps, here)).toBe(false)
    stop()
  })

  it('the end of the session, by itself', async () => {
    const here = await signUp()
    pass(60 * DAY)
    expect(await isStillGood(deps, here)).toBe(false)
  })

  it('the token’s being revoked, or its end', async () => {
    const { account } = await signUp()
    const wish = { account, name: 'My bot', scopes: ['read'] }
    const [one, two] = [expectDone(await createToken(deps, wish)), expectDone(await createToken(deps, wish))]
    const owners = [(await authenticateToken(deps, one.secret))!, (await authenticateToken(deps, two.secret))!] as const
    let rings = 0
    const stop = deps.pubsub.subscribe(standingTopic(account), () => rings++)
    for (const owner of owners) expect(await isStillGood(deps, owner)).toBe(true)
    expectDone(await revokeToken(deps, { account, token: one.card.token }))
    expect(rings).toBe(1)
    expect(await isStillGood(deps, owners[0])).toBe(false)
    expect(await isStillGood(deps, owners[1])).toBe(true)
    pass(366 * DAY)
    expect(await isStillGood(deps, owners[1])).toBe(false)
    stop()
  })
})

describe('What is remembered', () => {
  /** Counts questions, and who listens. */
  const watched = () => {
    const counts = { looks: 0, listening: 0 }
    const standings = {
      ...deps.standings,
      standing: (session: string) => {
        counts.looks++
        return deps.standings.standing(session)
      },
    }
    const pubsub = {
      ...deps.pubsub,
      subscribe: (topic: string, heard: () => void) => {
        counts.listening++
        const stop = deps.pubsub.subscribe(topic, heard)
        return () => {
          counts.listening--
          stop()
        }
      },
    }
    return { counts, all: { ...deps, standings, pubsub } }
  }

  it('is a few sessions, for a few seconds; nobody listens for the others', async () => {
    const { counts, all } = watched()
    const standing = rememberStandings(all, 2)
    const people = [await signUp(), await signUp(), await signUp()]
    for (const one of people) for (const _ of [1, 2]) expect(await standing(one)).toBeDefined()
    expect(counts).toEqual({ looks: 3, listening: 2 })
    pass(5 * SECOND)
    expect(await standing(people[2]!)).toBeDefined()
    expect(counts.looks).toBe(4)
    expect(counts.listening).toBe(2)
  })

  it('is asked for once by many at the same moment', async () => {
    const { counts, all } = watched()
    const standing = rememberStandings(all)
    const here = await signUp()
    await Promise.all(Array.from({ length: 20 }, () => standing(here)))
    expect(counts).toEqual({ looks: 1, listening: 1 })
  })

  it('is not what was asked before it was published', async () => {
    const here = await signUp()
    const asked: (() => void)[] = []
    const held = {
      ...deps.standings,
      standing: async (session: string) => {
        const found = await deps.standings.standing(session)
        await new Promise<void>((go) => asked.push(go))
        return found
      },
    }
    const standing = rememberStandings({ ...deps, standings: held })
    const early = standing(here)
    await expect.poll(() => asked.length).toBe(1)
    await signOutEverywhere(deps, here)
    asked[0]!()
    await early
    const late = standing(here)
    await expect.poll(() => asked.length).toBe(2)
    asked[1]!()
    expect(await late).toBeUndefined()
  })

  it('is no failure: whoever comes next asks again', async () => {
    const here = await signUp()
    let isBroken = true
    const broken = {
      ...deps.standings,
      standing: async (session: string) => {
        if (isBroken) throw new Error('the database is away')
        return deps.standings.standing(session)
      },
    }
    const standing = rememberStandings({ ...deps, standings: broken })
    await expect(standing(here)).rejects.toThrow('away')
    isBroken = false
    expect(await standing(here)).toBeDefined()
  })
})
