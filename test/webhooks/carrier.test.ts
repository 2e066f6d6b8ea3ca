// No way into the house: the usual tricks against whoever calls addresses that others name, and receivers that behave badly.
// Servers, names and certificates are real.
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, createServer as createPlainServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { Parcel } from '../../src/games/ports/hooks.ts'
import { networks } from '../../src/webhooks/addresses.ts'
import { callOnce } from '../../src/webhooks/call.ts'
import { webhookCarrier } from '../../src/webhooks/carrier.ts'
import { resolvesWith } from '../../src/webhooks/resolve.ts'
import { certificate } from '../support/certificate.ts'
import { IDENTITY } from '../support/hooks.ts'
import { type NameServer, nameServer } from '../support/name-server.ts'

const CLOSED = 'Its server is not on the public internet.'
const strict = webhookCarrier({ http: false, allowed: networks([]), identity: IDENTITY })
const lenient = webhookCarrier({ http: true, allowed: networks(['127.0.0.1']), identity: IDENTITY })

const parcel = (url: string): Parcel => ({
  ...{ url, form: 'standard', id: 'an-id', secrets: ['00'.repeat(32)], locale: 'en', at: new Date() },
  told: {
    ...{ type: 'test', timestamp: '2027-03-01T18:30:00.000Z' },
    data: {
      game: null,
      seat: null,
      round: null,
      asked: [],
      dueAt: null,
      message: null,
      link: 'https://h',
      text: 'Hello',
    },
  },
})

const open: { close(): unknown }[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})
const kept = <T extends { close(): unknown }>(one: T): T => {
  open.push(one)
  return one
}
async function listening(server: Server, host = '127.0.0.1'): Promise<number> {
  const sockets = new Set<{ destroy(): unknown }>()
  server.on('connection', (socket) => sockets.add(socket))
  kept({
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  })
  await once(server.listen(0, host), 'listening')
  return (server.address() as AddressInfo).port
}
/** Counts who came. */
async function receiving(answer: RequestListener) {
  const came: string[] = []
  const port = await listening(
    createServer((request, response) => {
      came.push(`${request.headers.host} ${request.url}`)
      answer(request, response)
    }),
  )
  return { port, came }
}

describe('An address', () => {
  it.each([
    'https://example.org/hook',
    'https://example.org:8443/hook?token=1',
    'https://1.1.1.1/',
    'https://[2606:4700:4700::1111]/',
    'https://bücher.example/',
  ])('may be %s', (url) => expect(strict.refuses(url)).toBeUndefined())

  it.each([
    ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '0x7f.1', '017700000001', '0', '0.0.0.0'],
    ...['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1', '169.254.169.254', '2852039166'],
    ...['0xA9FEA9FE', '168.63.129.16', '224.0.0.1', '255.255.255.255', '198.18.0.1', '192.0.0.192', '192.88.99.1'],
    ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:a9fe:a9fe]', '[::ffff:8.8.8.8]', '[::127.0.0.1]'],
    ...['[64:ff9b::7f00:1]', '[64:ff9b::8.8.8.8]', '[64:ff9b:1::a00:1]', '[2002:7f00:1::]', '[2002:a9fe:a9fe::1]'],
    ...[
      '[fe80::1]',
      '[fc00::1]',
      '[fd00:ec2::254]',
      '[fec0::1]',
      '[ff02::1]',
      '[2001::1]',
      '[2001:db8::1]',
      '[100::1]',
    ],
    '１２７.0.0.1', // digits of another width
    '127。0。0。1',
  ])('is not https://%s/, however it is written', async (host) => {
    expect(strict.refuses(`https://${host}/`)).toBe(CLOSED)
    expect(await strict.bring(parcel(`https://${host}/`))).toMatchObject({ status: null, reason: 'not-public' })
  })

  it.each([
    ['http://example.org/', 'It begins with https://.'],
    ['ftp://example.org/', 'It begins with https://.'],
    ['file:///etc/passwd', 'It begins with https://.'],
    ['javascript:alert(1)', 'It begins with https://.'],
    ['example.org', 'It is an address such as https://example.org/herald.'],
    ['https://', 'It is an address such as https://example.org/herald.'],
    ['https://[fe80::1%25eth0]/', 'It is an address such as https://example.org/herald.'],
    ['https://example.org@127.0.0.1/', 'It names no user and no password.'],
    ['https://user:word@example.org/', 'It names no user and no password.'],
    ['https://example.org/#part', 'It has no part after #.'],
    ...[22, 25, 80, 110, 143, 587, 0].map((port) => [
      `https://example.org:${port}/`,
      'Its port is the usual one, or from 1024 on.',
    ]),
  ])('is not %s', async (url, why) => {
    expect(strict.refuses(url!)).toBe(why)
    expect(await strict.bring(parcel(url!))).toMatchObject({ status: null, reason: 'bad-address' })
  })

  it('of the house is open only where whoever runs the server says so', () => {
    expect(lenient.refuses('http://127.0.0.1:4000/')).toBeUndefined()
    for (const host of ['127.0.0.2', '10.0.0.1', '[::1]']) expect(lenient.refuses(`http://${host}:4000/`)).toBe(CLOSED)
    expect(
      webhookCarrier({ http: false, allowed: networks(['127.0.0.1']), identity: IDENTITY }).refuses(
        'http://127.0.0.1:4000/',
      ),
    ).toBeDefined()
  })
})

describe('A name', () => {
  const called = async (names: NameServer, url: string, allowed = networks([])) =>
    webhookCarrier({ http: true, allowed, identity: IDENTITY }, { servers: [names.address] }).bring(parcel(url))

  it('that stands for an address of the house is not called, nor one that does so among others', async () => {
    const { port, came } = await receiving((_, response) => response.end())
    const names = kept(
      await nameServer({
        'inside.example': [['127.0.0.1']],
        'both.example': [['1.1.1.1', '127.0.0.1']],
        'none.example': [[]],
      }),
    )
    for (const name of ['inside', 'both'])
      expect(await called(names, `http://${name}.example:${port}/`)).toMatchObject({ reason: 'not-public' })
    expect(await called(names, `http://none.example:${port}/`)).toMatchObject({ reason: 'unknown-name' })
    expect(came).toEqual([])
  })

  it('that stands for another address the second time is asked for once: what was checked is called', async () => {
    const { port, came } = await receiving((_, response) => response.end())
    // First one that may be called, then one of the house that may not: where somebody asked twice, they would get there.
    const names = kept(await nameServer({ 'rebound.example': [['127.0.0.1'], ['127.0.0.2']] }))
    expect(await called(names, `http://rebound.example:${port}/a`, networks(['127.0.0.1']))).toMatchObject({
      reason: null,
    })
    expect(came).toEqual([`rebound.example:${port} /a`])
    expect(names.asked).toEqual(['rebound.example'])
    // The next call asks again, and is refused.
    expect(await called(names, `http://rebound.example:${port}/b`, networks(['127.0.0.1']))).toMatchObject({
      reason: 'not-public',
    })
    expect(came).toHaveLength(1)
  })

  it('whose server is silent is given up in time', async () => {
    const names = kept(await nameServer({}))
    const resolve = resolvesWith(networks([]), [names.address])
    const tried = await callOnce(
      { url: 'https://silent.example/', headers: {}, body: '' },
      { resolve, withinMs: 200, mostRead: 10 },
    )
    expect(tried).toMatchObject({ status: null, reason: 'too-slow' })
  })

  it('is the one the certificate is for, also where it is called by number', async () => {
    const { key, cert } = certificate('good.example')
    const came: string[] = []
    const server = createSecureServer({ key, cert }, (request, response) => {
      came.push(request.headers.host!)
      response.end()
    })
    const port = await listening(server)
    const names = kept(await nameServer({ 'good.example': [['127.0.0.1']], 'other.example': [['127.0.0.1']] }))
    const secure = (trusted?: string) =>
      webhookCarrier(
        { http: false, allowed: networks(['127.0.0.1']), identity: IDENTITY },
        { servers: [names.address], ...(trusted && { ca: trusted }) },
      )
    expect(await secure(cert).bring(parcel(`https://good.example:${port}/`))).toMatchObject({
      status: 200,
      reason: null,
    })
    const wrong = 'bad-certificate'
    expect(await secure(cert).bring(parcel(`https://other.example:${port}/`))).toMatchObject({
      status: null,
      reason: wrong,
    })
    expect(await secure().bring(parcel(`https://good.example:${port}/`))).toMatchObject({ status: null, reason: wrong })
    expect(came).toEqual([`good.example:${port}`])
  })
})

describe('A receiver', () => {
  const bring = (port: number, path = '/') => lenient.bring(parcel(`http://127.0.0.1:${port}${path}`))

  it.each([301, 302, 303, 307, 308])('that sends elsewhere with %d is not followed', async (status) => {
    const inner = await receiving((_, response) => response.end('secrets'))
    const { port, came } = await receiving((_, response) =>
      response.writeHead(status, { location: `http://127.0.0.1:${inner.port}/inside` }).end(),
    )
    expect(await bring(port)).toMatchObject({ status, reason: 'redirect' })
    expect([came.length, inner.came.length]).toEqual([1, 0])
  })

  it.each([
    [200, null],
    [204, null],
    [400, 'bad-status'],
    [500, 'bad-status'],
  ])('that answers %d has it, or not', async (status, reason) => {
    const { port } = await receiving((_, response) => response.writeHead(status).end())
    expect(await bring(port)).toMatchObject({ status, reason, duration: expect.any(Number) })
  })

  it('whose answer never ends is read so far and no further', async () => {
    let written = 0
    let isGone: () => void
    const gone = new Promise<void>((heard) => {
      isGone = heard
    })
    const { port } = await receiving((_, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384))) written += 16_384
      }
      response.writeHead(200).on('drain', more).on('close', isGone)
      more()
    })
    expect(await bring(port)).toMatchObject({ status: 200, reason: null })
    await gone
    expect(written).toBeLessThan(16 * 1024 * 1024) // what the system's own buffers took
  })

  const slow = (port: number, withinMs = 300) =>
    callOnce(
      { url: `http://127.0.0.1:${port}/`, headers: {}, body: 'x' },
      { resolve: resolvesWith(networks(['127.0.0.1'])), withinMs, mostRead: 65_536 },
    )

  it('that hangs, dribbles its head, or says nothing of the web is given up in time', async () => {
    const hangs = await receiving(() => {})
    const dribbles = createPlainServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      const timer = setInterval(() => socket.write('x-a: b\r\n'), 20)
      socket.on('close', () => clearInterval(timer)).on('error', () => {})
    })
    const speaksOther = createPlainServer(
      (socket) => void socket.on('error', () => {}).end('220 mail.example ESMTP\r\n'),
    )
    const late = 'too-slow'
    expect(await slow(hangs.port)).toMatchObject({ status: null, reason: late })
    expect(await slow(await listening(dribbles))).toMatchObject({ status: null, reason: late })
    expect(await slow(await listening(speaksOther))).toMatchObject({
      reason: 'not-http',
    })
  })

  it('that speaks of another protocol, or never comes to an answer, is let go of', async () => {
    const answering = (text: string, again = false) =>
      createPlainServer((socket) => {
        const say = () => {
          while (!socket.destroyed && socket.write(text) && again);
        }
        socket.on('error', () => {}).on('drain', say)
        socket.once('data', say)
      })
    const upgrade = answering('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n')
    expect(await slow(await listening(upgrade), 30_000)).toMatchObject({ status: 101, reason: 'bad-status' })
    const processing = answering('HTTP/1.1 102 Processing\r\n\r\n', true)
    expect(await slow(await listening(processing), 30_000)).toMatchObject({
      reason: 'no-answer',
    })
    const hangsUp = createPlainServer((socket) => void socket.on('error', () => {}).once('data', () => socket.end()))
    expect(await slow(await listening(hangsUp), 30_000)).toMatchObject({ reason: 'unreachable' })
  })

  it('that dribbles what comes after its answer has answered, and is let go of in time', async () => {
    const { port } = await receiving((_, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('.'), 20)
      response.on('close', () => clearInterval(timer))
    })
    // Time enough for an answer on a busy machine, and an end for what comes after it.
    expect(await slow(port, 3000)).toMatchObject({ status: 200, reason: null })
  })

  it('that is not there could not be reached, in words that tell nothing of this machine', async () => {
    const { port } = await receiving(() => {})
    for (const one of open.splice(0)) one.close()
    expect(await bring(port)).toMatchObject({ status: null, reason: 'unreachable' })
  })

  it('gets one head in each call: nothing in the words makes another', async () => {
    let seen = {}
    const { port } = await receiving((request, response) => {
      seen = request.headers
      response.end()
    })
    const told = parcel(`http://127.0.0.1:${port}/`)
    const game = { id: 'g', title: 'a\r\nx-evil: 1', ruleset: 'r', status: 'running', round: 1 }
    const sent = { ...told, form: 'ntfy' as const, told: { ...told.told, data: { ...told.told.data, game } } }
    expect(await lenient.bring(sent)).toMatchObject({ reason: null })
    expect(seen).not.toHaveProperty('x-evil')
  })
})
