// Many letters and few senders: what is due goes, whoever else takes their time, and the alarm goes first.
import { beforeEach, describe, expect, it } from 'vitest'
import { AT_ONCE, sendDueLetters } from '../../../src/games/letters/send.ts'
import { appendTo } from '../../../src/games/log/append.ts'
import { parkedFor } from '../../../src/games/log/parked.ts'
import { done } from '../../../src/games/model/failure.ts'
import type { Mail } from '../../../src/games/ports/mail.ts'
import { ownDatabase } from '../../support/database.ts'
import { Gate } from '../../support/gate.ts'
import { type Addressee, addressee, lettersFor, movedClock } from '../../support/letters.ts'
import { atOrders, expectDone } from '../../support/tables.ts'

const database = ownDatabase()
const time = movedClock()
const sent: string[] = []
let slow: Gate | undefined
const send = async ({ to }: Mail) => {
  if (to.startsWith('slow')) await slow?.opened
  sent.push(to)
  return '250 ok'
}
const letters = lettersFor(database, { send }, time.clock, { operator: 'ops@example.org' })
const { deps, store } = letters

beforeEach(async () => {
  await database.pool.query('DELETE FROM letter')
  sent.splice(0)
  slow = undefined
})

/** With a letter that is due. */
async function writtenTo(name: string): Promise<Addressee & { game: string }> {
  const person = await addressee(database, { name })
  const { game } = await atOrders(deps, 3, { host: person.account })
  return { ...person, game }
}
const park = async (game: string) =>
  expectDone(await appendTo(deps, game, ({ file }) => done({ change: parkedFor(file, 'broken'), value: undefined })))
const claim = () => {
  const now = time.clock()
  return store.claim({ now, along: now, lease: new Date(now.getTime() + 60_000) })
}

describe('Letters that become due while one takes its time', () => {
  it('go past it', async () => {
    slow = new Gate()
    const { game, email } = await writtenTo('slow')
    const sending = sendDueLetters(letters, undefined, undefined, 20)
    const isClaimed = async () => (await store.late(time.clock())) === 0
    await expect.poll(isClaimed).toBe(true)
    const other = await writtenTo('quick')
    await expect.poll(() => sent).toEqual([other.email])
    await park(game)
    await expect.poll(() => sent).toContain('ops@example.org')
    slow.open()
    expect(await sending).toBeGreaterThanOrEqual(3)
    expect(sent).toContain(email)
  })

  it('are more than there are senders: all go', async () => {
    const people = []
    for (let i = 0; i < AT_ONCE + 3; i++) people.push(await writtenTo(`p${i}`))
    expect(await sendDueLetters(letters)).toBe(people.length)
    expect(sent.toSorted()).toEqual(people.map(({ email }) => email).toSorted())
  })
})

describe('The next mail', () => {
  it('is the alarm, however many others have waited for longer', async () => {
    const { game } = await writtenTo('ada')
    await writtenTo('bela')
    time.forward(60_000)
    await park(game)
    expect(await claim()).toMatchObject({ receiver: 'operator', letters: [{ game }] })
    expect(await claim()).toMatchObject({ receiver: { account: expect.any(String) } })
  })

  it('is to somebody whom nobody has in hand, however many are due to others', async () => {
    const [ada, bela] = [await writtenTo('ada'), await writtenTo('bela')]
    await database.pool.query(
      `INSERT INTO letter (id, account_id, game_id, kind, occasion, seq, wish, next_try_at, created_at)
       SELECT gen_random_uuid(), $1, $2, 'extended', n::text, 1, 'time', $3, $3 FROM generate_series(1, 300) n`,
      [ada.account, ada.game, new Date(time.clock().getTime() - 60_000)],
    )
    const holder = await database.pool.connect()
    await holder.query('BEGIN')
    // As another sender does.
    await holder.query(`SELECT pg_advisory_xact_lock(hashtextextended('letters/' || $1, 0))`, [ada.account])
    expect(await claim()).toMatchObject({ receiver: { account: bela.account } })
    await holder.query('ROLLBACK')
    holder.release()
  })
})
