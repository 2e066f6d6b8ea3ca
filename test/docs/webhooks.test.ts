// The receivers of docs/webhooks.md, as they stand there and as processes of their own: they take what is ours and nothing else.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Value } from 'typebox/value'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { HOOK_FORMS, HOOK_KINDS } from '../../src/games/model/hook.ts'
import type { Parcel } from '../../src/games/ports/hooks.ts'
import { hookBody } from '../../src/http/accounts/hooks/webhook-shapes.ts'
import { networks } from '../../src/webhooks/addresses.ts'
import { webhookCarrier } from '../../src/webhooks/carrier.ts'
import { freePort } from '../support/free-port.ts'
import { IDENTITY } from '../support/hooks.ts'

const ROOT = new URL('../../', import.meta.url)
const text = readFileSync(new URL('docs/webhooks.md', ROOT), 'utf8')
const exampleIn = (language: string) => new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'ms').exec(text)![1]!

const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) console.warn('There is no python3 here: the receiver in Python was left out.')

const RECEIVERS = [
  { name: 'Node', command: process.execPath, file: 'receiver.mjs', example: exampleIn('js node'), isHere: true },
  { name: 'Python', command: 'python3', file: 'receiver.py', example: exampleIn('python'), isHere: hasPython },
]

const folder = mkdtempSync(join(tmpdir(), 'herald-receivers-'))
symlinkSync(fileURLToPath(new URL('node_modules', ROOT)), join(folder, 'node_modules'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const KEY = '5a'.repeat(32)
const SECRET = `whsec_${Buffer.from(KEY, 'hex').toString('base64')}`
const carrier = webhookCarrier({ http: true, allowed: networks(['127.0.0.1']), identity: IDENTITY })

/** The first line of what comes back for two bytes with these headers, the last of a name alone. */
async function statusOf(port: number, headers: readonly string[]): Promise<number> {
  const byName = new Map(headers.map((header) => [header.split(':', 1)[0], header]))
  const socket = connect(port, '127.0.0.1')
  socket.write(Buffer.from(['POST / HTTP/1.1', 'Host: a', ...byName.values(), '', '{}'].join('\r\n'), 'latin1'))
  let answer = ''
  for await (const bytes of socket) {
    answer += bytes
    if (answer.includes('\r\n\r\n')) break
  }
  return Number(/^HTTP\/1\.\d (\d+)/.exec(answer)?.[1])
}

it('The request that makes a webhook is one that is taken', () => {
  const body = JSON.parse(/-d '(\{.*\})'/.exec(exampleIn('sh'))![1]!)
  expect(Value.Errors(hookBody, body)).toEqual([])
  expect(HOOK_KINDS).toEqual(expect.arrayContaining(body.kinds))
  expect(HOOK_FORMS).toContain(body.form)
})

describe.each(RECEIVERS.filter(({ isHere }) => isHere))('The receiver in $name', ({ command, file, example }) => {
  let process: ChildProcess | undefined
  afterEach(() => void process?.kill())

  it('takes what is signed with its secret, also beside another, and nothing else', async () => {
    writeFileSync(join(folder, file), example)
    const port = await freePort()
    const env = { PATH: globalThis.process.env.PATH, WEBHOOK_SECRET: SECRET, PORT: String(port) }
    process = spawn(command, [file], { cwd: folder, env, stdio: ['ignore', 'pipe', 'ignore'] })
    const lines = createInterface({ input: process.stdout! })
    expect(await once(lines, 'line')).toEqual(['ready'])

    const parcel = (secrets: string[], at = new Date()): Parcel => ({
      ...{ url: `http://127.0.0.1:${port}/`, form: 'standard', id: 'an-id', secrets, locale: 'en', at },
      told: {
        ...{ type: 'asked', timestamp: '2027-03-01T18:30:00.000Z' },
        data: {
          ...{ game: null, seat: 0, round: null, asked: [], dueAt: null, message: null },
          link: '',
          text: 'Grüße',
        },
      },
    })
    const other = '11'.repeat(32)
    for (const secrets of [[KEY], [other, KEY]]) {
      const line = once(lines, 'line')
      expect(await carrier.bring(parcel(secrets))).toMatchObject({ status: 204, reason: null })
      expect(await line).toEqual(['asked Grüße'])
    }
    const old = new Date(Date.now() - 3_600_000)
    for (const refused of [parcel([other]), parcel([]), parcel([KEY], old)])
      expect(await carrier.bring(refused)).toMatchObject({ status: 401 })
    // Nothing that anybody sends is left without an answer.
    expect(await statusOf(port, ['Content-Length: '])).toBe(400)
    const now = Math.floor(Date.now() / 1000)
    for (const odd of [
      'Webhook-Signature: v1,Grüße',
      'Webhook-Timestamp: ²',
      'Content-Length: ²',
      'Content-Length: -1',
    ])
      expect([400, 401], odd).toContain(
        await statusOf(port, ['Content-Length: 2', 'Webhook-Id: a', `Webhook-Timestamp: ${now}`, odd]),
      )
    expect(await carrier.bring(parcel([KEY]))).toMatchObject({ status: 204 })
  })
})
