// What a push service gets to see, and where what it is to get may go.
import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PushParcel } from '../../src/games/ports/hooks.ts'
import { networks } from '../../src/webhooks/addresses.ts'
import { webhookCarrier } from '../../src/webhooks/carrier.ts'
import { MOST_BYTES, pushed } from '../../src/webhooks/push.ts'
import { IDENTITY } from '../support/hooks.ts'
import { nameServer } from '../support/name-server.ts'

const some = (url: string, note: Partial<PushParcel['note']> = {}) => {
  const own = createECDH('prime256v1')
  const keys = { p256dh: own.generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') }
  const usual = {
    title: 'A game',
    body: 'It waits.',
    path: '/games/7',
    topic: 'seven',
    locale: 'en',
    isUrgent: false,
    ttl: 60,
  }
  const parcel: PushParcel = { form: 'push', url, keys, note: { ...usual, locale: 'en', ...note } }
  const read = (body: string | Buffer) =>
    ece.decrypt(body as Buffer, { version: 'aes128gcm', privateKey: own, authSecret: keys.auth })
  return { parcel, read }
}
const URL = 'https://push.example.org/x'

describe('What a push service sees', () => {
  it('is of the same size for much and for little, and at most 2 KB and what sealing adds', () => {
    const sizes = ['', 'It waits.', 'It waits for you until Thursday.'].map(
      (body) => pushed(some(URL, { body }).parcel, IDENTITY).body.length,
    )
    expect(new Set(sizes).size).toBe(1)
    const { parcel, read } = some(URL, { title: '🐉'.repeat(80), body: '🐉'.repeat(2000) })
    const { body } = pushed(parcel, IDENTITY)
    expect(body.length).toBeLessThan(MOST_BYTES + 200)
    expect(JSON.parse(read(body).toString())).toMatchObject({ body: '', path: '/games/7' })
  })

  it('names the same game otherwise for each browser, and without its id', () => {
    const topic = () => pushed(some(URL).parcel, IDENTITY).headers.Topic
    expect(topic()).not.toBe(topic())
    const { parcel } = some(URL)
    expect(pushed(parcel, IDENTITY).headers.Topic).toBe(pushed(parcel, IDENTITY).headers.Topic)
  })
})

describe('A push service', () => {
  const came: string[] = []
  const server = createServer((request, response) => {
    came.push(request.url!)
    response.writeHead(request.url === '/away' ? 307 : 201, { location: 'http://127.0.0.1:1/' }).end()
  })
  let port: number
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => server.close())

  it('of the house is not called, by number, by name, or by a name that changes its mind', async () => {
    const strict = webhookCarrier({ http: false, allowed: networks([]), identity: IDENTITY })
    for (const url of [
      ...[
        'https://127.0.0.1/',
        'https://2130706433/',
        'https://0x7f.1/',
        'https://[::1]/',
        'https://[::ffff:127.0.0.1]/',
      ],
      ...[
        'https://169.254.169.254/latest',
        'https://10.0.0.1/',
        'https://user@push.example.org/',
        'http://push.example.org/',
      ],
      ...[
        'https://push.example.org:22/',
        'ftp://push.example.org/',
        'file:///etc/passwd',
        'https://push.example.org/#x',
      ],
    ])
      expect(strict.refuses(url), url).toBeDefined()
    const names = await nameServer({
      'push.example': [['127.0.0.1']],
      'both.example': [['93.184.216.34', '127.0.0.1']],
    })
    const named = webhookCarrier(
      { http: true, allowed: networks([]), identity: IDENTITY },
      { servers: [names.address] },
    )
    for (const host of ['push.example', 'both.example'])
      expect(await named.bring(some(`http://${host}:${port}/x`).parcel)).toMatchObject({
        status: null,
        reason: 'not-public',
      })
    expect(came).toEqual([])
    names.close()
  })

  it('that sends us elsewhere is not followed', async () => {
    const lenient = webhookCarrier({ http: true, allowed: networks(['127.0.0.1']), identity: IDENTITY })
    const tried = await lenient.bring(some(`http://127.0.0.1:${port}/away`).parcel)
    expect(tried).toMatchObject({ status: 307, reason: 'redirect' })
  })

  it('that takes it has it', async () => {
    const lenient = webhookCarrier({ http: true, allowed: networks(['127.0.0.1']), identity: IDENTITY })
    expect(await lenient.bring(some(`http://127.0.0.1:${port}/x`).parcel)).toMatchObject({ status: 201, reason: null })
  })
})
