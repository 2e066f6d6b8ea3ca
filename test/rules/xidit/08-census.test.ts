import { describe, expect, it } from 'vitest'
import type { Command } from '../../../src/rules/xidit/commands.ts'
import { noUnits, UNIT_KINDS, type UnitKind, type Units } from '../../../src/rules/xidit/vocabulary.ts'
import { xidit } from '../../../src/rules/xidit/xidit.ts'
import {
  asksOnly,
  bardsOf,
  dummyIsAt,
  guildIn,
  hasLeft,
  holdsUnits,
  noGuildIn,
  ownsGold,
  wonCensus,
} from '../../support/claims.ts'
import {
  ada,
  bela,
  cara,
  city,
  dov,
  firstSeat,
  fivePlayers,
  fourPlayers,
  given,
  givenTable,
  type Part,
  quietTiles,
  type Story,
  shortGame,
  threePlayers,
  year,
} from '../../support/table.ts'

/** The fourth year ends. Ada stands in city 1 (ombel), bela in 4 (argos), cara in 15 (adlarian), dov in 20 (confines). */
const census = (...parts: Part[]): Story => given(year(4), ...parts).whenTheYearRuns({})

const show = (units: Partial<Units>): Command => ({ t: 'census', year: 4, show: { ...noUnits(), ...units } })
const asksAtCensus = { census: 'ask' } as const

describe('The military census (X-8.1)', () => {
  const called = (story: Story) => story.happened('census-called').map((event) => event.year)
  const years = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

  it.each(years(12))('long game, at the end of years 4, 8, 12 and of no other: %i', (number) =>
    expect(called(given(year(number)).whenTheYearRuns({}))).toEqual([4, 8, 12].includes(number) ? [number] : []),
  )

  it.each(years(9))('short game, at the end of years 3, 6, 9 and of no other: %i', (number) =>
    expect(called(givenTable(shortGame(fourPlayers), year(number)).whenTheYearRuns({}))).toEqual(
      [3, 6, 9].includes(number) ? [number] : [],
    ),
  )

  it('comes after the sixth orders', () =>
    given(year(4), quietTiles, city(7).offers('archer', 'mage'), ada.in(7))
      .whenTheYearRuns({ ada: ['wait', 'wait', 'wait', 'wait', 'wait', 'act'] })
      .shows(ownsGold(ada, 2)))

  it('looks at where the sixth orders have led', () =>
    given(year(4), ada.in(4), ada.holds({ infantry: 1 }))
      .whenTheYearRuns({ ada: ['wait', 'wait', 'wait', 'wait', 'blue', 'red'] })
      .shows(bardsOf(ada, { estoria: 1 })))

  it('comes before the first seat passes on', () => {
    const asked = given(year(4), firstSeat(bela), ada.instructs(asksAtCensus), ada.holds({ mage: 1 }))
      .whenTheYearRuns({})
      .shows(asksOnly('census', ada))
    expect(asked.state).toMatchObject({ year: 4, first: 1 })
    expect(asked.whenAnswered(ada, show({})).whenItRuns().state).toMatchObject({ year: 5, first: 2 })
  })
})

describe('Showing units (X-8.2)', () => {
  const hand = { militia: 3, cleric: 1 }
  const atTheCensus = () =>
    census(
      ada.holds(hand),
      bela.holds({ militia: 2 }),
      ada.instructs(asksAtCensus),
      bela.instructs(asksAtCensus),
    ).shows(asksOnly('census', ada, bela))

  it('is asked for all five kinds at once, from none to all', () =>
    expect(atTheCensus().questions()).toMatchObject([
      { year: 4, most: { militia: 3, archer: 0, infantry: 0, cleric: 1, mage: 0 } },
      { year: 4, most: { militia: 2, archer: 0, infantry: 0, cleric: 0, mage: 0 } },
    ]))

  it.each([{}, { militia: 1 }, { militia: 3, cleric: 1 }])('may be any number: %o', (units) => {
    const story = atTheCensus().whenAnswered(ada, show(units)).whenAnswered(bela, show({})).whenItRuns()
    expect(story.happened('census-revealed')).toMatchObject([
      { year: 4, shown: [{ ...noUnits(), ...units }, {}, {}, {}] },
    ])
  })

  it('may not be more than the player has', () =>
    expect(atTheCensus().refusal(ada, show({ militia: 4 }))).toMatchObject({ why: 'not-allowed', rule: 'X-8.2' }))

  it('may not be fewer than none', () =>
    expect(atTheCensus().refusal(ada, show({ militia: -1 }))).toMatchObject({ why: 'not-understood', rule: 'X-8.2' }))

  it('leaves no kind out', () =>
    expect(atTheCensus().refusal(ada, { t: 'census', year: 4, show: { militia: 1 } as Units })).toMatchObject({
      why: 'not-understood',
      rule: 'X-8.2',
    }))

  it('is secret until all are in: others know only that they are', () => {
    const story = atTheCensus().whenAnswered(ada, show({ militia: 2 }))
    const [given] = story.happened('census-given').slice(-1)
    for (const viewer of [1, 2, 3, 'public'] as const) {
      expect(xidit.view(story.state, viewer).lords[0]).toMatchObject({ censusIn: true, census: null })
      expect(xidit.tell(given!, viewer, false)).toEqual({ t: 'census-given', year: 4, seat: 0 })
    }
    expect(xidit.view(story.state, 0).lords[0]).toMatchObject({ census: { militia: 2 } })
    expect(story.happened('census-revealed')).toEqual([])
  })

  it('judges nothing while a number is missing', () =>
    atTheCensus()
      .whenAnswered(ada, show({ militia: 2 }))
      .whenItRuns()
      .shows(asksOnly('census', bela), ownsGold(ada, 0)))

  it('is revealed together', () => {
    const story = atTheCensus()
      .whenAnswered(bela, show({ militia: 2 }))
      .whenAnswered(ada, show({ militia: 1, cleric: 1 }))
      .whenItRuns()
    expect(story.happened('census-revealed')).toEqual([
      {
        t: 'census-revealed',
        year: 4,
        shown: [{ ...noUnits(), militia: 1, cleric: 1 }, { ...noUnits(), militia: 2 }, noUnits(), noUnits()],
      },
    ])
    expect(story.happened('census-judged')[0]).toMatchObject({ kind: 'militia', winners: [1] })
  })

  it('counts what was handed in, whatever instruction is left afterwards', () =>
    atTheCensus()
      .whenAnswered(ada, show({ militia: 1 }))
      .whenAnswered(ada, { t: 'standing', standing: { census: 'all' } })
      .whenAnswered(bela, show({ militia: 2 }))
      .whenItRuns()
      .shows(ownsGold(ada, 0), ownsGold(bela, 1)))

  it('counts what is shown, not what is held', () =>
    census(
      ada.holds({ militia: 9 }),
      ada.instructs({ census: { ...noUnits(), militia: 1 } }),
      bela.holds({ militia: 2 }),
    ).shows(ownsGold(ada, 0), ownsGold(bela, 1)))
})

describe('The most shown wins (X-8.3)', () => {
  it('at least one: nobody wins a kind that nobody shows', () =>
    census().shows(
      (story) => expect(story.happened('census-won')).toEqual([]),
      hasLeft(ada, { bards: 20, stories: 15 }),
    ))

  it('nor one that nobody wants to show', () =>
    census(ada.holds({ archer: 4 }), ada.instructs({ census: 'none' })).shows(ownsGold(ada, 0), wonCensus('archer')))

  it('who shows fewer gets nothing', () =>
    census(ada.holds({ archer: 3 }), bela.holds({ archer: 2 }), cara.holds({ archer: 2 })).shows(
      ownsGold(ada, 2),
      ownsGold(bela, 0),
      ownsGold(cara, 0),
    ))

  it('the kinds are judged in order: militia, archer, infantry, cleric, mage', () => {
    const one = Object.fromEntries(UNIT_KINDS.map((kind) => [kind, 1])) as unknown as Units
    const story = census(ada.holds(one))
    expect(story.happened('census-won').map((won) => won.kind)).toEqual(UNIT_KINDS)
  })

  it('each kind by itself: one player may win several', () =>
    census(ada.holds({ militia: 2, archer: 1 }), bela.holds({ militia: 1, archer: 2 }), cara.holds({ mage: 1 })).shows(
      ownsGold(ada, 1),
      ownsGold(bela, 2),
      hasLeft(cara, { held: 1 }),
    ))
})

describe('The prizes (X-8.3)', () => {
  const alone = (kind: UnitKind, ...parts: Part[]) =>
    census(ada.holds({ [kind]: 2 }), bela.holds({ [kind]: 1 }), ...parts)
  const tied = (kind: UnitKind, ...parts: Part[]) =>
    census(ada.holds({ [kind]: 2 }), bela.holds({ [kind]: 2 }), cara.holds({ [kind]: 1 }), ...parts)

  it('militia, alone: 1 gold', () => alone('militia').shows(ownsGold(ada, 1), ownsGold(bela, 0)))
  it('militia, tied: 1 gold each', () => tied('militia').shows(ownsGold(ada, 1), ownsGold(bela, 1), ownsGold(cara, 0)))

  it('archer, alone: 2 gold', () => alone('archer').shows(ownsGold(ada, 2), ownsGold(bela, 0)))
  it('archer, tied: 1 gold each', () => tied('archer').shows(ownsGold(ada, 1), ownsGold(bela, 1), ownsGold(cara, 0)))

  it('infantry, alone: 1 bard', () => alone('infantry').shows(bardsOf(ada, { ombel: 1 }), bardsOf(bela, {})))
  it('infantry, tied: 1 bard each', () =>
    tied('infantry').shows(bardsOf(ada, { ombel: 1 }), bardsOf(bela, { argos: 1 }), bardsOf(cara, {})))

  it('cleric, alone: 2 bards', () => alone('cleric').shows(bardsOf(ada, { ombel: 2 }), bardsOf(bela, {})))
  it('cleric, tied: 1 bard each', () =>
    tied('cleric').shows(bardsOf(ada, { ombel: 1 }), bardsOf(bela, { argos: 1 }), bardsOf(cara, {})))

  const guilds = [ada.hasGuild(10, 1), bela.hasGuild(11, 2), cara.hasGuild(12, 3)]
  it('mage, alone: 1 story', () =>
    alone('mage', ...guilds).shows(guildIn(10, ada, 2), hasLeft(ada, { stories: 13 }), guildIn(11, bela, 2)))
  it('mage, tied: 1 story each', () =>
    tied('mage', ...guilds).shows(guildIn(10, ada, 2), guildIn(11, bela, 3), guildIn(12, cara, 3)))

  it('four may tie', () =>
    census(...[ada, bela, cara, dov].map((player) => player.holds({ archer: 1 }))).shows(
      ...[ada, bela, cara, dov].map((player) => ownsGold(player, 1)),
    ))
})

describe('Winners are served in play order of the year that ends (X-8.3)', () => {
  const threeTie = (kind: UnitKind, ...parts: Part[]) =>
    census(...[ada, cara, dov].map((player) => player.holds({ [kind]: 1 })), ...parts)

  it.each(['militia', 'archer', 'infantry', 'cleric', 'mage'] as const)('%s', (kind) => {
    threeTie(kind, firstSeat(ada)).shows(wonCensus(kind, ada, cara, dov))
    threeTie(kind, firstSeat(bela)).shows(wonCensus(kind, cara, dov, ada))
    threeTie(kind, firstSeat(dov)).shows(wonCensus(kind, dov, ada, cara))
  })

  it('and asked in that order', () => {
    const asks = [ada, cara].flatMap((player) => [player.in(7), player.instructs({ bards: 'ask' })])
    threeTie('infantry', firstSeat(cara), ...asks)
      .shows(asksOnly('census-bards', cara))
      .whenAnswered(cara, { t: 'census-bards', year: 4, kind: 'infantry', bards: { rapha: 1 } })
      .whenItRuns()
      .shows(asksOnly('census-bards', ada), bardsOf(dov, { confines: 1 }))
      .whenAnswered(ada, { t: 'census-bards', year: 4, kind: 'infantry', bards: { xidit: 1 } })
      .whenItRuns()
      .shows(bardsOf(cara, { rapha: 1 }), bardsOf(ada, { xidit: 1 }))
      .shows(wonCensus('infantry', cara, dov, ada), (story) => expect(story.state.year).toBe(5))
  })
})

describe('Bards (X-8.4)', () => {
  /** Ada, in city 7, borders estoria, rapha and the centre. */
  const wins = (kind: 'infantry' | 'cleric', ...parts: Part[]) =>
    census(ada.in(7), ada.holds({ [kind]: 1 }), ada.instructs({ bards: 'ask' }), ...parts)
  const place = (kind: UnitKind, bards: Record<string, number>): Command => ({
    t: 'census-bards',
    year: 4,
    kind,
    bards,
  })

  it("go to open regions bordering the winner's city", () =>
    expect(wins('cleric').questions()).toEqual([
      {
        id: expect.any(String),
        t: 'census-bards',
        seat: 0,
        year: 4,
        kind: 'cleric',
        city: 7,
        count: 2,
        regions: ['estoria', 'rapha', 'xidit'],
      },
    ]))

  it('both into one region', () =>
    wins('cleric')
      .whenAnswered(ada, place('cleric', { rapha: 2 }))
      .whenItRuns()
      .shows(bardsOf(ada, { rapha: 2 }), hasLeft(ada, { bards: 18 })))

  it('or split', () =>
    wins('cleric')
      .whenAnswered(ada, place('cleric', { estoria: 1, xidit: 1 }))
      .whenItRuns()
      .shows(bardsOf(ada, { estoria: 1, xidit: 1 }), hasLeft(ada, { bards: 18 })))

  it('not into a region elsewhere', () =>
    expect(wins('infantry').refusal(ada, place('infantry', { argos: 1 }))).toMatchObject({
      why: 'not-allowed',
      rule: 'X-8.4',
    }))

  it('all of them: placing is a must', () => {
    expect(wins('cleric').refusal(ada, place('cleric', { rapha: 1 }))).toMatchObject({
      why: 'not-allowed',
      rule: 'X-8.4',
    })
    expect(wins('infantry').refusal(ada, place('infantry', {}))).toMatchObject({ why: 'not-allowed', rule: 'X-8.4' })
  })

  it('not more than were won', () =>
    expect(wins('infantry').refusal(ada, place('infantry', { rapha: 2 }))).toMatchObject({
      why: 'not-allowed',
      rule: 'X-8.4',
    }))

  it('at most the bards left', () => {
    const story = wins('cleric', ada.hasBardsLeft(1))
    expect(story.questions()).toMatchObject([{ count: 1 }])
    story
      .whenAnswered(ada, place('cleric', { xidit: 1 }))
      .whenItRuns()
      .shows(bardsOf(ada, { xidit: 1 }), hasLeft(ada, { bards: 0 }))
  })

  it('what is placed for infantry is no longer left for clerics', () =>
    census(ada.holds({ infantry: 1, cleric: 1 }), ada.hasBardsLeft(2)).shows(
      bardsOf(ada, { ombel: 2 }),
      hasLeft(ada, { bards: 0 }),
    ))

  it('none to place: nothing', () => {
    const story = wins('cleric', ada.hasBardsLeft(0))
    story.shows(bardsOf(ada, {}), hasLeft(ada, { bards: 0 }))
    expect(story.state.year).toBe(5)
  })

  it('nowhere to place: nothing', () => {
    const story = givenTable(
      shortGame(fourPlayers),
      year(3),
      dov.in(20),
      dov.holds({ infantry: 1, cleric: 1 }),
      dov.instructs({ bards: 'ask' }),
    ).whenTheYearRuns({})
    story.shows(bardsOf(dov, {}), hasLeft(dov, { bards: 20 }))
    expect(story.state.year).toBe(4)
  })

  it('not into a closed region', () =>
    expect(
      givenTable(
        shortGame(fivePlayers),
        year(3),
        ada.in(14),
        ada.holds({ infantry: 1 }),
        ada.instructs({ bards: 'ask' }),
      )
        .whenTheYearRuns({})
        .questions(),
    ).toMatchObject([{ regions: ['hautgivre', 'vieuxmarais'] }]))
})

describe('A story (X-8.5)', () => {
  const winsStory = (...parts: Part[]) => census(ada.holds({ mage: 1 }), ada.instructs({ story: 'ask' }), ...parts)
  const onto = (number: number): Command => ({ t: 'census-story', year: 4, city: number })
  const guilds = [ada.hasGuild(5, 4), ada.hasGuild(9, 1), ada.hasGuild(16, 3), bela.hasGuild(10, 2)]

  it("goes onto one of the winner's guilds below height 4", () =>
    expect(winsStory(...guilds).questions()).toEqual([
      { id: expect.any(String), t: 'census-story', seat: 0, year: 4, cities: [9, 16] },
    ]))

  it.each([
    [9, 2],
    [16, 4],
  ])('of their choice: %i', (number, height) => {
    winsStory(...guilds)
      .whenAnswered(ada, onto(number))
      .whenItRuns()
      .shows(guildIn(number, ada, height), hasLeft(ada, { stories: 6, held: 0 }))
  })

  it.each([
    ['a full one', 5],
    ["another's", 10],
    ['a new one', 12],
  ])('not onto %s', (_, number) =>
    expect(winsStory(...guilds).refusal(ada, onto(number))).toMatchObject({ why: 'not-allowed', rule: 'X-8.5' }),
  )

  it('wherever the hero stands', () =>
    census(ada.holds({ mage: 1 }), ada.in(21), ada.hasGuild(5, 1)).shows(guildIn(5, ada, 2), noGuildIn(21)))

  it('is not won when none is left', () =>
    winsStory(ada.hasGuild(5, 2), ada.hasStoriesLeft(0)).shows(
      guildIn(5, ada, 2),
      hasLeft(ada, { stories: 0, held: 0 }),
    ))
})

describe('A held story (X-8.6)', () => {
  it('leaves the supply and is not on the board, when the winner has no guild', () =>
    census(ada.holds({ mage: 1 })).shows(hasLeft(ada, { stories: 14, held: 1 }), (story) =>
      expect(story.state.guilds.every((guild) => guild === null)).toBe(true),
    ))

  it('likewise when none of their guilds has room', () =>
    census(ada.holds({ mage: 1 }), ada.hasGuild(5, 4), bela.hasGuild(9, 1)).shows(
      hasLeft(ada, { stories: 10, held: 1 }),
      guildIn(5, ada, 4),
      guildIn(9, bela, 1),
    ))

  it('joins those held already', () =>
    census(ada.holds({ mage: 1 }), ada.holdsStories(2)).shows(hasLeft(ada, { stories: 12, held: 3 })))

  it('is not there, when none is left in the supply', () =>
    census(ada.holds({ mage: 1 }), ada.hasStoriesLeft(2), ada.holdsStories(2)).shows(
      hasLeft(ada, { stories: 0, held: 2 }),
    ))

  it('is built by the next the player builds (X-5.6)', () =>
    given(year(4), quietTiles, city(6).isThreatened, ada.in(6), ada.holds({ infantry: 1, cleric: 1, mage: 1 }))
      .whenTheYearRuns({})
      .shows(hasLeft(ada, { stories: 14, held: 1 }))
      .whenTheYearRuns({ ada: ['act'] })
      .shows(guildIn(6, ada, 3), hasLeft(ada, { stories: 12, held: 0 })))

  it('does not count as influence', () => {
    const story = census(ada.holds({ mage: 1 }))
    expect(xidit.view(story.state, 'public').lords[0]).toMatchObject({ influence: 0 })
    const end = given(year(12), ada.holds({ mage: 1 }), bela.hasGuild(5, 1)).whenTheYearRuns({})
    expect(end.state.result?.assessments.find(({ kind }) => kind === 'influence')?.values).toEqual([0, 1, 0, 0])
  })
})

describe('Shown units (X-8.7)', () => {
  const hand = { militia: 2, archer: 1, infantry: 3, cleric: 1, mage: 1 }

  it('stay in hand', () => census(ada.holds(hand)).shows(holdsUnits(ada, hand)))

  it('may be shown again at the next census', () =>
    given(ada.holds({ archer: 1 }), year(4))
      .whenTheYearRuns({})
      .shows(ownsGold(ada, 2))
      .whenTheYearRuns({})
      .whenTheYearRuns({})
      .whenTheYearRuns({})
      .shows(ownsGold(ada, 2))
      .whenTheYearRuns({})
      .shows(ownsGold(ada, 4)))
})

describe('The dummy (X-8.7)', () => {
  it('takes no part', () => {
    const story = givenTable(threePlayers, year(4), ada.holds({ militia: 1, archer: 1, cleric: 1 })).whenTheYearRuns({})
    story.shows(dummyIsAt({ wealth: 6, influence: 5, reputation: 4 }), ownsGold(ada, 3), bardsOf(ada, { ombel: 2 }))
    expect(story.happened('census-revealed')[0]?.shown).toHaveLength(3)
  })
})

describe('The census of the last year (X-8.1)', () => {
  it('comes before the assessments', () => {
    const end = given(year(12), ada.holds({ archer: 1 })).whenTheYearRuns({})
    expect(end.state.result?.assessments[0]).toMatchObject({ kind: 'wealth', values: [2, 0, 0, 0] })
  })
})
