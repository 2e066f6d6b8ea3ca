// Letters: everybody who is concerned gets each once, when and how they want it, and what became of it is written down.
import { describe, expect, it } from 'vitest'
import { carryOnUntilAsked } from '../../../src/games/advance/carry-on.ts'
import { boards, DIGEST_BOARD, LETTER_BOARD } from '../../../src/games/letters/compose/boards.ts'
import { sendDueLetters, type Trouble } from '../../../src/games/letters/send.ts'
import { retire } from '../../../src/games/lobby/affairs.ts'
import { appendTo } from '../../../src/games/log/append.ts'
import { done } from '../../../src/games/model/failure.ts'
import { inTheirTime } from '../../../src/games/model/time/their-time.ts'
import type { Notice } from '../../../src/games/notices/notices.ts'
import { openClient } from '../../../src/store/accounts/client.ts'
import { erasePerson } from '../../../src/store/accounts/erase.ts'
import { readXml } from '../../picture/xml.ts'
import { ownDatabase } from '../../support/database.ts'
import { type Addressee, addressee, lettersFor, movedClock, type Wishes } from '../../support/letters.ts'
import { header, postOffice } from '../../support/post-office.ts'
import { atOrders, expectDone, fullTable, orders, say } from '../../support/tables.ts'

const database = ownDatabase()
const office = postOffice()
const time = movedClock()
const letters = lettersFor(database, office.postman, time.clock)
const { deps, store } = letters
const HOUR = 3_600_000

/** A game of this person and two guests without an address, who get no letters. */
async function gameOf(person: Addressee, title = 'An evening') {
  const { game, accounts } = await atOrders(deps, 3, { host: person.account, title })
  return { game, accounts }
}

async function yearPasses({ game, accounts }: { game: string; accounts: string[] }, year = 1) {
  for (const account of accounts) expectDone(await say(deps, game, account, orders(year)))
  await carryOnUntilAsked(deps, game)
}

const arrivedFor = ({ email }: Addressee) => office.arrived.filter(({ to }) => to === email)
const rowsOf = ({ account }: Addressee) => store.of(account)

/** Something to be told of, and nothing else. */
const happens = (game: string, notice: Notice) =>
  appendTo(deps, game, () => done({ change: { notices: [notice] }, value: undefined }))

/** A game that has begun, its first letters behind it. */
async function settled(wishes: Wishes = {}, title?: string) {
  const person = await addressee(database, { ...wishes, letters: { 'game-began': 'off', ...wishes.letters } })
  const table = await gameOf(person, title)
  return { person, table }
}

describe('Letters', () => {
  it('go to those with an address who are concerned, once, whoever sends at the same time', async () => {
    const person = await addressee(database)
    await gameOf(person)
    await Promise.all([1, 2, 3].map(() => sendDueLetters(letters)))
    await sendDueLetters(letters)
    const [only, ...more] = arrivedFor(person)
    expect(more).toEqual([])
    expect(only!.mail.subject).toBe('An evening has begun')
    expect(await rowsOf(person)).toMatchObject([{ kind: 'game-began', state: 'sent', attempts: 1 }])
    expect((await rowsOf(person))[0]!.answer).toMatch(/^250/)
    expect(header(only!, 'message-id')).toBe(`<${(await rowsOf(person))[0]!.id}@example.org>`)
  })

  it('tell of a year in text, HTML and a picture', async () => {
    const { person, table } = await settled()
    await yearPasses(table)
    await sendDueLetters(letters)
    const [report] = arrivedFor(person)
    expect(report!.mail.subject).toMatch(/^An evening: Year 2 of 9 – your turn$/)
    expect(report!.mail.text).toMatch(/What happened to you[\s\S]+What the others did[\s\S]+What is asked of you/)
    expect(report!.mail.text).not.toMatch(/undefined|NaN|\[object/)
    const [picture] = report!.mail.attachments
    expect(picture).toMatchObject({ mimeType: 'image/png', disposition: 'inline' })
    const cid = picture!.contentId!.slice(1, -1)
    expect(report!.mail.html).toContain(`src="cid:${cid}"`)
    expect(() => readXml(report!.mail.html!.replace(/^<!DOCTYPE html>/, ''))).not.toThrow()
  })

  it('stay small with the board in them as large as it is sent', async () => {
    const { person, table } = await settled({ locale: 'de' })
    await yearPasses(table)
    await sendDueLetters({ ...letters, boards: boards(deps.catalogue, LETTER_BOARD, DIGEST_BOARD) })
    const [report] = arrivedFor(person)
    expect(report!.mail.attachments).toHaveLength(1)
    expect(report!.raw.length).toBeLessThan(150_000)
  })

  it('stay small with news of many games in one: all are named, with the way there, and the first are told whole', async () => {
    time.to('2027-04-10T09:30:00Z')
    const person = await addressee(database, {
      locale: 'de',
      letters: { 'round-report': 'digest', 'game-began': 'off' },
    })
    const titles = Array.from({ length: 8 }, (_, i) => `Übung ${i + 1}`)
    const games: string[] = []
    for (const title of titles) {
      const table = await gameOf(person, title)
      await yearPasses(table)
      games.push(table.game)
    }
    time.to('2027-04-11T08:00:00Z')
    await sendDueLetters({ ...letters, boards: boards(deps.catalogue, LETTER_BOARD, DIGEST_BOARD) })
    const [only, ...more] = arrivedFor(person)
    expect(more).toEqual([])
    expect(only!.raw.length).toBeLessThan(150_000)
    const html = only!.mail.html!
    expect(Buffer.byteLength(html)).toBeLessThan(102_000)
    for (const [i, game] of games.entries()) {
      expect(html).toContain(`>${titles[i]}<`)
      expect(html).toContain(`/games/${game}#answer=`)
    }
    expect(html.match(/Was dir geschah/g)!.length).toBeGreaterThan(4)
  })

  it('are in the language of whoever gets them', async () => {
    const { person, table } = await settled({ locale: 'de', timeZone: 'Europe/Berlin' }, 'Größe & <Maß>')
    await yearPasses(table)
    await sendDueLetters(letters)
    const [{ mail }] = arrivedFor(person) as [ReturnType<typeof arrivedFor>[0]]
    expect(mail.subject).toBe('Größe & <Maß>: Jahr 2 von 9 – du bist dran')
    expect(mail.text).toContain('Was dir geschah')
    expect(mail.html).toContain('Größe &amp; &lt;Maß&gt;')
  })

  it('say times in the zone of whoever gets them', () => {
    const at = new Date('2027-07-01T16:00:00Z')
    expect(inTheirTime(at, 'de', 'Europe/Berlin')).toBe('Donnerstag, 1. Juli um 18:00 MESZ')
    expect(inTheirTime(at, 'en', 'America/New_York')).toMatch(/^Thursday,? 1 July at 12:00 GMT-4$/)
  })

  it('can be replied to where a line of words can be an answer', async () => {
    const person = await addressee(database)
    const { game, accounts } = await fullTable(deps, 3, { host: person.account })
    await sendDueLetters(letters)
    expect(header(arrivedFor(person)[0]!, 'reply-to')).toBeUndefined() // a city is chosen on the board
    for (const account of accounts) expectDone(await say(deps, game, account, { t: 'start-list', cities: [] }))
    await carryOnUntilAsked(deps, game)
    await yearPasses({ game, accounts })
    await sendDueLetters(letters)
    expect(header(arrivedFor(person)[1]!, 'reply-to')).toMatch(/^reply\+[0-9a-f]{56}@reply\.example\.org$/)
  })

  it('name the deadline where there is one, in the zone of whoever gets them', async () => {
    time.to('2027-06-30T16:00:00Z')
    const person = await addressee(database, {
      locale: 'de',
      timeZone: 'Europe/Berlin',
      letters: { 'game-began': 'off' },
    })
    const table = await atOrders(deps, 3, { host: person.account, agreement: { pace: 'daily' } })
    await yearPasses(table)
    await sendDueLetters(letters)
    expect(arrivedFor(person)[0]!.mail.text).toContain('Zeit ist bis Donnerstag, 1. Juli um 18:00 MESZ.')
  })

  it('that are off do not exist', async () => {
    const { person, table } = await settled({ letters: { 'round-report': 'off' } })
    await yearPasses(table)
    expect(await rowsOf(person)).toEqual([])
  })

  it('that were turned off while they waited are not sent', async () => {
    const { person, table } = await settled()
    await yearPasses(table)
    await database.pool.query(`UPDATE account SET letters = '{"round-report":"off"}' WHERE id = $1`, [person.account])
    await sendDueLetters(letters)
    expect(arrivedFor(person)).toEqual([])
    expect(await rowsOf(person)).toMatchObject([{ state: 'skipped', answer: 'not wanted any more' }])
  })

  it('in a digest come at the hour of whoever gets them, all in one mail', async () => {
    time.to('2027-03-10T09:30:00Z')
    const wishes = { timeZone: 'America/New_York', digestHour: 7, letters: { 'round-report': 'digest' } } as const
    const { person, table } = await settled(wishes, 'North')
    const second = await gameOf(person, 'South')
    for (const one of [table, second]) await yearPasses(one)
    time.to('2027-03-10T11:59:00Z')
    await sendDueLetters(letters)
    expect(arrivedFor(person)).toEqual([])
    time.to('2027-03-10T12:00:00Z') // seven in New York, before its summer
    await sendDueLetters(letters)
    const [only, ...more] = arrivedFor(person)
    expect(more).toEqual([])
    expect(only!.mail.subject).toBe('News from 2 games: North and South')
    expect(only!.mail.attachments).toHaveLength(2)
    expect(header(only!, 'reply-to')).toBeUndefined() // each has an address of its own
    expect(only!.mail.text!.match(/mailto:reply\+/g)).toHaveLength(2)
  })

  it('at the same time about several games come as one mail, whoever sends', async () => {
    const patient = { ...letters, deps: { ...deps, gatherMs: 10_000 } }
    const person = await addressee(database)
    for (const title of ['East', 'West']) {
      await atOrders(patient.deps, 3, { host: person.account, title })
      time.forward(5_000)
    }
    await sendDueLetters(patient)
    time.forward(1_000)
    await Promise.all([sendDueLetters(patient), sendDueLetters(patient)])
    expect(arrivedFor(person).map(({ mail }) => mail.subject)).toEqual(['News from 2 games: East and West'])
    expect((await rowsOf(person)).map(({ state }) => state)).toEqual(['sent', 'sent'])
  })

  it('of a decision that has been made meanwhile are not sent', async () => {
    const { person, table } = await settled()
    await happens(table.game, { kind: 'decision-asked', occasion: 'old', seat: 0 })
    await sendDueLetters(letters)
    expect(arrivedFor(person)).toEqual([])
    expect(await rowsOf(person)).toMatchObject([{ state: 'skipped', answer: 'answered' }])
  })

  it('of every other kind that a table may have news of can be read', async () => {
    const person = await addressee(database)
    const { game } = await gameOf(person)
    const kinds = [
      'reminder',
      'stand-in-played',
      'seat-at-risk',
      'substitute-wanted',
      'extended',
      'paused',
      'vacation',
      'substitute-came',
      'abandoned',
      'parked',
    ] as const
    await sendDueLetters(letters)
    for (const kind of kinds) {
      await happens(game, { kind, occasion: '1', seat: 0 })
      await sendDueLetters(letters)
    }
    const subjects = arrivedFor(person).map(({ mail }) => mail.subject)
    expect(new Set(subjects).size).toBe(11)
    for (const { mail } of arrivedFor(person)) expect(mail.text).not.toMatch(/undefined|NaN/)
  })

  it('say how they are ended, on every one of them', async () => {
    for (const one of office.arrived) {
      expect(header(one, 'list-unsubscribe')).toMatch(
        /^<https:\/\/herald\.example\.org\/v1\/mail\/unsubscribe\/\w+>, <mailto:unsubscribe\+\w+@reply\.example\.org>$/,
      )
      expect(header(one, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    }
    expect(office.arrived.length).toBeGreaterThan(10)
  })

  it('go when the person goes', async () => {
    const { person, table } = await settled()
    await yearPasses(table)
    expect(await rowsOf(person)).toHaveLength(1)
    const prisma = openClient(database.url, 1)
    await retire(deps, person.account)
    expect(await erasePerson(prisma, person.account, time.clock())).toBe('erased')
    await prisma.$disconnect()
    expect(await rowsOf(person)).toEqual([])
  })
})

describe('A server that takes letters', () => {
  /** A year report that is due. */
  const due = async () => {
    const { person, table } = await settled()
    await yearPasses(table)
    return person
  }
  const trySending = async () => {
    const troubles: Trouble[] = []
    await sendDueLetters(letters, (trouble) => troubles.push(trouble))
    return troubles
  }

  it('and refuses one ends it, with its reason', async () => {
    const person = await due()
    office.moods.push('refuse')
    expect(await trySending()).toEqual([{ mail: expect.any(String), last: true }])
    time.forward(72 * HOUR)
    await trySending()
    expect(arrivedFor(person)).toEqual([])
    const [row] = await rowsOf(person)
    expect(row).toMatchObject({ state: 'failed', attempts: 1 })
    expect(row!.answer).toMatch(/550 No such mailbox/)
  })

  it('and is busy gets it a little later', async () => {
    const person = await due()
    office.moods.push('busy')
    expect(await trySending()).toEqual([{ mail: expect.any(String), last: false }])
    expect(await rowsOf(person)).toMatchObject([{ state: 'waiting', attempts: 1, sentAt: null }])
    await trySending()
    expect(arrivedFor(person)).toEqual([])
    time.forward(60_000)
    await trySending()
    expect(arrivedFor(person)).toHaveLength(1)
    expect(await rowsOf(person)).toMatchObject([{ state: 'sent', attempts: 2, sentAt: time.clock() }])
  })

  it('and hangs up in the middle gets the same one again', async () => {
    const person = await due()
    office.moods.push('hang-up')
    expect(await trySending()).toHaveLength(1)
    time.forward(60_000)
    await trySending()
    const [only, ...more] = arrivedFor(person)
    expect(more).toEqual([])
    expect(header(only!, 'message-id')).toBe(`<${(await rowsOf(person))[0]!.id}@example.org>`)
  })

  it('and is busy for two days is tried ever less often, and then no more', async () => {
    const person = await due()
    const began = time.clock().getTime()
    let tries = 0
    for (; (await rowsOf(person))[0]!.state === 'waiting' && tries < 50; tries++) {
      time.to((await rowsOf(person))[0]!.nextTryAt.toISOString())
      office.moods.push('busy')
      await trySending()
    }
    expect(tries).toBe(9)
    const hours = (time.clock().getTime() - began) / HOUR
    expect(hours).toBeGreaterThan(46)
    expect(hours).toBeLessThan(50)
    expect((await rowsOf(person))[0]).toMatchObject({ state: 'failed', answer: expect.stringMatching(/451/) })
  })

  it('may take as long as it likes: the letter stays in one hand', async () => {
    const person = await due()
    const answers: ((words: string) => void)[] = []
    const send = () => new Promise<string>((said) => answers.push(said))
    const sending = sendDueLetters({ ...letters, post: { send } }, undefined, 300)
    await expect.poll(() => answers.length).toBe(1)
    for (let leases = 0; leases < 3; leases++) {
      time.forward(300)
      await expect.poll(async () => (await rowsOf(person))[0]!.nextTryAt > time.clock()).toBe(true)
      await trySending()
    }
    expect(arrivedFor(person)).toEqual([])
    answers[0]!('250 at last')
    expect(await sending).toBe(1)
    expect(await rowsOf(person)).toMatchObject([{ state: 'sent', attempts: 1, answer: '250 at last' }])
  })

  it('is asked again for a letter whose sender died, as the same mail', async () => {
    const person = await due()
    const now = time.clock()
    const claimed = await store.claim({ now, along: now, lease: new Date(now.getTime() + 60_000) })
    expect(claimed!.receiver).toMatchObject({ email: person.email })
    await trySending()
    expect(arrivedFor(person)).toEqual([])
    time.forward(60_000)
    await trySending()
    expect(header(arrivedFor(person)[0]!, 'message-id')).toBe(`<${claimed!.mail}@example.org>`)
  })
})
