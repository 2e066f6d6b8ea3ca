// A finished game's proof: everything in it is looked at, and whatever was tampered with is found and named.
import { describe, expect, it } from 'vitest'
import type { Bot } from '../../src/bots/bot.ts'
import { digest } from '../../src/rules/fairness.ts'
import { type Proof, sealedPages } from '../../src/rules/proof.ts'
import type { Happening, Ruleset } from '../../src/rules/ruleset.ts'
import { verify } from '../../src/rules/verify.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'
import { mutationsOf, sampled } from '../support/mutations.ts'
import { busy } from '../support/play.ts'
import { proofBy } from '../support/proofs.ts'
import { secondGame } from './second-game.ts'

const first = xidit as Ruleset
const second = secondGame as Ruleset
const nonces = ['alice', '', 'Bob-7', 'x'.repeat(64)]
const proof = proofBy(first, { players: 4, length: 'short' }, busy as Bot, nonces)
const { record, log } = proof
const result = proof.result as object
const secondBot = {
  answer: (_view: unknown, { t, spaces, cards }: { t: string; spaces?: string[]; cards?: number[] }) =>
    t === 'place' ? { t, space: spaces![0]! } : { t, card: cards![0]! },
} as unknown as Bot
const secondProof = proofBy(second, { players: 3 }, secondBot, ['a', '', 'c'])

const CHECKS = [
  ...['game', 'commitment', 'nonces', 'seed', 'contributed', 'rules', 'end', 'result'],
  ...['log', 'entries', 'seals', 'heads'],
]
const wrongIn = (tampered: unknown, kept = {}, ruleset: Ruleset = first) =>
  verify(ruleset, tampered, kept)
    .filter(({ ok }) => ok !== true)
    .map(({ what }) => what)

describe('Verifying a finished game (X-11.5)', () => {
  it('a true proof holds, and says what was checked and who had a part in chance', () => {
    const findings = verify(first, proof)
    expect(findings).toEqual(CHECKS.map((what) => ({ what, ok: true, detail: expect.any(String) })))
    expect(findings.find(({ what }) => what === 'contributed')!.detail).toMatch(/seats 0, 2, 3$/)
    expect(proof.contributed).toEqual([true, false, true, true])
    expect(wrongIn(secondProof, {}, second)).toEqual([])
  })

  const tampered: [string, unknown, string[]][] = [
    ['another secret', { ...proof, secret: digest('another') }, ['commitment', 'seed']],
    ['a secret in capitals', { ...proof, secret: proof.secret.toUpperCase() }, ['commitment', 'seed']],
    ['another commitment', { ...proof, commitment: digest('another') }, ['commitment']],
    ['another nonce', { ...proof, nonces: nonces.with(0, 'late') }, ['seed']],
    ['nonces in another order', { ...proof, nonces: nonces.toReversed() }, ['seed', 'contributed']],
    ['a nonce too few', { ...proof, nonces: nonces.slice(1) }, ['nonces', 'seed', 'contributed']],
    ['a nonce with a slash', { ...proof, nonces: nonces.with(0, 'al/ice') }, ['nonces', 'seed', 'contributed']],
    ['a part that nobody had', { ...proof, contributed: [true, true, true, true] }, ['contributed']],
    ['another winner', { ...proof, result: { ...result, winner: 9 } }, ['result']],
    ['a result with something more', { ...proof, result: { ...result, note: 1 } }, ['result']],
    ['no result', { ...proof, result: null }, ['result']],
    ['another game', { ...proof, game: 'other' }, ['heads']],
    ['other rules', { ...proof, version: 2 }, ['game']],
    ['a log cut short', { ...proof, log: log.slice(0, -1) }, ['log', 'entries']],
    ['no log', { ...proof, log: [] }, ['log', 'entries']],
    ['the chain of old', { ...proof, chain: 1 }, ['contributed', 'heads']],
    ['a list', [proof], ['proof']],
    ['a field too many', { ...proof, note: '' }, ['proof']],
    ['another format', { ...proof, format: 'herald-proof/9' }, ['proof']],
    ['a page that is none', { ...proof, log: [...log, {}] }, ['proof']],
  ]
  it.each(tampered)('%s does not fit', (_what, given, wrong) => {
    expect(wrongIn(given)).toEqual(wrong)
  })

  it('orders that were changed in the record do not fit the log, though the rules are kept and the result is the same', () => {
    const last = record.entries.findLastIndex((entry) => (entry as { t: string }).t === 'orders')
    const found = (['wait', 'red', 'blue', 'black', 'act'] as const).flatMap((order) => {
      const entry = record.entries[last] as { orders: string[] }
      const entries = record.entries.with(last, { ...entry, orders: entry.orders.with(5, order) })
      const changed = { ...record, entries }
      const { error, result: other } = first.replay(changed)
      if (error || entry.orders[5] === order) return []
      // With the result that goes with it, so that record and result are of one piece.
      return [wrongIn({ ...proof, record: changed, result: other ?? result })]
    })
    expect(found.length).toBeGreaterThan(0)
    for (const wrong of found) expect(wrong).toContain('entries')
  })

  it('monsters are just other results and events', () => {
    const monster = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))
    expect(wrongIn({ ...proof, result: monster })).toEqual(['result'])
    expect(wrongIn({ ...proof, result: { ...result, assessments: monster } })).toEqual(['result'])
    expect(
      wrongIn({ ...proof, log: log.with(3, { ...log[3]!, events: [{ t: 'waited', monster } as Happening] }) }),
    ).toEqual(['proof'])
  })
})

describe('Any single change of a proof is found', () => {
  const proofs: [string, Ruleset, Proof, number][] = [
    [
      'three and a dummy',
      first,
      proofBy(first, { players: 3, length: 'short', dummy: 'hard' }, busy as Bot, ['a', '', 'c']),
      1,
    ],
    ['four', first, proof, 1],
    ['five', first, proofBy(first, { players: 5, length: 'long' }, busy as Bot, ['', '', 'c', '', '']), 1],
    ['a second game', second, secondProof, Number.POSITIVE_INFINITY],
  ]
  it.each(proofs)('%s', { timeout: 120_000 }, (_name, ruleset, given, each) => {
    const whole = structuredClone(given)
    const all = [...mutationsOf(whole)]
    const chosen = Number.isFinite(each) ? sampled(all, each) : all
    expect(new Set(chosen.map(({ kind }) => kind)).size).toBe(new Set(all.map(({ kind }) => kind)).size)
    const missed: string[] = []
    for (const { at, kind, apply } of chosen) {
      const undo = apply()
      if (wrongIn(whole, {}, ruleset).length === 0) missed.push(`${at} ${kind}`)
      undo()
    }
    expect(missed).toEqual([])
    expect(wrongIn(whole, {}, ruleset)).toEqual([])
  })
})

describe('A log that was sealed anew', () => {
  const resealed = (pages: Proof['log']): Proof => ({ ...proof, log: sealedPages(proof.game, pages) })

  it('fits its seals, and is found all the same where the rules or chance decide', () => {
    expect(wrongIn(resealed(log))).toEqual([])
    const missed: string[] = []
    const byTheRules = log.flatMap(({ events }, page) =>
      events.some(({ t }) => ['begun', 'orders-revealed', 'start-chosen'].includes(t)) ? [page] : [],
    )
    for (const page of byTheRules.slice(0, 6)) {
      const events = structuredClone(log[page]!.events)
      for (const { at, kind, apply } of sampled([...mutationsOf(events)], 1)) {
        const undo = apply()
        const wrong = events.length === 0 ? ['proof'] : wrongIn(resealed(log.with(page, { ...log[page]!, events })))
        if (wrong.length === 0) missed.push(`${page}${at} ${kind}`)
        undo()
      }
    }
    expect(missed).toEqual([])
  })

  it('with other orders for a whole year, played on by the rules, is found by a receipt', () => {
    const other = proofBy(first, record.options, busy as Bot, nonces.with(0, 'other-luck'))
    const at = log.findIndex(({ events }) => events[0]!.t === 'orders-given')
    const { salt, seal, head } = log[at]!
    const seat = (log[at]!.events[0] as unknown as { seat: number }).seat
    const receipt = { salt, seal, head, seat }
    expect(wrongIn(other, { receipts: [] })).toEqual([])
    expect(wrongIn(proof, { receipts: [receipt] })).toEqual([])
    expect(wrongIn(other, { receipts: [receipt] })).toEqual(['receipts'])
  })
})

describe('What somebody kept', () => {
  const at = log.findIndex(({ events }) => events[0]!.t === 'orders-given')
  const { salt, seal, head, events } = log[at]!
  const seq = log.slice(0, at + 1).reduce((sum, page) => sum + page.events.length, 0)
  const receipt = { seat: (events[0] as unknown as { seat: number }).seat, seq, salt, seal, head, words: ['Wait.'] }

  it('of receipts each must be in the log, with its seat, its place, its salt, its seal and its head', () => {
    expect(wrongIn(proof, { receipts: [receipt, { ...receipt, salt: null }, { ...receipt, head: null }] })).toEqual([])
    for (const change of [
      ...[{ salt: digest('x').slice(32) }, { seal: digest('x') }, { head: digest('x') }, { seq: seq + 1 }],
      ...[{ seat: receipt.seat + 1 }, { salt: null, seal: null }],
    ])
      expect(wrongIn(proof, { receipts: [receipt, { ...receipt, ...change }] })).toEqual(['receipts'])
    for (const receipts of [null, {}, 'x', [null], [7]]) expect(wrongIn(proof, { receipts })).toEqual(['receipts'])
  })

  it('of the beginning: the commitment they saw, and the nonce they gave at their seat', () => {
    const given = { commitment: proof.commitment, nonce: 'Bob-7', seat: 2 }
    expect(wrongIn(proof, { given })).toEqual([])
    expect(wrongIn(proof, { given: { commitment: proof.commitment, nonce: 'Bob-7' } })).toEqual([])
    for (const other of [{ commitment: digest('x') }, { nonce: 'bob' }, { seat: 3 }, { nonce: 5 }])
      expect(wrongIn(proof, { given: { ...given, ...other } })).toEqual(['given'])
    for (const nothing of [null, 'x', []]) expect(wrongIn(proof, { given: nothing })).toEqual(['given'])
  })
})

describe('Proofs of old', () => {
  it('without a log are checked as far as they go, and it is said what cannot be told', () => {
    const { commitment, secret } = proof
    const old = { record, commitment, secret, nonces, result: proof.result }
    const findings = verify(first, old)
    expect(findings.map(({ what, ok }) => [what, ok])).toEqual([
      ...['commitment', 'nonces', 'seed', 'rules', 'end', 'result'].map((what) => [what, true]),
      ['log', null],
    ])
    expect(findings.at(-1)!.detail).toMatch(/handed in/)
    expect(wrongIn({ ...old, nonces: nonces.with(0, 'late') })).toEqual(['seed', 'log'])
    expect(wrongIn({ ...old, note: 1 })).toEqual(['proof'])
  })
})
