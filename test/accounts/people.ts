// What the account tests share: the verbs' tools on a database of the file's own, a clock that the test moves, and a post
// that keeps its letters.
import { randomBytes } from 'node:crypto'
import { afterAll } from 'vitest'
import { DAY, type Dependencies, later, MINUTE, SECOND, USUAL_SETTINGS } from '../../src/accounts/model/dependencies.ts'
import type { Outcome } from '../../src/accounts/model/failure.ts'
import type { Notice } from '../../src/accounts/ports/notices.ts'
import type { Letter } from '../../src/accounts/ports/outside.ts'
import { type Arrived, followLink } from '../../src/accounts/sign-in/follow-link.ts'
import { requestLink } from '../../src/accounts/sign-in/request-link.ts'
import { signInCodes } from '../../src/accounts/sign-in/sign-in-code.ts'
import { openClient } from '../../src/store/accounts/client.ts'
import { argonPasswords } from '../../src/store/accounts/passwords.ts'
import { standingStore } from '../../src/store/accounts/standings.ts'
import { accountStore } from '../../src/store/accounts/store.ts'
import { localPubSub, ownDatabase } from '../support/database.ts'

export { DAY, MINUTE, SECOND }

/** Of somebody whose seats nobody has to give up. */
export const atNoTables = async () => {}

export function accountsInADatabase() {
  const database = ownDatabase()
  const prisma = openClient(database.url)
  afterAll(() => prisma.$disconnect())
  const letters: Letter[] = []
  const notices: Notice[] = []
  let now = new Date('2030-05-01T10:00:00.123Z')
  const deps: Dependencies = {
    store: accountStore(prisma),
    standings: standingStore(database.pool),
    pubsub: localPubSub(),
    clock: () => now,
    random: (bytes) => randomBytes(bytes).toString('hex'),
    post: {
      send: async (letter) => void letters.push(letter),
      tell: async (notice) => void notices.push(notice),
    },
    passwords: argonPasswords(),
    codes: signInCodes(['what the codes are made with']),
    settings: { ...USUAL_SETTINGS, linkTo: (token, kind) => `https://herald.example/${kind}#${token}` },
  }
  const pass = (milliseconds: number) => {
    now = later(now, milliseconds)
  }

  /** The token of the link that was mailed last. */
  const mailedToken = () => letters.at(-1)!.link.split('#')[1]!

  async function mailLink(email = someAddress(), browser = BROWSER): Promise<string> {
    expectDone(await requestLink(deps, { email, browser }))
    return mailedToken()
  }

  async function signUp(email = someAddress()): Promise<Arrived> {
    return expectDone(await followLink(deps, { token: await mailLink(email), browser: BROWSER }))
  }

  return { database, prisma, deps, letters, notices, pass, mailedToken, mailLink, signUp }
}

export const BROWSER = 'the browser that asked'

export const someAddress = () => `${randomBytes(6).toString('hex')}@example.org`

export function expectDone<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure))
  return outcome.value
}

export const refused = (failure: object) => ({ ok: false, failure })
