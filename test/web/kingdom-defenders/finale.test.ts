// The end of a game: everybody's score laid out as the rules reckoned it, and why ties fell as they did.
import { describe, expect, it } from 'vitest'
import { botFor } from '../../../src/bots/bots.ts'
import { play } from '../../../src/bots/play.ts'
import { digest } from '../../../src/rules/fairness.ts'
import { kingdomDefenders } from '../../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import type { Result, State } from '../../../src/rules/kingdom-defenders/state.ts'
import type { PlayerView } from '../../../src/rules/kingdom-defenders/view.types.ts'
import type { Ruleset } from '../../../src/rules/ruleset.ts'
import { scoringOf } from '../../../web/desks/kingdom-defenders/finale/scoring.ts'
import { tiesIn } from '../../../web/desks/kingdom-defenders/finale/ties.ts'
import { luckFrom } from '../../rules/kingdom-defenders/games.ts'

const { pack } = kingdomDefenders
/** A game of players who know what relics are good for. */
function playedBy(players: number): State {
  const rules = kingdomDefenders as unknown as Ruleset
  const bots = Array.from({ length: players }, () => botFor('regent', rules)!)
  const seed = digest('scoring')
  const options = { players, difficulty: 'expert', variant: 'none' }
  return play(rules, options, seed, bots, luckFrom(seed)).state as State
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

describe('A scoring', () => {
  it('comes to what the rules reckoned, for any number of players', () => {
    let [runes, orbs, fates] = [0, 0, 0]
    for (const players of [2, 3, 4]) {
      const state = playedBy(players)
      const { players: all, result } = kingdomDefenders.view(state, 'public')
      for (const player of all) {
        const { score, runeSets, heaps, fate, ...scoring } = scoringOf(pack, player, result!)
        expect(sum(runeSets.map(({ points }) => points))).toBe(score.runes)
        for (const set of runeSets) expect(set.runes.length).toBeLessThanOrEqual(5)
        for (const { owned, orbs: used, times, points } of heaps)
          if (times !== null) expect((owned + used) * times).toBe(points)
        expect(sum(Object.values(score.orbs))).toBe(scoring.orbs)
        expect(fate?.id).toBe(player.fate)
        runes += runeSets.length
        orbs += scoring.orbs
        fates += score.fate
      }
    }
    // Games in which there was none of it would show nothing.
    expect(Math.min(runes, orbs, fates)).toBeGreaterThan(0)
  })

  it('puts blank runes and orbs where a set lacks one', () => {
    const runes = (relics: string[]) =>
      pack.content.rewards.filter(({ relic }) => relics.includes(relic)).map(({ id }) => id)
    const wild = runes(['rune:wild']).slice(0, 1)
    const shapes = pack.content.rewards.filter(({ relic }) => /^rune:(?!wild)/.test(relic)).map(({ id }) => id)
    const player = { ...empty(0), rewards: [...shapes.slice(0, 2), ...wild, ...runes(['orb']).slice(0, 1)] }
    const orbs = { trophy: 0, legendaryWeapon: 0, arcaneTome: 0, rune: 1 }
    const { runeSets } = scoringOf(pack, player, result([[0]], [{ total: 0, orbs }]))
    expect(runeSets[0]!.runes.slice(-2)).toEqual([...(wild.length > 0 ? ['rune:wild'] : []), 'orb'].slice(-2))
  })
})

describe('A tie', () => {
  const players = [empty(0, 4, 2), empty(1, 3, 9), empty(2, 3, 5), empty(3, 3, 5)]

  it('falls by adventures, then by loot, and is shared where those are level as well', () => {
    const scores = [{ total: 50 }, { total: 50 }, { total: 50 }, { total: 50 }]
    expect(tiesIn(result([[0], [1], [2, 3]], scores), { players })).toEqual([
      { by: 'adventures', higher: 0, lower: 1, counts: [4, 3] },
      { by: 'loot', higher: 1, lower: 2, counts: [9, 5] },
      { by: 'nothing', seats: [2, 3] },
    ])
  })

  it('is none where points differ', () => {
    expect(tiesIn(result([[0], [1]], [{ total: 50 }, { total: 49 }]), { players })).toEqual([])
  })
})

function empty(seat: number, cardsOwned = 0, loot = 0): PlayerView {
  return {
    ...{ seat, cardsOwned, adventures: [], rewards: [], fate: null, orbsSpent: 0, strength: 0, magic: 0 },
    goods: { weapon: 0, spell: 0, coin: 0, loot },
  } as unknown as PlayerView
}

function result(ranking: number[][], scores: { total: number; orbs?: object }[]): Result {
  return { ranking, scores, winners: ranking[0], achievements: { seats: [], table: [] } } as unknown as Result
}
