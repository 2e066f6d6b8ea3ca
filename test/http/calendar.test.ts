// Deadlines as a calendar: what a calendar that we did not write reads there, whom it is shown to, and what it costs.
import ICAL from 'ical.js'
import { afterAll, describe, expect, it } from 'vitest'
import { testApp } from '../support/app.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { callsOf, type Session, someAddress } from '../support/sign-in.ts'
import { atOrders, expectDone, orders, say } from '../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)
const served = await testApp(database, undefined, undefined, deps)
const { app, close } = served
afterAll(close)
const { call, askForLink, signIn, guest } = callsOf(served)

const addressOf = async ({ accessToken: token }: Session): Promise<string> => {
  const { status, body } = await call('PUT', '/me/calendar', { token })
  expect(status).toBe(200)
  expect(body.url).toMatch(/^https:\/\/herald\.example\.org\/calendar\/[\w-]{43}\.ics$/)
  return new URL(body.url).pathname
}
const read = (url: string, headers = {}) => app.inject({ url, headers })

function events(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      component,
      ...{ uid: event.uid, summary: event.summary, description: event.description, sequence: event.sequence },
      start: event.startDate.toJSDate(),
      end: event.endDate.toJSDate(),
      zone: event.endDate.zone.tzid,
      url: component.getFirstPropertyValue('url'),
      alarms: component.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
    }
  })
}

describe('The calendar of somebody’s deadlines', () => {
  it('has an event for each game that waits for them, which ends with the time and is gone with the answer', async () => {
    const ada = await signIn()
    const url = await addressOf(ada)
    expect(events((await read(url)).body)).toEqual([])
    const { game } = await atOrders(deps, 3, { host: ada.account, title: 'An evening' })
    await atOrders(deps, 3, { host: ada.account, title: 'Without a clock', agreement: { pace: 'none' } })
    await atOrders(deps, 3, { title: 'Of others' })
    const { file } = (await deps.store.read(game))!
    const answer = await read(url)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const [event, ...others] = events(answer.body)
    expect(others).toEqual([])
    expect(event).toMatchObject({
      ...{ uid: `${game}@herald.example.org`, summary: 'An evening (Lords of Xidit): your answer', zone: 'UTC' },
      ...{ sequence: file.revision, url: `https://herald.example.org/games/${game}`, alarms: [] },
    })
    const seconds = (at: Date) => Math.floor(at.getTime() / 1000)
    expect(seconds(event!.end)).toBe(seconds(file.timing.dueAt!))
    expect(event!.start.getTime()).toBeLessThan(event!.end.getTime())
    expect(events((await read(`${url}?alarm=60`)).body)[0]!.alarms).toEqual(['-PT1H'])
    expect(answer.body).toMatch(/^REFRESH-INTERVAL;VALUE=DURATION:PT1H\r$/m)
    expectDone(await say(deps, game, ada.account, orders(1)))
    expect(events((await read(url)).body)).toEqual([])
  })

  it('moves the event from question to question, and multiplies none', async () => {
    const ada = await signIn()
    const url = await addressOf(ada)
    const { game } = await atOrders(deps, 3, { host: ada.account })
    const [before] = events((await read(url)).body)
    const later = new Date(Date.now() + 5 * 24 * 3_600_000)
    await database.pool.query('UPDATE game SET due_at = $2, revision = revision + 1 WHERE id = $1', [game, later])
    const [after] = events((await read(url)).body)
    expect(after!.uid).toBe(before!.uid)
    expect(after!.sequence).toBeGreaterThan(before!.sequence)
    expect(after!.end.getTime()).toBeGreaterThan(before!.end.getTime())
  })

  it('is in its owner’s language, and what people write into titles stays in its line', async () => {
    const ada = await signIn()
    await call('PATCH', '/me', { token: ada.accessToken, body: { locale: 'de' } })
    const url = await addressOf(ada)
    const title = `A; B, C: \\n "x" END:VEVENT BEGIN:VALARM 🐉 ${'ü'.repeat(30)}`
    const { game } = await atOrders(deps, 3, { host: ada.account, title })
    // What no API lets in, an old row may hold.
    await database.pool.query(`UPDATE game SET title = title || E'\\r\\nATTACH:https://evil.example/' WHERE id = $1`, [
      game,
    ])
    const { body } = await read(url)
    const [event, ...others] = events(body)
    expect(others).toEqual([])
    expect(event!.summary).toContain(title)
    expect(event!.summary).toContain('(Lords of Xidit): deine Antwort')
    expect(event!.component.getFirstPropertyValue('attach')).toBeNull()
    expect(event!.alarms).toEqual([])
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('is the same until something changes, and costs three statements', async () => {
    const ada = await signIn()
    const url = await addressOf(ada)
    for (let opened = 0; opened < 3; opened++) await atOrders(deps, 3, { host: ada.account })
    const { headers } = await read(url)
    expect(headers['cache-control']).toBe('private, no-cache')
    const again = await read(url, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const asked: string[] = []
    const query = database.pool.query.bind(database.pool)
    database.pool.query = ((...given: Parameters<typeof query>) => {
      asked.push(JSON.stringify(given[0]).slice(0, 60))
      return query(...given)
    }) as typeof database.pool.query
    try {
      expect((await read(url)).statusCode).toBe(200)
    } finally {
      database.pool.query = query
    }
    // The games and the people there; and one, by Prisma, for whose it is.
    expect(asked).toHaveLength(2)
  })

  it('is shown to nobody without its address, to nobody with an earlier one, and to nobody once it is ended', async () => {
    const ada = await signIn()
    const token = ada.accessToken
    const earlier = await addressOf(ada)
    expect((await call('GET', '/me', { token })).body.calendarAt).toEqual(expect.any(String))
    const url = await addressOf(ada)
    const kept = await database.pool.query('SELECT to_json(a)::text AS row FROM account a WHERE id = $1', [ada.account])
    expect(kept.rows[0].row).not.toContain(url.slice(10, -4))
    for (const wrong of [earlier, url.slice(0, -4), `${url.slice(0, -5)}.ics`, '/calendar/.ics', '/calendar/x.ics'])
      expect([(await read(wrong)).statusCode, (await read(wrong)).json().type], wrong).toEqual([
        ...[404, '/problems/no-such-page'],
      ])
    expect((await read(url)).statusCode).toBe(200)
    for (let time = 0; time < 2; time++) expect((await call('DELETE', '/me/calendar', { token })).status).toBe(204)
    expect((await read(url)).statusCode).toBe(404)
    expect((await call('GET', '/me', { token })).body.calendarAt).toBeNull()
  })

  it('of who goes for good is gone, too', async () => {
    const ada = await signIn()
    const url = await addressOf(ada)
    expect((await call('DELETE', '/me', { token: ada.accessToken })).status).toBe(204)
    expect((await read(url)).statusCode).toBe(404)
  })

  it('of a guest is a guest’s: it ends when the guest gets an address', async () => {
    const anne = await guest()
    const url = await addressOf(anne)
    expect((await read(url)).statusCode).toBe(200)
    const { cookie, token: link } = await askForLink(someAddress())
    const followed = await call('POST', '/sessions/link', { body: { token: link }, cookie, token: anne.accessToken })
    expect(followed.body.account).toBe(anne.account)
    expect((await read(url)).statusCode).toBe(404)
  })

  it('is counted like other reading', async () => {
    const limited = await testApp(database, undefined, { requests: 3 }, deps)
    const statuses = []
    for (let time = 0; time < 5; time++)
      statuses.push((await limited.app.inject({ url: '/calendar/x.ics' })).statusCode)
    expect(statuses).toEqual([404, 404, 404, 429, 429])
    await limited.close()
  })
})
