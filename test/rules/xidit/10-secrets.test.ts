import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../src/rules/ruleset.ts'
import type { Event } from '../../../src/rules/xidit/events.ts'
import type { Order } from '../../../src/rules/xidit/vocabulary.ts'
import { xidit } from '../../../src/rules/xidit/xidit.ts'
import { ada, bela, cara, city, given, queue, type Story, year } from '../../support/table.ts'

const six = (order: Order): Order[] => Array.from({ length: 6 }, () => order)
const seen = (story: Story, viewer: Viewer) => xidit.view(story.state, viewer)
const told = (story: Story, viewer: Viewer) =>
  story.events.map((event) => xidit.tell(event, viewer, false)).filter((event) => event !== undefined)

describe('Orders (X-10.1)', () => {
  const handedIn = given().whenAnswered(ada, { t: 'orders', year: 1, orders: six('red') })

  it('are seen by nobody else until all are in', () => {
    expect(seen(handedIn, ada.seat).lords[ada.seat]!.orders).toEqual(six('red'))
    for (const viewer of [bela.seat, cara.seat, 'public'] as const) {
      expect(seen(handedIn, viewer).lords[ada.seat]!.orders).toBeNull()
      expect(told(handedIn, viewer)).toEqual([{ t: 'orders-given', year: 1, seat: ada.seat }])
    }
  })

  it('others may know that they are in', () => {
    expect(seen(handedIn, 'public').lords.map((lord) => lord.ordersIn)).toEqual([true, false, false, false])
    expect(seen(handedIn, 'public').waitsFor.map(({ seat }) => seat)).toEqual([1, 2, 3])
  })

  it('stay secret between the last submission and the year', () => {
    let story = handedIn
    for (const player of [bela, cara, { ...bela, seat: 3 } as typeof bela])
      story = story.whenAnswered(player, { t: 'orders', year: 1, orders: six('wait') })
    expect(seen(story, 'public').lords.map((lord) => lord.orders)).toEqual([null, null, null, null])
    expect(seen(story, 'public').lords.every((lord) => lord.ordersIn)).toBe(true)
  })

  it('are all open while the year runs', () => {
    const story = given(ada.in(17), ada.holds({ militia: 1, archer: 1, cleric: 1 }), city(17).isThreatened)
      .shows()
      .whenAnswered(ada, { t: 'standing', standing: { rewards: 'ask' } })
      .whenTheYearRuns({ ada: ['act', 'red'], bela: six('blue') })
    expect(story.questions().map(({ t }) => t)).toEqual(['spoils'])
    expect(seen(story, cara.seat).lords.map((lord) => lord.orders)).toEqual([
      ['act', 'red', 'wait', 'wait', 'wait', 'wait'],
      six('blue'),
      six('wait'),
      six('wait'),
    ])
  })
})

describe('Standing instructions and start lists (X-10.1)', () => {
  const left = given().whenAnswered(ada, { t: 'standing', standing: { start: [3, 4], titan: 'ask' } })

  it('are seen by their owner alone, also as an event', () => {
    expect(seen(left, ada.seat).lords[ada.seat]!.standing).toEqual({ start: [3, 4], titan: 'ask' })
    expect(told(left, ada.seat)).toHaveLength(1)
    for (const viewer of [bela.seat, 'public'] as const) {
      expect(seen(left, viewer).lords[ada.seat]!.standing).toBeNull()
      expect(told(left, viewer)).toEqual([])
    }
  })
})

describe('What a lord owns (X-10.2)', () => {
  const story = given(
    ada.hasGold(7),
    ada.holds({ mage: 2 }),
    ada.hasGuild(5, 2),
    ada.hasBardsIn('xidit', 3),
    ada.hasBardsIn('ombel', 1),
  )

  it('gold, units, bards left, stories left and held are their own knowledge', () => {
    const own = seen(story, ada.seat).lords[ada.seat]!
    expect([own.gold, own.units?.mage, own.bards, own.stories, own.held]).toEqual([7, 2, 16, 13, 0])
    for (const viewer of [bela.seat, 'public'] as const) {
      const other = seen(story, viewer).lords[ada.seat]!
      expect([other.gold, other.units, other.bards, other.stories, other.held]).toEqual([null, null, null, null, null])
    }
  })

  it('of the Bastion everybody knows their own bards only; in the other regions all see all', () => {
    const bards = (viewer: Viewer, region: string) =>
      seen(story, viewer).regions.find((known) => known.region === region)!.bards
    expect(bards(ada.seat, 'xidit')).toEqual([3, null, null, null])
    expect(bards(bela.seat, 'xidit')).toEqual([null, 0, null, null])
    expect(bards('public', 'xidit')).toEqual([null, null, null, null])
    expect(bards('public', 'ombel')).toEqual([1, 0, 0, 0])
  })

  it('guilds, and so influence, are for all to see', () => {
    expect(seen(story, 'public').lords[ada.seat]!.influence).toBe(2)
    expect(seen(story, 'public').guilds).toEqual([{ city: 5, seat: 0, height: 2 }])
  })

  it('units paid and rewards taken are public as they happen', () => {
    const beaten = given(
      ada.in(17),
      ada.holds({ militia: 1, archer: 1, cleric: 1 }),
      city(17).isThreatened,
    ).whenTheYearRuns({
      ada: ['act'],
    })
    const public_ = told(beaten, 'public') as Event[]
    expect(public_).toContainEqual(expect.objectContaining({ t: 'threat-beaten', seat: 0, city: 17 }))
    expect(public_).toContainEqual(expect.objectContaining({ t: 'spoils-taken', gold: 4, stories: 3 }))
  })

  it('what was missing for a threat is told to its owner alone: it would tell the hand', () => {
    const lacking = given(ada.in(17), ada.holds({ militia: 1 }), city(17).isThreatened).whenTheYearRuns({
      ada: ['act'],
    })
    const failure = (viewer: Viewer) => told(lacking, viewer).find((event) => event.t === 'failed')
    expect(failure(ada.seat)).toMatchObject({ reason: 'lacking-units', missing: { archer: 1, cleric: 1 } })
    expect(failure(bela.seat)).toMatchObject({ reason: 'lacking-units' })
    expect(failure(bela.seat)).not.toHaveProperty('missing')
  })

  it('what somebody is asked, with their options, is their own knowledge; that they are asked is not', () => {
    const asked = given(ada.in(17), ada.holds({ militia: 1, archer: 1, cleric: 1 }), city(17).isThreatened)
      .whenAnswered(ada, { t: 'standing', standing: { rewards: 'ask' } })
      .whenTheYearRuns({ ada: ['act'] })
    expect(seen(asked, ada.seat).questions.map(({ t }) => t)).toEqual(['spoils'])
    expect(seen(asked, bela.seat).questions).toEqual([])
    expect(seen(asked, 'public').waitsFor).toEqual([{ seat: ada.seat, t: 'spoils' }])
  })
})

describe('Census numbers (X-10.2)', () => {
  const counting = given(year(4), ada.holds({ mage: 2 }), bela.holds({ militia: 1 }))
    .whenAnswered(bela, { t: 'standing', standing: { census: 'ask' } })
    .whenTheYearRuns({})

  it('are hidden until all are in, and open then', () => {
    expect(counting.questions().map(({ seat, t }) => [seat, t])).toEqual([[bela.seat, 'census']])
    expect(seen(counting, cara.seat).lords[ada.seat]).toMatchObject({ census: null, censusIn: true })
    expect(told(counting, cara.seat)).toContainEqual({ t: 'census-given', year: 4, seat: ada.seat })
    const none = { militia: 0, archer: 0, infantry: 0, cleric: 0, mage: 0 }
    const shown = counting.whenAnswered(bela, { t: 'census', year: 4, show: none }).whenItRuns()
    expect(told(shown, cara.seat)).toContainEqual(
      expect.objectContaining({ t: 'census-revealed', shown: [{ ...none, mage: 2 }, none, none, none] }),
    )
  })
})

describe('What nobody knows (X-10.3)', () => {
  const story = given(
    queue({ recruitPile: [2, 3, 5], recruitNext: 6, threatPile: [7, 8], threatNext: 9, threatDiscard: [10, 11] }),
  )

  it('of the piles the top and the count are public, next tiles and discards too', () => {
    for (const viewer of [ada.seat, 'public'] as const) {
      const { queue: shown } = seen(story, viewer)
      expect([shown.recruitPile.count, shown.recruitPile.top?.city, shown.recruitNext?.city]).toEqual([3, 2, 6])
      expect([shown.threatPile.count, shown.threatPile.top?.city, shown.threatNext?.city]).toEqual([2, 7, 9])
      expect(shown.threatDiscard).toEqual([10, 11])
    }
  })

  it('titans below the top and the seed stay hidden', () => {
    const shown = JSON.stringify(seen(story, 'public'))
    for (const size of [3, 4, 5] as const) expect(shown).not.toContain(story.state.titans[size][1]!.id)
    expect(shown).not.toContain(story.state.seed)
    expect(seen(story, 'public').revealed).toBeNull()
  })

  it('the beginning is told without seed, piles and lower titans', () => {
    const [begun] = xidit.begin({ players: 4, length: 'long' }, story.state.seed)
    const public_ = JSON.stringify(xidit.tell(begun!, 'public', false))
    expect(public_).not.toContain(story.state.seed)
    expect(xidit.tell(begun!, 0, false)).toMatchObject({
      queue: { threatPile: { count: 5 } },
      titans: { 3: { count: 2 } },
    })
  })

  it('a pile that turns over is told by its top and count', () => {
    const turned: Event = { t: 'pile-turned', pile: 'recruit', tiles: [4, 5, 6] }
    expect(xidit.tell(turned, 0, false)).toEqual({ t: 'pile-turned', pile: 'recruit', tiles: { top: 4, count: 3 } })
    const empty: Event = { t: 'reinforced', recruitPile: [], threatPile: [], threatNext: null }
    expect(xidit.tell(empty, 0, false)).toMatchObject({ recruitPile: { top: null, count: 0 } })
    const reinforced: Event = { t: 'reinforced', recruitPile: [1, 2], threatPile: [3, 4], threatNext: 5 }
    expect(xidit.tell(reinforced, 0, false)).toEqual({
      t: 'reinforced',
      recruitPile: { top: 1, count: 2 },
      threatPile: { top: 3, count: 2 },
      threatNext: 5,
    })
  })
})

describe('After the end (X-10.4)', () => {
  it('everything is open', () => {
    const over = given(year(12), ada.hasGold(3), bela.instructs({ titan: 'ask' })).whenTheYearRuns({})
    const shown = seen(over, 'public')
    expect(shown.stage).toBe('over')
    expect(shown.lords[ada.seat]!.gold).toBe(3)
    expect(shown.lords[bela.seat]!.standing).toEqual({ titan: 'ask' })
    expect(shown.revealed?.seed).toBe(over.state.seed)
    expect(over.events.map((event) => xidit.tell(event, 'public', true))).toEqual(over.events)
  })
})
