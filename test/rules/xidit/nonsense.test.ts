// Whatever is sent: it is refused by name, nothing changes, and nothing is thrown.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Bot } from '../../../src/bots/bot.ts'
import { digest } from '../../../src/rules/fairness.ts'
import type { Ruleset } from '../../../src/rules/ruleset.ts'
import { verify } from '../../../src/rules/verify.ts'
import type { Command } from '../../../src/rules/xidit/commands.ts'
import type { Question } from '../../../src/rules/xidit/questions.ts'
import type { State } from '../../../src/rules/xidit/state.ts'
import { xidit } from '../../../src/rules/xidit/xidit.ts'
import { busy, deepFreeze, everyKind, playAny, scribble } from '../../support/play.ts'
import { proofBy } from '../../support/proofs.ts'

/** A moment of each kind of question, with a legal answer to it. */
const moments = new Map<Question['t'], { state: State; question: Question; legal: Command }>()
for (const [i, options] of everyKind.entries()) {
  for (let game = 0; game < 4; game++) {
    let state: State | undefined
    for (const event of playAny({ options, seed: digest(`nonsense ${i} ${game}`) }).events) {
      state = xidit.evolve(state, event)
      for (const question of xidit.awaits(state).slice(0, 1))
        if (!moments.has(question.t))
          moments.set(question.t, deepFreeze({ state, question, legal: xidit.lapse(state, question) }))
    }
  }
}
const kinds = ['start', 'orders', 'spoils', 'titan', 'census', 'census-bards', 'census-story'] as const

const refusalOf = (state: State, seat: number, command: unknown) => {
  const ruling = xidit.answer(state, seat, command as Command)
  return ruling.ok ? undefined : ruling.refusal
}

const aRefusal = {
  why: expect.stringMatching(/^not-(understood|asked|allowed)$/),
  code: expect.stringMatching(/^[a-z-]+$/),
  rule: expect.stringMatching(/^X-\d+(\.\d+a?)?$/),
  at: expect.stringMatching(/^(\/.*)?$/s),
  message: expect.stringMatching(/^.{5,400}$/s),
}

const NONSENSE: unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  1e308,
  10n,
  '',
  'ask',
  'x'.repeat(10_000),
  [],
  [[]],
  {},
  { t: null },
  { t: 'constructor' },
  { t: '__proto__' },
  { t: 'toString' },
  { t: [] },
  new Date(0),
  Symbol('t'),
  () => 0,
  JSON.parse('{"__proto__":{"t":"orders"}}'),
  Object.create(null),
  new Map(),
]

it('there is a moment of every kind of question', () => {
  expect([...moments.keys()].sort()).toEqual([...kinds].sort())
})

describe.each(kinds)('Nonsense instead of an answer: %s', (t) => {
  const { state, question, legal } = moments.get(t)!

  it('is refused', () => {
    for (const nonsense of NONSENSE) expect(refusalOf(state, question.seat, nonsense)).toMatchObject(aRefusal)
  })

  it('in any field is refused, with the field named', () => {
    for (const field of Object.keys(legal).filter((name) => name !== 't'))
      for (const [i, nonsense] of NONSENSE.entries()) {
        if (field === 'beat' && nonsense === null) continue // declines
        const refusal = refusalOf(state, question.seat, { ...legal, [field]: nonsense })
        expect(refusal, `${field}: number ${i}`).toMatchObject(aRefusal)
        if (nonsense !== undefined || field === 'bards') expect(refusal!.at).toMatch(new RegExp(`^/${field}`))
      }
  })

  it('a field too many or one missing is refused', () => {
    for (const extra of ['seat', 'note', '__proto__x', 'constructor'])
      expect(refusalOf(state, question.seat, { ...legal, [extra]: 1 })).toMatchObject({ ...aRefusal, at: `/${extra}` })
    expect(refusalOf(state, question.seat, { ...legal, 'a/b~c': 1 })).toMatchObject({ ...aRefusal, at: '/a~1b~0c' })
    const own = JSON.parse(JSON.stringify(legal).replace('{', '{"__proto__":1,'))
    expect(refusalOf(state, question.seat, own)).toMatchObject({ ...aRefusal, at: '/__proto__' })
    for (const field of Object.keys(legal)) {
      const { [field as keyof Command]: _, ...less } = legal
      expect(refusalOf(state, question.seat, less)).toMatchObject(aRefusal)
    }
  })

  it('a legal answer of somebody who is not asked, or of no seat at all, is refused', () => {
    const seats = [...state.lords.keys()].filter((seat) => !xidit.awaits(state).some((asked) => asked.seat === seat))
    for (const seat of [...seats, -1, 0.5, 99, Number.NaN, '0', null, undefined] as number[])
      expect(refusalOf(state, seat, legal)).toMatchObject(aRefusal)
    expect(xidit.answer(state, question.seat, legal).ok).toBe(true)
  })

  it('what was taken shares nothing with what was sent', () => {
    const sent = structuredClone(legal)
    const ruling = xidit.answer(state, question.seat, sent)
    const events = JSON.stringify(ruling)
    scribble(sent)
    expect(JSON.stringify(ruling)).toBe(events)
  })

  it('an answer to another question is refused as not asked', () => {
    for (const other of kinds.filter((kind) => kind !== t))
      expect(refusalOf(state, question.seat, moments.get(other)!.legal)).toMatchObject({
        ...aRefusal,
        why: 'not-asked',
      })
  })

  it('anything at all, and a legal answer with anything in it, is judged without a throw', () => {
    const anything = fc.anything({ withBigInt: true, withNullPrototype: true, withObjectString: true })
    fc.assert(
      fc.property(anything, fc.constantFrom(...Object.keys(legal)), (value, field) => {
        expect(refusalOf(state, question.seat, value)).toMatchObject(aRefusal)
        refusalOf(state, question.seat, { ...legal, [field]: value })
        refusalOf(state, question.seat, { t: 'standing', standing: value })
        refusalOf(state, question.seat, { t: 'standing', standing: { [field]: value } })
      }),
      { numRuns: 300 },
    )
  })
})

describe('Nonsense instead of options, records and proofs', () => {
  it('is refused', () => {
    for (const nonsense of NONSENSE) {
      expect(xidit.options(nonsense)).toMatchObject({ ok: false, refusal: aRefusal })
      expect(xidit.replay(nonsense).error?.index).toBe(-1)
      expect(verify(xidit as Ruleset, nonsense).some(({ ok }) => !ok)).toBe(true)
    }
  })

  it('anything at all is judged without a throw', () => {
    const proof = proofBy(xidit as Ruleset, { players: 4, length: 'short' }, busy as Bot, ['a', '', 'c', 'd'])
    const parts = Object.keys(proof)
    const record = proof.record as ReturnType<typeof xidit.record>
    fc.assert(
      fc.property(
        fc.anything(),
        fc.constantFrom('format', 'options', 'seed', 'entries'),
        fc.nat(),
        (value, field, at) => {
          xidit.options(value)
          expect(xidit.replay({ ...record, [field]: value }).error?.index ?? 0).toBeLessThanOrEqual(0)
          const entries = record.entries.with(at % record.entries.length, value as never)
          expect(xidit.replay({ ...record, entries }).error?.index).toBe(at % record.entries.length)
          const isFound = (proof: unknown) => expect(verify(xidit as Ruleset, proof).some(({ ok }) => !ok)).toBe(true)
          isFound({ record: value, commitment: value, secret: value, nonces: value, result: value })
          isFound({ ...proof, [parts[at % parts.length]!]: value })
          const page = { ...proof.log[at % proof.log.length]!, events: [{ ...(value as object), t: field }] }
          isFound({ ...proof, log: proof.log.with(at % proof.log.length, page) })
        },
      ),
      { numRuns: 200 },
    )
  })
})
