import { describe, expect, it } from 'vitest'
import { rank, resultOf } from '../../../src/rules/kingdom-defenders/end.ts'
import { maintain, openGates } from '../../../src/rules/kingdom-defenders/round/maintenance.ts'
import { bestScore, runeLayers, scoreWith, trophyScore } from '../../../src/rules/kingdom-defenders/score.ts'
import type { Player, Score } from '../../../src/rules/kingdom-defenders/state.ts'
import { blue, green, pack, red, seatOf, table, yellow } from './board.ts'

const noOrbs = { trophy: 0, legendaryWeapon: 0, arcaneTome: 0, rune: 0 }

describe('Gates and maintenance (KD-9.1, KD-9.2)', () => {
  it('K-30: who stands at a gate is put in at its place; the others keep their order', () => {
    const order = [red, green, yellow, blue]
    const orderWith = (spaces: Record<string, [number]>) => {
      const at = table({ stage: 'gates', order, spaces })
      openGates(at)
      return at.state.order
    }
    expect(orderWith({ 'D.1': [blue], 'D.2': [yellow] })).toEqual([blue, yellow, red, green])
    expect(orderWith({ 'D.2': [red] })).toEqual([green, red, yellow, blue])
    expect(orderWith({ 'D.1': [red] })).toEqual(order)
    expect(orderWith({})).toEqual(order)
  })

  it('K-31: marked slots are cleared, cards move up, the deck fills', () => {
    const at = table({
      stage: 'gates',
      row: { '1': null, '2': 'A02', '3': null, '4': 'A04' },
      deck: ['A05', 'A06', 'A07', 'A08'],
    })
    maintain(at)
    expect([at.state.row, at.state.deck]).toEqual([{ '4': 'A02', '3': 'A05', '2': 'A06', '1': 'A07' }, ['A08']])
  })

  it('K-32: empty deed and Reward places are filled, as far as the piles last', () => {
    const at = table({ stage: 'gates', deeds: [null, 'T05', null], rewards: ['R01', null], rewardPile: [] })
    const pile = at.state.deedPile.slice(0, 2)
    maintain(at)
    expect(at.state.deeds).toEqual([pile[0], 'T05', pile[1]])
    expect(at.state.rewards).toEqual(['R01', null])
  })

  it('K-8: a building a round is revealed, five in the end', () => {
    const at = table({ stage: 'gates' })
    at.state.revealed = 1
    const revealed = [1, 2, 3, 4, 5].map(() => {
      maintain(at)
      return at.state.revealed
    })
    expect(revealed).toEqual([2, 3, 4, 5, 5])
  })

  it('discs on passive characters return, and the grey one is given back', () => {
    const at = table({
      stage: 'gates',
      characters: { 'A.1': 'P2' },
      spaces: { 'A.1': [red], 'A.P1': [blue] },
      seats: [{ hero: 6 }],
    })
    at.state.grey.now = red
    maintain(at)
    expect([seatOf(at, red).hero, at.state.spaces, at.state.grey.now]).toEqual([6, {}, null])
  })
})

/** A player with these relics, on cards and tiles that show them. */
const owning = (changes: Partial<Player>): Player => ({ ...seatOf(table(), red), fame: 0, fate: 'F8', ...changes })

describe('Scoring (KD-9.3 to KD-9.6)', () => {
  const yellowsCards = ['A03', 'A17', 'A06', 'A05', 'A12', 'A15']
  const yellowsTiles = ['R01', 'R02', 'R12', 'R03']

  it('K-33: a division that is given, and the best one', () => {
    const player = owning({ fate: 'F2', loot: 4, magic: 3, wounds: 2, adventures: yellowsCards, rewards: yellowsTiles })
    const items = (score: Score) => [
      score.loot,
      score.runes,
      score.trophies,
      score.arcaneTomes,
      score.wounds,
      score.fate,
    ]
    // Six tomes: A17, A05, A12, A15 and one tile are five, so one more card shows the sixth.
    player.adventures = [...yellowsCards.filter((card) => card !== 'A06'), 'A19', 'A06']
    expect(items(scoreWith(pack, player, { ...noOrbs, arcaneTome: 2 }))).toEqual([4, 5, 0, 16, -2, 4])
    expect(scoreWith(pack, player, { ...noOrbs, arcaneTome: 2 }).total).toBe(27)
    const best = bestScore(pack, player)
    expect([best.runes, best.arcaneTomes, best.total, best.orbs.rune]).toEqual([13, 12, 31, 2])
  })

  it('K-34: trophies and runes', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => trophyScore(pack, n))).toEqual([0, 0, 1, 3, 6, 10, 15, 16, 17])
    const runes = (shapes: number[], free = 0) =>
      runeLayers(shapes, free).reduce((sum, size) => sum + pack.content.scoring.runeSets[size]!, 0)
    expect([runes([1, 1, 1, 1, 1]), runes([2, 2, 0, 0, 0])]).toEqual([18, 8])
    expect(runeLayers([2, 1, 0, 0, 0], 2)).toEqual([4, 1])
    expect(runeLayers([1, 1, 1, 1, 1], 1)).toEqual([5, 1])
  })

  it('K-35: Fates', () => {
    const fate = (changes: Partial<Player>) => scoreWith(pack, owning(changes), noOrbs).fate
    expect(fate({ fate: 'F1', coin: 6 })).toBe(5)
    expect(fate({ fate: 'F1', coin: 20 })).toBe(8)
    expect(fate({ fate: 'F2', rewards: ['R01', 'R02', 'R03', 'R04'] })).toBe(4)
    expect(fate({ fate: 'F2', rewards: ['R01', 'R02', 'R03', 'R04', 'R05'] })).toBe(6)
    const runes = ['A03', 'A06', 'A08', 'A09', 'A11']
    expect([1, 2, 3, 4, 5].map((n) => fate({ fate: 'F3', adventures: runes.slice(0, n) }))).toEqual([1, 2, 4, 6, 8])
    expect(fate({ fate: 'F3', adventures: [...runes, ...runes] })).toBe(8)
    expect(scoreWith(pack, owning({ fate: 'F4', rewards: ['R12', 'R01'] }), { ...noOrbs, trophy: 1 }).fate).toBe(2)
  })

  it('K-36: legendary weapons times the multiplier', () => {
    const player = owning({ strength: 4, rewards: ['R07', 'R08', 'R09'] })
    expect(scoreWith(pack, player, noOrbs).legendaryWeapons).toBe(6)
  })

  it('a total is at least 0', () => expect(scoreWith(pack, owning({ wounds: 4 }), noOrbs).total).toBe(0))
})

describe('Ranking and achievements (KD-9.7, KD-9.8)', () => {
  const score = (total: number) => ({ total }) as Score
  const player = (adventures: number, loot: number) => ({ adventures: Array(adventures).fill('A01'), loot }) as never

  it('K-37: higher total, then more cards, then more loot; then shared', () => {
    const scores = [score(50), score(50), score(50), score(50)]
    expect(rank([player(2, 1), player(3, 0), player(2, 2), player(2, 1)], scores)).toEqual([[1], [2], [0, 3]])
    expect(rank([player(1, 0), player(9, 9)], [score(51), score(50)])).toEqual([[0], [1]])
    const at = table()
    for (const seat of at.state.seats) seat.fate = 'F1'
    for (const seat of at.state.seats) seat.fame = 20
    expect(resultOf(pack, at.state)).toMatchObject({
      ranking: [[0, 1, 2, 3]],
      winners: [0, 1, 2, 3],
      kingdomSaved: true,
    })
  })

  it('are given for what they say', () => {
    const at = table({
      seats: [
        {
          fame: 130,
          wounds: 0,
          loot: 8,
          strength: 7,
          feats: ['adventurer', 'popular'],
          adventures: ['A17', 'A26', 'A33'],
        },
        {
          fame: 40,
          wounds: 1,
          hero: 5,
          rewards: ['R12', 'R13', 'R14', 'R15', 'R16'],
          adventures: ['A02', 'A07', 'A13'],
        },
        { fame: 10, wounds: 1, hero: 5, adventures: ['A03', 'A06', 'A08', 'A09', 'A11'] },
        { fame: 10, wounds: 1, hero: 5 },
      ],
    })
    const { achievements } = resultOf(pack, at.state)
    expect(achievements.seats[0]).toEqual([
      ...['immaculate', 'collector', 'expertise', 'adventurer', 'popular', 'supremacy', 'fortunate', 'legend'],
    ])
    expect(achievements.seats.slice(1)).toEqual([['hunter'], ['fanatic'], []])
    expect(achievements.table).toEqual([])
  })
})
