import { describe, expect, it } from 'vitest'
import type { Command } from '../../../src/rules/xidit/commands.ts'
import type { Order } from '../../../src/rules/xidit/vocabulary.ts'
import {
  asksOnly,
  beatThreat,
  beatTitan,
  failed,
  holdsUnits,
  nothingFailed,
  recruited,
  recruitmentTile,
  standsIn,
  threatTile,
} from '../../support/claims.ts'
import {
  ada,
  bela,
  cara,
  city,
  dov,
  firstSeat,
  given,
  type Part,
  type Player,
  queue,
  quietTiles,
  raging,
  type Story,
  titanPile,
} from '../../support/table.ts'

const waiting: Order[] = ['wait', 'wait', 'wait', 'wait', 'wait', 'wait']
const orders = (...six: Order[]): Command => ({ t: 'orders', year: 1, orders: [...six, ...waiting].slice(0, 6) })
const withdraw: Command = { t: 'withdraw-orders', year: 1 }

/** Everybody but ada has handed in: six times wait. */
const withoutAda = (...parts: Part[]) =>
  given(...parts)
    .whenAnswered(bela, orders())
    .whenAnswered(cara, orders())
    .whenAnswered(dov, orders())

describe('Writing orders (X-3.1)', () => {
  it('asks everybody for six, each red, blue, black, act or wait', () => {
    const story = given()
    story.shows(asksOnly('orders', ada, bela, cara, dov))
    for (const question of story.questions())
      expect(question).toMatchObject({ year: 1, count: 6, words: ['red', 'blue', 'black', 'act', 'wait'] })
  })

  it('is done in any order', () =>
    given()
      .whenAnswered(cara, orders())
      .whenAnswered(ada, orders())
      .shows(asksOnly('orders', bela, dov)))

  it.each([
    ['five', ['act', 'red', 'blue', 'black', 'wait']],
    ['seven', [...waiting, 'act']],
    ['none', []],
  ] as [string, Order[]][])('takes six orders, not %s', (_, list) =>
    expect(given().refusal(ada, { t: 'orders', year: 1, orders: list })).toMatchObject({
      why: 'not-understood',
      rule: 'X-3.1',
    }),
  )

  it('takes no other word for an order', () => {
    const fly = 'fly' as Order
    expect(
      given().refusal(ada, { t: 'orders', year: 1, orders: ['act', 'red', fly, 'act', 'act', 'act'] }),
    ).toMatchObject({
      why: 'not-understood',
      rule: 'X-3.1',
      at: '/orders/2',
    })
  })

  it('is for this year', () =>
    expect(given().refusal(ada, { t: 'orders', year: 2, orders: waiting })).toMatchObject({ why: 'not-asked' }))

  it('carries nothing out while somebody is missing', () =>
    withoutAda()
      .whenItRuns()
      .shows(asksOnly('orders', ada), (story) => expect(story.happened('waited')).toEqual([])))
})

describe('Replacing orders (X-3.1)', () => {
  it('is possible until the last player has handed in', () =>
    withoutAda()
      .whenAnswered(bela, orders('blue'))
      .whenAnswered(bela, orders('red'))
      .whenAnswered(ada, orders())
      .whenItRuns()
      .shows(standsIn(bela, 5)))

  it('is no longer possible when the last orders are in, even if nothing has been carried out yet', () => {
    const story = withoutAda().whenAnswered(ada, orders())
    for (const player of [ada, bela, cara, dov])
      expect(story.refusal(player, orders('red'))).toMatchObject({ why: 'not-asked', rule: 'X-3.1' })
  })

  it('is no longer possible while the year runs', () => {
    const story = withoutAda(quietTiles, raging(3), ada.holds({ mage: 3 }), ada.instructs({ titan: 'ask' }))
      .whenAnswered(ada, orders('act'))
      .whenItRuns()
      .shows(asksOnly('titan', ada))
    expect(story.refusal(bela, orders('red'))).toMatchObject({ why: 'not-asked', rule: 'X-3.1' })
  })

  it('may leave none at all: withdrawn orders are missing again', () =>
    withoutAda()
      .whenAnswered(bela, withdraw)
      .shows(asksOnly('orders', ada, bela))
      .whenAnswered(ada, orders())
      .whenItRuns()
      .shows(asksOnly('orders', bela))
      .whenAnswered(bela, orders('red'))
      .whenItRuns()
      .shows(standsIn(bela, 5)))

  it('allows nobody to withdraw when the last orders are in, even if nothing has been carried out yet', () => {
    const story = withoutAda().whenAnswered(ada, orders())
    for (const player of [ada, bela])
      expect(story.refusal(player, withdraw)).toMatchObject({ why: 'not-asked', rule: 'X-3.1' })
  })

  it('allows nobody to withdraw what is not in', () =>
    expect(withoutAda().refusal(ada, withdraw)).toMatchObject({ why: 'not-asked', rule: 'X-3.1' }))

  it('allows nobody to withdraw the orders of another year', () =>
    expect(withoutAda().refusal(bela, { t: 'withdraw-orders', year: 2 })).toMatchObject({ why: 'not-asked' }))
})

describe('Carrying out (X-3.2)', () => {
  it('begins with all orders revealed together', () => {
    const story = given().whenTheYearRuns({ ada: ['blue', 'red'], dov: ['act'] })
    const ran = story.events.filter((event) => event.t !== 'orders-given')
    expect(ran[0]).toEqual({
      t: 'orders-revealed',
      year: 1,
      orders: [
        ['blue', 'red', 'wait', 'wait', 'wait', 'wait'],
        waiting,
        waiting,
        ['act', 'wait', 'wait', 'wait', 'wait', 'wait'],
      ],
    })
    expect(story.happened('orders-revealed')).toHaveLength(1)
  })

  const inPlayOrder: [string, Player, number[]][] = [
    ['the lowest seat first', ada, [0, 1, 2, 3]],
    ['another seat first', bela, [1, 2, 3, 0]],
    ['a middle seat first', cara, [2, 3, 0, 1]],
    ['the highest seat first', dov, [3, 0, 1, 2]],
  ]
  it.each(inPlayOrder)('is order 1 of everybody in play order, then order 2, to order 6: %s', (_, first, seats) => {
    const story = given(firstSeat(first)).whenTheYearRuns({})
    const carriedOut = story.happened('waited').map(({ slot, seat }) => [slot, seat])
    expect(carriedOut).toEqual([1, 2, 3, 4, 5, 6].flatMap((slot) => seats.map((seat) => [slot, seat])))
  })

  it.each([
    ['ada', ada, bela],
    ['bela', bela, ada],
  ] as const)('lets the earlier in play order take the last unit: %s', (_, first, second) => {
    given(quietTiles, firstSeat(first), city(7).offers('mage'), ada.in(7), bela.in(7))
      .whenTheYearRuns({ ada: ['act'], bela: ['act'] })
      .shows(recruited(first, 'mage', { in: 7 }), failed(second, 'nothing-here', { slot: 1 }))
  })

  it('lets the earlier order come before the earlier seat', () =>
    given(quietTiles, firstSeat(ada), city(7).offers('mage'), ada.in(7), dov.in(7))
      .whenTheYearRuns({ ada: ['wait', 'act'], dov: ['act'] })
      .shows(recruited(dov, 'mage', { in: 7 }), failed(ada, 'nothing-here', { slot: 2 })))
})

describe('Moving (X-3.3)', () => {
  it.each([
    ['red', 6],
    ['blue', 8],
    ['black', 10],
  ] as const)('follows the %s road from city 7 to city %i', (road, to) => {
    given(ada.in(7))
      .whenTheYearRuns({ ada: [road] })
      .shows(standsIn(ada, to), nothingFailed)
  })

  it('goes both ways', () =>
    given(ada.in(7))
      .whenTheYearRuns({ ada: ['red', 'red'] })
      .shows(standsIn(ada, 7)))

  it('goes on from where the hero has come to', () =>
    given(ada.in(7))
      .whenTheYearRuns({ ada: ['red', 'blue', 'red', 'black', 'red', 'blue'] })
      .shows(standsIn(ada, 15), nothingFailed))

  it('fails where there is no such road, and nothing else happens', () =>
    given(ada.in(1))
      .whenTheYearRuns({ ada: ['red', 'black'] })
      .shows(failed(ada, 'no-road', { slot: 1 }), standsIn(ada, 9)))

  it('acts on nothing on the way', () =>
    given(quietTiles, city(6).offers('militia', 'mage'), ada.in(7))
      .whenTheYearRuns({ ada: ['red', 'blue'] })
      .shows(holdsUnits(ada, {}), recruitmentTile(6, { militia: 1, mage: 1 })))
})

describe('Waiting (X-3.4)', () => {
  it('does nothing', () => {
    const story = given(quietTiles, city(7).offers('militia', 'mage'), ada.in(7)).whenTheYearRuns({})
    story.shows(standsIn(ada, 7), holdsUnits(ada, {}), recruitmentTile(7, { militia: 1, mage: 1 }), nothingFailed)
    expect(story.happened('waited')).toHaveLength(24)
  })
})

describe('Acting (X-3.5)', () => {
  it('recruits at a recruitment tile', () =>
    given(quietTiles, city(7).offers('militia', 'mage'), ada.in(7))
      .whenTheYearRuns({ ada: ['act'] })
      .shows(recruited(ada, 'militia', { in: 7 })))

  it('beats a threat at a threat tile', () =>
    given(quietTiles, city(10).isThreatened, ada.in(10), ada.holds({ archer: 1, mage: 1 }))
      .whenTheYearRuns({ ada: ['act'] })
      .shows(beatThreat(ada, 10)))

  it('meets the titans where there is no tile', () =>
    given(quietTiles, raging(3), ada.in(4), ada.holds({ militia: 3 }), ada.instructs({ titan: 'ask' }))
      .whenTheYearRuns({ ada: ['act'] })
      .shows(asksOnly('titan', ada)))

  it('looks where the hero stands when the order comes up', () =>
    given(quietTiles, city(7).offers('militia', 'mage'), city(6).offers('archer', 'cleric'), ada.in(7))
      .whenTheYearRuns({ ada: ['red', 'act'] })
      .shows(recruited(ada, 'archer', { in: 6 }), recruitmentTile(7, { militia: 1, mage: 1 })))
})

describe('One success per city per year (X-3.6)', () => {
  const recruits = [quietTiles, city(7).offers('militia', 'archer', 'mage'), ada.in(7)]

  it('a player who has recruited fails every later act in that city', () =>
    given(...recruits)
      .whenTheYearRuns({ ada: ['act', 'act', 'wait', 'act'] })
      .shows(recruited(ada, 'militia', { in: 7 }), holdsUnits(ada, { militia: 1 }))
      .shows(failed(ada, 'already-acted', { slot: 2 }), failed(ada, 'already-acted', { slot: 4 })))

  it('also when they come back', () =>
    given(...recruits)
      .whenTheYearRuns({ ada: ['act', 'red', 'red', 'act'] })
      .shows(failed(ada, 'already-acted', { slot: 4 }), holdsUnits(ada, { militia: 1 })))

  it('a player who has beaten a threat fails every later act in that city', () =>
    given(quietTiles, city(10).isThreatened, raging(3), ada.in(10), ada.holds({ archer: 1, mage: 4 }))
      .whenTheYearRuns({ ada: ['act', 'act'] })
      .shows(beatThreat(ada, 10), failed(ada, 'already-acted', { slot: 2 })))

  it('a player who has beaten a titan fails every later act in that city', () =>
    given(quietTiles, raging(3, 4), ada.in(4), ada.holds({ mage: 7 }), ada.instructs({ titan: { sizes: [3, 4] } }))
      .whenTheYearRuns({ ada: ['act', 'act'] })
      .shows(failed(ada, 'already-acted', { slot: 2 }), (story) =>
        expect(story.happened('titan-beaten')).toHaveLength(1),
      ))

  it('is looked at before anything else: not the missing tile', () =>
    given(quietTiles, city(7).offers('mage'), ada.in(7))
      .whenTheYearRuns({ ada: ['act', 'act'] })
      .shows(failed(ada, 'already-acted', { slot: 2 })))

  it('is looked at before anything else: not the raging titan, nor the units lacking for it', () => {
    const afterRecruiting = (...parts: Part[]) =>
      given(
        quietTiles,
        raging(3),
        city(7).offers('mage'),
        ada.in(7),
        ada.instructs({ titan: 'ask' }),
        ...parts,
      ).whenTheYearRuns({ ada: ['act', 'act'] })
    afterRecruiting(ada.holds({ archer: 5 })).shows(failed(ada, 'already-acted', { slot: 2 }))
    afterRecruiting().shows(failed(ada, 'already-acted', { slot: 2 }))
  })

  // Tile 7 goes to the threat pile when ada has emptied it, and comes back when bela has beaten two threats.
  it('is looked at before anything else: not the threat that has come, nor the units lacking for it', () =>
    given(
      quietTiles,
      queue({ recruitPile: [18], recruitNext: 1, threatPile: [], threatNext: 12 }),
      city(7).offers('mage'),
      city(10).isThreatened,
      city(16).isThreatened,
      ada.in(7),
      bela.in(10),
      bela.holds({ archer: 2, infantry: 1, mage: 2 }),
    )
      .whenTheYearRuns({ ada: ['act', 'wait', 'wait', 'act'], bela: ['act', 'blue', 'act'] })
      .shows(threatTile(7), failed(ada, 'already-acted', { slot: 4 })))

  it('leaves other cities alone', () =>
    given(...recruits, city(6).offers('cleric', 'mage'))
      .whenTheYearRuns({ ada: ['act', 'red', 'act'] })
      .shows(holdsUnits(ada, { militia: 1, cleric: 1 })))

  it('leaves other players alone', () =>
    given(...recruits, bela.in(7))
      .whenTheYearRuns({ ada: ['act'], bela: ['act'] })
      .shows(recruited(ada, 'militia', { in: 7 }), recruited(bela, 'archer', { in: 7 })))

  it('ends with the year', () =>
    given(...recruits)
      .whenTheYearRuns({ ada: ['act'] })
      .whenTheYearRuns({ ada: ['act'] })
      .shows(holdsUnits(ada, { militia: 1, archer: 1 }), nothingFailed))
})

describe('Failed acts do not count (X-3.6)', () => {
  it('a threat may be beaten after an act that lacked units', () =>
    given(quietTiles, city(17).isThreatened, city(16).offers('cleric', 'mage'), ada.in(17))
      .whenTheYearRuns({ ada: ['act', 'black', 'act', 'black', 'act'] })
      .shows(failed(ada, 'lacking-units', { slot: 1 }), failed(ada, 'lacking-units', { slot: 5 })))

  it('and is, once the units are there', () =>
    given(
      quietTiles,
      city(17).isThreatened,
      city(16).offers('cleric', 'mage'),
      ada.in(17),
      ada.holds({ militia: 1, archer: 1 }),
    )
      .whenTheYearRuns({ ada: ['act', 'black', 'act', 'black', 'act'] })
      .shows(failed(ada, 'lacking-units', { slot: 1 }), beatThreat(ada, 17)))

  it('an act that found nothing may be repeated when a tile has come', () =>
    given(
      quietTiles,
      city(10).isThreatened,
      ada.in(8),
      ada.holds({ archer: 2, infantry: 1 }),
      bela.in(10),
      bela.holds({ archer: 1, mage: 1 }),
    )
      .whenTheYearRuns({ ada: ['act', 'act'], bela: ['act'] })
      .shows(failed(ada, 'nothing-here', { slot: 1 }), beatThreat(ada, 8)))

  const declining = [quietTiles, titanPile(3, 'titan-3a', 'titan-3b'), raging(3), ada.in(4), ada.holds({ mage: 3 })]
  const decline = (slot: number): Command => ({ t: 'titan', year: 1, slot, beat: null })

  it('a declined titan is a failed act', () =>
    given(...declining, ada.instructs({ titan: 'ask' }))
      .whenTheYearRuns({ ada: ['act'] })
      .whenAnswered(ada, decline(1))
      .whenItRuns()
      .shows(failed(ada, 'declined', { slot: 1 }), holdsUnits(ada, { mage: 3 })))

  it('one that is declined by instruction is met again by a later act', () =>
    given(...declining)
      .whenTheYearRuns({ ada: ['act', 'act'] })
      .shows(failed(ada, 'declined', { slot: 1 }), failed(ada, 'declined', { slot: 2 })))

  it('a later act after a declined titan asks again', () =>
    given(...declining, ada.instructs({ titan: 'ask' }))
      .whenTheYearRuns({ ada: ['act', 'wait', 'act'] })
      .whenAnswered(ada, decline(1))
      .whenItRuns()
      .shows(asksOnly('titan', ada), (story) => expect(story.questions()).toMatchObject([{ slot: 3 }]))
      .whenAnswered(ada, { t: 'titan', year: 1, slot: 3, beat: 3, units: { mage: 3 }, take: ['gold', 'stories'] })
      .whenItRuns()
      .shows(beatTitan(ada, 'titan-3a')))
})

describe('Failures are reported with a reason (X-3.7)', () => {
  const acts = { ada: ['act'] } satisfies Parameters<Story['whenTheYearRuns']>[0]

  it('no-road', () =>
    given(ada.in(21))
      .whenTheYearRuns({ ada: ['blue'] })
      .shows(failed(ada, 'no-road', { slot: 1 })))

  it('already-acted', () =>
    given(quietTiles, ada.in(2))
      .whenTheYearRuns({ ada: ['act', 'act'] })
      .shows(failed(ada, 'already-acted', { slot: 2 })))

  it('lacking-units, for a threat', () =>
    given(quietTiles, city(10).isThreatened, ada.in(10), ada.holds({ archer: 4 }))
      .whenTheYearRuns(acts)
      .shows(failed(ada, 'lacking-units', { slot: 1 })))

  it('lacking-units, for a titan', () =>
    given(quietTiles, raging(4), ada.in(10), ada.holds({ archer: 3 }))
      .whenTheYearRuns(acts)
      .shows(failed(ada, 'lacking-units', { slot: 1 })))

  it('nothing-here', () =>
    given(quietTiles, ada.in(10), ada.holds({ archer: 5 }))
      .whenTheYearRuns(acts)
      .shows(failed(ada, 'nothing-here', { slot: 1 })))

  it('declined', () =>
    given(quietTiles, raging(3), ada.in(10), ada.holds({ archer: 3 }))
      .whenTheYearRuns(acts)
      .shows(failed(ada, 'declined', { slot: 1 })))

  it('and the orders after a failed one are carried out', () =>
    given(quietTiles, ada.in(10))
      .whenTheYearRuns({ ada: ['act', 'act', 'black', 'red'] })
      .shows(failed(ada, 'nothing-here', { slot: 2 }), standsIn(ada, 6)))
})
