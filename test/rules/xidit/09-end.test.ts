import { describe, expect, it } from 'vitest'
import type { Options } from '../../../src/rules/xidit/options.ts'
import type { Result } from '../../../src/rules/xidit/state.ts'
import type { Assessment } from '../../../src/rules/xidit/vocabulary.ts'
import { xidit } from '../../../src/rules/xidit/xidit.ts'
import { asksOnly } from '../../support/claims.ts'
import {
  ada,
  assessedInOrder,
  bela,
  cara,
  dov,
  dummyAt,
  eve,
  firstSeat,
  fivePlayers,
  fourPlayers,
  given,
  givenTable,
  nothingShown,
  type Part,
  type Player,
  shortGame,
  threePlayers,
  year,
} from '../../support/table.ts'

/** The last year ends, nobody shows any unit, and the assessments follow. */
const assessedAt = (options: Options, ...parts: Part[]): Result =>
  givenTable(options, year(options.length === 'long' ? 12 : 9), nothingShown, ...parts).whenTheYearRuns({}).state
    .result!

const assessed = (...parts: Part[]): Result => assessedAt(fourPlayers, ...parts)

const assessment = (result: Result, kind: Assessment) => result.assessments.find((each) => each.kind === kind)!

/** Gold by seat. */
const gold = (...amounts: number[]): Part[] => {
  const players = [ada, bela, cara, dov, eve]
  return amounts.map((amount, seat) => players[seat]!.hasGold(amount))
}

describe('The figures of a position', () => {
  it('are what the assessments would find, and units in hand; the dummy’s apart', () => {
    const { id, first } = xidit.pack.layout(threePlayers).regions[0]!
    const parts = [...gold(4, 0, 7), ada.holds({ mage: 1, archer: 1 }), cara.hasGuild(7, 3), bela.hasBardsIn(id, 2)]
    const { state } = givenTable(threePlayers, ...parts, dummyAt({ wealth: 3 }))
    const { seats, others } = xidit.figures(state)
    expect(seats).toEqual({ wealth: [4, 0, 7], influence: [0, 0, 3], reputation: [0, first, 0], units: [2, 0, 0] })
    expect(others).toMatchObject({ dummy: { wealth: 3 } })
    expect(xidit.figures(given(...gold(1)).state).others).toEqual({})
  })
})

describe('The end of a year (X-9.1)', () => {
  it('the year advances by one', () => {
    const { state } = given(year(2))
      .whenTheYearRuns({})
      .shows(asksOnly('orders', ada, bela, cara, dov))
    expect(state).toMatchObject({ year: 3, stage: 'orders' })
  })

  it.each([
    ['ada', ada, 1],
    ['bela', bela, 2],
    ['cara', cara, 3],
    ['dov', dov, 0],
  ] as [string, Player, number][])('the first seat passes on, after the highest comes 0: from %s', (_, first, next) =>
    expect(given(firstSeat(first)).whenTheYearRuns({}).state.first).toBe(next),
  )

  it.each([
    [threePlayers, 2],
    [fivePlayers, 4],
  ] as [Options, number][])('the highest seat is that of the last player: $players', (options, highest) => {
    const last: Part = (state) => {
      state.first = highest
    }
    expect(givenTable(options, last).whenTheYearRuns({}).state.first).toBe(0)
  })

  it('also after a census', () =>
    expect(given(year(4), firstSeat(bela)).whenTheYearRuns({}).state).toMatchObject({ year: 5, first: 2 }))

  it.each([9, 11])('a long game goes on after year %i', (number) =>
    expect(given(year(number)).whenTheYearRuns({}).state).toMatchObject({ year: number + 1, stage: 'orders' }),
  )

  it('a long game ends with year 12', () => {
    const end = given(year(12), firstSeat(bela)).whenTheYearRuns({})
    expect(end.state).toMatchObject({ year: 12, first: 1, stage: 'over' })
    expect(xidit.isOver(end.state)).toBe(true)
    expect(end.questions()).toEqual([])
  })

  it('a short game goes on after year 8, and ends with year 9', () => {
    const short = shortGame(fourPlayers)
    expect(givenTable(short, year(8)).whenTheYearRuns({}).state).toMatchObject({ year: 9, stage: 'orders' })
    expect(givenTable(short, year(9)).whenTheYearRuns({}).state).toMatchObject({ year: 9, stage: 'over' })
  })
})

describe('The three assessments (X-9.2)', () => {
  it('come in their order', () => {
    const order: Assessment[] = ['reputation', 'wealth', 'influence']
    expect(assessed(assessedInOrder(...order)).assessments.map(({ kind }) => kind)).toEqual(order)
  })

  it('wealth is gold', () => expect(assessment(assessed(...gold(4, 0, 31, 7)), 'wealth').values).toEqual([4, 0, 31, 7]))

  it('influence is stories on the board', () => {
    const result = assessed(ada.hasGuild(5, 4), ada.hasGuild(9, 3), bela.hasGuild(1, 1), dov.hasGuild(21, 2))
    expect(assessment(result, 'influence').values).toEqual([7, 1, 0, 2])
  })

  it('held stories and those left are no influence', () => {
    const result = assessed(ada.hasGuild(5, 4), ada.holdsStories(3), bela.holdsStories(2))
    expect(assessment(result, 'influence').values).toEqual([4, 0, 0, 0])
  })

  it('values are of all seats, eliminated or not', () => {
    const result = assessed(...gold(5, 0, 5, 5), bela.hasGuild(5, 4), bela.hasBardsIn('xidit', 1))
    expect(result.assessments[0]?.eliminated).toEqual([1])
    expect(assessment(result, 'influence').values).toEqual([0, 4, 0, 0])
    expect(assessment(result, 'reputation').values).toEqual([0, 7, 0, 0])
  })
})

describe('Reputation (X-9.2)', () => {
  /** Bards by seat in one region. */
  const bards = (region: string, ...counts: number[]): Part[] => {
    const players = [ada, bela, cara, dov, eve]
    return counts.map((count, seat) => players[seat]!.hasBardsIn(region, count))
  }
  const reputation = (...parts: Part[]) => assessment(assessed(...parts), 'reputation').values

  // The snowy region scores 5 and 2.
  it.each([
    ['most and second most', [4, 3, 2, 1], [5, 2, 0, 0]],
    ['most alone, with nobody second', [1, 0, 0, 0], [5, 0, 0, 0]],
    ['two tied for most: nobody is second', [3, 3, 2, 1], [5, 5, 0, 0]],
    ['three tied for most', [2, 2, 1, 2], [5, 5, 0, 5]],
    ['all tied for most', [1, 1, 1, 1], [5, 5, 5, 5]],
    ['two tied for second', [1, 4, 0, 1], [2, 5, 0, 2]],
    ['three tied for second', [1, 1, 6, 1], [2, 2, 5, 2]],
    ['no bards at all', [0, 0, 0, 0], [0, 0, 0, 0]],
    ['a second with a single bard', [0, 0, 9, 1], [0, 0, 5, 2]],
    ['the third gets nothing', [0, 3, 5, 4], [0, 0, 5, 2]],
  ])('%s', (_, counts, values) => expect(reputation(...bards('hautgivre', ...counts))).toEqual(values))

  it.each([
    ['ombel', 3, 1],
    ['estoria', 4, 2],
    ['argos', 4, 2],
    ['rapha', 4, 1],
    ['xidit', 7, 4],
    ['hautgivre', 5, 2],
    ['adlarian', 4, 2],
    ['vieuxmarais', 3, 2],
    ['confines', 3, 1],
  ])('%s scores %i and %i', (region, first, second) =>
    expect(reputation(...bards(region, 0, 1, 2, 0))).toEqual([0, second, first, 0]),
  )

  it('the Bastion counts as the central region', () =>
    expect(reputation(...bards('xidit', 2, 5, 0, 2))).toEqual([4, 7, 0, 4]))

  it('is the sum over the regions', () =>
    expect(
      reputation(...bards('ombel', 2, 1, 0, 0), ...bards('rapha', 1, 1, 0, 0), ...bards('xidit', 1, 2, 0, 1)),
    ).toEqual([3 + 4 + 4, 1 + 4 + 7, 0, 4]))

  it('players eliminated earlier still count in the regions', () => {
    // Dov is out for lack of gold; his bards still leave cara third.
    const result = assessed(...gold(5, 5, 5, 0), ...bards('hautgivre', 0, 3, 2, 4))
    expect(result.assessments[0]?.eliminated).toEqual([3])
    expect(assessment(result, 'reputation').values).toEqual([0, 2, 0, 5])
  })

  it('bards left in the supply count nowhere', () => expect(reputation(ada.hasBardsLeft(3))).toEqual([0, 0, 0, 0]))

  it.each([
    [shortGame(fourPlayers), ['vieuxmarais', 'confines']],
    [shortGame(fivePlayers), ['confines']],
    [threePlayers, ['vieuxmarais', 'confines']],
  ] as [Options, string[]][])('closed regions score nothing (X-2.3): %o', (options, closed) => {
    const { state } = givenTable(options)
    for (const region of closed) expect(state.bards).not.toHaveProperty(region)
    const scoring = xidit.view(state, 'public').regions.map(({ region }) => region)
    expect(scoring).toHaveLength(9 - closed.length)
    // One bard in every open region scores every `first` there is, and no more.
    const everywhere = scoring.map((region) => ada.hasBardsIn(region, 1))
    const values = assessment(assessedAt(options, ...everywhere), 'reputation').values
    expect(values[0]).toBe(37 - 3 * closed.length)
  })
})

describe('Ranking (X-9.3)', () => {
  const ranking = (...parts: Part[]) => assessed(...parts).assessments[0]?.ranking

  it('higher value first', () => expect(ranking(...gold(3, 9, 1, 5))).toEqual([1, 3, 0, 2]))

  it('tied: more units in hand first', () =>
    expect(
      ranking(...gold(5, 5, 5, 5), ada.holds({ mage: 2 }), bela.holds({ mage: 1 }), cara.holds({ mage: 3 })),
    ).toEqual([2, 0, 1, 3]))

  it('units of all kinds count alike', () =>
    expect(
      ranking(
        ...gold(5, 5, 9, 9),
        firstSeat(bela),
        ada.holds({ mage: 2 }),
        bela.holds({ militia: 1, archer: 1, infantry: 1 }),
      )?.slice(2),
    ).toEqual([1, 0]))

  it('units do not make up for value', () =>
    expect(ranking(...gold(4, 5, 6, 7), ada.holds({ militia: 9 }))).toEqual([3, 2, 1, 0]))

  it.each([
    ['ada', ada, [3, 2, 1, 0]],
    ['bela', bela, [0, 3, 2, 1]],
    ['cara', cara, [1, 0, 3, 2]],
    ['dov', dov, [2, 1, 0, 3]],
  ] as [string, Player, number[]][])(
    'still tied: the later in play order of the last year, %s first',
    (_, first, order) => expect(ranking(firstSeat(first))).toEqual(order),
  )

  it('play order decides between those who tie in units too, and no others', () =>
    expect(ranking(...gold(5, 5, 5, 8), bela.holds({ mage: 1 }), firstSeat(ada))).toEqual([3, 1, 2, 0]))

  it('is among those not yet eliminated', () => {
    const [first, second, third] = assessed(...gold(3, 9, 1, 5)).assessments
    expect(first?.ranking).toEqual([1, 3, 0, 2])
    expect(second?.ranking).toEqual([3, 1, 0])
    expect(third?.ranking).toEqual([3, 1])
  })
})

describe('The dummy is ranked (X-9.3)', () => {
  const ranking = (...parts: Part[]) => assessedAt(threePlayers, ...parts).assessments[0]?.ranking

  it('by its track', () => expect(ranking(...gold(9, 7, 3), dummyAt({ wealth: 8 }))).toEqual([0, 'dummy', 1, 2]))

  it('below the player it ties with, though that player has no unit', () =>
    expect(ranking(...gold(9, 6, 3), dummyAt({ wealth: 6 }))).toEqual([0, 1, 'dummy', 2]))

  it('below every player it ties with, who rank among themselves as ever', () =>
    expect(ranking(...gold(6, 6, 6), bela.holds({ mage: 1 }), dummyAt({ wealth: 6 }))).toEqual([1, 2, 0, 'dummy']))

  it('last, when all tie: it is the one to go', () =>
    expect(assessedAt(threePlayers, ...gold(6, 6, 6), dummyAt({ wealth: 6 })).assessments[0]?.eliminated).toEqual([
      'dummy',
    ]))

  it('with its track told, also when it is out', () => {
    const result = assessedAt(threePlayers, ...gold(9, 9, 9), dummyAt({ wealth: 2, influence: 8, reputation: 7 }))
    expect(result.assessments.map(({ dummy }) => dummy)).toEqual([2, 8, 7])
    expect(result.assessments[1]?.ranking).not.toContain('dummy')
  })

  it('and is not there with more players', () =>
    expect(assessed().assessments.map(({ dummy }) => dummy)).toEqual([null, null, null]))
})

describe('Elimination (X-9.4)', () => {
  it('the last ranked is eliminated', () =>
    expect(assessed(...gold(3, 9, 1, 5)).assessments[0]?.eliminated).toEqual([2]))

  it('one at each assessment of four players', () =>
    expect(assessed(...gold(3, 9, 1, 5)).assessments.map(({ eliminated }) => eliminated)).toEqual([[2], [0], [1]]))

  it('five players: the last two at the first assessment, then one each', () => {
    const result = assessedAt(fivePlayers, ...gold(3, 9, 1, 5, 7))
    expect(result.assessments[0]).toMatchObject({ ranking: [1, 4, 3, 0, 2], eliminated: [0, 2] })
    expect(result.assessments[1]).toMatchObject({ ranking: [4, 3, 1], eliminated: [1] })
    expect(result.assessments[2]).toMatchObject({ ranking: [4, 3], eliminated: [3] })
  })

  it('three players and the dummy: one at each', () =>
    expect(
      assessedAt(threePlayers, ...gold(9, 8, 7), dummyAt({ wealth: 6 })).assessments.map(
        ({ eliminated }) => eliminated,
      ),
    ).toEqual([['dummy'], [0], [1]]))

  it('whoever is out stays out, however high in what follows', () => {
    const result = assessed(...gold(0, 9, 9, 9), ada.hasGuild(5, 4), ada.hasBardsIn('xidit', 5))
    expect(result.assessments[1]?.ranking).not.toContain(0)
    expect(result.winner).not.toBe(0)
  })
})

describe('The Savior of the Kingdom (X-9.5)', () => {
  it('is who remains after the third assessment', () => {
    const result = assessed(
      ...gold(1, 2, 3, 0),
      bela.hasGuild(5, 1),
      cara.hasGuild(6, 1),
      bela.hasBardsIn('ombel', 1),
      cara.hasBardsIn('xidit', 1),
    )
    expect(result.assessments.map(({ eliminated }) => eliminated)).toEqual([[3], [0], [1]])
    expect(result.winner).toBe(2)
  })

  it('may be a player who outlasts the dummy', () => {
    const result = assessedAt(
      threePlayers,
      ...gold(9, 9, 8),
      dummyAt({ wealth: 20, influence: 20, reputation: 1 }),
      ada.hasGuild(5, 4),
      ada.hasBardsIn('xidit', 1),
    )
    expect(result).toMatchObject({ winner: 0, standings: [0, 'dummy', 1, 2] })
  })

  it('is nobody when the dummy remains', () => {
    const result = assessedAt(threePlayers, dummyAt({ wealth: 9, influence: 9, reputation: 9 }))
    expect(result.winner).toBeNull()
    expect(result.standings[0]).toBe('dummy')
  })

  it('is told of at the end', () => {
    const end = given(year(12), nothingShown, ...gold(3, 9, 1, 5)).whenTheYearRuns({})
    expect(end.events.at(-1)).toEqual({ t: 'game-ended', winner: 3, standings: [3, 1, 0, 2] })
  })
})

describe('Standings (X-9.6)', () => {
  it('the survivor, then the others by how late they were eliminated', () =>
    expect(assessed(...gold(3, 9, 1, 5)).standings).toEqual([3, 1, 0, 2]))

  it('within one assessment by rank', () =>
    expect(assessedAt(fivePlayers, ...gold(3, 9, 1, 5, 7)).standings).toEqual([4, 3, 1, 0, 2]))

  it('list the dummy where it went', () => {
    const result = assessedAt(threePlayers, ...gold(9, 8, 7), dummyAt({ wealth: 8, influence: 1, reputation: 9 }))
    expect(result.assessments.map(({ eliminated }) => eliminated)).toEqual([[2], [0], [1]])
    expect(result).toMatchObject({ standings: ['dummy', 1, 0, 2], winner: null })
  })
})
