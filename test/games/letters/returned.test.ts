// Letters that were accepted and came back: what became of each is written down, and nobody is written to for ever who does not
// get it.
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { LetterDependencies } from '../../../src/games/letters/dependencies.ts'
import { takeReport } from '../../../src/games/letters/returned.ts'
import { sendDueLetters } from '../../../src/games/letters/send.ts'
import { listUndelivered } from '../../../src/games/letters/undelivered.ts'
import { appendTo } from '../../../src/games/log/append.ts'
import { done } from '../../../src/games/model/failure.ts'
import { WISHES } from '../../../src/games/notices/kinds.ts'
import type { Report } from '../../../src/games/ports/incoming.ts'
import { openClient } from '../../../src/store/accounts/client.ts'
import { confirmAddress } from '../../../src/store/accounts/confirm-address.ts'
import { ownDatabase } from '../../support/database.ts'
import { type Addressee, addressee, lettersFor, movedClock } from '../../support/letters.ts'
import { postOffice } from '../../support/post-office.ts'
import { atOrders } from '../../support/tables.ts'

const database = ownDatabase()
const office = postOffice()
const time = movedClock()
const told: { account: string; occasion: string }[] = []
const letters: LetterDependencies = {
  ...lettersFor(database, office.postman, time.clock),
  tellMailStopped: async (account, occasion) => told.push({ account, occasion }),
}
const { deps, store, tokens } = letters
const DAY = 24 * 3_600_000

const FAILED: Report = { t: 'failed', reason: '550 5.1.1 No such user', isOfAddress: true }
const DELAYED: Report = { t: 'delayed', reason: '451 4.3.0 Later' }
const COMPLAINT: Report = { t: 'complaint', reason: 'abuse' }

let person: Addressee
let game = ''
let count = 0
beforeEach(async () => {
  person = await addressee(database)
  game = (await atOrders(deps, 3, { host: person.account })).game
  await sendDueLetters(letters)
})

/** One more letter to them, of which it is told what became of it. */
async function another(kind: 'extended' | 'paused' = 'extended') {
  const notice = { kind, occasion: String(++count), seat: 0 }
  await appendTo(deps, game, () => done({ change: { notices: [notice] }, value: undefined }))
  await sendDueLetters(letters)
  return newest()
}
const newest = async () =>
  (await store.of(person.account)).toSorted((a, b) => a.seq - b.seq || Number(a.occasion) - Number(b.occasion)).at(-1)!
const report = (mail: string | null, what: Report) =>
  takeReport(letters, { token: tokens.sign('bounce', mail!), report: what })
const bounce = async () => report((await another()).mail, FAILED)
const stopped = async () => (await store.receiver(person.account))!.stopped
const arrived = () => office.arrived.filter(({ to }) => to === person.email).length

async function confirm() {
  const prisma = openClient(database.url, 1)
  await confirmAddress(prisma, person.account, time.clock())
  await prisma.$disconnect()
}

describe('A letter that came back', () => {
  it('is bounced, with the reason, once', async () => {
    const { id, mail } = await newest()
    expect(await store.letter(id)).toMatchObject({ state: 'sent' })
    expect(await report(mail, FAILED)).toBe(true)
    expect(await store.letter(id)).toMatchObject({ state: 'bounced', answer: FAILED.reason })
    expect(await report(mail, FAILED)).toBe(false)
    expect(await listUndelivered(letters, person.account)).toMatchObject([{ id, state: 'bounced' }])
  })

  it('is all that went in the same mail', async () => {
    const mail = (await newest()).mail!
    await database.pool.query('UPDATE letter SET mail_id = $1 WHERE id = $2', [mail, (await another()).id])
    await report(mail, FAILED)
    expect((await store.of(person.account)).map(({ state }) => state)).toEqual(['bounced', 'bounced'])
  })

  it('stays so when whoever sent it writes down only now that it was accepted', async () => {
    const { id, mail } = await newest()
    await database.pool.query(`UPDATE letter SET state = 'waiting' WHERE id = $1`, [id])
    await report(mail, FAILED)
    await store.settle([id], { state: 'sent', at: time.clock(), answer: '250 Queued' })
    expect(await store.letter(id)).toMatchObject({ state: 'bounced' })
  })

  it('is still sent while it is only late', async () => {
    const { id, mail } = await newest()
    expect(await report(mail, DELAYED)).toBe(true)
    expect(await store.letter(id)).toMatchObject({ state: 'sent', answer: 'Delayed: 451 4.3.0 Later' })
    expect(await listUndelivered(letters, person.account)).toEqual([])
    await report(mail, FAILED)
    expect(await store.letter(id)).toMatchObject({ state: 'bounced' })
    expect(await report(mail, DELAYED)).toBe(false)
  })

  it('is none of ours without the right token', async () => {
    const { id, mail } = await newest()
    for (const token of ['', 'x', tokens.sign('unsubscribe', mail!), tokens.sign('bounce', randomUUID())])
      expect(await takeReport(letters, { token, report: FAILED })).toBe(false)
    expect(await store.letter(id)).toMatchObject({ state: 'sent' })
  })
})

describe('An address that letters come back from', () => {
  it('gets nothing after three in a row, and who has it is told once', async () => {
    const before = told.length
    for (const stop of [null, null, 'bounced', 'bounced']) {
      await bounce()
      expect(await stopped()).toBe(stop)
    }
    expect(told.slice(before)).toEqual([{ account: person.account, occasion: time.clock().toISOString() }])
    const sent = arrived()
    expect(await another()).toMatchObject({ state: 'skipped', answer: 'mail stopped' })
    expect(arrived()).toBe(sent)
    const states = (await listUndelivered(letters, person.account)).map(({ state }) => state)
    expect(states.filter((state) => state === 'bounced')).toHaveLength(3)
    expect(states.filter((state) => state === 'skipped')).toHaveLength(2)
  })

  it('gets letters again once it is confirmed, and is counted anew', async () => {
    for (const _ of [1, 2]) await bounce()
    const { mail } = await another()
    await report(mail, FAILED)
    expect(await stopped()).toBe('bounced')
    time.forward(1)
    await confirm()
    expect(await stopped()).toBeNull()
    expect(await another()).toMatchObject({ state: 'sent' })
    for (const stop of [null, null, 'bounced']) {
      await bounce()
      expect(await stopped()).toBe(stop)
    }
  })

  it('is not held to what left before it was confirmed', async () => {
    const mails = [await another(), await another('paused'), await another()]
    time.forward(1)
    await confirm()
    for (const { mail } of mails) expect(await report(mail, FAILED)).toBe(true)
    expect(await stopped()).toBeNull()
  })

  it('is not held to what is no fault of its own, nor to what was long ago', async () => {
    for (const _ of [1, 2, 3, 4]) await report((await another()).mail, { ...FAILED, isOfAddress: false })
    for (const _ of [1, 2, 3, 4]) {
      await bounce()
      time.forward(31 * DAY)
    }
    expect(await stopped()).toBeNull()
  })

  it('is held to being refused at once as well', async () => {
    for (const stop of [null, null, 'bounced']) {
      office.moods.push('refuse')
      expect(await another()).toMatchObject({ state: 'failed' })
      expect(await stopped()).toBe(stop)
    }
    expect(await another()).toMatchObject({ state: 'skipped' })
  })

  it('is counted right when many reports come at once, and letters are sent meanwhile', async () => {
    const mails: string[] = []
    for (let i = 0; i < 6; i++) mails.push((await another()).mail!)
    await Promise.all([
      ...mails.flatMap((mail) => [report(mail, FAILED), report(mail, FAILED)]),
      sendDueLetters(letters),
    ])
    const { rows } = await database.pool.query('SELECT bounces FROM account WHERE id = $1', [person.account])
    expect(rows).toEqual([{ bounces: 6 }])
  })
})

describe('A complaint', () => {
  it('ends all letters, whatever was wished for, and stays so when the address is confirmed', async () => {
    expect(await report((await newest()).mail, COMPLAINT)).toBe(true)
    expect(await stopped()).toBe('complaint')
    const { wishes } = (await store.receiver(person.account))!
    expect(Object.keys(wishes).sort()).toEqual([...WISHES].sort())
    expect(new Set(Object.values(wishes))).toEqual(new Set(['off']))
    const before = (await store.of(person.account)).length
    await another()
    expect(await store.of(person.account)).toHaveLength(before)
    await confirm()
    expect(await stopped()).toBeNull()
    await another()
    expect(await store.of(person.account)).toHaveLength(before)
  })
})
