// The registry: a bot is found by its name and by the game, and nothing else is.
import { describe, expect, it } from 'vitest'
import { botFor, botNames } from '../../src/bots/bots.ts'
import type { Ruleset } from '../../src/rules/ruleset.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'

const ruleset = xidit as unknown as Ruleset

describe('The bots', () => {
  it.each(botNames)('has a %s for the game', (name) => {
    expect(botFor(name, ruleset)).toMatchObject({ answer: expect.any(Function) })
  })

  it.each(['nobody', 'toString', ''])('knows no bot called "%s"', (name) => {
    expect(botFor(name, ruleset)).toBeUndefined()
  })

  it.each(['chess', 'constructor'])('has no bot for the game "%s"', (name) => {
    expect(botFor('random', { ...ruleset, name })).toBeUndefined()
  })
})
