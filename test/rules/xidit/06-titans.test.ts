import { describe, expect, it } from 'vitest'
import type { Command, TitanChoice } from '../../../src/rules/xidit/commands.ts'
import type { Order, TitanSize, Units } from '../../../src/rules/xidit/vocabulary.ts'
import {
  asksOnly,
  bardsOf,
  beatThreat,
  beatTitan,
  dummyIsAt,
  failed,
  guildIn,
  hasLeft,
  holdsUnits,
  inBarracks,
  noGuildIn,
  ownsGold,
  queued,
  recruited,
  recruitmentTile,
  titansLeft,
} from '../../support/claims.ts'
import {
  ada,
  barracks,
  bela,
  city,
  given,
  givenTable,
  type Part,
  queue,
  quietTiles,
  raging,
  type Story,
  threePlayers,
  titanPile,
} from '../../support/table.ts'

const acts: { ada: Order[] } = { ada: ['act'] }
const asks = ada.instructs({ titan: 'ask' })
const fight = (choice: TitanChoice): Command => ({ t: 'titan', year: 1, slot: 1, ...choice })

/** City 6 has no tile and borders estoria, argos and the centre. All titans slumber. */
const inCity6: Part = (state) => {
  quietTiles(state)
  titanPile(3, 'titan-3a', 'titan-3b')(state)
  titanPile(4, 'titan-4a', 'titan-4b')(state)
  titanPile(5, 'titan-5a', 'titan-5b')(state)
  ada.in(6)(state)
}

/** Ada is asked whether she beats a titan. */
const asked = (units: Partial<Units>, ...parts: Part[]): Story =>
  given(inCity6, ada.holds(units), asks, ...parts)
    .whenTheYearRuns(acts)
    .shows(asksOnly('titan', ada))

const titansOffered = (story: Story) =>
  story
    .questions()
    .flatMap((question) => (question.t === 'titan' ? question.titans : []))
    .map(({ titan, affordable }) => [titan, affordable])

describe('Titans may be beaten (X-6.1)', () => {
  it('only from a city without a tile: not from a recruitment tile', () =>
    given(inCity6, raging(3), city(6).offers('mage', 'mage'), ada.holds({ militia: 3 }), asks)
      .whenTheYearRuns(acts)
      .shows(recruited(ada, 'mage', { in: 6 })))

  it('only from a city without a tile: not from a threat', () =>
    given(inCity6, raging(3), city(6).isThreatened, ada.holds({ infantry: 2, cleric: 2 }), asks)
      .whenTheYearRuns(acts)
      .shows(beatThreat(ada, 6), holdsUnits(ada, { infantry: 1, cleric: 1 })))

  it('only from a city without a tile: not from a threat that cannot be beaten', () =>
    given(inCity6, raging(3), city(6).isThreatened, ada.holds({ mage: 3 }), asks)
      .whenTheYearRuns(acts)
      .shows(failed(ada, 'lacking-units', { slot: 1 })))

  it('from any city without a tile', () =>
    given(inCity6, raging(3), ada.holds({ mage: 3 }), ada.in(12), asks)
      .whenTheYearRuns(acts)
      .shows(asksOnly('titan', ada)))

  it('when they are raging', () =>
    expect(titansOffered(asked({ mage: 5 }, raging(3, 5)))).toEqual([
      ['titan-3a', true],
      ['titan-5a', true],
    ]))

  it('when they are on top of their pile', () => {
    const belowRages: Part = (state) => {
      state.titans[4][1]!.raging = true
    }
    expect(titansOffered(asked({ mage: 5 }, raging(3), belowRages))).toEqual([['titan-3a', true]])
  })
})

describe('The decision (X-6.2)', () => {
  it('comes up when the player can pay at least one raging titan', () =>
    expect(titansOffered(asked({ militia: 2, mage: 1 }, raging(3, 4)))).toEqual([
      ['titan-3a', true],
      ['titan-4a', false],
    ]))

  it.each([
    [3, { militia: 3 }],
    [4, { militia: 1, archer: 1, cleric: 1, mage: 1 }],
    [5, { archer: 2, infantry: 3 }],
  ] as [TitanSize, Partial<Units>][])('a titan of size %i costs as many units of any kind', (size, units) => {
    asked(units, raging(size))
      .whenAnswered(ada, fight({ beat: size, units, take: ['gold', 'stories'] }))
      .whenItRuns()
      .shows(beatTitan(ada, `titan-${size}a`), holdsUnits(ada, {}))
  })

  it('may be to decline', () =>
    asked({ mage: 3 }, raging(3))
      .whenAnswered(ada, fight({ beat: null }))
      .whenItRuns()
      .shows(failed(ada, 'declined', { slot: 1 }), holdsUnits(ada, { mage: 3 }), ownsGold(ada, 0))
      .shows(titansLeft(3, ['titan-3a', 'raging'], ['titan-3b', 'slumbering'])))

  it('is to decline when nothing else is wished (X-14.3)', () =>
    given(inCity6, raging(3), ada.holds({ mage: 3 }))
      .whenTheYearRuns(acts)
      .shows(failed(ada, 'declined', { slot: 1 })))

  it('does not come up when no titan is raging', () =>
    given(inCity6, ada.holds({ mage: 5 }), asks)
      .whenTheYearRuns(acts)
      .shows(failed(ada, 'nothing-here', { slot: 1 })))

  it('does not come up when no titan is left', () =>
    given(inCity6, titanPile(3), titanPile(4), titanPile(5), ada.holds({ mage: 5 }), asks)
      .whenTheYearRuns(acts)
      .shows(failed(ada, 'nothing-here', { slot: 1 })))

  it('does not come up when no raging titan can be paid', () =>
    given(inCity6, raging(4, 5), ada.holds({ mage: 3 }), asks)
      .whenTheYearRuns(acts)
      .shows(failed(ada, 'lacking-units', { slot: 1 })))

  it('does not come up for want of units when none is raging either', () =>
    given(inCity6, asks)
      .whenTheYearRuns(acts)
      .shows(failed(ada, 'nothing-here', { slot: 1 })))
})

describe('Paying a titan (X-6.3)', () => {
  it('is done with the units the player names, which return to the barracks', () =>
    asked({ militia: 2, archer: 2, mage: 2 }, raging(3), barracks({ cleric: 1 }))
      .whenAnswered(ada, fight({ beat: 3, units: { militia: 1, mage: 2 }, take: ['gold', 'stories'] }))
      .whenItRuns()
      .shows(holdsUnits(ada, { militia: 1, archer: 2 }), inBarracks({ militia: 1, cleric: 1, mage: 2 })))

  const hand = { militia: 2, archer: 2, mage: 1 }
  const refused = (beat: TitanSize, units: Partial<Units>) =>
    asked(hand, raging(3, 4)).refusal(ada, fight({ beat, units, take: ['gold', 'stories'] }))

  it('is not done with fewer units than its size', () =>
    expect(refused(4, { militia: 2, archer: 1 })).toMatchObject({ why: 'not-allowed', rule: 'X-6.3' }))

  it('is not done with more', () =>
    expect(refused(3, { militia: 2, archer: 2 })).toMatchObject({ why: 'not-allowed', rule: 'X-6.3' }))

  it('is not done with units the player does not have', () =>
    expect(refused(3, { militia: 1, mage: 2 })).toMatchObject({ why: 'not-allowed', rule: 'X-6.3' }))

  it('is not done with nothing and less', () =>
    expect(refused(3, { militia: 2, archer: 2, mage: -1 })).toMatchObject({ why: 'not-understood' }))

  it('does not beat one that slumbers', () =>
    expect(refused(5, { militia: 2, archer: 2, mage: 1 })).toMatchObject({ why: 'not-allowed', rule: 'X-6.1' }))

  it('does not beat one that cannot be paid', () =>
    expect(
      asked({ mage: 3 }, raging(3, 5)).refusal(ada, fight({ beat: 5, units: { mage: 3 }, take: ['gold', 'stories'] })),
    ).toMatchObject({ why: 'not-allowed', rule: 'X-6.2' }))
})

describe('What a titan brings (X-6.3)', () => {
  const beating3 = (choice: Omit<Extract<TitanChoice, { beat: TitanSize }>, 'beat' | 'units'>, ...parts: Part[]) =>
    asked({ mage: 3 }, raging(3), ...parts)
      .whenAnswered(ada, fight({ beat: 3, units: { mage: 3 }, ...choice }))
      .whenItRuns()

  it('is its own rewards, two of three: gold and bards', () =>
    beating3({ take: ['gold', 'bards'], bards: { estoria: 1, xidit: 2 } }).shows(
      ownsGold(ada, 4),
      bardsOf(ada, { estoria: 1, xidit: 2 }),
      noGuildIn(6),
    ))

  it('is its own rewards, two of three: bards and stories', () =>
    beating3({ take: ['stories', 'bards'], bards: { argos: 3 } }).shows(
      ownsGold(ada, 0),
      bardsOf(ada, { argos: 3 }),
      guildIn(6, ada, 2),
    ))

  it('is only what is possible (X-5.2)', () => {
    const story = asked({ mage: 3 }, raging(3), bela.hasGuild(6, 2), ada.hasBardsLeft(0))
    expect(story.questions()).toMatchObject([
      { titans: [{ choose: 1, rewards: [{ reward: 'gold', amount: 4 }], bards: null }] },
    ])
    story
      .whenAnswered(ada, fight({ beat: 3, units: { mage: 3 }, take: ['gold'] }))
      .whenItRuns()
      .shows(ownsGold(ada, 4), guildIn(6, bela, 2))
  })

  it('is followed by held stories (X-5.6)', () =>
    beating3({ take: ['gold', 'stories'] }, ada.holdsStories(3)).shows(guildIn(6, ada, 4), hasLeft(ada, { held: 1 })))

  it('places bards in bordering regions only (X-5.4)', () =>
    expect(
      asked({ mage: 3 }, raging(3)).refusal(
        ada,
        fight({ beat: 3, units: { mage: 3 }, take: ['gold', 'bards'], bards: { rapha: 3 } }),
      ),
    ).toMatchObject({ why: 'not-allowed', rule: 'X-5.4' }))

  it('takes the titan out of the game; the tile below stays slumbering', () =>
    beating3({ take: ['gold', 'stories'] }).shows(
      titansLeft(3, ['titan-3b', 'slumbering']),
      titansLeft(4, ['titan-4a', 'slumbering'], ['titan-4b', 'slumbering']),
    ))

  it('so that the one below cannot be beaten yet', () =>
    given(
      inCity6,
      raging(3),
      ada.holds({ mage: 3 }),
      ada.instructs({ titan: { sizes: [3] } }),
      bela.in(12),
      bela.holds({ archer: 3 }),
    )
      .whenTheYearRuns({ ada: ['act'], bela: ['act'] })
      .shows(beatTitan(ada, 'titan-3a'), failed(bela, 'nothing-here', { slot: 1 })))

  it('leaves an empty pile when it was the last of its size', () =>
    beating3({ take: ['gold', 'stories'] }, titanPile(3, 'titan-3b'), raging(3)).shows(titansLeft(3)))

  it('moves no tile but recruitment tiles, which come as units have returned (X-7.1a)', () =>
    asked(
      { mage: 3 },
      raging(3),
      queue({ recruitPile: [12], recruitNext: 7, threatPile: [16], threatNext: 8 }),
      (state) => {
        state.tiles[2] = null
      },
      barracks({}),
    )
      .whenAnswered(ada, fight({ beat: 3, units: { mage: 3 }, take: ['gold', 'stories'] }))
      .whenItRuns()
      .shows(recruitmentTile(7, { mage: 1 }), inBarracks({ mage: 2 }))
      .shows(queued({ recruitNext: 12, recruitPile: [], threatNext: 8, threatPile: [16], threatDiscard: [] })))
})

describe('One decision (X-6.4)', () => {
  it('shows the titans, the hand, the rewards and where the bards may go', () =>
    expect(asked({ militia: 1, mage: 3 }, raging(3, 5)).questions()).toEqual([
      {
        id: expect.any(String),
        t: 'titan',
        seat: 0,
        year: 1,
        slot: 1,
        city: 6,
        hand: { militia: 1, archer: 0, infantry: 0, cleric: 0, mage: 3 },
        titans: [
          {
            size: 3,
            titan: 'titan-3a',
            creature: 'Grumelot, the Sleeping Tortoise',
            affordable: true,
            choose: 2,
            rewards: [
              { reward: 'gold', amount: 4 },
              { reward: 'bards', amount: 3 },
              { reward: 'stories', amount: 2 },
            ],
            bards: { count: 3, regions: ['estoria', 'argos', 'xidit'] },
            dummy: [],
          },
          {
            size: 5,
            titan: 'titan-5a',
            creature: 'Abysse, the Cavern Whale',
            affordable: false,
            choose: 2,
            rewards: [
              { reward: 'gold', amount: 6 },
              { reward: 'bards', amount: 4 },
              { reward: 'stories', amount: 4 },
            ],
            bards: { count: 4, regions: ['estoria', 'argos', 'xidit'] },
            dummy: [],
          },
        ],
      },
    ]))

  const threeAsked = () =>
    givenTable(threePlayers, inCity6, raging(3), ada.holds({ mage: 3 }), asks).whenTheYearRuns(acts)

  it('is answered as a whole, the dummy track included', () =>
    threeAsked()
      .whenAnswered(
        ada,
        fight({
          beat: 3,
          units: { mage: 3 },
          take: ['bards', 'stories'],
          bards: { argos: 1, xidit: 2 },
          dummy: 'influence',
        }),
      )
      .whenItRuns()
      .shows(bardsOf(ada, { argos: 1, xidit: 2 }), guildIn(6, ada, 2), holdsUnits(ada, {}))
      .shows(dummyIsAt({ wealth: 6, influence: 6, reputation: 4 }), (story) => expect(story.state.year).toBe(2)))

  it('is not complete without the dummy track', () =>
    expect(threeAsked().refusal(ada, fight({ beat: 3, units: { mage: 3 }, take: ['gold', 'stories'] }))).toMatchObject({
      rule: 'X-5.7',
      at: '/dummy',
    }))

  it('raises no dummy track when the titan is declined', () =>
    threeAsked()
      .whenAnswered(ada, fight({ beat: null }))
      .whenItRuns()
      .shows(dummyIsAt({ wealth: 6, influence: 5, reputation: 4 })))
})
