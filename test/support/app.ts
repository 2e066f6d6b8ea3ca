// The whole API on a test's own database, with a postbox the test can read.

import { USUAL_SETTINGS } from '../../src/accounts/model/dependencies.ts'
import type { Notice } from '../../src/accounts/ports/notices.ts'
import type { Letter } from '../../src/accounts/ports/outside.ts'
import { signInCodes } from '../../src/accounts/sign-in/sign-in-code.ts'
import type { Mail } from '../../src/games/ports/mail.ts'
import { type AppSettings, buildApp } from '../../src/http/app.ts'
import type { Limits } from '../../src/http/limits/limits.ts'
import type { Services } from '../../src/http/services.ts'
import { readIncoming } from '../../src/mail/incoming.ts'
import { watchHouse } from '../../src/main/monitor/house.ts'
import { openRegistry } from '../../src/main/monitor/registry.ts'
import { openClient } from '../../src/store/accounts/client.ts'
import { argonPasswords } from '../../src/store/accounts/passwords.ts'
import { standingStore } from '../../src/store/accounts/standings.ts'
import { accountStore } from '../../src/store/accounts/store.ts'
import { isAway } from '../../src/store/database/away.ts'
import { exportedStore } from '../../src/store/games/exported.ts'
import { figuresStore } from '../../src/store/operator/figures.ts'
import { type Database, depsFor } from './database.ts'
import { hooksFor } from './hooks.ts'
import { lettersFor, SECRET } from './letters.ts'

export const KEYS: Services['keys'] = [{ id: 'test', secret: SECRET }]

export const INBOUND_SECRET = 'what the server that brings mail shows'

/** As with the limits: whoever tests them sets them. */
const NO_CAPS = { linkCaps: { open: 1e6, knownADay: 1e6, sourceADay: 1e6, strangersADay: 1e6 } }

export async function testApp(
  database: Database,
  keys = KEYS,
  limits: Partial<Limits> = {},
  deps = depsFor(database),
  more: Partial<AppSettings> = {},
  others: Partial<Services['accounts']> = {},
  tally: Services['tally'] = null,
) {
  const prisma = openClient(database.url, 4)
  const letters: Letter[] = []
  const notices: Notice[] = []
  const mails: Mail[] = []
  const registry = openRegistry()
  watchHouse(registry, { figures: figuresStore(database.pool), clock: deps.clock })
  const services: Services = {
    deps,
    accounts: {
      store: accountStore(prisma),
      clock: deps.clock,
      random: deps.random,
      pubsub: deps.pubsub,
      standings: standingStore(database.pool),
      passwords: argonPasswords(),
      codes: signInCodes(keys.map(({ secret }) => secret)),
      post: {
        send: async (letter) => void letters.push(letter),
        tell: async (notice) => void notices.push(notice),
      },
      settings: { ...USUAL_SETTINGS, ...NO_CAPS, linkTo: (token, kind) => `http://test/${kind}#${token}` },
      ...others,
    },
    letters: { ...lettersFor(database, { send: async (mail) => String(mails.push(mail)) }), deps },
    hooks: hooksFor(deps),
    readMail: readIncoming,
    exported: exportedStore(database.pool),
    inboundSecret: INBOUND_SECRET,
    metricsToken: null,
    mailbox: null,
    keys,
    tally,
    isDatabaseThere: async () => true,
    isDatabaseAway: isAway,
    metrics: registry,
    isQueueThere: async () => true,
  }
  const NO_LIMITS = {
    ...{ requests: 1e6, requestsByAddress: 1e6, signIns: 1e6, exports: 1e6, guests: 1e6 },
    ...{ streams: 1e6, streamsByAddress: 1e6, connectionsByAddress: 1e6, connections: 1e6 },
    ...{ readingsWaiting: 1e6, readingsWaitingEach: 1e6, readingsWaitingByAddress: 1e6 },
    ...{ refusals: 1e6 },
  }
  const app = await buildApp(services, { version: '0.0.0', limits: { ...NO_LIMITS, ...limits }, ...more })
  const close = async () => {
    await app.close()
    await prisma.$disconnect()
  }
  return { app, letters, notices, mails, services, close }
}
