// Invitations by mail: to whom they go, how many, and that nobody learns from them who plays here.
import { describe, expect, it } from 'vitest'
import { inviteByMail } from '../../src/games/letters/invite-by-mail.ts'
import { openClient } from '../../src/store/accounts/client.ts'
import { erasePerson } from '../../src/store/accounts/erase.ts'
import { type Addressee, addressee } from '../support/letters.ts'
import { lettersOverTheApi } from '../support/reports.ts'
import { hostGame, opening } from '../support/tables.ts'

const { app, call, database, deps, letters, mailTo, mails } = await lettersOverTheApi()

describe('An invitation by mail', () => {
  const hosting = async (isGuest = false) => {
    const session = await app.inject({ method: 'POST', url: '/v1/sessions/guest', payload: { name: 'Hedy' } })
    const { account, accessToken } = session.json()
    const email = isGuest ? null : `${account}@example.org`
    await database.pool.query('UPDATE account SET email = $2 WHERE id = $1', [account, email])
    const { game } = await hostGame(deps, opening({ host: account, title: 'A walk' }))
    const { game: another } = await hostGame(deps, opening({ host: account, title: 'Another walk' }))
    const invite = (email: string, at = game) => call('POST', `/games/${at}/invitations/mail`, accessToken, { email })
    return { game, another, invite }
  }
  const settled = async ({ account }: Addressee, game: string) => {
    for (;;) {
      const [letter] = await letters.store.of(account)
      if (letter?.game === game && letter.state !== 'waiting') return letter
    }
  }

  it('goes to somebody who plays here, in their language, and opens the table', async () => {
    const { game, invite } = await hosting()
    const ben = await addressee(database, { name: 'Ben', locale: 'de' })
    const { token } = (await invite(ben.email)).json()
    expect(await settled(ben, game)).toMatchObject({ kind: 'invitation', state: 'sent', attempts: 1 })
    const mail = mailTo(ben)
    expect(mail.subject).toBe('Hedy lädt dich zu A walk ein')
    expect(JSON.stringify(mail.blocks)).toContain(`/invitations#${token}`)
    expect((await app.inject({ url: `/v1/invitations/${token}` })).json()).toMatchObject({ id: game })
    await app.inject({ method: 'POST', url: new URL(mail.unsubscribe!.url).pathname })
    expect((await letters.store.receiver(ben.account))!.wishes).toEqual({ invitation: 'off' })
  })

  it('of a guest is refused, and no letter leaves', async () => {
    const { game, invite } = await hosting(true)
    const ben = await addressee(database, { name: 'Ben' })
    const sent = mails.length
    for (const email of [ben.email, 'nobody@example.org'])
      expect((await invite(email)).json()).toMatchObject({ type: '/problems/address-needed', status: 409 })
    expect(await deps.invitations.of(game)).toEqual([])
    expect(await letters.store.of(ben.account)).toEqual([])
    expect(mails.length).toBe(sent)
  })

  it('goes out twenty times a day for one who invites, at however many tables, and at once', async () => {
    const { game, invite, another } = await hosting()
    const first = await Promise.all(Array.from({ length: 12 }, (_, i) => invite(`nobody-${i}@example.org`)))
    for (const { statusCode } of first) expect(statusCode).toBe(201)
    for (const { id } of await deps.invitations.of(game)) await deps.invitations.remove(game, id)
    const more = await Promise.all(Array.from({ length: 12 }, (_, i) => invite(`nobody-${i}@example.org`, another)))
    expect(more.filter(({ statusCode }) => statusCode === 201)).toHaveLength(8)
    for (const one of more.filter(({ statusCode }) => statusCode !== 201))
      expect(one.json()).toMatchObject({ type: '/problems/too-many-mailed', status: 429 })
    await database.pool.query(`UPDATE mailed_invitation SET day = day - 1 WHERE way = 'sent'`)
    expect((await invite('nobody@example.org')).statusCode).toBe(201)
  })

  it('comes from each who invites once a day, so that others do not use up theirs', async () => {
    const ben = await addressee(database, { name: 'Ben' })
    for (let i = 0; i < 3; i++) {
      const { game, another, invite } = await hosting()
      for (const answer of await Promise.all([game, another, game, another, game].map((at) => invite(ben.email, at))))
        expect(answer.statusCode).toBe(201)
      await expect.poll(async () => (await letters.store.of(ben.account)).length).toBe(i + 1)
    }
    const honest = await hosting()
    expect((await honest.invite(ben.email)).statusCode).toBe(201)
    expect(await settled(ben, honest.game)).toMatchObject({ state: 'sent' })
    expect(mails.filter(({ to }) => to === ben.email)).toHaveLength(4)
  })

  it('comes ten times a day to one who is invited, whoever invites, and nobody is told', async () => {
    const ben = await addressee(database, { name: 'Ben' })
    const before = mails.filter(({ to }) => to === ben.email).length
    for (let i = 0; i < 12; i++) {
      const { game, invite } = await hosting()
      expect((await invite(ben.email)).statusCode).toBe(201)
      if (i < 10) expect(await settled(ben, game)).toMatchObject({ state: 'sent' })
    }
    // Whoever has not counted yet does so before this does.
    await expect.poll(() => deps.invitations.countMailed(ben.account, 'received', deps.clock(), 10)).toBe(false)
    expect(await letters.store.of(ben.account)).toHaveLength(10)
    expect(mails.filter(({ to }) => to === ben.email).length - before).toBe(10)
  })

  it('is neither written, counted nor sent where whoever is invited has gone by then', async () => {
    const prisma = openClient(database.url, 1)
    const sent = mails.length
    const { receiverAt, write } = letters.store
    const { countPair, countMailed } = deps.invitations
    const kept = async (account: string) =>
      (
        await database.pool.query(
          `SELECT account_id FROM letter WHERE account_id = $1 UNION ALL SELECT receiver FROM mailed_pair WHERE receiver = $1
           UNION ALL SELECT account_id FROM mailed_invitation WHERE account_id = $1`,
          [account],
        )
      ).rows
    const { account: host } = await addressee(database)
    const { game } = await hostGame(deps, opening({ host }))
    for (const moment of ['found', 'noted', 'counted'] as const) {
      const ben = await addressee(database)
      const goes = async () => expect(await erasePerson(prisma, ben.account, new Date())).toBe('erased')
      const at = async <T>(which: typeof moment, is: T): Promise<T> => {
        if (which === moment) await goes()
        return is
      }
      // What is done last of all: the last word to each of the stores.
      let over = () => {}
      const isOver = new Promise<void>((resolve) => {
        over = resolve
      })
      const last = <T>(isLast: boolean, is: T): T => {
        if (isLast) over()
        return is
      }
      const invitations: typeof deps.invitations = {
        ...deps.invitations,
        countPair: async (...all) => at('noted', last(moment === 'found', await countPair(...all))),
        countMailed: async (account, way, ...all) => {
          const isCounted = await countMailed(account, way, ...all)
          return way === 'sent' ? isCounted : at('counted', last(moment === 'noted', isCounted))
        },
      }
      const store: typeof letters.store = {
        ...letters.store,
        receiverAt: async (email) => at('found', await receiverAt(email)),
        write: async (...all) => last(moment === 'counted', await write(...all)),
      }
      const tools = { ...letters, store, deps: { ...deps, invitations } }
      expect(await inviteByMail(tools, { game, host, email: ben.email })).toMatchObject({ ok: true })
      await isOver
      expect([moment, await kept(ben.account), mails.length]).toEqual([moment, [], sent])
    }
    await prisma.$disconnect()
  })

  it('looks the same for an address that is not here, or wants none, and nothing is sent', async () => {
    const { invite } = await hosting()
    const cleo = await addressee(database, { letters: { invitation: 'off' } })
    const sent = mails.length
    for (const email of ['nobody@example.org', cleo.email]) {
      const { statusCode, body } = await invite(email)
      expect([statusCode, Object.keys(JSON.parse(body)).sort()]).toEqual([201, ['createdAt', 'id', 'token']])
    }
    expect((await invite('no address')).statusCode).toBe(422)
    expect(mails.length).toBe(sent)
  })
})
