// The worked examples of the rulebook, in its order.
import { describe, expect, it } from 'vitest'
import type { Command } from '../../../src/rules/xidit/commands.ts'
import type { Order } from '../../../src/rules/xidit/vocabulary.ts'
import { noUnits } from '../../../src/rules/xidit/vocabulary.ts'
import {
  asksOnly,
  bardsOf,
  beatThreat,
  beatTitan,
  dummyIsAt,
  guildIn,
  hasLeft,
  holdsUnits,
  inBarracks,
  noTile,
  nothingFailed,
  ownsGold,
  queued,
  recruited,
  recruitmentTile,
  standsIn,
  threatTile,
  titansLeft,
  wonCensus,
} from '../../support/claims.ts'
import {
  ada,
  assessedInOrder,
  barracks,
  bela,
  cara,
  city,
  dov,
  dummyAt,
  given,
  givenTable,
  nothingShown,
  type Player,
  queue,
  quietTiles,
  raging,
  recruitmentIn,
  threePlayers,
  titanPile,
  year,
} from '../../support/table.ts'

const acts: { ada: Order[] } = { ada: ['act'] }

describe('Worked examples', () => {
  it('E-1 a hero in city 5, where militia and stronger units stand, takes a militia', () =>
    given(quietTiles, city(5).offers('militia', 'militia', 'archer', 'cleric', 'mage'), ada.in(5))
      .whenTheYearRuns(acts)
      .shows(recruited(ada, 'militia', { in: 5 }), holdsUnits(ada, { militia: 1 })))

  it('E-2 a threat asks archer and mage: both go to the barracks, nothing else does', () =>
    given(
      quietTiles,
      city(10).isThreatened,
      ada.in(10),
      ada.holds({ militia: 1, archer: 2, cleric: 1, mage: 1 }),
      barracks({}),
    )
      .whenTheYearRuns(acts)
      .shows(holdsUnits(ada, { militia: 1, archer: 1, cleric: 1 }), inBarracks({ archer: 1, mage: 1 })))

  it('E-3 a threat offers 5 gold; taken as one of two: 5 gold more', () =>
    given(
      quietTiles,
      city(7).isThreatened,
      ada.in(7),
      ada.holds({ militia: 1, archer: 1, infantry: 1, cleric: 1 }),
      ada.hasGold(2),
      ada.instructs({ rewards: ['gold', 'stories', 'bards'] }),
    )
      .whenTheYearRuns(acts)
      .shows(ownsGold(ada, 7)))

  it('E-4 a threat offers 4 bards: four are placed, split as liked, those in the centre in the Bastion', () => {
    const story = given(
      quietTiles,
      city(11).isThreatened,
      ada.in(11),
      ada.holds({ militia: 1, mage: 1 }),
      ada.instructs({ rewards: 'ask' }),
    )
      .whenTheYearRuns(acts)
      .whenAnswered(ada, {
        t: 'spoils',
        year: 1,
        slot: 1,
        take: ['bards', 'gold'],
        bards: { argos: 1, xidit: 2, hautgivre: 1 },
      })
      .whenItRuns()
    story.shows(bardsOf(ada, { argos: 1, xidit: 2, hautgivre: 1 }), hasLeft(ada, { bards: 16 }))
    expect(story.state.bards.xidit).toEqual([2, 0, 0, 0])
  })

  it('E-5 a threat offers 4 stories, the guild has height 2: it grows to 4, two stories stay in the supply', () =>
    given(
      quietTiles,
      city(10).isThreatened,
      ada.in(10),
      ada.holds({ archer: 1, mage: 1 }),
      ada.hasGuild(10, 2),
      ada.hasStoriesLeft(4),
      ada.instructs({ rewards: ['stories', 'gold', 'bards'] }),
    )
      .whenTheYearRuns(acts)
      .shows(guildIn(10, ada, 4), hasLeft(ada, { stories: 2, held: 0 })))

  it('E-6 a threat that comes during the year is beaten with the sixth order', () =>
    given(
      quietTiles,
      queue({ recruitPile: [18], recruitNext: 1, threatPile: [16], threatNext: 12 }),
      city(17).isThreatened,
      bela.in(17),
      bela.holds({ militia: 1, archer: 1, cleric: 1 }),
      ada.in(12),
      ada.holds({ infantry: 1, mage: 1 }),
    )
      .whenTheYearRuns({ ada: ['wait', 'wait', 'wait', 'wait', 'wait', 'act'], bela: ['wait', 'wait', 'wait', 'act'] })
      .shows(beatThreat(bela, 17), beatThreat(ada, 12), holdsUnits(ada, {}), nothingFailed))

  it("E-7 the last unit of city 8 is taken: the next tile is there before the next player's order", () =>
    given(
      recruitmentIn(2, 3, 9, 13),
      city(8).offers('cleric'),
      queue({ recruitPile: [14, 5], recruitNext: 7, threatPile: [11], threatNext: 12 }),
      ada.in(8),
      bela.in(7),
    )
      .whenTheYearRuns({ ada: ['act'], bela: ['act'] })
      .shows(holdsUnits(ada, { cleric: 1 }), noTile(8))
      .shows(queued({ recruitDiscard: [8], recruitNext: 14, recruitPile: [5] }))
      // Of five units, militia, militia, archer, infantry and mage, bela has taken one.
      .shows(recruited(bela, 'militia', { in: 7 }))
      .shows(recruitmentTile(7, { militia: 1, archer: 1, infantry: 1, mage: 1 })))

  it('E-8 in city 4, without a tile, the raging titan of size 3 is beaten with three units of choice', () =>
    given(
      quietTiles,
      titanPile(3, 'titan-3a', 'titan-3b'),
      titanPile(5, 'titan-5a', 'titan-5b'),
      raging(3, 5),
      ada.in(4),
      ada.holds({ militia: 2, archer: 1, mage: 2 }),
      ada.instructs({ titan: 'ask' }),
    )
      .whenTheYearRuns(acts)
      .shows(asksOnly('titan', ada))
      .whenAnswered(ada, {
        t: 'titan',
        year: 1,
        slot: 1,
        beat: 3,
        units: { militia: 2, mage: 1 },
        take: ['gold', 'stories'],
      })
      .whenItRuns()
      .shows(beatTitan(ada, 'titan-3a'), holdsUnits(ada, { archer: 1, mage: 1 }))
      .shows(titansLeft(3, ['titan-3b', 'slumbering']))
      .shows(titansLeft(5, ['titan-5a', 'raging'], ['titan-5b', 'slumbering'])))

  describe('E-9 census of clerics, shown 1, 1, 0, 2: the last places two bards, the others nothing', () => {
    const shown = (player: Player, story: ReturnType<typeof given>, clerics: number) =>
      story.whenAnswered(player, { t: 'census', year: 4, show: { ...noUnits(), cleric: clerics } })
    const place = (bards: Record<string, number>): Command => ({ t: 'census-bards', year: 4, kind: 'cleric', bards })
    const asked = () => {
      const players = [ada, bela, cara, dov]
      let story = given(
        year(4),
        ...players.flatMap((player) => [
          player.holds({ cleric: 2 }),
          player.instructs({ census: 'ask', bards: 'ask' }),
        ]),
        dov.in(18),
      )
        .whenTheYearRuns({})
        .shows(asksOnly('census', ...players))
      for (const [seat, clerics] of [1, 1, 0, 2].entries()) story = shown(players[seat]!, story, clerics)
      return story.whenItRuns().shows(asksOnly('census-bards', dov))
    }

    it.each([{ adlarian: 2 }, { vieuxmarais: 2 }, { adlarian: 1, vieuxmarais: 1 }])('in %o', (bards) => {
      asked()
        .whenAnswered(dov, place(bards as Record<string, number>))
        .whenItRuns()
        .shows(wonCensus('cleric', dov), bardsOf(dov, bards as Record<string, number>))
        .shows(bardsOf(ada, {}), bardsOf(bela, {}), bardsOf(cara, {}))
    })
  })

  describe('E-10 to E-12 one game, assessed', () => {
    const bards = (player: Player, placed: Record<string, number>) =>
      Object.entries(placed).map(([region, count]) => player.hasBardsIn(region, count))
    const guilds = (player: Player, built: Record<number, number>) =>
      Object.entries(built).map(([number, height]) => player.hasGuild(Number(number), height))

    const { result } = given(
      year(12),
      nothingShown,
      assessedInOrder('wealth', 'influence', 'reputation'),
      ada.hasGold(31),
      bela.hasGold(18),
      cara.hasGold(18),
      dov.hasGold(24),
      bela.holds({ archer: 1, mage: 1 }),
      cara.holds({ militia: 3, infantry: 1 }),
      ...guilds(ada, { 1: 4, 2: 4, 3: 4 }),
      ...guilds(bela, { 4: 4, 5: 4, 6: 3 }),
      ...guilds(cara, { 7: 4, 8: 4, 9: 1 }),
      ...guilds(dov, { 10: 4, 11: 4 }),
      ...bards(ada, { estoria: 1, argos: 1, xidit: 1, hautgivre: 1, adlarian: 2, confines: 1 }),
      ...bards(bela, { estoria: 1, argos: 1, rapha: 1, xidit: 2, vieuxmarais: 1 }),
      ...bards(cara, { estoria: 2, argos: 2, xidit: 2 }),
      ...bards(dov, { argos: 1, xidit: 2, confines: 1 }),
    ).whenTheYearRuns({}).state

    it('E-10 first assessment, wealth: of two with 18 gold the one with 2 units is out, not the one with 4', () =>
      expect(result?.assessments[0]).toEqual({
        kind: 'wealth',
        values: [31, 18, 18, 24],
        dummy: null,
        ranking: [0, 3, 2, 1],
        eliminated: [1],
      }))

    it('E-11 second assessment, influence: the one with 8 goes', () =>
      expect(result?.assessments[1]).toEqual({
        kind: 'influence',
        values: [12, 11, 9, 8],
        dummy: null,
        ranking: [0, 2, 3],
        eliminated: [3],
      }))

    it('E-12 third assessment, reputation: 16 beats 15, the first player is the Savior', () => {
      expect(result?.assessments[2]).toEqual({
        kind: 'reputation',
        values: [16, 18, 15, 12],
        dummy: null,
        ranking: [0, 2],
        eliminated: [2],
      })
      expect(result).toMatchObject({ winner: 0, standings: [0, 2, 3, 1] })
    })
  })

  it('E-13 a whole year of the first player', () => {
    const story = given(
      recruitmentIn(2, 3, 9),
      city(7).offers('archer', 'infantry', 'mage'),
      city(6).offers('militia', 'archer', 'archer', 'infantry', 'mage'),
      city(17).isThreatened,
      queue({ recruitPile: [18], recruitNext: 1, threatPile: [16, 12], threatNext: 14 }),
      ada.in(7),
      ada.holds({ militia: 2, archer: 2, cleric: 1 }),
      ada.instructs({ rewards: 'ask' }),
    )
      .whenTheYearRuns({ ada: ['act', 'red', 'act', 'blue', 'red', 'act'] })
      .shows(asksOnly('spoils', ada))
      .whenAnswered(ada, {
        t: 'spoils',
        year: 1,
        slot: 6,
        take: ['stories', 'bards'],
        bards: { hautgivre: 1, xidit: 2 },
      })
      .whenItRuns()

    story.shows(recruited(ada, 'archer', { in: 7 }), recruited(ada, 'militia', { in: 6 }), beatThreat(ada, 17))
    expect(story.happened('moved').map(({ from, to }) => [from, to])).toEqual([
      [7, 6],
      [6, 11],
      [11, 17],
    ])
    story
      .shows(standsIn(ada, 17), nothingFailed)
      .shows(recruitmentTile(7, { infantry: 1, mage: 1 }), recruitmentTile(6, { archer: 2, infantry: 1, mage: 1 }))
      .shows(guildIn(17, ada, 3), hasLeft(ada, { stories: 12, bards: 17 }))
      .shows(bardsOf(ada, { hautgivre: 1, xidit: 2 }))
      .shows(noTile(17), threatTile(14), queued({ threatDiscard: [17], threatNext: 16, threatPile: [12] }))
      .shows(holdsUnits(ada, { militia: 2, archer: 2 }), ownsGold(ada, 0))
  })

  it("E-14 three players: somebody beats a threat and raises the dummy's wealth", () =>
    givenTable(
      threePlayers,
      quietTiles,
      city(10).isThreatened,
      dummyAt({ wealth: 6, influence: 5, reputation: 4 }),
      bela.in(10),
      bela.holds({ archer: 1, mage: 1 }),
      bela.instructs({ dummy: 'wealth' }),
    )
      .whenTheYearRuns({ bela: ['act'] })
      .shows(beatThreat(bela, 10), dummyIsAt({ wealth: 7, influence: 5, reputation: 4 })))
})
