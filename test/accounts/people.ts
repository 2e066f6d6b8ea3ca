// What the account tests share: the verbs' tools on a database of the file's own, a clock that the test moves, and a post
// that keeps its letters.
import { randomBytes } from 'node:crypto'
import { afterAll } from 'vitest'
import type { Outcome } from '../../src/accounts/failure.ts'
import { type Arrived, followLink } from '../../src/accounts/follow-link.ts'
import type { Notice } from '../../src/accounts/ports/notices.ts'
import type { Letter } from '../../src/accounts/ports.ts'
import { requestLink } from '../../src/accounts/request-link.ts'
import { DAY, later, MINUTE, SECOND, type Tools, USUAL_SETTINGS } from '../../src/accounts/tools.ts'
import { openClient } from '../../src/store/account-client.ts'
import { argonPasswords } from '../../src/store/account-passwords.ts'
import { standingStore } from '../../src/store/account-standings.ts'
import { accountStore } from '../../src/store/account-store.ts'
import { localBell, ownDatabase } from '../support/database.ts'

export { DAY, MINUTE, SECOND }

export function accountsInADatabase() {
  const database = ownDatabase()
  const prisma = openClient(database.url)
  afterAll(() => prisma.$disconnect())
  const letters: Letter[] = []
  const notices: Notice[] = []
  let now = new Date('2030-05-01T10:00:00.123Z')
  const tools: Tools = {
    store: accountStore(prisma),
    standings: standingStore(database.pool),
    bell: localBell(),
    clock: () => now,
    random: (bytes) => randomBytes(bytes).toString('hex'),
    post: {
      send: async (letter) => void letters.push(letter),
      tell: async (notice) => void notices.push(notice),
    },
    passwords: argonPasswords(),
    settings: { ...USUAL_SETTINGS, linkTo: (token) => `https://herald.example/sign-in#${token}` },
  }
  const pass = (milliseconds: number) => {
    now = later(now, milliseconds)
  }

  /** The token of the link that was mailed last. */
  const mailedToken = () => letters.at(-1)!.link.split('#')[1]!

  async function mailLink(email = someAddress(), browser = BROWSER): Promise<string> {
    expectDone(await requestLink(tools, { email, browser }))
    return mailedToken()
  }

  async function signUp(email = someAddress()): Promise<Arrived> {
    return expectDone(await followLink(tools, { token: await mailLink(email), browser: BROWSER }))
  }

  return { database, prisma, tools, letters, notices, pass, mailedToken, mailLink, signUp }
}

export const BROWSER = 'the browser that asked'

export const someAddress = () => `${randomBytes(6).toString('hex')}@example.org`

export function expectDone<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure))
  return outcome.value
}

export const refused = (failure: object) => ({ ok: false, failure })
