// `herald verify`: a proof that holds, and every part of it tampered with.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { herald, linesIn, temporaryFolder } from './herald.ts'

interface Proof {
  record: { seed: string; entries: Record<string, unknown>[] }
  commitment: string
  secret: string
  nonces: string[]
  result: { winner: number | null }
  log: { salt: string; seal: string; head: string; events: { t: string }[] }[]
}

const CHECKS = [
  ...['game', 'commitment', 'nonces', 'seed', 'contributed', 'rules', 'end', 'result'],
  ...['log', 'entries', 'seals', 'heads'],
]
let proof: Proof

beforeAll(async () => {
  const options = ['--players', '4', '--length', 'short', '--bots', 'random']
  const { stdout } = await herald(['simulate', ...options, '--games', '1', '--proofs'])
  proof = JSON.parse(stdout)
})

const verify = (given: unknown) => herald(['verify', '-'], JSON.stringify(given))
const marked = (stdout: string, mark: string) =>
  linesIn(stdout).flatMap((line) => new RegExp(`^${mark} ([a-z]+): `).exec(line)?.[1] ?? [])

describe('Verifying a proof', () => {
  it('finds that everything fits', async () => {
    const { status, stdout, stderr } = await verify(proof)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(marked(stdout, '✓')).toEqual(CHECKS)
    expect(linesIn(stdout)).toHaveLength(CHECKS.length + 1)
    expect(linesIn(stdout).at(-1)).toMatch(/^All is well/)
  })

  it('reads it from a file, also one that begins with a mark', async () => {
    const file = join(temporaryFolder(), 'proof.json')
    writeFileSync(file, `\uFEFF${JSON.stringify(proof, null, 2)}\r\n`)
    expect((await herald(['verify', file])).status).toBe(0)
  })

  it('of the first release, and with what its players kept', async () => {
    const kept = (name: string) => fileURLToPath(new URL(`../records/release-1/${name}.json`, import.meta.url))
    const given = ['--receipts', kept('receipts'), '--given', kept('given')]
    const { status, stdout } = await herald(['verify', ...given, kept('proof')])
    expect(status, stdout).toBe(0)
    expect(marked(stdout, '✓')).toEqual([...CHECKS, 'given', 'receipts'])
  })

  it('by rules that are not here is refused with which they are', async () => {
    const { ruleset } = proof as Proof & { ruleset: string }
    for (const other of [{ version: 99 }, { pack: 'ab'.repeat(32) }, { ruleset: 'chess' }]) {
      const { status, stdout } = await verify({ ...proof, ...other })
      expect(status).toBe(1)
      expect(marked(stdout, '✗')).toEqual(['game'])
      expect(stdout).toContain(other.ruleset ?? ruleset)
    }
  })

  it('prints the findings as JSON', async () => {
    const { status, stdout } = await herald(['verify', '--json', '-'], JSON.stringify(proof))
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toEqual(CHECKS.map((what) => ({ what, ok: true, detail: expect.any(String) })))
    const tampered = await herald(['verify', '--json', '-'], JSON.stringify({ ...proof, commitment: '' }))
    expect(tampered.status).toBe(1)
    expect(JSON.parse(tampered.stdout)[1]).toMatchObject({ what: 'commitment', ok: false })
  })

  const flipped = (hex: string) => `${hex.startsWith('0') ? '1' : '0'}${hex.slice(1)}`
  const salted = (page: Proof['log'][number]) => ({ ...page, salt: flipped(page.salt) })
  const entriesOf = (change: (entries: Proof['record']['entries']) => Record<string, unknown>[]) => ({
    ...proof,
    record: { ...proof.record, entries: change(proof.record.entries) },
  })

  it.each<[string, string[], () => unknown]>([
    ['another commitment', ['commitment'], () => ({ ...proof, commitment: flipped(proof.commitment) })],
    ['another secret', ['commitment', 'seed'], () => ({ ...proof, secret: flipped(proof.secret) })],
    ['another nonce', ['seed'], () => ({ ...proof, nonces: ['mine', ...proof.nonces.slice(1)] })],
    ['a nonce too few', ['nonces', 'seed', 'contributed'], () => ({ ...proof, nonces: proof.nonces.slice(1) })],
    ['another result', ['result'], () => ({ ...proof, result: { ...proof.result, winner: 9 } })],
    [
      'an entry that is none',
      ['rules', 'end', 'result', 'entries'],
      () => entriesOf((entries) => [...entries.slice(0, 9), {}]),
    ],
    ['a game cut short', ['end', 'result', 'entries'], () => entriesOf((entries) => entries.slice(0, 20))],
    ['a page too few', ['log', 'entries', 'heads'], () => ({ ...proof, log: proof.log.toSpliced(30, 1) })],
    ['another salt', ['seals'], () => ({ ...proof, log: proof.log.with(9, salted(proof.log[9]!)) })],
    ['a field too few', ['proof'], () => ({ ...proof, secret: undefined })],
    ['a list', ['proof'], () => []],
  ])('sees %s', async (_, wrong, tampered) => {
    const { status, stdout, stderr } = await verify(tampered())
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
    expect(marked(stdout, '✗')).toEqual(wrong)
    expect(linesIn(stdout).at(-1)).toBe(`This proof does not hold. What does not fit: ${wrong.join(', ')}.`)
  })

  it('sees that the seed is another one', async () => {
    const { status, stdout } = await verify({ ...proof, record: { ...proof.record, seed: flipped(proof.record.seed) } })
    expect(status).toBe(1)
    expect(marked(stdout, '✗')).toContain('seed')
  })
})

describe('With what somebody kept', () => {
  const fileWith = (content: unknown) => {
    const file = join(temporaryFolder(), 'kept.json')
    writeFileSync(file, JSON.stringify(content))
    return file
  }
  const receiptOf = ({ salt, seal, head }: Proof['log'][number]) => ({ salt, seal, head })
  const verifyWith = (kind: string, content: unknown) =>
    herald(['verify', `--${kind}`, fileWith(content), '-'], JSON.stringify(proof))

  it('receipts are looked for in the log', async () => {
    const page = proof.log.find(({ events }) => events[0]!.t === 'orders-given')!
    expect((await verifyWith('receipts', [receiptOf(page)])).stdout).toMatch(/^✓ receipts: the receipt is in the log$/m)
    const other = await verifyWith('receipts', [receiptOf(page), { ...receiptOf(page), head: page.seal }])
    expect(other).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^✗ receipts: receipt 2 is not in the log$/m),
    })
  })

  it('the commitment is the one they saw, and their nonce was used', async () => {
    const given = { commitment: proof.commitment, nonce: proof.nonces[1] }
    expect(await verifyWith('given', given)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^✓ given: /m) })
    expect(await verifyWith('given', { ...given, nonce: 'mine' })).toMatchObject({ status: 1 })
    expect(await verifyWith('given', { ...given, commitment: proof.secret })).toMatchObject({ status: 1 })
  })
})

describe('A proof of old, without a log', () => {
  it('is never called well: what it cannot show is said', async () => {
    const { record, commitment, secret, nonces, result } = proof
    const { status, stdout } = await verify({ record, commitment, secret, nonces, result })
    expect(status).toBe(3)
    expect(marked(stdout, '\\?')).toEqual(['log'])
    expect(linesIn(stdout).at(-1)).toBe('Nothing is wrong with what can be checked. What this proof cannot show: log.')
  })
})

describe('A proof that cannot be read', () => {
  it.each<[string, (folder: string) => string, RegExp]>([
    ['no such file', (folder) => join(folder, 'nothing.json'), /there is no file .*nothing\.json/],
    ['a folder', (folder) => folder, /is a folder/],
    ['no JSON', (folder) => written(folder, 'proof: yes'), /is no JSON: .*one proof/],
    ['nothing', (folder) => written(folder, ''), /is no JSON/],
    ['two proofs', (folder) => written(folder, '{}\n{}\n'), /is no JSON: .*one proof/],
    ['no text', (folder) => written(folder, Buffer.from([0xff, 0xfe])), /is not UTF-8 text/],
  ])('%s: says so in one line and ends with 2', async (_, file, words) => {
    const { status, stdout, stderr } = await herald(['verify', file(temporaryFolder())])
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^herald verify: [^\n]+\n$/)
    expect(stderr).toMatch(words)
  })

  function written(folder: string, content: string | Buffer): string {
    const file = join(folder, 'proof.json')
    writeFileSync(file, content)
    return file
  }
})
