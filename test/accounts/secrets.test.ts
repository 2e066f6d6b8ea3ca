// No secret stays anywhere: not in any table after a walk through everything, not in what is thrown when things break.
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { exportAccount } from '../../src/accounts/people/export-account.ts'
import { openGuest } from '../../src/accounts/sessions/open-guest.ts'
import { refresh } from '../../src/accounts/sessions/refresh.ts'
import { followLink } from '../../src/accounts/sign-in/follow-link.ts'
import { requestLink } from '../../src/accounts/sign-in/request-link.ts'
import { setPassword } from '../../src/accounts/sign-in/set-password.ts'
import { signInWithPassword } from '../../src/accounts/sign-in/sign-in-with-password.ts'
import { authenticateToken } from '../../src/accounts/tokens/authenticate-token.ts'
import { createToken } from '../../src/accounts/tokens/create-token.ts'
import { openClient } from '../../src/store/accounts/client.ts'
import { accountStore } from '../../src/store/accounts/store.ts'
import { accountsInADatabase, BROWSER, expectDone, someAddress } from './people.ts'

const { database, deps, mailLink } = accountsInADatabase()

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const tables = await database.pool.query(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`)
  const dumps = tables.rows.map(({ name }) => database.pool.query(`SELECT t::text AS line FROM "${name}" t`))
  return (await Promise.all(dumps)).flatMap(({ rows }) => rows.map(({ line }) => line)).join('\n')
}

/** A secret as it stands, and as the bytes it is or stands for would look in a dump. */
const faces = (secret: string) => [
  secret,
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64'),
  ...(secret.length >= 43 ? [Buffer.from(secret.slice(-43), 'base64url').toString('hex')] : []),
]

describe('Secrets', () => {
  it('are in no table after a walk through everything', async () => {
    const email = someAddress()
    const secrets = [BROWSER, 'correct horse', 'another horse']
    const visitor = expectDone(await openGuest(deps, { name: 'Ada', locale: 'en' }))
    const [followed, open] = [await mailLink(email), await mailLink(email)]
    const arrived = expectDone(await followLink(deps, { token: followed, browser: BROWSER, here: visitor }))
    const { account } = arrived
    const next = expectDone(await refresh(deps, { token: arrived.refreshToken }))
    for (const password of ['correct horse', 'another horse'])
      expectDone(await setPassword(deps, { account, password }))
    const signedIn = expectDone(await signInWithPassword(deps, { email, password: 'another horse' }))
    await signInWithPassword(deps, { email, password: 'a wrong password' })
    const { secret } = expectDone(await createToken(deps, { account, name: 'My bot', scopes: ['manage'] }))
    await authenticateToken(deps, secret)
    secrets.push(followed, open, visitor.refreshToken, arrived.refreshToken, next.refreshToken, signedIn.refreshToken)
    secrets.push(secret, 'a wrong password')

    const dump = await everything()
    expect(dump).toContain(email)
    expect(dump).toContain('$argon2id$')
    const data = JSON.stringify(expectDone(await exportAccount(deps, account)))
    for (const face of secrets.flatMap(faces)) {
      expect(dump).not.toContain(face)
      expect(data).not.toContain(face)
    }
  })

  it('are in nothing that is thrown when the database is out of order', async () => {
    const nowhere = openClient(database.url.replace(/[^/]*$/, 'no_such_database'))
    const broken = { ...deps, store: accountStore(nowhere) }
    const token = 'the-secret-of-a-link-or-session-as-it-came-in'
    const email = someAddress()
    const account = '00000000-0000-4000-8000-000000000000'
    const attempts = [
      () => requestLink(broken, { email, browser: BROWSER }),
      () => followLink(broken, { token, browser: BROWSER }),
      () => refresh(broken, { token }),
      () => signInWithPassword(broken, { email, password: 'correct horse' }),
      () => setPassword(broken, { account, password: 'correct horse' }),
      () => broken.store.setPassword(account, '$argon2id$of-a-password'),
      () => authenticateToken(broken, `herald_${token.slice(0, 43)}`),
    ]
    for (const attempt of attempts) {
      const thrown = await attempt().then(
        () => expect.unreachable(),
        (error: unknown) => inspect(error, { depth: 10, showHidden: true }),
      )
      for (const hidden of [token, token.slice(0, 43), BROWSER, 'correct horse', '$argon2id$of', email])
        expect(thrown).not.toContain(hidden)
    }
    await nowhere.$disconnect()
  })
})
