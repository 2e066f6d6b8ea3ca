// What a seat may answer, and on what terms it is asked, in every game there is: walked from beginning to end by silence.
import { describe, expect, it } from 'vitest'
import { digest } from '../../src/rules/fairness.ts'
import { games } from '../../src/rules/games.ts'
import type { Question, Ruleset, Seat } from '../../src/rules/ruleset.ts'
import { secondGame } from './second-game.ts'

const rulesets = [...games.map(({ standard }) => standard), secondGame as unknown as Ruleset]

/** Everything that is asked in a game, and the state it is asked in. Everybody is silent, but wants to be asked. */
function* walk(ruleset: Ruleset, seed: string): Generator<{ state: unknown; asked: Question[] }> {
  const options = ruleset.options(ruleset.examples.options)
  if (!options.ok) throw new Error(options.refusal.message)
  let state = ruleset.fold(ruleset.begin(options.value, digest(seed)))
  while (!ruleset.isOver(state)) {
    state = ruleset.fold(ruleset.resolve(state), state)
    const asked = ruleset.awaits(state)
    if (asked.length === 0) continue
    yield { state, asked }
    state = answered(ruleset, state, asked[0]!)
  }
}

function answered(ruleset: Ruleset, state: unknown, question: Question): unknown {
  const ruling = ruleset.answer(state, question.seat, ruleset.lapse(state, question))
  if (!ruling.ok) throw new Error(ruling.refusal.message)
  return ruleset.fold(ruling.events, state)
}

const idsFor = (ruleset: Ruleset, state: unknown, seat: Seat) => ruleset.answerable(state, seat).map(({ id }) => id)

describe.each(rulesets.map((ruleset) => [ruleset.name, ruleset] as const))('In %s', (_, ruleset) => {
  const steps = [...walk(ruleset, 'terms')]

  it('whatever is asked of a seat can be answered by it, one of a kind, under an id of its own', () => {
    const seen = new Set<string>()
    for (const { state, asked } of steps) {
      for (const question of asked) {
        expect(ruleset.answerable(state, question.seat)).toContainEqual(question)
        seen.add(question.id)
      }
      for (const { seat } of asked) {
        const all = ruleset.answerable(state, seat)
        expect(new Set(all.map(({ t }) => t)).size).toBe(all.length)
        expect(all.every((question) => question.seat === seat)).toBe(true)
        expect(all.every(({ id }) => !id.includes(' '))).toBe(true)
      }
    }
    expect(seen.size).toBeGreaterThan(2)
  })

  it('what is kept may be changed as long as others are asked, and what is not is over once it is answered', () => {
    for (const { state, asked } of steps) {
      const [question, ...others] = asked
      const { kept } = ruleset.terms(question!)
      const after = answered(ruleset, state, question!)
      if (others.length > 0) expect(idsFor(ruleset, after, question!.seat).includes(question!.id)).toBe(kept)
      if (kept && others.length > 0) expect(() => answered(ruleset, after, question!)).not.toThrow()
      if (!kept) expect(idsFor(ruleset, after, question!.seat)).not.toContain(question!.id)
    }
  })

  it('nobody can answer anything when it is over', () => {
    const last = steps.at(-1)!
    const state = last.asked.reduce((now, question) => answered(ruleset, now, question), last.state)
    const over = ruleset.fold(ruleset.resolve(state), state)
    expect(ruleset.isOver(over)).toBe(true)
    for (const { seat } of last.asked) expect(ruleset.answerable(over, seat)).toEqual([])
  })
})
