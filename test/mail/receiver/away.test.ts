// While the database is away mail is to come again; who is nobody here is told so all the same.
import { createTransport } from 'nodemailer'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { incomingReader } from '../../../src/mail/incoming.ts'
import { openReceiver, type Receiver } from '../../../src/mail/receiver/receiver.ts'
import { mailTaker } from '../../../src/main/parts/receiver.ts'
import { letterStore } from '../../../src/store/beside/letters.ts'
import { replyStore } from '../../../src/store/beside/replies.ts'
import { isAway } from '../../../src/store/database/away.ts'
import { openPool } from '../../../src/store/database/connection.ts'
import { ownDatabase } from '../../support/database.ts'
import { freePort } from '../../support/free-port.ts'
import { lettersFor } from '../../support/letters.ts'
import { DOMAIN, MAIL } from '../../support/receiving.ts'

const database = ownDatabase()
const lines: string[] = []
const log = { info: (_about: object, line: string) => lines.push(`info ${line}`), error: () => lines.push('error') }
let receiver: Receiver
let pool: pg.Pool
let token = ''
beforeAll(async () => {
  pool = openPool({ url: `postgresql://127.0.0.1:${await freePort()}/nobody`, max: 2 })
  const letters = {
    ...lettersFor(database, { send: async () => '' }),
    store: letterStore(pool),
    replies: replyStore(pool),
  }
  token = letters.tokens.sign('reply', crypto.randomUUID())
  const settings = { host: '127.0.0.1', port: 0, domain: DOMAIN, certificate: undefined, whose: String }
  receiver = await openReceiver(settings, mailTaker({ letters, readMail: incomingReader(null), log }, isAway))
})
afterAll(async () => {
  await receiver.stop()
  await pool.end()
})

it('mail that is ours is to come again, and the log knows why', async () => {
  const send = (to: string) =>
    createTransport({ host: '127.0.0.1', port: receiver.port }).sendMail({
      envelope: { from: 'ada@example.org', to },
      raw: MAIL,
    })
  await expect(send(`reply+${token}@${DOMAIN}`)).rejects.toMatchObject({ responseCode: 451 })
  expect(lines).toEqual(['info a mail is to come again'])
  await expect(send(`reply+${'0'.repeat(56)}@${DOMAIN}`)).rejects.toMatchObject({ responseCode: 550 })
})
