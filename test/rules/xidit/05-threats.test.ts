import { describe, expect, it } from 'vitest'
import type { Command, Spoils } from '../../../src/rules/xidit/commands.ts'
import type { Options } from '../../../src/rules/xidit/options.ts'
import type { City, Order, Units } from '../../../src/rules/xidit/vocabulary.ts'
import {
  asksOnly,
  bardsOf,
  beatThreat,
  dummyIsAt,
  failed,
  guildIn,
  hasLeft,
  holdsUnits,
  inBarracks,
  noGuildIn,
  noTile,
  ownsGold,
  queued,
  recruited,
  recruitmentTile,
  threatTile,
} from '../../support/claims.ts'
import {
  ada,
  assessedInOrder,
  barracks,
  bela,
  city,
  dummyAt,
  fourPlayers,
  given,
  givenTable,
  type Part,
  queue,
  quietTiles,
  raging,
  type Story,
  shortGame,
  threePlayers,
} from '../../support/table.ts'

const acts: { ada: Order[] } = { ada: ['act'] }
const spoils = (taken: Spoils): Command => ({ t: 'spoils', year: 1, slot: 1, ...taken })

/** What the threats of these cities ask. */
const NEEDS: Record<City, Partial<Units>> = {
  4: { cleric: 1, mage: 1 },
  6: { infantry: 1, cleric: 1 },
  10: { archer: 1, mage: 1 },
  11: { militia: 1, mage: 1 },
  14: { militia: 1, archer: 1, mage: 1 },
  17: { militia: 1, archer: 1, cleric: 1 },
  19: { militia: 1, archer: 1, cleric: 2 },
}

/** Ada stands at a threat with just the units it asks. */
const facing =
  (where: City): Part =>
  (state) => {
    quietTiles(state)
    city(where).isThreatened(state)
    ada.in(where)(state)
    ada.holds(NEEDS[where]!)(state)
  }

const asksForSpoils = ada.instructs({ rewards: 'ask', bards: 'ask' })

/** Ada has beaten the threat and is asked what she takes. */
const atTheSpoils = (where: City, ...parts: Part[]): Story =>
  given(facing(where), asksForSpoils, ...parts)
    .whenTheYearRuns(acts)
    .shows(asksOnly('spoils', ada))

const taking = (where: City, taken: Spoils, ...parts: Part[]): Story =>
  atTheSpoils(where, ...parts)
    .whenAnswered(ada, spoils(taken))
    .whenItRuns()

describe('Beating a threat (X-5.1)', () => {
  it('sends the required units back to the barracks', () =>
    given(facing(17), barracks({ infantry: 2 }))
      .whenTheYearRuns(acts)
      .shows(beatThreat(ada, 17), holdsUnits(ada, {}))
      .shows(inBarracks({ militia: 1, archer: 1, infantry: 2, cleric: 1 })))

  it('leaves all other units in hand', () =>
    given(facing(17), ada.holds({ militia: 2, cleric: 1, mage: 3 }))
      .whenTheYearRuns(acts)
      .shows(holdsUnits(ada, { militia: 2, cleric: 1, mage: 3 })))

  it('pays a kind as often as it is asked', () =>
    given(facing(19), ada.holds({ cleric: 1 }))
      .whenTheYearRuns(acts)
      .shows(beatThreat(ada, 19), holdsUnits(ada, { cleric: 1 })))

  it('is a must: the player is not asked whether', () =>
    given(facing(17), ada.instructs({ titan: 'ask' }))
      .whenTheYearRuns(acts)
      .shows(beatThreat(ada, 17)))

  it.each([
    ['militia', { archer: 1, cleric: 1 }],
    ['archer', { militia: 1, cleric: 1 }],
    ['cleric', { militia: 1, archer: 1 }],
    ['everything', {}],
  ] as [string, Partial<Units>][])('fails when %s is lacking, whatever else is in hand', (_, units) => {
    given(quietTiles, city(17).isThreatened, ada.in(17), ada.holds({ ...units, mage: 4 }))
      .whenTheYearRuns(acts)
      .shows(failed(ada, 'lacking-units', { slot: 1 }), holdsUnits(ada, { ...units, mage: 4 }))
      .shows(threatTile(17), ownsGold(ada, 0), queued({ threatDiscard: [] }))
  })

  it('fails when one of two is lacking', () =>
    given(quietTiles, city(19).isThreatened, ada.in(19), ada.holds({ militia: 1, archer: 1, cleric: 1 }))
      .whenTheYearRuns(acts)
      .shows(failed(ada, 'lacking-units', { slot: 1 })))

  it('is not done with stronger units instead', () =>
    given(quietTiles, city(10).isThreatened, ada.in(10), ada.holds({ cleric: 2, mage: 4 }))
      .whenTheYearRuns(acts)
      .shows(failed(ada, 'lacking-units', { slot: 1 })))
})

describe('Possible rewards (X-5.2)', () => {
  /** What ada may choose from in city 17, where she is asked for the dummy at least. */
  const choice = (...parts: Part[]) => {
    const story = givenTable(threePlayers, facing(17), ada.instructs({ dummy: 'ask' }), ...parts).whenTheYearRuns(acts)
    const [question] = story.questions()
    if (question?.t !== 'spoils') throw new Error('ada is not asked')
    return { choose: question.choose, of: question.rewards.map(({ reward }) => reward) }
  }

  it('are all three, of which two different ones are taken', () =>
    expect(choice()).toEqual({ choose: 2, of: ['gold', 'bards', 'stories'] }))

  it('are gold always', () =>
    expect(choice(ada.hasBardsLeft(0), ada.hasStoriesLeft(0))).toEqual({ choose: 1, of: ['gold'] }))

  it('are bards when the player has at least one left', () => expect(choice(ada.hasBardsLeft(1)).of).toContain('bards'))

  it('are not bards when none is left', () =>
    expect(choice(ada.hasBardsLeft(0))).toEqual({ choose: 2, of: ['gold', 'stories'] }))

  it('are bards when the city borders an open region among closed ones', () => {
    const story = givenTable(shortGame(fourPlayers), facing(14), asksForSpoils).whenTheYearRuns(acts)
    expect(story.questions()).toMatchObject([{ choose: 2, bards: { regions: ['hautgivre'] } }])
  })

  // Every city with a tile in play borders an open region; a hero who meets a titan may be farther off.
  it.each([19, 20, 21])('are not bards when the city borders closed regions only: %i', (where) => {
    const story = givenTable(
      shortGame(fourPlayers),
      quietTiles,
      raging(3),
      ada.in(where),
      ada.holds({ mage: 3 }),
      ada.instructs({ titan: 'ask' }),
    ).whenTheYearRuns(acts)
    expect(story.questions()).toMatchObject([
      { titans: [{ choose: 2, rewards: [{ reward: 'gold' }, { reward: 'stories' }], bards: null }] },
    ])
  })

  it('are stories when the city has no guild and a story is left', () =>
    expect(choice(ada.hasStoriesLeft(1)).of).toContain('stories'))

  it.each([1, 2, 3])("are stories when the player's own guild is below height 4: %i", (height) =>
    expect(choice(ada.hasGuild(17, height)).of).toContain('stories'),
  )

  it("are not stories when the player's own guild has height 4", () =>
    expect(choice(ada.hasGuild(17, 4))).toEqual({ choose: 2, of: ['gold', 'bards'] }))

  it.each([1, 4])("are not stories when another's guild stands there: height %i", (height) =>
    expect(choice(bela.hasGuild(17, height))).toEqual({ choose: 2, of: ['gold', 'bards'] }),
  )

  it('are stories whatever guild stands elsewhere', () =>
    expect(choice(bela.hasGuild(16, 2), ada.hasGuild(14, 4)).of).toContain('stories'))

  it('are not stories when none is left', () =>
    expect(choice(ada.hasStoriesLeft(0))).toEqual({ choose: 2, of: ['gold', 'bards'] }))

  it('are not stories when all that are left are held ones', () =>
    expect(choice(ada.hasStoriesLeft(2), ada.holdsStories(2))).toEqual({
      choose: 2,
      of: ['gold', 'bards'],
    }))

  it('are taken as they are, when fewer than two are possible', () =>
    given(facing(17), ada.hasBardsLeft(0), bela.hasGuild(17, 1))
      .whenTheYearRuns(acts)
      .shows(beatThreat(ada, 17), ownsGold(ada, 4), bardsOf(ada, {}), guildIn(17, bela, 1)))
})

describe('Two different rewards of the three (X-5.2)', () => {
  it('gold and bards', () =>
    taking(17, { take: ['gold', 'bards'], bards: { xidit: 3 } }).shows(
      ownsGold(ada, 4),
      bardsOf(ada, { xidit: 3 }),
      noGuildIn(17),
    ))

  it('gold and stories', () =>
    taking(17, { take: ['gold', 'stories'] }).shows(ownsGold(ada, 4), bardsOf(ada, {}), guildIn(17, ada, 3)))

  it('bards and stories', () =>
    taking(17, { take: ['bards', 'stories'], bards: { xidit: 3 } }).shows(
      ownsGold(ada, 0),
      bardsOf(ada, { xidit: 3 }),
      guildIn(17, ada, 3),
    ))

  it('in whatever order they are named', () =>
    taking(17, { take: ['stories', 'gold'] }).shows(ownsGold(ada, 4), guildIn(17, ada, 3)))

  it.each([
    ['one alone', ['gold']],
    ['none', []],
    ['the same twice', ['gold', 'gold']],
    ['all three', ['gold', 'bards', 'stories']],
  ] as [string, Spoils['take']][])('not %s', (_, take) => {
    const bards = take.includes('bards') ? { bards: { xidit: 3 } } : {}
    expect(atTheSpoils(17).refusal(ada, spoils({ take, ...bards }))).toMatchObject({ rule: 'X-5.2', at: '/take' })
  })

  it('not one that is not possible', () =>
    expect(atTheSpoils(17, bela.hasGuild(17, 1)).refusal(ada, spoils({ take: ['gold', 'stories'] }))).toMatchObject({
      why: 'not-allowed',
      rule: 'X-5.2',
    }))

  it('not two when only one is possible', () =>
    expect(
      givenTable(threePlayers, facing(17), ada.instructs({ dummy: 'ask' }), bela.hasGuild(17, 1), ada.hasBardsLeft(0))
        .whenTheYearRuns(acts)
        .refusal(ada, spoils({ take: ['gold', 'stories'], dummy: 'wealth' })),
    ).toMatchObject({ why: 'not-allowed', rule: 'X-5.2' }))

  it('not by anybody else', () =>
    expect(atTheSpoils(17).refusal(bela, spoils({ take: ['gold', 'stories'] }))).toMatchObject({ why: 'not-asked' }))
})

describe('Gold (X-5.3)', () => {
  it('adds the amount', () => taking(6, { take: ['gold', 'stories'] }, ada.hasGold(7)).shows(ownsGold(ada, 11)))
})

describe('Bards (X-5.4)', () => {
  it('are all placed', () =>
    taking(11, { take: ['gold', 'bards'], bards: { argos: 4 } }).shows(
      bardsOf(ada, { argos: 4 }),
      hasLeft(ada, { bards: 16 }),
    ))

  it('are split freely among the regions bordering the city', () =>
    taking(11, { take: ['gold', 'bards'], bards: { argos: 1, xidit: 1, hautgivre: 2 } }).shows(
      bardsOf(ada, { argos: 1, xidit: 1, hautgivre: 2 }),
    ))

  it('go into the Bastion in the central region', () =>
    taking(11, { take: ['gold', 'bards'], bards: { xidit: 4 } }).shows((story) =>
      expect(story.state.bards.xidit).toEqual([4, 0, 0, 0]),
    ))

  it('join those already there', () =>
    taking(
      11,
      { take: ['gold', 'bards'], bards: { argos: 3, xidit: 1 } },
      ada.hasBardsIn('argos', 2),
      bela.hasBardsIn('argos', 5),
    ).shows(bardsOf(ada, { argos: 5, xidit: 1 }), bardsOf(bela, { argos: 5 }), hasLeft(ada, { bards: 14 })))

  it('are as many as are left, when fewer than the amount', () => {
    const story = atTheSpoils(11, ada.hasBardsLeft(2))
    expect(story.questions()).toMatchObject([{ bards: { count: 2 } }])
    story
      .whenAnswered(ada, spoils({ take: ['gold', 'bards'], bards: { argos: 1, xidit: 1 } }))
      .whenItRuns()
      .shows(bardsOf(ada, { argos: 1, xidit: 1 }), hasLeft(ada, { bards: 0 }))
  })

  it.each([
    ['fewer than all', { argos: 3 }],
    ['more than the amount', { argos: 5 }],
    ['none', {}],
    ['any in a region that does not border the city', { argos: 3, rapha: 1 }],
    ['any in a region that is none', { argos: 3, atlantis: 1 }],
  ])('are not %s', (_, bards) =>
    expect(
      atTheSpoils(11).refusal(ada, spoils({ take: ['gold', 'bards'], bards: bards as Record<string, number> })),
    ).toMatchObject({ why: 'not-allowed', rule: 'X-5.4' }),
  )

  it('are not more than are left', () =>
    expect(
      atTheSpoils(11, ada.hasBardsLeft(2)).refusal(ada, spoils({ take: ['gold', 'bards'], bards: { argos: 4 } })),
    ).toMatchObject({ why: 'not-allowed', rule: 'X-5.4' }))

  it('are not taken back out of a region', () =>
    expect(
      atTheSpoils(11).refusal(ada, spoils({ take: ['gold', 'bards'], bards: { argos: 5, xidit: -1 } })),
    ).toMatchObject({ why: 'not-understood' }))

  it('are said where, when they are taken', () =>
    expect(atTheSpoils(11).refusal(ada, spoils({ take: ['gold', 'bards'] }))).toMatchObject({
      rule: 'X-5.4',
      at: '/bards',
    }))

  it('are not placed when they are not taken', () =>
    expect(atTheSpoils(11).refusal(ada, spoils({ take: ['gold', 'stories'], bards: { argos: 4 } }))).toMatchObject({
      at: '/bards',
    }))

  it('are not placed in a closed region', () => {
    const story = givenTable(shortGame(fourPlayers), facing(14), asksForSpoils).whenTheYearRuns(acts)
    expect(story.questions()).toMatchObject([{ bards: { count: 4, regions: ['hautgivre'] } }])
    expect(story.refusal(ada, spoils({ take: ['gold', 'bards'], bards: { hautgivre: 3, confines: 1 } }))).toMatchObject(
      { why: 'not-allowed', rule: 'X-5.4' },
    )
  })
})

describe('Stories (X-5.5)', () => {
  const stories: Spoils = { take: ['gold', 'stories'] }

  it('found a guild where there is none', () =>
    taking(6, stories).shows(guildIn(6, ada, 2), hasLeft(ada, { stories: 13 })))

  it("are added to the player's guild", () =>
    taking(6, stories, ada.hasGuild(6, 1)).shows(guildIn(6, ada, 3), hasLeft(ada, { stories: 12 })))

  it('do not grow a guild above 4: the rest stays in the supply', () =>
    taking(10, stories, ada.hasGuild(10, 3)).shows(guildIn(10, ada, 4), hasLeft(ada, { stories: 11, held: 0 })))

  it('are as many as are left, when fewer than the amount', () =>
    taking(10, stories, ada.hasStoriesLeft(3)).shows(guildIn(10, ada, 3), hasLeft(ada, { stories: 0 })))

  it('are as many as are left, when fewer than the room', () =>
    taking(10, stories, ada.hasGuild(10, 1), ada.hasStoriesLeft(2)).shows(
      guildIn(10, ada, 3),
      hasLeft(ada, { stories: 0 }),
    ))

  it('leave guilds in other cities alone', () =>
    taking(6, stories, ada.hasGuild(7, 2), bela.hasGuild(3, 1)).shows(
      guildIn(6, ada, 2),
      guildIn(7, ada, 2),
      guildIn(3, bela, 1),
    ))

  it('are offered with what they would bring', () => {
    const amount = (...parts: Part[]) =>
      atTheSpoils(10, ...parts)
        .questions()
        .map((question) => question.t === 'spoils' && question.rewards)
    expect(amount()).toEqual([
      [
        { reward: 'gold', amount: 3 },
        { reward: 'bards', amount: 2 },
        { reward: 'stories', amount: 4 },
      ],
    ])
    expect(amount(ada.hasGuild(10, 1), ada.hasBardsLeft(1))).toEqual([
      [
        { reward: 'gold', amount: 3 },
        { reward: 'bards', amount: 1 },
        { reward: 'stories', amount: 3 },
      ],
    ])
  })
})

describe('Held stories (X-5.6)', () => {
  const stories: Spoils = { take: ['gold', 'stories'] }

  it('go onto the guild right after the player builds in a city', () =>
    taking(6, stories, ada.holdsStories(1)).shows(guildIn(6, ada, 3), hasLeft(ada, { stories: 12, held: 0 })))

  it('go onto it all, while it is below 4', () =>
    taking(6, stories, ada.holdsStories(2)).shows(guildIn(6, ada, 4), hasLeft(ada, { stories: 11, held: 0 })))

  it('stay held, as many as find no room', () =>
    taking(6, stories, ada.holdsStories(3)).shows(guildIn(6, ada, 4), hasLeft(ada, { stories: 10, held: 1 })))

  it('come after the stories won, which are not fewer for them', () =>
    taking(17, stories, ada.holdsStories(3)).shows(guildIn(17, ada, 4), hasLeft(ada, { stories: 9, held: 2 })))

  it('all stay held when the stories won fill the guild', () =>
    taking(10, stories, ada.holdsStories(2)).shows(guildIn(10, ada, 4), hasLeft(ada, { stories: 9, held: 2 })))

  it('follow the last story of the supply', () =>
    taking(10, stories, ada.hasStoriesLeft(3), ada.holdsStories(2)).shows(
      guildIn(10, ada, 3),
      hasLeft(ada, { stories: 0, held: 0 }),
    ))

  it('stay held when the player does not build', () =>
    taking(6, { take: ['gold', 'bards'], bards: { xidit: 3 } }, ada.holdsStories(2)).shows(
      noGuildIn(6),
      hasLeft(ada, { held: 2 }),
      (story) => expect(story.happened('spoils-taken')[0]).not.toHaveProperty('unheld'),
    ))

  it('of others stay held', () =>
    taking(6, stories, bela.holdsStories(2)).shows(guildIn(6, ada, 2), hasLeft(bela, { held: 2 })))
})

describe('The dummy (X-5.7)', () => {
  const withDummy = (where: City, ...parts: Part[]) =>
    givenTable(threePlayers, facing(where), dummyAt({ wealth: 6, influence: 5, reputation: 4 }), ...parts)

  it.each([
    ['wealth', { wealth: 7, influence: 5, reputation: 4 }],
    ['influence', { wealth: 6, influence: 6, reputation: 4 }],
    ['reputation', { wealth: 6, influence: 5, reputation: 5 }],
  ] as const)('is raised by 1 by whoever beats a threat: %s', (track, tracks) => {
    withDummy(10, asksForSpoils)
      .whenTheYearRuns(acts)
      .whenAnswered(ada, spoils({ take: ['gold', 'stories'], dummy: track }))
      .whenItRuns()
      .shows(dummyIsAt(tracks))
  })

  it('is raised in the category assessed last, when nothing else is wished (X-14.4)', () =>
    withDummy(10, assessedInOrder('reputation', 'wealth', 'influence'))
      .whenTheYearRuns(acts)
      .shows(dummyIsAt({ wealth: 6, influence: 6, reputation: 4 })))

  it('is raised by whoever beats a titan too', () =>
    givenTable(
      threePlayers,
      quietTiles,
      raging(3),
      ada.in(4),
      ada.holds({ mage: 3 }),
      ada.instructs({ titan: { sizes: [3] }, dummy: 'wealth' }),
    )
      .whenTheYearRuns(acts)
      .shows(dummyIsAt({ wealth: 7, influence: 5, reputation: 4 })))

  it('is not raised by an act that fails', () =>
    givenTable(threePlayers, quietTiles, city(10).isThreatened, ada.in(10))
      .whenTheYearRuns(acts)
      .shows(failed(ada, 'lacking-units', { slot: 1 }), dummyIsAt({ wealth: 6, influence: 5, reputation: 4 })))

  it('is not raised by recruiting', () =>
    givenTable(threePlayers, quietTiles, city(10).offers('mage', 'mage'), ada.in(10))
      .whenTheYearRuns(acts)
      .shows(recruited(ada, 'mage', { in: 10 }), dummyIsAt({ wealth: 6, influence: 5, reputation: 4 })))

  it('must be raised', () => {
    const story = withDummy(10, asksForSpoils).whenTheYearRuns(acts)
    expect(story.refusal(ada, spoils({ take: ['gold', 'stories'] }))).toMatchObject({ rule: 'X-5.7', at: '/dummy' })
  })

  it('is not there to be raised with more players', () =>
    expect(atTheSpoils(10).refusal(ada, spoils({ take: ['gold', 'stories'], dummy: 'wealth' }))).toMatchObject({
      at: '/dummy',
    }))
})

describe('The order of things (X-5.8)', () => {
  it('is pay, choose: the units are gone when the rewards are chosen, the tile is still there', () =>
    atTheSpoils(17, barracks({})).shows(
      holdsUnits(ada, {}),
      inBarracks({ militia: 1, archer: 1, cleric: 1 }),
      threatTile(17),
      ownsGold(ada, 0),
    ))

  it('is rewards, then the threat leaves, then recruitment tiles come', () => {
    const story = unitsReturn().whenTheYearRuns(acts)
    const told = story.events.map((event) => ('side' in event ? `${event.t} ${event.side}` : event.t))
    const from = told.indexOf('threat-beaten')
    expect(told.slice(from, told.indexOf('tile-came recruit') + 1)).toEqual([
      'threat-beaten',
      'spoils-taken',
      'tile-left threat',
      'tile-came threat',
      'next-drawn threat',
      'tile-came recruit',
    ])
  })

  it('recruitment tiles come, as units have returned', () =>
    unitsReturn()
      .whenTheYearRuns(acts)
      .shows(recruitmentTile(18, { militia: 1, archer: 1 }), inBarracks({ cleric: 1 })))

  it('all of it before the next player acts: the recruitment tile that has come', () =>
    unitsReturn(bela.in(18))
      .whenTheYearRuns({ ada: ['act'], bela: ['act'] })
      .shows(recruited(bela, 'militia', { in: 18 })))

  it('all of it before the next player acts: the threat that has come', () =>
    unitsReturn(bela.in(8), bela.holds({ archer: 2, infantry: 1 }))
      .whenTheYearRuns({ ada: ['act'], bela: ['act'] })
      .shows(beatThreat(bela, 8)))

  it('all of it before the next player acts: the threat that has left', () =>
    unitsReturn(bela.in(17), bela.holds({ militia: 1, archer: 1, cleric: 1 }))
      .whenTheYearRuns({ ada: ['act'], bela: ['act'] })
      .shows(failed(bela, 'nothing-here', { slot: 1 }), noTile(17)))

  it('waits for the answer: nobody acts while a player chooses', () =>
    unitsReturn(asksForSpoils, bela.in(2), city(2).offers('mage', 'mage'))
      .whenTheYearRuns({ ada: ['act'], bela: ['act'] })
      .shows(asksOnly('spoils', ada), holdsUnits(bela, {}))
      .whenAnswered(ada, spoils({ take: ['gold', 'stories'] }))
      .whenItRuns()
      .shows(holdsUnits(bela, { mage: 1 })))

  /** The barracks are empty, so tile 18 waits until ada's militia and archer return. */
  const unitsReturn = (...parts: Part[]) =>
    given(
      city(17).isThreatened,
      queue({ recruitPile: [1], recruitNext: 18, threatPile: [16], threatNext: 8 }),
      ada.in(17),
      ada.holds({ militia: 1, archer: 1, cleric: 1 }),
      ...parts,
      barracks({}),
    )
})

describe('One decision (X-5.9)', () => {
  const everything = (options: Options, where: City, ...parts: Part[]) =>
    givenTable(options, facing(where), ...parts).whenTheYearRuns(acts)

  it('shows the rewards and where the bards may go', () => {
    expect(everything(fourPlayers, 17, asksForSpoils).questions()).toEqual([
      {
        id: expect.any(String),
        t: 'spoils',
        seat: 0,
        year: 1,
        slot: 1,
        city: 17,
        creature: 'Snow Lynxes',
        offered: { gold: 4, bards: 3, stories: 3 },
        choose: 2,
        rewards: [
          { reward: 'gold', amount: 4 },
          { reward: 'bards', amount: 3 },
          { reward: 'stories', amount: 3 },
        ],
        bards: { count: 3, regions: ['xidit', 'hautgivre', 'vieuxmarais'] },
        dummy: [],
      },
    ])
  })

  it("shows the dummy's tracks, with three players", () =>
    expect(everything(threePlayers, 17, asksForSpoils).questions()).toMatchObject([
      { bards: { count: 3, regions: ['xidit', 'hautgivre'] }, dummy: ['wealth', 'influence', 'reputation'] },
    ]))

  it.each([
    ['the rewards', { rewards: 'ask' }],
    ['the rewards of this city', { rewardsIn: { 17: 'ask' } }],
    ['the bards', { rewards: ['bards', 'gold', 'stories'], bards: 'ask' }],
    ['the dummy track', { dummy: 'ask' }],
  ] as const)('is asked for as a whole by who wants to be asked for %s', (_, standing) => {
    const wishes = standing as Parameters<typeof ada.instructs>[0]
    everything(threePlayers, 17, ada.instructs(wishes)).shows(asksOnly('spoils', ada))
  })

  it('is answered as a whole', () =>
    everything(threePlayers, 17, asksForSpoils)
      .whenAnswered(ada, spoils({ take: ['bards', 'stories'], bards: { xidit: 2, hautgivre: 1 }, dummy: 'influence' }))
      .whenItRuns()
      .shows(bardsOf(ada, { xidit: 2, hautgivre: 1 }), guildIn(17, ada, 3), ownsGold(ada, 0))
      .shows(dummyIsAt({ wealth: 6, influence: 6, reputation: 4 }), (story) => expect(story.state.year).toBe(2)))

  it('is about this order of this year', () => {
    const story = atTheSpoils(17)
    const take: Spoils['take'] = ['gold', 'stories']
    expect(story.refusal(ada, { t: 'spoils', year: 1, slot: 2, take })).toMatchObject({ why: 'not-asked' })
    expect(story.refusal(ada, { t: 'spoils', year: 2, slot: 1, take })).toMatchObject({ why: 'not-asked' })
  })
})
