// The whole API on a test's own database, with a postbox the test can read.
import type { Letter } from '../../src/accounts/ports.ts'
import { USUAL_SETTINGS } from '../../src/accounts/tools.ts'
import type { Mail } from '../../src/games/ports/mail.ts'
import { type AppSettings, buildApp } from '../../src/http/app.ts'
import type { Limits } from '../../src/http/limits.ts'
import type { Services } from '../../src/http/services.ts'
import { readIncoming } from '../../src/mail/incoming.ts'
import { openClient } from '../../src/store/account-client.ts'
import { argonPasswords } from '../../src/store/account-passwords.ts'
import { accountStore } from '../../src/store/account-store.ts'
import { type Database, toolsFor } from './database.ts'
import { lettersFor, SECRET } from './letters.ts'

export const KEYS: Services['keys'] = [{ id: 'test', secret: SECRET }]

export const INBOUND_SECRET = 'what the server that brings mail shows'

export async function testApp(
  database: Database,
  keys = KEYS,
  limits: Partial<Limits> = {},
  tools = toolsFor(database),
  more: Partial<AppSettings> = {},
) {
  const prisma = openClient(database.url, 4)
  const letters: Letter[] = []
  const mails: Mail[] = []
  const services: Services = {
    tools,
    accounts: {
      store: accountStore(prisma),
      clock: tools.clock,
      random: tools.random,
      passwords: argonPasswords(),
      post: { send: async (letter) => void letters.push(letter) },
      settings: { ...USUAL_SETTINGS, linkTo: (token) => `http://test/sign-in#${token}` },
    },
    letters: { ...lettersFor(database, { send: async (mail) => String(mails.push(mail)) }), tools },
    readMail: readIncoming,
    inboundSecret: INBOUND_SECRET,
    metricsToken: null,
    mailbox: null,
    keys,
    isDatabaseThere: async () => true,
    figures: () => tools.store.count(),
    isQueueThere: async () => true,
  }
  const NO_LIMITS = { requests: 1e6, requestsByAddress: 1e6, signIns: 1e6, streams: 1e6 }
  const app = await buildApp(services, { version: '0.0.0', limits: { ...NO_LIMITS, ...limits }, ...more })
  const close = async () => {
    await app.close()
    await prisma.$disconnect()
  }
  return { app, letters, mails, services, close }
}
