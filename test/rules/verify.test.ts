// A finished game's proof: everything in it is looked at, and whatever was tampered with is named.
import { describe, expect, it } from 'vitest'
import { commitment, digest, seedFrom } from '../../src/rules/fairness.ts'
import { type Proof, verify } from '../../src/rules/verify.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'
import { playAny } from '../support/play.ts'

const secret = digest('the server’s secret')
const nonces = ['alice', '', 'Bob-7', 'x'.repeat(64)]
const seed = seedFrom(secret, nonces)
const record = xidit.record(playAny({ options: { players: 4, length: 'short' }, seed }).events)
const { result } = xidit.replay(record)
const proof: Proof = { record, commitment: commitment(secret), secret, nonces, result }

const wrongIn = (tampered: unknown) =>
  verify(xidit, tampered)
    .filter(({ ok }) => !ok)
    .map(({ what }) => what)

describe('Verifying a finished game (X-11.5)', () => {
  it('a true proof holds, and says what was checked', () => {
    expect(verify(xidit, proof)).toEqual(
      ['commitment', 'nonces', 'seed', 'rules', 'end', 'result'].map((what) => ({
        what,
        ok: true,
        detail: expect.any(String),
      })),
    )
    expect(wrongIn(JSON.parse(JSON.stringify(proof)))).toEqual([])
  })

  const tampered: [string, unknown, string[]][] = [
    ['another secret', { ...proof, secret: digest('another') }, ['commitment', 'seed']],
    ['a secret in capitals', { ...proof, secret: secret.toUpperCase() }, ['commitment', 'seed']],
    ['another commitment', { ...proof, commitment: digest('another') }, ['commitment']],
    ['another nonce', { ...proof, nonces: nonces.with(1, 'late') }, ['seed']],
    ['nonces in another order', { ...proof, nonces: nonces.toReversed() }, ['seed']],
    ['a nonce too few', { ...proof, nonces: nonces.slice(1) }, ['nonces', 'seed']],
    ['a nonce with a slash', { ...proof, nonces: nonces.with(0, 'al/ice') }, ['nonces', 'seed']],
    ['another seed', { ...proof, record: { ...record, seed: digest('another') } }, ['seed', 'rules', 'end', 'result']],
    ['a cut record', { ...proof, record: { ...record, entries: record.entries.slice(0, -1) } }, ['end', 'result']],
    [
      'an entry missing',
      { ...proof, record: { ...record, entries: record.entries.slice(1) } },
      ['rules', 'end', 'result'],
    ],
    ['another winner', { ...proof, result: { ...(result as object), winner: 9 } }, ['result']],
    ['a result with something more', { ...proof, result: { ...(result as object), note: 1 } }, ['result']],
    ['no result', { ...proof, result: null }, ['result']],
    ['a list', [proof], ['proof']],
    ['a field too many', { ...proof, note: '' }, ['proof']],
    ['no secret', { ...proof, secret: undefined }, ['commitment', 'seed']],
  ]
  it.each(tampered)('%s does not fit', (_what, given, wrong) => {
    const found = wrongIn(given)
    expect(found).toEqual(expect.arrayContaining(wrong.slice(0, 1)))
    expect(wrong).toEqual(expect.arrayContaining(found))
  })

  it('a monstrous result is just another result', () => {
    const monster = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))
    expect(wrongIn({ ...proof, result: monster })).toEqual(['result'])
    expect(wrongIn({ ...proof, result: { ...(result as object), assessments: monster } })).toEqual(['result'])
  })
})
