/// <reference path="./http-ece.d.ts" />
// A push service of our own, and browsers that subscribed with it: it keeps what it gets, checks who says so as services do (RFC
// 8292), and what is in it only the browser can read (RFC 8291), which does so as a browser would.
import { createECDH, createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'
import { afterAll, beforeAll, expect } from 'vitest'
import { IDENTITY } from './hooks.ts'

export interface Shown {
  readonly title: string
  readonly body: string
  readonly path: string
  readonly tag: string
  readonly lang: string
  readonly again: boolean
}

export interface Pushed {
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
}

export interface TestBrowser {
  /** As a page sends it. */
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  readonly got: Pushed[]
  /** What it would show of all it got. */
  shown(): Shown[]
  /** From now on its service answers so; or not at all. */
  answers(mood: number | RequestListener): void
}

export function pushService() {
  const boxes = new Map<string, { got: Pushed[]; mood: number | RequestListener }>()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const box = boxes.get(request.url ?? '')
    box?.got.push({ headers: request.headers, bytes: Buffer.concat(parts) })
    const mood = box?.mood ?? 404
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
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function browser(): TestBrowser {
    const path = `/${randomBytes(32).toString('base64url')}`
    const box = { got: [] as Pushed[], mood: 201 as number | RequestListener }
    boxes.set(path, box)
    const { subscription, open } = subscribed(origin() + path)
    return {
      subscription,
      got: box.got,
      shown: () => box.got.map(open),
      answers: (mood) => {
        box.mood = mood
      },
    }
  }

  /** Whoever sent it is the one the browser subscribed with, and means this service, for a while. */
  function expectSigned({ headers }: Pushed, now = new Date()): void {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
    const [head = '', claims = '', signature = ''] = token.split('.')
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
    const told = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), told, Buffer.from(signature, 'base64url'))).toBe(true)
    expect(key).toBe(IDENTITY.publicKey)
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ typ: 'JWT', alg: 'ES256' })
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
    expect([aud, sub]).toEqual([origin(), 'https://herald.example.org'])
    expect(exp * 1000 - now.getTime()).toBeGreaterThan(0)
    expect(exp * 1000 - now.getTime()).toBeLessThanOrEqual(24 * 3_600_000)
  }
  return { browser, expectSigned, origin }
}

/** A browser that subscribed there, and can read what comes. */
export function subscribed(endpoint: string) {
  const [own, authSecret] = [createECDH('prime256v1'), randomBytes(16).toString('base64url')]
  const keys = { p256dh: own.generateKeys().toString('base64url'), auth: authSecret }
  const open = ({ headers, bytes }: Pushed): Shown => {
    expect(headers['content-encoding']).toBe('aes128gcm')
    return JSON.parse(ece.decrypt(bytes, { version: 'aes128gcm', privateKey: own, authSecret }).toString('utf8'))
  }
  return { subscription: { endpoint, keys }, open }
}

/** Somebody's session, as the store keeps it: a browser belongs to one. */
export async function sessionFor(
  pool: { query(text: string, values: unknown[]): Promise<unknown> },
  account: string,
  now = new Date(),
): Promise<string> {
  const id = randomUUID()
  await pool.query(
    `INSERT INTO session (id, account_id, token_hash, created_at, used_at, expires_at, ends_at, device)
     VALUES ($1, $2, $3, $4, $4, $4::timestamptz + interval '60 days', $4::timestamptz + interval '90 days', 'Firefox on Linux')`,
    [id, account, randomBytes(32), now],
  )
  return id
}
