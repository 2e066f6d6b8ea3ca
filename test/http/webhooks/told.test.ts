// What arrives at a webhook is signed, says what happened and nothing secret, and services get it in their own form.
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { verifyWebhook } from '../../../packages/client/src/webhooks.ts'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import type { Told } from '../../../src/games/ports/hooks.ts'
import { hookedHouse } from '../../support/hooked.ts'
import type { Got } from '../../support/hooks.ts'
import { documentOf, validators } from '../../support/reference.ts'
import { someAddress } from '../../support/sign-in.ts'
import { atOrders, expectDone, fullTable, hostGame, opening, orders, say, someone } from '../../support/tables.ts'

const { database, deps, app, mails, call, signIn, there, deliveries, hooked, history } = await hookedHouse()
const isTold = validators(await documentOf(app))({ $ref: '#/components/schemas/Told' })

/** As the reference says, too. */
function verified(secret: string, { body, headers }: Got): Told {
  const told = new Webhook(secret).verify(body, headers as Record<string, string>)
  expect(isTold(told), JSON.stringify(isTold.errors)).toBe(true)
  return told as Told
}

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
    const { at, secret } = await hooked(ada, { kinds: ['round-over', 'game-over', 'message'] })
    const { game, accounts } = await atOrders(deps, 3, { host: ada.account, guests: [bela.account, someone()] })
    const talk = { text: 'Nobody else should read this', to: 0 }
    expect((await call('POST', `/games/${game}/messages`, { token: bela.accessToken, body: talk })).status).toBe(201)
    for (const account of accounts) expectDone(await say(deps, game, account, orders(1)))
    await carryOnUntilAsked(deps, game)
    await deliveries.run()
    const told = there.at(at).map((one) => verified(secret, one))
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
    const { at, secret } = await hooked(invited, { kinds: ['invitation'] })
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
    expect(verified(secret, got!).data).toMatchObject({
      seat: null,
      link: 'https://herald.example.org',
      game: { id: game },
    })
    expect(got!.body).not.toContain(sent.body.token)
    expect(mails).toEqual([])
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

describe('The reference', () => {
  it('has what a program is told as a webhook, and takes nothing else for it', async () => {
    const { webhooks } = (await app.inject({ url: '/openapi.json' })).json()
    const { requestBody, security } = webhooks.told.post
    expect(requestBody.content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Told' })
    expect(security).toEqual([])
    const ada = await signIn()
    const { at, card, secret } = await hooked(ada)
    await call('POST', `/me/webhooks/${card.id}/test`, { token: ada.accessToken })
    await deliveries.run()
    const { data, ...told } = verified(secret, there.at(at)[0]!)
    for (const wrong of [told, { ...told, data, type: 'moved' }, { ...told, data: { ...data, asked: [{ id: 'x' }] } }])
      expect(isTold(wrong)).toBe(false)
  })
})
