// What a page brings back from our consent page: every attack on it by its name.
import { describe, expect, it } from 'vitest'
import { newVerifier, PAGE, s256 } from '../../support/oauth.ts'
import { oauthHouse, refused, SECOND } from '../../support/oauth-house.ts'

const { database, app, pass, guest, codeFor, exchange, refresh, me } = await oauthHouse()

describe('A code', () => {
  it('replayed: the second use is refused, and ends what the first one got', async () => {
    const { accessToken } = await guest()
    const verifier = newVerifier()
    const code = await codeFor(accessToken, verifier)
    const { body } = await exchange(code, verifier)
    expect(await me(body.access_token)).toBe(200)
    expect(await exchange(code, verifier)).toEqual(refused('invalid_grant'))
    expect(await me(body.access_token)).toBe(401)
    expect(await refresh(body.refresh_token)).toEqual(refused('invalid_grant'))
  })

  it('brought by many at once: at most one of them gets tokens, and nobody keeps them', async () => {
    const { accessToken } = await guest()
    const verifier = newVerifier()
    const code = await codeFor(accessToken, verifier)
    const all = await Promise.all(Array.from({ length: 6 }, () => exchange(code, verifier)))
    const got = all.filter(({ status }) => status === 200)
    expect(got).toHaveLength(1)
    expect(await me(got[0]!.body.access_token)).toBe(401)
  })

  it.each<[string, Record<string, string | undefined>]>([
    ['wrong verifier', { code_verifier: newVerifier() }],
    ['redirect mismatch', { redirect_uri: `${PAGE}/back/` }],
    ['mixed client', { client_id: `${PAGE}/other` }],
  ])('%s: refused, and the code is used up', async (_, more) => {
    const { accessToken } = await guest()
    const verifier = newVerifier()
    const code = await codeFor(accessToken, verifier)
    expect(await exchange(code, verifier, more)).toEqual(refused('invalid_grant'))
    expect(await exchange(code, verifier)).toEqual(refused('invalid_grant'))
  })

  it.each<[string, Record<string, string | undefined>, string]>([
    ['no verifier', { code_verifier: undefined }, 'invalid_request'],
    [
      'the challenge in the verifier’s place, as plain has it',
      { code_verifier: s256('x').slice(1) },
      'invalid_request',
    ],
    ['no redirect', { redirect_uri: undefined }, 'invalid_request'],
    ['no client', { client_id: undefined }, 'invalid_request'],
    ['no code', { code: undefined }, 'invalid_request'],
    ['a code that was made up', { code: 'herald-ac_made-up' }, 'invalid_grant'],
    ['no grant type', { grant_type: undefined }, 'invalid_request'],
    ['a password', { grant_type: 'password', username: 'ada', password: 'x' }, 'unsupported_grant_type'],
    ['as if it were secret', { grant_type: 'client_credentials' }, 'unsupported_grant_type'],
  ])('%s: refused', async (_, more, error) => {
    const { accessToken } = await guest()
    const verifier = newVerifier()
    expect(await exchange(await codeFor(accessToken, verifier), verifier, more)).toEqual(refused(error))
  })

  it('is good for a minute', async () => {
    const { accessToken } = await guest()
    const verifier = newVerifier()
    const [soon, late] = [await codeFor(accessToken, verifier), await codeFor(accessToken, verifier)]
    pass(59 * SECOND)
    expect((await exchange(soon, verifier)).status).toBe(200)
    pass(2 * SECOND)
    expect(await exchange(late, verifier)).toEqual(refused('invalid_grant'))
  })

  it('is worth nothing to whoever has the database, and neither are tokens', async () => {
    const { accessToken } = await guest()
    const verifier = newVerifier()
    const code = await codeFor(accessToken, verifier)
    const { body } = await exchange(code, verifier)
    for (const table of ['oauth_code', 'oauth_grant', 'oauth_access', 'oauth_device']) {
      const { rows } = await database.pool.query(`SELECT * FROM ${table}`)
      const kept = JSON.stringify(rows)
      for (const secret of [code, body.access_token, body.refresh_token]) expect(kept).not.toContain(secret)
    }
  })

  it('comes as a form, each field once, and nothing else', async () => {
    const json = await app.inject({ method: 'POST', url: '/v1/oauth/token', payload: { grant_type: 'refresh_token' } })
    expect([json.statusCode, json.json().error]).toEqual([415, 'invalid_request'])
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const twice = { method: 'POST', url: '/v1/oauth/token', headers, payload: 'grant_type=a&grant_type=b' } as const
    expect((await app.inject(twice)).json()).toEqual({
      error: 'invalid_request',
      error_description: expect.any(String),
    })
    const long = await app.inject({ ...twice, payload: `code=${'x'.repeat(70_000)}` })
    expect([long.statusCode, long.json().error]).toEqual([413, 'invalid_request'])
  })
})
