// A house whose people have webhooks, over HTTP, and the receiver where these lead. Of one test file.
import { afterAll, expect } from 'vitest'
import { deliverer } from '../../src/games/hooks/deliver.ts'
import type { Hook } from '../../src/games/ports/hooks.ts'
import { testApp } from './app.ts'
import { depsFor, ownDatabase } from './database.ts'
import { receiver } from './hooks.ts'
import { callsOf, type Session } from './sign-in.ts'

export async function hookedHouse() {
  const database = ownDatabase()
  const deps = depsFor(database)
  const served = await testApp(database, undefined, undefined, deps)
  afterAll(served.close)
  const calls = callsOf(served)
  const { call } = calls
  const there = receiver()
  let path = 0

  async function hooked(who: Session, wish: object = {}) {
    const at = `/hook/${++path}`
    const body = { name: 'My bot', url: there.url(at), ...wish }
    const made = await call('POST', '/me/webhooks', { token: who.accessToken, body })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return { at, secret: made.body.secret as string, card: made.body.card as Hook }
  }
  const cards = async ({ accessToken: token }: Session): Promise<Hook[]> =>
    (await call('GET', '/me/webhooks', { token })).body
  const history = async ({ accessToken: token }: Session, { id }: Hook) =>
    (await call('GET', `/me/webhooks/${id}/deliveries`, { token })).body

  const deliveries = deliverer(served.services.hooks)
  return { database, deps, ...served, ...calls, there, deliveries, hooked, cards, history }
}
