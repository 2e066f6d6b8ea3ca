// A link in a letter signs its receiver in, for the answers of one seat in one round.
import { describe, expect, it } from 'vitest'
import { lettersOverTheApi } from '../support/reports.ts'
import { atOrders } from '../support/tables.ts'

const { call, deps, mailTo, tokenIn, withReport, yearPasses } = await lettersOverTheApi()
const six = { year: 2, orders: ['wait', 'wait', 'wait', 'wait', 'wait', 'wait'] }

describe('A link in a letter', () => {
  it('signs its receiver in for answers in that game', async () => {
    const { game, report } = await withReport()
    const token = tokenIn(report)
    expect((await call('GET', `/games/${game}`, token)).json()).toMatchObject({ viewer: 0 })
    expect((await call('PUT', `/games/${game}/answers/orders`, token, six)).statusCode).toBe(200)
    expect((await call('GET', `/games/${game}/answers`, token)).json()).toMatchObject({ orders: six })
    expect((await call('GET', `/games/${game}/board.svg`, token)).statusCode).toBe(200)
    expect((await call('DELETE', `/games/${game}/answers/orders`, token)).statusCode).toBe(200)
    expect((await call('PUT', `/games/${game}/draft`, token, six)).statusCode).toBe(200)
    expect((await call('GET', `/games/${game}/draft`, token)).json()).toMatchObject({ draft: six })
    expect((await call('DELETE', `/games/${game}/draft`, token)).statusCode).toBe(204)
  })

  it('is good for nothing else, and in no other game', async () => {
    const { game, report } = await withReport()
    const other = await atOrders(deps, 3, { host: (await withReport()).person.account })
    const token = tokenIn(report)
    for (const [method, path] of [
      ['GET', `/games/${other.game}`],
      ['GET', '/me'],
      ['GET', '/me/tokens'],
      ['DELETE', '/me'],
      ['GET', `/games/${game}/events`],
      ['GET', `/games/${game}/messages`],
      ['GET', '/games'],
    ] as const)
      expect([403, 404], path).toContain((await call(method, path, token)).statusCode)
    expect((await call('GET', `/games/${other.game}`, token)).json().type).toBe('/problems/scope')
  })

  it('ends with its round', async () => {
    const { person, report, ...table } = await withReport()
    await yearPasses(table, 2)
    expect((await call('GET', `/games/${table.game}`, tokenIn(report))).json().type).toBe('/problems/unknown-token')
    expect((await call('GET', `/games/${table.game}`, tokenIn(mailTo(person)))).statusCode).toBe(200)
  })

  it('that somebody made up, or cut from another, is unknown', async () => {
    const { game, report } = await withReport()
    const token = tokenIn(report)
    const unsubscribe = report.unsubscribe!.url.split('/').at(-1)!
    for (const forged of [
      `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`,
      token.slice(0, -2),
      `herald_answer_${unsubscribe}`,
      `herald_answer_${report.replyTo!.slice(6, 62)}`,
      'herald_answer_',
    ])
      expect((await call('GET', `/games/${game}`, forged)).json().type, forged).toBe('/problems/unknown-token')
  })

  it('ends with the seat', async () => {
    const { game, person, report } = await withReport()
    await deps.store.handOver(game, person.account, 'regent', new Date())
    expect((await call('GET', `/games/${game}`, tokenIn(report))).statusCode).toBe(401)
  })
})
