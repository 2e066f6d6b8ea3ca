// The players of Kingdom Defenders: legal whatever happens, better than luck, and no danger to the city.
import { describe, expect, it } from 'vitest'
import { botFor } from '../../src/bots/bots.ts'
import { play } from '../../src/bots/play.ts'
import { digest } from '../../src/rules/fairness.ts'
import { kingdomDefenders } from '../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import type { Options } from '../../src/rules/kingdom-defenders/options.ts'
import type { Outcome, Ruleset } from '../../src/rules/ruleset.ts'
import { everyKind, luckFrom } from '../rules/kingdom-defenders/games.ts'

const ruleset = kingdomDefenders as unknown as Ruleset

function playBots(names: readonly string[], options: Options, seed: string): Outcome {
  const bots = names.map((name) => botFor(name, ruleset)!)
  return ruleset.outcome(play(ruleset, options, seed, bots, luckFrom(seed)).events)!
}

const standard = (players: 2 | 3 | 4): Options => ({ players, difficulty: 'standard', variant: 'none' })

describe('A regent', () => {
  it('plays every kind of game to its end by the rules', () => {
    for (const [at, options] of everyKind.entries()) {
      const names = Array.from({ length: options.players }, () => 'regent')
      expect(playBots(names, options, digest(`regents ${at}`)).winners.length).toBeGreaterThan(0)
    }
  })

  it('wins against three players of luck, at any seat', () => {
    const GAMES = 12
    let won = 0
    for (let game = 0; game < GAMES; game++) {
      const seat = game % 4
      const names = [0, 1, 2, 3].map((at) => (at === seat ? 'regent' : 'random'))
      if (playBots(names, standard(4), digest(`against luck ${game}`)).winners.includes(seat)) won++
    }
    expect(won).toBeGreaterThanOrEqual(GAMES - 1)
  })

  it('keeps the city standing among its like', () => {
    const GAMES = 10
    let fallen = 0
    for (let game = 0; game < GAMES; game++)
      fallen += playBots(Array(4).fill('regent'), standard(4), digest(`among its like ${game}`)).table![
        'cities fallen'
      ]!
    expect(fallen).toBeLessThanOrEqual(1)
  })

  it('decides the same from the same: it has no luck of its own', () => {
    const once = playBots(['regent', 'regent'], standard(2), digest('again'))
    expect(playBots(['regent', 'regent'], standard(2), digest('again'))).toEqual(once)
  })
})
