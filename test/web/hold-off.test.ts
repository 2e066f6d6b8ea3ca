// The server's word to wait is kept by the page itself, whoever asks again.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { heldOff, holdOff } from '../../web/api/hold-off.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const request = (method: string, path: string) => new Request(`http://localhost${path}`, { method })
const refusal = (status: number, wait?: string) =>
  new Response('{"title":"Too many"}', { status, headers: wait === undefined ? {} : { 'retry-after': wait } })

it.each([429, 503])('%i is not asked again before its time', async (status) => {
  await holdOff(request('GET', '/v1/a'), refusal(status, '40'))
  vi.advanceTimersByTime(10_000)
  const told = heldOff(request('GET', '/v1/a?again'))!
  expect(told.status).toBe(status)
  expect(told.headers.get('retry-after')).toBe('30')
  expect(await told.json()).toEqual({ title: 'Too many' })
  for (const other of [request('PUT', '/v1/a'), request('GET', '/v1/b')]) expect(heldOff(other)).toBeUndefined()
  vi.advanceTimersByTime(30_000)
  expect(heldOff(request('GET', '/v1/a'))).toBeUndefined()
})

it('any other answer holds nothing off', async () => {
  for (const answer of [refusal(429), refusal(404, '40'), refusal(200, '40')]) {
    await holdOff(request('GET', '/v1/c'), answer)
    expect(heldOff(request('GET', '/v1/c'))).toBeUndefined()
  }
})
