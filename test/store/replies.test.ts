// Mails that came lately: each is read by one hand, once, and no more of them than may be.
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { openClient } from '../../src/store/accounts/client.ts'
import { personStore } from '../../src/store/accounts/people.ts'
import { replyStore } from '../../src/store/beside/replies.ts'
import { ownDatabase } from '../support/database.ts'
import { lettersFor, threeAddressees } from '../support/letters.ts'
import { atOrders } from '../support/tables.ts'

const database = ownDatabase()
const store = replyStore(database.pool)
const prisma = openClient(database.url)
afterAll(() => prisma.$disconnect())
const people = personStore(prisma)
const { deps, store: letters } = lettersFor(database, { send: async () => '' })
const NOW = new Date('2027-03-01T12:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const HOUR = 3_600_000
const MOST = 5

async function aLetter(): Promise<string> {
  const people = await threeAddressees(database)
  await atOrders(deps, 3, people)
  return (await letters.of(people.host))[0]!.id
}
const mail = (letter: string, now = NOW, digest = randomUUID()) => ({ letter, digest, now })

describe('A mail that answers a letter', () => {
  it('is new once, in hand until it was read, and known from then on', async () => {
    const one = mail(await aLetter())
    expect(await store.arrive(one, MOST)).toEqual({ is: 'new', refused: 0 })
    expect(await store.arrive(one, MOST)).toEqual({ is: 'in-hand', refused: 0 })
    await store.settle(one, true)
    expect(await store.arrive(one, MOST)).toEqual({ is: 'known', refused: 1 })
    expect(await store.arrive({ ...one, now: later(20 * HOUR) }, MOST)).toMatchObject({ is: 'known' })
  })

  it('is one hand’s, however many ask at once', async () => {
    const one = mail(await aLetter())
    const all = await Promise.all(Array.from({ length: 8 }, () => store.arrive(one, MOST)))
    expect(all.map(({ is }) => is).toSorted()).toEqual([...Array(7).fill('in-hand'), 'new'])
  })

  it('is new again when it was not read after all, or who had it died', async () => {
    const letter = await aLetter()
    const failed = mail(letter)
    await store.arrive(failed, MOST)
    await store.forget(failed)
    expect(await store.arrive(failed, MOST)).toMatchObject({ is: 'new' })
    const dead = mail(letter)
    await store.arrive(dead, MOST)
    expect(await store.arrive({ ...dead, now: later(60_000) }, MOST)).toMatchObject({ is: 'in-hand' })
    expect(await store.arrive({ ...dead, now: later(180_000) }, MOST)).toMatchObject({ is: 'new' })
    // What was read is not forgotten.
    await store.settle(dead, false)
    await store.forget(dead)
    expect(await store.arrive(dead, MOST)).toMatchObject({ is: 'known' })
  })

  it('is too many beyond so many a day, of its letter alone', async () => {
    const [letter, other] = [await aLetter(), await aLetter()]
    for (let i = 0; i < MOST; i++) expect(await store.arrive(mail(letter), MOST)).toMatchObject({ is: 'new' })
    expect(await store.arrive(mail(letter), MOST)).toMatchObject({ is: 'too-many' })
    expect(await store.arrive(mail(other), MOST)).toMatchObject({ is: 'new' })
    expect(await store.arrive(mail(letter, later(25 * HOUR)), MOST)).toEqual({ is: 'new', refused: 0 })
  })

  it('is forgotten after a while, and with whoever got its letter', async () => {
    const count = async () => (await database.pool.query('SELECT count(*)::integer AS count FROM reply')).rows[0].count
    const [old, gone] = [mail(await aLetter()), mail(await aLetter())]
    for (const one of [old, gone]) await store.arrive({ ...one, now: later(100 * HOUR) }, MOST)
    await store.dropBefore(later(90 * HOUR))
    expect(await count()).toBe(2)
    const { rows } = await database.pool.query('SELECT account_id FROM letter WHERE id = $1', [gone.letter])
    // Who goes has got up from tables that are not over before.
    await database.pool.query(
      `UPDATE game SET status = 'abandoned', ended_at = now() WHERE id IN (SELECT game_id FROM seat WHERE account = $1)`,
      [rows[0].account_id],
    )
    expect(await people.erase(rows[0].account_id, later(0))).toBe('erased')
    expect(await count()).toBe(1)
    await store.dropBefore(later(101 * HOUR))
    expect(await count()).toBe(0)
  })
})
