// docs/verify.md is enough: a verifier written from it alone, with nothing of ours, agrees on real proofs, and its example is true.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Bot } from '../../src/bots/bot.ts'
import type { Ruleset } from '../../src/rules/ruleset.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'
import { busy } from '../support/play.ts'
import { proofBy } from '../support/proofs.ts'

const sha = (data: string | Buffer) => createHash('sha256').update(data).digest()
const hash = (text: string) => sha(text).toString('hex')
const commitmentTo = (secret: string) => sha(Buffer.from(secret, 'hex')).toString('hex')
const seedOf = (secret: string, nonces: readonly string[]) => hash([secret, ...nonces].join('/'))
const sorted = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

function* words(seed: string, purpose: string) {
  for (let block = 0; ; block++) {
    const bytes = sha(`${seed}/${purpose}/${block}`)
    for (let at = 0; at < 32; at += 4) yield bytes.readUInt32BE(at)
  }
}

function shuffled<T>(items: readonly T[], seed: string, purpose: string): T[] {
  const stream = words(seed, purpose)
  const list = [...items]
  for (let i = list.length - 1; i >= 1; i--) {
    let word = stream.next().value as number
    while (word >= Math.floor(2 ** 32 / (i + 1)) * (i + 1)) word = stream.next().value as number
    const j = word % (i + 1)
    ;[list[i], list[j]] = [list[j]!, list[i]!]
  }
  return list
}

const document = readFileSync(new URL('../../docs/verify.md', import.meta.url), 'utf8')
const said = (what: string) =>
  [...document.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].find(([, name]) => name === what)![2]!.replaceAll('`', '')

describe('The document', () => {
  it('has an example that is true', () => {
    const secret = said('secret')
    expect(said('commitment')).toBe(commitmentTo(secret))
    const seed = said('seed')
    expect(seed).toBe(seedOf(secret, ['ada-likes-dice', '', 'Bob-7']))
    const stream = words(seed, 'tiles')
    expect(said('first words for `tiles`')).toBe([1, 2, 3].map(() => stream.next().value).join(', '))
    expect(said('`a b c d e` shuffled for `tiles`')).toBe(shuffled(['a', 'b', 'c', 'd', 'e'], seed, 'tiles').join(' '))
    expect(said('head before the first page')).toBe(hash(said('game')))
    expect(said('seal')).toBe(hash(`${said('salt')}/${said('events')}`))
    expect(said('head, were this the first page')).toBe(hash(`${hash(said('game'))}/${said('seal')}`))
  })

  it('is enough to check a real proof', () => {
    const proof = proofBy(xidit as Ruleset, { players: 5, length: 'short' }, busy as Bot, ['a', '', 'c', 'd', ''])
    expect(proof.commitment).toBe(commitmentTo(proof.secret))
    expect(proof.record.seed).toBe(seedOf(proof.secret, proof.nonces))
    expect(proof.contributed).toEqual(proof.nonces.map((nonce) => nonce !== ''))
    let head = hash(proof.game)
    for (const page of proof.log) {
      expect(page.seal).toBe(hash(`${page.salt}/${JSON.stringify(page.events, sorted)}`))
      head = hash(`${head}/${page.seal}`)
      expect(page.head).toBe(head)
    }
    const begun = proof.log[0]!.events[0] as unknown as { assessments: string[]; first: number; titans: object }
    const seed = proof.record.seed!
    expect(begun.assessments).toEqual(shuffled(['wealth', 'influence', 'reputation'], seed, 'assessments'))
    const purposes = [...document.matchAll(/`((?:titans|reinforcements)\/\d)`/g)].map(([, purpose]) => purpose)
    expect(purposes).toEqual(['titans/3', 'titans/4', 'titans/5', 'reinforcements/1', 'reinforcements/2'])
  })
})
