import { describe, expect, it } from 'vitest'
import type { Command, Standing } from '../../../src/rules/xidit/commands.ts'
import type { Instruction, Takes } from '../../../src/rules/xidit/standing-facts.ts'
import { xidit } from '../../../src/rules/xidit/xidit.ts'
import {
  ada,
  assessedInOrder,
  bela,
  city,
  given,
  givenTable,
  type Part,
  queue,
  raging,
  type Story,
  threePlayers,
  year,
} from '../../support/table.ts'

/** Ada beats the threat of city 17 (4 gold, 3 bards, 3 stories; it borders xidit, hautgivre, vieuxmarais). */
const atNeigebourg: Part[] = [ada.in(17), ada.holds({ militia: 1, archer: 1, cleric: 1 }), city(17).isThreatened]
const spoils = (story: Story) => story.happened('spoils-taken')[0]
const kinds = (story: Story) => story.questions().map(({ t }) => t)
/** What somebody who stays silent answers. */
const silently = (story: Story) => {
  const [question] = story.questions()
  return xidit.lapse(story.state, question!)
}

describe('Instructions as data (X-14)', () => {
  const { standing } = xidit.facts as { standing: Instruction[] }
  const saying = (field: string, said: unknown) =>
    xidit.answer(given().state, 0, { t: 'standing', standing: { [field]: said } as Standing })

  /** Something that each kind may say, and something that is too much. */
  const samples = (takes: Takes): [good: unknown[], bad: unknown] => {
    switch (takes.t) {
      case 'ranking':
        return [[takes.of, takes.of.toReversed()], takes.of.slice(1)]
      case 'by-city':
        return [[{}, { [takes.cities.at(-1)!]: takes.of }], { [takes.cities.at(-1)! + 1]: takes.of }]
      case 'regions':
        return [
          [takes.of.map((region) => ({ region })), [{ region: takes.of[0], most: takes.most }]],
          [{ region: takes.of[0], most: takes.most + 1 }],
        ]
      case 'titan':
        return [[...takes.words, { sizes: takes.sizes, pay: takes.pay }], { sizes: [6] }]
      case 'one':
        return [[...takes.of], 'another']
      case 'units': {
        const each = (most: number) => Object.fromEntries(takes.of.map((kind) => [kind, most]))
        return [[...takes.words, each(takes.most)], each(takes.most + 1)]
      }
      case 'cities':
        return [[takes.of, []], [takes.of.at(-1)! + 1]]
    }
  }

  it.each(standing.map((one) => [one.field, one] as const))('%s takes what it says, or to be asked', (field, one) => {
    const [good, bad] = samples(one.takes)
    for (const said of field === 'rewardsIn' ? good : [...good, 'ask']) expect(saying(field, said).ok).toBe(true)
    expect(saying(field, bad)).toMatchObject({ ok: false, refusal: { rule: one.rule } })
    for (const { title, about, usual } of [one.words.en, one.words.de])
      expect([title, about, usual].every((text) => text.length > 4)).toBe(true)
    expect(one.words.de.usual).not.toBe(one.words.en.usual)
  })

  it('names each instruction once, and what those come to that follow the assessments', () => {
    const refused = saying('another', 1)
    expect(refused).toMatchObject({ ok: false })
    expect(new Set(standing.map(({ field }) => field)).size).toBe(8)
    const { state } = givenTable(threePlayers, assessedInOrder('reputation', 'wealth', 'influence'))
    expect(xidit.view(state, 0).defaults).toEqual({ rewards: ['bards', 'gold', 'stories'], dummy: 'influence' })
    expect(xidit.view(given().state, 'public').defaults.dummy).toBeNull()
  })
})

describe('Leaving instructions (X-14)', () => {
  it('they are kept until changed, replaced as a whole', () => {
    const once = given().whenAnswered(ada, { t: 'standing', standing: { census: 'none', titan: 'ask' } })
    expect(once.lord(ada).standing).toEqual({ census: 'none', titan: 'ask' })
    expect(once.whenTheYearRuns({}).lord(ada).standing).toEqual({ census: 'none', titan: 'ask' })
    expect(once.whenAnswered(ada, { t: 'standing', standing: { census: 'ask' } }).lord(ada).standing).toEqual({
      census: 'ask',
    })
  })

  it('may be left while the year waits for somebody, and count from the next decision on', () => {
    const story = given(...atNeigebourg, ada.instructs({ rewards: 'ask' }))
      .whenTheYearRuns({ ada: ['act'] })
      .whenAnswered(ada, { t: 'standing', standing: {} })
    expect(story.whenItRuns().happened('spoils-taken')).toEqual([])
    expect(kinds(story.whenItRuns())).toEqual(['spoils'])
  })

  const wrong: [string, unknown, string][] = [
    ['an unknown field', { mood: 'bold' }, '/standing/mood'],
    ['no object', 'ask', '/standing'],
    ['rewards not all three', { rewards: ['gold', 'bards'] }, '/standing/rewards'],
    ['rewards twice the same', { rewards: ['gold', 'gold', 'bards'] }, '/standing/rewards'],
    ['rewards in a city that is none', { rewardsIn: { 22: ['gold', 'bards', 'stories'] } }, '/standing/rewardsIn/22'],
    ['rewards in a city, not all three', { rewardsIn: { 5: ['gold'] } }, '/standing/rewardsIn/5'],
    ['a region that is none', { bards: [{ region: 'mordor' }] }, '/standing/bards/0/region'],
    ['a region twice', { bards: [{ region: 'rapha' }, { region: 'rapha' }] }, '/standing/bards/1/region'],
    ['a most of nothing', { bards: [{ region: 'rapha', most: 0 }] }, '/standing/bards/0/most'],
    ['a titan of another size', { titan: { sizes: [6] } }, '/standing/titan/sizes'],
    ['payment not in all five kinds', { titan: { sizes: [3], pay: ['mage'] } }, '/standing/titan/pay'],
    ['a track that is none', { dummy: 'gold' }, '/standing/dummy'],
    ['a census of some kinds only', { census: { mage: 1 } }, '/standing/census/militia'],
    [
      'a census of half a unit',
      { census: { militia: 0.5, archer: 0, infantry: 0, cleric: 0, mage: 0 } },
      '/standing/census/militia',
    ],
    ['a story in a city that is none', { story: [0] }, '/standing/story'],
    ['a start city twice', { start: [1, 1] }, '/standing/start'],
    ['a prototype name', JSON.parse('{"__proto__":{}}'), '/standing/__proto__'],
  ]
  it.each(wrong)('%s is refused', (_what, standing, at) => {
    const refusal = given().refusal(ada, { t: 'standing', standing } as unknown as Command)
    expect(refusal).toMatchObject({ why: 'not-understood', rule: expect.stringMatching(/^X-14/), at })
  })

  it('everything that can be said is taken', () => {
    const standing: Standing = {
      rewards: ['stories', 'gold', 'bards'],
      rewardsIn: { 17: 'ask', 5: ['gold', 'bards', 'stories'] },
      bards: [{ region: 'xidit', most: 2 }, { region: 'rapha' }],
      titan: { sizes: [5, 3], pay: ['mage', 'cleric', 'infantry', 'archer', 'militia'] },
      dummy: 'wealth',
      census: { militia: 0, archer: 1, infantry: 2, cleric: 3, mage: 4 },
      story: [7, 3],
      start: [21, 1],
    }
    expect(given().whenAnswered(ada, { t: 'standing', standing }).lord(ada).standing).toEqual(standing)
  })
})

describe('Rewards (X-14.1)', () => {
  it('by default in the order of the assessments', () => {
    const byDefault = given(...atNeigebourg, assessedInOrder('reputation', 'wealth', 'influence'))
    expect(spoils(byDefault.whenTheYearRuns({ ada: ['act'] }))?.take).toEqual(['bards', 'gold'])
  })

  it('the first two possible of the list are taken', () => {
    const ranked = ada.instructs({ rewards: ['stories', 'bards', 'gold'] })
    expect(spoils(given(...atNeigebourg, ranked).whenTheYearRuns({ ada: ['act'] }))?.take).toEqual(['stories', 'bards'])
    const taken = given(...atNeigebourg, ranked, bela.hasGuild(17, 1)).whenTheYearRuns({ ada: ['act'] })
    expect(spoils(taken)?.take).toEqual(['bards', 'gold'])
  })

  it('a single city may have its own order, or be asked about', () => {
    const own = ada.instructs({
      rewards: ['gold', 'bards', 'stories'],
      rewardsIn: { 17: ['stories', 'gold', 'bards'] },
    })
    expect(spoils(given(...atNeigebourg, own).whenTheYearRuns({ ada: ['act'] }))?.take).toEqual(['stories', 'gold'])
    const asked = given(...atNeigebourg, ada.instructs({ rewardsIn: { 17: 'ask' } })).whenTheYearRuns({ ada: ['act'] })
    expect(kinds(asked)).toEqual(['spoils'])
  })

  it('who is asked and silent gets the default', () => {
    const asked = given(...atNeigebourg, ada.instructs({ rewards: 'ask' })).whenTheYearRuns({ ada: ['act'] })
    expect(silently(asked)).toMatchObject({ t: 'spoils', year: 1, slot: 1, take: ['gold', 'stories'] })
  })

  it('nobody is asked where only two are possible', () => {
    const forced = given(...atNeigebourg, bela.hasGuild(17, 1), ada.instructs({ rewards: 'ask' }))
    expect(spoils(forced.whenTheYearRuns({ ada: ['act'] }))?.take.toSorted()).toEqual(['bards', 'gold'])
  })
})

describe('Bards (X-14.2)', () => {
  const bards = (standing: Standing['bards']) =>
    spoils(
      given(
        ...atNeigebourg,
        ada.instructs({ rewards: ['bards', 'gold', 'stories'], ...(standing && { bards: standing }) }),
      ).whenTheYearRuns({ ada: ['act'] }),
    )?.bards

  it('by default to the bordering open region with the highest first', () => {
    expect(bards(undefined)).toEqual({ xidit: 3 })
  })

  it('in order, each up to its most', () => {
    expect(bards([{ region: 'hautgivre', most: 1 }, { region: 'vieuxmarais', most: 1 }, { region: 'xidit' }])).toEqual({
      hautgivre: 1,
      vieuxmarais: 1,
      xidit: 1,
    })
  })

  it('what is left goes to the first of them, whatever its most', () => {
    expect(
      bards([
        { region: 'vieuxmarais', most: 1 },
        { region: 'hautgivre', most: 1 },
      ]),
    ).toEqual({ vieuxmarais: 2, hautgivre: 1 })
  })

  it('regions elsewhere do not count; if none of the list does, the default', () => {
    expect(
      bards([
        { region: 'ombel', most: 2 },
        { region: 'hautgivre', most: 2 },
      ]),
    ).toEqual({ hautgivre: 3 })
    expect(bards([{ region: 'ombel' }])).toEqual({ xidit: 3 })
  })

  it('among equals the first in the board file', () => {
    // City 10 borders rapha (4), xidit (7), adlarian (4); city 13 rapha and adlarian alone.
    const story = given(
      ada.in(13),
      ada.holds({ militia: 2, cleric: 1 }),
      city(13).isThreatened,
      ada.instructs({ rewards: ['bards', 'gold', 'stories'] }),
    )
    expect(spoils(story.whenTheYearRuns({ ada: ['act'] }))?.bards).toEqual({ rapha: 3 })
  })

  it('ask stops the game only when bards are taken and there is a choice of regions', () => {
    const ask = ada.instructs({ bards: 'ask', rewards: ['gold', 'stories', 'bards'] })
    expect(kinds(given(...atNeigebourg, ask).whenTheYearRuns({ ada: ['act'] }))).not.toContain('spoils')
    const taking = ada.instructs({ bards: 'ask', rewards: ['bards', 'stories', 'gold'] })
    expect(kinds(given(...atNeigebourg, taking).whenTheYearRuns({ ada: ['act'] }))).toEqual(['spoils'])
    // City 21 borders the Far Confines alone.
    const lonely = given(
      ada.in(21),
      ada.holds({ militia: 1, archer: 1, infantry: 1, mage: 1 }),
      city(21).isThreatened,
      taking,
    )
    expect(spoils(lonely.whenTheYearRuns({ ada: ['act'] }))?.bards).toEqual({ confines: 5 })
  })
})

describe('Titans (X-14.3)', () => {
  const atTitans: Part[] = [ada.in(4), ada.holds({ militia: 1, archer: 1, mage: 2 }), raging(3, 4)]
  const run = (standing: Standing, ...parts: Part[]) =>
    given(...atTitans, ...parts, ada.instructs(standing)).whenTheYearRuns({ ada: ['act'] })

  it('are declined by default', () => {
    expect(run({}).happened('failed')[0]).toMatchObject({ reason: 'declined' })
  })

  it('the first of the sizes that is raging and can be paid is beaten, weakest units first', () => {
    const [beaten] = run({ titan: { sizes: [5, 3, 4] } }).happened('titan-beaten')
    expect(beaten).toMatchObject({ size: 3, units: { militia: 1, archer: 1, infantry: 0, cleric: 0, mage: 1 } })
  })

  it('in the order of kinds given', () => {
    const [beaten] = run({ titan: { sizes: [3], pay: ['mage', 'militia', 'archer', 'infantry', 'cleric'] } }).happened(
      'titan-beaten',
    )
    expect(beaten?.units).toEqual({ militia: 1, archer: 0, infantry: 0, cleric: 0, mage: 2 })
  })

  it('are declined when none of the sizes can be beaten', () => {
    expect(run({ titan: { sizes: [5] } }).happened('failed')[0]).toMatchObject({ reason: 'declined' })
    expect(run({ titan: { sizes: [] } }).happened('failed')[0]).toMatchObject({ reason: 'declined' })
  })

  it('who is asked and silent declines', () => {
    const asked = run({ titan: 'ask' })
    expect(kinds(asked)).toEqual(['titan'])
    expect(silently(asked)).toEqual({ t: 'titan', year: 1, slot: 1, beat: null })
  })

  it('rewards to ask about make the whole decision a question; the silent fight on as instructed', () => {
    const asked = run({ titan: { sizes: [4] }, rewards: 'ask' })
    expect(kinds(asked)).toEqual(['titan'])
    expect(silently(asked)).toMatchObject({
      beat: 4,
      units: { militia: 1, archer: 1, mage: 2 },
      take: ['gold', 'stories'],
    })
  })
})

describe('The dummy (X-14.4)', () => {
  const run = (standing: Standing) =>
    givenTable(threePlayers, ...atNeigebourg, ada.instructs(standing)).whenTheYearRuns({ ada: ['act'] })

  it('by default the category assessed last is raised', () => {
    expect(spoils(run({}))?.dummy).toBe('reputation')
  })

  it('a track, or ask', () => {
    expect(spoils(run({ dummy: 'influence' }))?.dummy).toBe('influence')
    expect(kinds(run({ dummy: 'ask' }))).toEqual(['spoils'])
    expect(silently(run({ dummy: 'ask' }))).toMatchObject({ dummy: 'reputation' })
  })
})

describe('The census (X-14.5)', () => {
  const hand = { militia: 2, archer: 0, infantry: 1, cleric: 0, mage: 3 }
  const none = { militia: 0, archer: 0, infantry: 0, cleric: 0, mage: 0 }
  const run = (standing: Standing) => given(year(4), ada.holds(hand), ada.instructs(standing)).whenTheYearRuns({})
  const shown = (standing: Standing) => run(standing).happened('census-revealed')[0]?.shown[ada.seat]

  it('all by default, none, or a most for each kind', () => {
    expect(shown({})).toEqual(hand)
    expect(shown({ census: 'all' })).toEqual(hand)
    expect(shown({ census: 'none' })).toEqual(none)
    expect(shown({ census: { ...none, militia: 5, mage: 1 } })).toEqual({ ...none, militia: 2, mage: 1 })
  })

  it('ask stops the census; the silent show all; who has nothing is not asked', () => {
    expect(kinds(run({ census: 'ask' }))).toEqual(['census'])
    expect(silently(run({ census: 'ask' }))).toEqual({ t: 'census', year: 4, show: hand })
    expect(kinds(given(year(4), ada.instructs({ census: 'ask' })).whenTheYearRuns({}))).not.toContain('census')
  })
})

describe('The story (X-14.6)', () => {
  const run = (standing: Standing) =>
    given(
      year(4),
      ada.holds({ mage: 1 }),
      ada.hasGuild(5, 4),
      ada.hasGuild(9, 2),
      ada.hasGuild(3, 1),
      ada.hasGuild(12, 2),
      ada.instructs(standing),
    ).whenTheYearRuns({})
  const grown = (standing: Standing) =>
    run(standing)
      .happened('census-won')
      .find(({ kind }) => kind === 'mage')?.story

  it('by default the tallest guild below 4, among equals the lowest city number', () => {
    expect(grown({})).toBe(9)
  })

  it('the first of the list with a guild below 4', () => {
    expect(grown({ story: [5, 20, 3] })).toBe(3)
    expect(grown({ story: [5] })).toBe(9)
  })

  it('ask', () => {
    expect(kinds(run({ story: 'ask' }))).toEqual(['census-story'])
    expect(silently(run({ story: 'ask' }))).toEqual({ t: 'census-story', year: 4, city: 9 })
  })
})

describe('The start (X-14.7)', () => {
  const begun = (...lists: (Standing['start'] | undefined)[]) => {
    let state = xidit.fold(xidit.begin({ players: 4, length: 'long' }, '7'.repeat(64)))
    lists.forEach((start, seat) => {
      if (start) state.lords[seat]!.standing = { start }
    })
    const events = xidit.resolve(state)
    state = xidit.fold(events, state)
    return { state, chosen: events.filter(({ t }) => t === 'start-chosen') }
  }

  it('the first free one of the list is taken when the turn comes', () => {
    const { state } = begun([7, 8], [7, 8], [7, 8, 9], [7, 8, 9, 10])
    const order = [0, 1, 2, 3].map((turn) => (state.first + turn) % 4)
    expect(state.lords[order[0]!]!.city).toBe(7)
    expect(state.lords[order[1]!]!.city).toBe(8)
    expect(new Set(state.lords.map((lord) => lord.city)).size).toBe(4)
  })

  it('without a list the game waits for the lord: nobody’s first city is taken for granted', () => {
    const { state, chosen } = begun()
    expect(chosen).toEqual([])
    expect(xidit.awaits(state).map(({ t, seat }) => [t, seat])).toEqual([['start', state.first]])
  })

  it('none of the list free, or silence: the free city with the most tiles within two roads, the lowest of equals', () => {
    const { state } = begun()
    const within = (from: number): Set<number> => {
      const reached = new Set([from])
      for (const _ of [1, 2])
        for (const at of [...reached]) for (const to of Object.values(xidit.pack.roads[at]!)) if (to) reached.add(to)
      return reached
    }
    const tiles = (at: number) => [...within(at)].filter((near) => state.tiles[near]).length
    const best = Math.max(...xidit.pack.cities.map(tiles))
    const expected = xidit.pack.cities.find((at) => tiles(at) === best)
    expect(xidit.lapse(state, xidit.awaits(state)[0]!)).toEqual({ t: 'start', city: expected })
    expect(begun([], [], [], []).state.lords[state.first]!.city).toBe(expected)
  })
})

describe('Orders have no default (X-14.8)', () => {
  it('the year of who hands in none is waited through, unless somebody plays for them', () => {
    const waits = ['wait', 'wait', 'wait', 'wait', 'wait', 'wait']
    expect(silently(given())).toEqual({ t: 'orders', year: 1, orders: waits })
  })
})

it('a year with nothing to ask runs through in one go', () => {
  const story = given(...atNeigebourg, queue({ threatPile: [2, 3], recruitPile: [5, 6, 7] }), year(4)).whenTheYearRuns({
    ada: ['act', 'red', 'act', 'wait', 'act', 'blue'],
  })
  expect(story.state.year).toBe(5)
  expect(new Set(kinds(story))).toEqual(new Set(['orders']))
})
