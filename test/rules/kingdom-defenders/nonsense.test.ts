// Whatever somebody sends is judged: refused with a code, a rule and a place, or taken; never an exception.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { digest } from '../../../src/rules/fairness.ts'
import { kingdomDefenders as rules } from '../../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import { playAny } from './games.ts'

const { events } = playAny({
  options: { players: 3, difficulty: 'expert', variant: 'extreme' },
  seed: digest('nonsense'),
})
const states = Array.from({ length: 40 }, (_, i) =>
  rules.fold(events.slice(0, 1 + Math.floor((i * events.length) / 40))),
)

const kinds = [
  'fate',
  'dice',
  'die',
  'place',
  'act',
  'marker',
  'victory',
  'siege',
  'plan',
  'acts',
  'standing',
  'withdraw-plan',
]
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.record(
    {
      t: fc.constantFrom(...kinds),
      round: fc.nat(7),
      space: fc.oneof(fc.constant(null), fc.constantFrom('E1.a', 'B3.3', 'C.4', '__proto__', 'constructor')),
      do: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant({}), fc.constant(null)),
      wishes: fc.jsonValue({ maxDepth: 2 }),
      then: fc.constantFrom('pass', 'ask', 'x'),
      steps: fc.jsonValue({ maxDepth: 2 }),
      rest: fc.constantFrom('auto', 'x'),
      standing: fc.jsonValue({ maxDepth: 2 }),
      out: fc.jsonValue({ maxDepth: 1 }),
      die: fc.constantFrom('force', 'toString'),
    },
    { requiredKeys: ['t'] },
  ),
)

it('answers, drafts and lines of nonsense are judged, never thrown at', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...states),
      fc.integer({ min: -1, max: 4 }),
      odd,
      fc.string(),
      (state, seat, answer, line) => {
        const before = JSON.stringify(state)
        const ruling = rules.answer(state, seat, answer as never)
        if (!ruling.ok) {
          expect(ruling.refusal).toMatchObject({ code: expect.any(String), rule: expect.stringMatching(/^KD-/) })
          expect(ruling.refusal.message).toMatch(/^[A-Z“].*\.$/)
          expect(ruling.refusal.at).toMatch(/^(\/.*)?$/s)
        } else expect(() => rules.fold(ruling.events, state)).not.toThrow()
        rules.preview!(state, seat, answer)
        rules.readLine(line, state, seat)
        rules.options(answer)
        rules.replay(answer)
        expect(JSON.stringify(state)).toBe(before)
      },
    ),
    { numRuns: 400 },
  )
})
