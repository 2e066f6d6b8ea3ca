// Webhooks over HTTP: made, changed, tried out, looked at and taken away by their owners.
import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import type { Hook } from '../../../src/games/ports/hooks.ts'
import { hookedHouse } from '../../support/hooked.ts'
import { type Session, someAddress } from '../../support/sign-in.ts'
import { atOrders, expectDone, fullTable, orders, say } from '../../support/tables.ts'

const { database, deps, app, notices, letters, call, signIn, there, deliveries, hooked, cards } = await hookedHouse()

describe('A webhook', () => {
  it('is refused with the field that does not fit', async () => {
    const ada = await signIn()
    const wrong: [object, string][] = [
      [{ url: 'https://10.0.0.1/' }, '/url'],
      [{ url: 'ftp://example.org/' }, '/url'],
      [{ name: '' }, '/name'],
      [{ name: 'a\u202eb' }, '/name'],
      [{ kinds: [] }, '/kinds'],
      [{ kinds: ['asked', 'hands'] }, '/kinds/1'],
      [{ form: 'telegram' }, '/form'],
    ]
    for (const [wish, pointer] of wrong) {
      const body = { name: 'My bot', url: 'https://bot.example.org/', ...wish }
      const refused = await call('POST', '/me/webhooks', { token: ada.accessToken, body })
      expect([refused.status, refused.body.pointer], JSON.stringify(wish)).toEqual([422, pointer])
    }
    expect(await cards(ada)).toEqual([])
  })

  it('is one of five at the most, its owner’s alone, and its owner is written to', async () => {
    const [ada, bela] = [await signIn(), await signIn()]
    const made = await Promise.all(
      Array.from({ length: 7 }, () =>
        call('POST', '/me/webhooks', {
          token: ada.accessToken,
          body: { name: 'My bot', url: 'https://bot.example.org/\n' },
        }),
      ),
    )
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409])
    const mine = await cards(ada)
    expect(mine.map(({ url }) => url)).toEqual(Array(5).fill('https://bot.example.org/'))
    expect(
      notices.filter(({ what, name }) => what === 'webhook-made' && name === 'My bot').length,
    ).toBeGreaterThanOrEqual(5)
    const [{ id }] = mine as [Hook]
    const token = bela.accessToken
    const tries = [
      call('PATCH', `/me/webhooks/${id}`, { token, body: { isOn: false } }),
      call('DELETE', `/me/webhooks/${id}`, { token }),
      ...['secret', 'test', `deliveries/${id}`].map((what) => call('POST', `/me/webhooks/${id}/${what}`, { token })),
      call('GET', `/me/webhooks/${id}/deliveries`, { token }),
    ]
    for (const tried of await Promise.all(tries)) expect(tried.body.type).toBe('/problems/no-such-webhook')
    expect(await cards(ada)).toEqual(mine)
  })

  it('that is changed is told by its new wishes in games that run; switched off, of nothing', async () => {
    const ada = await signIn()
    const { at, card } = await hooked(ada, { kinds: ['game-over'] })
    const { game, accounts } = await atOrders(deps, 3, { host: ada.account })
    const change = (body: object) => call('PATCH', `/me/webhooks/${card.id}`, { token: ada.accessToken, body })
    expect((await change({ kinds: ['asked'], name: 'Other' })).body).toMatchObject({ name: 'Other', kinds: ['asked'] })
    const year = async (number: number) => {
      for (const account of accounts) expectDone(await say(deps, game, account, orders(number)))
      await carryOnUntilAsked(deps, game)
      await deliveries.run()
      return there.at(at).map(({ told }) => told.data.asked[0]!.id)
    }
    expect(await year(1)).toEqual(['orders/2/0'])
    await change({ isOn: false })
    const off = await call('POST', `/me/webhooks/${card.id}/test`, { token: ada.accessToken })
    expect(off.body.type).toBe('/problems/webhook-off')
    expect(await year(2)).toEqual(['orders/2/0'])
    await change({ isOn: true })
    expect(await year(3)).toEqual(['orders/2/0', 'orders/4/0'])
  })

  it('that is taken away, or whose owner goes, is gone from games with all that waits', async () => {
    for (const goes of ['hook', 'account'] as const) {
      const ada = await signIn()
      const { at, card } = await hooked(ada)
      const { game, accounts } = await atOrders(deps, 3, { host: ada.account })
      const token = ada.accessToken
      const gone = await call('DELETE', goes === 'hook' ? `/me/webhooks/${card.id}` : '/me', { token })
      expect(gone.status).toBe(204)
      for (const account of accounts.slice(1)) expectDone(await say(deps, game, account, orders(1)))
      await deliveries.run()
      expect(there.at(at)).toEqual([])
      const { rows } = await database.pool.query(
        'SELECT 1 FROM webhook WHERE id = $1 UNION ALL SELECT 1 FROM delivery WHERE hook_id = $1',
        [card.id],
      )
      expect(rows).toEqual([])
    }
  })

  it('of a guest ends when the guest gets an address', async () => {
    const guest: Session = (await call('POST', '/sessions/guest', { body: { name: 'Gast' } })).body
    await hooked(guest)
    const asked = await call('POST', '/sign-in/links', { token: guest.accessToken, body: { email: someAddress() } })
    const link = letters.at(-1)!.link.split('#')[1]!
    const followed = await call('POST', '/sessions/link', {
      token: guest.accessToken,
      body: { token: link },
      cookie: asked.cookie,
    })
    expect(followed.body.account).toBe(guest.account)
    expect(await cards(followed.body)).toEqual([])
  })

  it('is named in an export, without secret and address; and nobody sees it on a card', async () => {
    const ada = await signIn()
    const { at, card, secret } = await hooked(ada)
    const { game } = await fullTable(deps, 3, { host: ada.account })
    const kept = await app.inject({
      method: 'GET',
      url: '/v1/me/export',
      headers: { authorization: `Bearer ${ada.accessToken}` },
    })
    expect(kept.json().webhooks).toMatchObject([{ id: card.id, name: 'My bot', origin: new URL(card.url).origin }])
    expect(kept.body).not.toContain(at)
    const hex = Buffer.from(secret.slice(6), 'base64').toString('hex')
    for (const form of [secret, secret.slice(6), hex]) expect(kept.body).not.toContain(form)
    const seen = await call('GET', `/games/${game}`, { token: ada.accessToken })
    expect(JSON.stringify(seen.body)).not.toContain(card.id)
    expect(JSON.stringify(seen.body)).not.toContain('"hooks"')
  })

  it('costs those who have none nothing: their games are written as if there were no such thing', async () => {
    const sent: string[] = []
    const { query } = database.pool
    const { game, accounts } = await atOrders(deps)
    database.pool.query = ((asked: { text?: string } | string, ...more: unknown[]) => {
      sent.push(typeof asked === 'string' ? asked : (asked.text ?? ''))
      return (query as (...all: unknown[]) => unknown).call(database.pool, asked, ...more)
    }) as typeof query
    try {
      for (const account of accounts) expectDone(await say(deps, game, account, orders(1)))
    } finally {
      database.pool.query = query
    }
    expect(sent.length).toBeGreaterThan(0)
    expect(sent.filter((text) => /delivery|webhook/.test(text))).toEqual([])
  })
})
