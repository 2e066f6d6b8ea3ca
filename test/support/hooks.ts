// What webhooks need, with receivers on this machine allowed; and a receiver that keeps what it gets.
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import type { HookDependencies } from '../../src/games/hooks/dependencies.ts'
import type { Dependencies } from '../../src/games/log/dependencies.ts'
import { HOOK_KINDS } from '../../src/games/model/hook.ts'
import { randomId } from '../../src/games/model/ids.ts'
import type { Told } from '../../src/games/ports/hooks.ts'
import { pushIdentity } from '../../src/main/push-identity.ts'
import { networks } from '../../src/webhooks/addresses.ts'
import { webhookCarrier } from '../../src/webhooks/carrier.ts'
import type { Database } from './database.ts'

/** On a busy machine somebody who was let go may answer late; less than what is in hand is held for. */
const PATIENT_MS = 25_000

/** Of the server in tests. */
export const IDENTITY = pushIdentity(
  { publicUrl: 'https://herald.example.org', operatorEmail: null, pushKey: '7e'.repeat(32) },
  [{ id: 'any', secret: '' }],
)

export const hooksFor = (deps: Dependencies): HookDependencies => ({
  deps,
  carrier: webhookCarrier(
    { http: true, allowed: networks(['127.0.0.0/8']), identity: IDENTITY },
    { withinMs: PATIENT_MS },
  ),
  settings: { publicUrl: 'https://herald.example.org' },
})

/** The one webhook of somebody's, on this machine, with something that is to be brought there. */
export async function ownHook({ pool }: Database, { hooks, random, clock }: Dependencies, account: string) {
  for (const { id } of await hooks.of(account)) await hooks.remove(account, id)
  const { rows } = await pool.query<{ epoch: number }>('SELECT epoch FROM account WHERE id = $1', [account])
  const [webhook, delivery] = [randomId(random), randomId(random)]
  const fields = { name: 'A hook', url: 'https://bot.example.org/', form: 'standard', kinds: HOOK_KINDS } as const
  const hook = { id: webhook, ...fields, secret: random(32), createdAt: clock() }
  await hooks.add(account, hook, 1, rows[0]?.epoch ?? 0)
  await hooks.test(account, webhook, delivery, clock())
  return { webhook, delivery }
}

export interface Got {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly told: Told
}

/** Listens while the file runs, answers as it is told to, and keeps all it gets. */
export function receiver() {
  const got: Got[] = []
  const waiting = new Set<() => void>()
  const moods = new Map<string, number | RequestListener>()
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const path = request.url ?? ''
    got.push({ path, headers: request.headers, body, told: parsed(body) })
    for (const look of waiting) look()
    const mood = moods.get(path) ?? 204
    if (typeof mood === 'number') response.writeHead(mood).end()
    else mood(request, response)
  })
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    got,
    moods,
    url: (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    at: (path: string): Got[] => got.filter((one) => one.path === path),
    /** Once so many came there. */
    arrival: (path: string, count = 1): Promise<Got[]> =>
      new Promise((done) => {
        const look = () => {
          const there = got.filter((one) => one.path === path)
          if (there.length < count) return
          waiting.delete(look)
          done(there)
        }
        waiting.add(look)
        look()
      }),
  }
}

function parsed(body: string): Told {
  try {
    return JSON.parse(body) as Told
  } catch {
    return undefined as never // not in our own form
  }
}
