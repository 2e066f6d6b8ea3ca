// Webhooks over HTTP: made, changed, tried out, looked at and taken away by their owners; what arrives is signed, says what
// happened and nothing secret, and services get it in their own form.
import { Webhook } from 'standardwebhooks'
import { afterAll, describe, expect, it } from 'vitest'
import { verifyWebhook } from '../../packages/client/src/webhooks.ts'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { deliverer } from '../../src/games/hooks/deliver.ts'
import type { Hook, Told } from '../../src/games/ports/hooks.ts'
import { testApp } from '../support/app.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { type Got, receiver } from '../support/hooks.ts'
import { callsOf, type Session, someAddress } from '../support/sign-in.ts'
import { atOrders, expectDone, fullTable, hostGame, opening, orders, say, someone } from '../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)
const served = await testApp(database, undefined, undefined, deps)
const { app, services, notices, close } = served
afterAll(close)
const { call, signIn } = callsOf(served)
const there = receiver()
const deliveries = deliverer(services.hooks)

let path = 0
const somewhere = () => `/hook/${++path}`

async function hooked(who: Session, wish: object = {}) {
  const at = somewhere()
  const body = { name: 'My bot', url: there.url(at), ...wish }
  const made = await call('POST', '/me/webhooks', { token: who.accessToken, body })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return { at, secret: made.body.secret as string, card: made.body.card as Hook }
}
const cards = async ({ accessToken: token }: Session): Promise<Hook[]> =>
  (await call('GET', '/me/webhooks', { token })).body
const history = async ({ accessToken: token }: Session, { id }: Hook) =>
  (await call('GET', `/me/webhooks/${id}/deliveries`, { token })).body
const verified = (secret: string, { body, headers }: Got) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as Told

describe('What a program is told', () => {
  it('is signed by Standard Webhooks, says what is asked until when, and has one id however often it comes', async () => {
    const ada = await signIn()
    const { at, secret, card } = await hooked(ada, { kinds: ['asked', 'game-began'] })
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const { game } = await atOrders(deps, 3, { host: ada.account })
    await deliveries.run()
    const told = there.at(at).map((got) => verified(secret, got))
    expect(told.map(({ type }) => type).sort()).toEqual(['asked', 'game-began'])
    // Our own client says the same.
    expect(await Promise.all(there.at(at).map((got) => verifyWebhook(secret, got)))).toEqual(told)
    expect((await app.inject({ url: '/metrics' })).body).toMatch(/^herald_deliveries\{state="sent"\} 2$/m)
    const { file } = (await deps.store.read(game))!
    // What is asked first was answered before anybody was told.
    expect(told.find(({ type }) => type === 'asked')).toEqual({
      type: 'asked',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      data: {
        game: { id: game, title: 'An evening', ruleset: file.ruleset, status: 'running', round: 1 },
        ...{ seat: 0, round: null, message: null, dueAt: file.timing.dueAt!.toISOString() },
        asked: [{ id: 'orders/1/0', t: 'orders' }],
        link: `https://herald.example.org/games/${game}`,
        text: expect.stringMatching(/^“An evening” waits for your answer until \w+day/),
      },
    })
    const [newest] = (await history(ada, card)).filter(
      ({ kind, state }: { kind: string; state: string }) => kind === 'asked' && state === 'sent',
    )
    expect(newest).toMatchObject({ attempts: 1, status: 204, reason: null, occasion: 'orders/1/0' })
    expect(newest.duration).toBeGreaterThanOrEqual(0)
    const again = await call('POST', `/me/webhooks/${card.id}/deliveries/${newest.id}`, { token: ada.accessToken })
    expect(again.status).toBe(202)
    await deliveries.run()
    const ids = there
      .at(at)
      .filter(({ told }) => told.type === 'asked')
      .map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([newest.id, newest.id])
  })

  it('is changed by nobody on the way: another body, time or secret is refused', async () => {
    const ada = await signIn()
    const { at, secret, card } = await hooked(ada)
    await call('POST', `/me/webhooks/${card.id}/test`, { token: ada.accessToken })
    await deliveries.run()
    const [got] = there.at(at)
    expect(verified(secret, got!)).toMatchObject({ type: 'test', data: { game: null } })
    const other = { ...got!, headers: { ...got!.headers, 'webhook-timestamp': '1700000000' } }
    for (const forged of [{ ...got!, body: got!.body.replace('test', 'tset') }, other])
      expect(() => verified(secret, forged)).toThrow()
    expect(() => verified(`whsec_${Buffer.alloc(32, 1).toString('base64')}`, got!)).toThrow()
  })

  it('is signed with two secrets for a day after one was changed, and with the new one alone after it', async () => {
    const ada = await signIn()
    const { at, secret, card } = await hooked(ada)
    const rotated = await call('POST', `/me/webhooks/${card.id}/secret`, { token: ada.accessToken })
    expect(rotated.body.secret).not.toBe(secret)
    const test = async () => {
      await call('POST', `/me/webhooks/${card.id}/test`, { token: ada.accessToken })
      await deliveries.run()
      return there.at(at).at(-1)!
    }
    const both = await test()
    for (const good of [secret, rotated.body.secret]) expect(verified(good, both).type).toBe('test')
    await database.pool.query('UPDATE webhook SET former_until = now() WHERE id = $1', [card.id])
    const later = await test()
    expect(verified(rotated.body.secret, later).type).toBe('test')
    expect(() => verified(secret, later)).toThrow()
  })

  it('is a round that is over, and a game that is; of a message and an invitation, that there is one', async () => {
    const [ada, bela] = [await signIn(), await signIn()]
    await call('PATCH', '/me', { token: bela.accessToken, body: { name: 'Bela' } })
    const { at } = await hooked(ada, { kinds: ['round-over', 'game-over', 'message'] })
    const { game, accounts } = await atOrders(deps, 3, { host: ada.account, guests: [bela.account, someone()] })
    const talk = { text: 'Nobody else should read this', to: 0 }
    expect((await call('POST', `/games/${game}/messages`, { token: bela.accessToken, body: talk })).status).toBe(201)
    for (const account of accounts) expectDone(await say(deps, game, account, orders(1)))
    await carryOnUntilAsked(deps, game)
    await deliveries.run()
    const told = there.at(at).map((one) => one.told)
    expect(told.map(({ type }) => type).sort()).toEqual(['message', 'round-over'])
    expect(told.find(({ type }) => type === 'message')!.data).toMatchObject({
      message: { number: 1, from: 1, isPrivate: true },
      text: 'Bela said something at “An evening”.',
    })
    expect(told.find(({ type }) => type === 'round-over')!.data).toMatchObject({
      round: 1,
      asked: [{ id: 'orders/2/0', t: 'orders' }],
      text: 'Year 1 at “An evening” is over.',
    })
    expect(
      there
        .at(at)
        .map(({ body }) => body)
        .join(),
    ).not.toMatch(/Nobody else|wait|herald_answer|[0-9a-f]{64}/)
  })

  it('is nothing of what others say in private, nor of what one says oneself', async () => {
    const [ada, bela, cara] = [await signIn(), await signIn(), await signIn()]
    const hooks = [await hooked(ada, { kinds: ['message'] }), await hooked(cara, { kinds: ['message'] })]
    const { game } = await atOrders(deps, 3, { host: ada.account, guests: [bela.account, cara.account] })
    for (const body of [{ text: 'To Bela', to: 1 }, { text: 'To all' }])
      expect((await call('POST', `/games/${game}/messages`, { token: ada.accessToken, body })).status).toBe(201)
    await deliveries.run()
    expect(hooks.map(({ at }) => there.at(at).map((one) => one.told.data.message!.number))).toEqual([[], [2]])
  })

  it('is an invitation without the way in, also where no letter is wanted', async () => {
    const [ada, bela] = [await signIn(), someAddress()]
    const invited = await signIn(bela)
    await call('PATCH', '/me', { token: invited.accessToken, body: { mail: { letters: { invitation: 'off' } } } })
    const { at } = await hooked(invited, { kinds: ['invitation'] })
    const { game } = await hostGame(deps, opening({ host: ada.account, visibility: 'private' }))
    const sent = await call('POST', `/games/${game}/invitations/mail`, {
      token: ada.accessToken,
      body: { email: bela },
    })
    expect(sent.status, JSON.stringify(sent.body)).toBe(201)
    await expect
      .poll(async () => (await database.pool.query(`SELECT 1 FROM delivery WHERE kind = 'invitation'`)).rowCount)
      .toBe(1)
    await deliveries.run()
    const [got] = there.at(at)
    expect(got!.told.data).toMatchObject({ seat: null, link: 'https://herald.example.org', game: { id: game } })
    expect(got!.body).not.toContain(sent.body.token)
    expect(served.mails).toEqual([])
  })

  it('is written the way Discord, Slack and ntfy take it, in its owner’s language', async () => {
    const ada = await signIn()
    await call('PATCH', '/me', { token: ada.accessToken, body: { locale: 'de' } })
    const [discord, slack, ntfy] = await Promise.all(
      ['discord', 'slack', 'ntfy'].map((form) => hooked(ada, { form, kinds: ['game-began'] })),
    )
    expect([discord, slack, ntfy].map((one) => one!.secret)).toEqual([null, null, null])
    const { game } = await fullTable(deps, 3, { host: ada.account, title: 'Ein *Abend* <!here> @everyone ü' })
    await deliveries.run()
    const link = `https://herald.example.org/games/${game}`
    const inDiscord = there.at(discord!.at)[0]!
    expect(JSON.parse(inDiscord.body)).toEqual({
      content: `„Ein \\*Abend\\* \\<!here\\> \\@everyone ü“ hat begonnen.\n<${link}>`,
      allowed_mentions: { parse: [] },
    })
    const inSlack = JSON.parse(there.at(slack!.at)[0]!.body)
    expect(inSlack.text).toBe('„Ein ＊Abend＊ &lt;!here&gt; ＠everyone ü“ hat begonnen.') // Markdown, where others read it
    expect(inSlack.blocks[0].text).toEqual({
      ...{ type: 'plain_text', emoji: false, text: '„Ein *Abend* <!here> @everyone ü“ hat begonnen.' },
    })
    expect(inSlack.blocks[1].text.text).toBe(`<${link}|Öffnen>`)
    const inNtfy = there.at(ntfy!.at)[0]!
    expect(inNtfy.body).toBe('„Ein *Abend* <!here> @everyone ü“ hat begonnen.')
    expect(inNtfy.headers).toMatchObject({ click: link, tags: 'game_die', priority: 'default' })
    const title = /^=\?UTF-8\?B\?(.*)\?=$/.exec(String(inNtfy.headers.title))![1]!
    expect(Buffer.from(title, 'base64').toString()).toBe('Ein *Abend* <!here> @everyone ü')
    for (const { headers } of [inDiscord, inNtfy]) expect(headers['webhook-signature']).toBeUndefined()
    const refused = await call('POST', `/me/webhooks/${discord!.card.id}/secret`, { token: ada.accessToken })
    expect(refused.body.type).toBe('/problems/webhook-unsigned')
  })
})

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
    const link = served.letters.at(-1)!.link.split('#')[1]!
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
