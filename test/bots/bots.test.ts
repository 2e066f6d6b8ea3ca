// Players without people: they see what a player sees, answer what a player is asked, and the regent plays to win.
import { describe, expect, it } from 'vitest'
import type { Bot } from '../../src/bots/bot.ts'
import { botFor, botNames } from '../../src/bots/bots.ts'
import { play } from '../../src/bots/play.ts'
import { digest } from '../../src/rules/fairness.ts'
import type { Ruleset } from '../../src/rules/ruleset.ts'
import type { Event } from '../../src/rules/xidit/events.ts'
import type { Options } from '../../src/rules/xidit/options.ts'
import type { State } from '../../src/rules/xidit/state.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'
import { deepFreeze, everyKind, luckOf, playAny } from '../support/play.ts'

const named = (name: string): Bot => botFor(name, xidit)!

function playWith(bots: Bot[], options: Options, seed: string) {
  const { events } = play(xidit, options, seed, bots, luckOf(seed))
  return { events: events as Event[], outcome: xidit.outcome(events as Event[])! }
}

it('are found by name, for a game that has them', () => {
  expect(botNames).toEqual(['random', 'regent'])
  expect(botFor('nobody', xidit)).toBeUndefined()
  expect(botFor('constructor', xidit)).toBeUndefined()
  expect(botFor('regent', { ...xidit, name: 'another' } as Ruleset)).toBeUndefined()
})

describe.each(everyKind)('Whole games of $players, $length, dummy $dummy', (options) => {
  it.each(['random', 'regent'])('%s plays them to the end: none of its answers is refused', (name) => {
    for (let game = 0; game < (name === 'random' ? 5 : 1); game++) {
      const bots = Array.from({ length: options.players }, () => named(name))
      const { events } = playWith(bots, options, digest(`${name} ${game}`))
      expect(xidit.replay(xidit.record(events)).error).toBeUndefined()
    }
  })
})

describe('The regent', () => {
  it('beats three who answer at random in at least 90 of 100 games', () => {
    let wins = 0
    for (let game = 0; game < 100; game++) {
      const seat = game % 4
      const bots = Array.from({ length: 4 }, (_, at) => named(at === seat ? 'regent' : 'random'))
      if (playWith(bots, { players: 4, length: 'long' }, digest(`match ${game}`)).outcome.winner === seat) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(90)
  }, 300_000)

  it('beats the dummy too, where three play', () => {
    let wins = 0
    for (let game = 0; game < 10; game++) {
      const seat = game % 3
      const bots = Array.from({ length: 3 }, (_, at) => named(at === seat ? 'regent' : 'random'))
      const options: Options = { players: 3, length: 'short', dummy: game % 2 === 0 ? 'hard' : 'normal' }
      if (playWith(bots, options, digest(`dummy ${game}`)).outcome.winner === seat) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(9)
  })
})

describe.each(['random', 'regent'])('%s', (name) => {
  it('answers from the view alone, changes nothing, and answers the same with the same luck', () => {
    const seen = new Set<string>()
    const { events } = playAny({ options: { players: 3, length: 'short', dummy: 'normal' }, seed: digest('moments') })
    let state: State | undefined
    for (const event of events) {
      state = xidit.evolve(state, event)
      for (const question of xidit.awaits(state)) {
        if (question.t === 'orders' && state.year > 3) continue
        seen.add(question.t)
        const view = JSON.stringify(xidit.view(state, question.seat))
        const answer = () =>
          named(name).answer(
            deepFreeze(JSON.parse(view)),
            deepFreeze(structuredClone(question)),
            luckOf(digest(question.id)),
          )
        expect(answer()).toEqual(answer())
        expect(xidit.answer(state, question.seat, answer() as never).ok).toBe(true)
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['start', 'orders', 'spoils', 'census', 'census-bards']))
  })

  it('wants to be asked everything', () => {
    const state = xidit.fold(xidit.begin({ players: 4, length: 'long' }, digest('prepare')))
    expect(named(name).prepare!(xidit.view(state, 0))).toMatchObject({
      t: 'standing',
      standing: { rewards: 'ask', start: 'ask' },
    })
  })
})
