import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { canonical } from '../../../src/rules/canonical.ts'
import { Stream, shuffle } from '../../../src/rules/random.ts'
import type { Options } from '../../../src/rules/xidit/options.ts'
import board from '../../../src/rules/xidit/pack/board.json' with { type: 'json' }
import tiles from '../../../src/rules/xidit/pack/tiles.json' with { type: 'json' }
import { positionOf } from '../../../src/rules/xidit/position.ts'
import type { State } from '../../../src/rules/xidit/state.ts'
import { type City, noUnits } from '../../../src/rules/xidit/vocabulary.ts'
import { game, xidit } from '../../../src/rules/xidit/xidit.ts'
import { asksOnly, guildIn, recruitmentTile, standsIn } from '../../support/claims.ts'
import {
  ada,
  barracks,
  begun,
  bela,
  cara,
  city,
  dov,
  everyKindOfGame,
  fivePlayers,
  fourPlayers,
  given,
  givenTable,
  type Part,
  type Player,
  queue,
  quietTiles,
  raging,
  shortGame,
  threePlayers,
  titanPile,
} from '../../support/table.ts'

const SEEDS = ['a5', '0f', '3c', 'e1'].map((byte) => byte.repeat(32))
const SIX_OPEN_AND_THE_CENTRE = ['ombel', 'estoria', 'argos', 'rapha', 'xidit', 'hautgivre', 'adlarian']

const upTo = (last: City): City[] => Array.from({ length: last }, (_, index) => index + 1)

const onBoard = (state: State, side: 'recruit' | 'threat'): City[] =>
  state.tiles.flatMap((tile, number) => (tile?.side === side ? [number] : []))

const ascending = (cities: City[]): City[] => [...cities].sort((a, b) => a - b)

describe('Options (X-2.1)', () => {
  it.each(everyKindOfGame)('are $players players and a $length game', (options) =>
    expect(xidit.options(options)).toEqual({ ok: true, value: options }),
  )

  it.each([
    { players: 3, dummy: 'normal' },
    { players: 3, dummy: 'hard' },
  ] as const)('are a $dummy dummy with three players', ({ players, dummy }) => {
    const options = { players, length: 'long', dummy }
    expect(xidit.options(options)).toEqual({ ok: true, value: options })
  })

  it.each([
    ['two players', { players: 2, length: 'long' }],
    ['six players', { players: 6, length: 'long' }],
    ['a game that is neither long nor short', { players: 4, length: 'medium' }],
    ['a dummy with four players', { players: 4, length: 'long', dummy: 'normal' }],
    ['a dummy with five players', { players: 5, length: 'long', dummy: 'hard' }],
    ['a dummy that is neither normal nor hard', { players: 3, length: 'long', dummy: 'easy' }],
  ])('are not %s', (_, options) => expect(xidit.options(options)).toMatchObject({ ok: false }))
})

describe('Closed regions and tiles in play (X-2.2)', () => {
  const inPlay = ({ tiles, queue }: State): City[] => {
    const { recruitPile, recruitNext, recruitDiscard, threatPile, threatNext, threatDiscard } = queue
    const inCities = tiles.flatMap((tile, number) => (tile ? [number] : []))
    const queued = [recruitPile, [recruitNext!, threatNext!], recruitDiscard, threatPile, threatDiscard].flat()
    return ascending([...inCities, ...queued])
  }

  it.each([
    { players: 5, length: 'long', open: [...SIX_OPEN_AND_THE_CENTRE, 'vieuxmarais', 'confines'], cities: upTo(21) },
    { players: 5, length: 'short', open: [...SIX_OPEN_AND_THE_CENTRE, 'vieuxmarais'], cities: upTo(19) },
    { players: 4, length: 'long', open: [...SIX_OPEN_AND_THE_CENTRE, 'vieuxmarais', 'confines'], cities: upTo(21) },
    { players: 4, length: 'short', open: SIX_OPEN_AND_THE_CENTRE, cities: upTo(18) },
    { players: 3, length: 'long', open: SIX_OPEN_AND_THE_CENTRE, cities: upTo(18) },
    { players: 3, length: 'short', open: SIX_OPEN_AND_THE_CENTRE, cities: [...upTo(13), 15, 16, 17] },
  ] as const)('$players players, $length', ({ players, length, open, cities }) => {
    const { state } = begun(players === 3 ? { players, length, dummy: 'normal' } : { players, length })
    expect(Object.keys(state.bards).sort()).toEqual([...open].sort())
    expect(inPlay(state)).toEqual(cities)
  })

  it('three players have four recruits a tile, others five', () => {
    const recruits = (options: Options) =>
      begun(options).state.tiles.flatMap((tile) =>
        tile?.side === 'recruit' ? [Object.values(tile.units).reduce((sum, many) => sum + many)] : [],
      )
    expect(recruits(threePlayers)).toEqual([4, 4, 4, 4])
    expect(recruits(fourPlayers)).toEqual([5, 5, 5, 5, 5])
  })
})

describe('Closed regions (X-2.3)', () => {
  const short = shortGame(fourPlayers)
  const titanIn = (where: City, ...parts: Part[]) =>
    givenTable(
      short,
      quietTiles,
      titanPile(3, 'titan-3a'),
      raging(3),
      ada.in(where),
      ada.holds({ militia: 3 }),
      ...parts,
    )
  const bardsFirst = ada.instructs({ titan: { sizes: [3] }, rewards: ['bards', 'stories', 'gold'] })

  it('take no bards', () => {
    const asked = titanIn(14, ada.instructs({ titan: 'ask' })).whenTheYearRuns({ ada: ['act'] })
    expect(asked.questions()).toMatchObject([{ titans: [{ bards: { regions: ['hautgivre'] } }] }])
    expect(
      asked.refusal(ada, {
        t: 'titan',
        year: 1,
        slot: 1,
        beat: 3,
        units: { militia: 3 },
        take: ['gold', 'bards'],
        bards: { confines: 3 },
      }),
    ).toMatchObject({ why: 'not-allowed', rule: 'X-5.4' })
  })

  it('leave their cities open to travel', () =>
    givenTable(short, quietTiles, ada.in(14))
      .whenTheYearRuns({ ada: ['red', 'blue', 'black'] })
      .shows(standsIn(ada, 21)))

  it('leave their cities open to guilds and titans', () =>
    titanIn(20, bardsFirst)
      .whenTheYearRuns({ ada: ['act'] })
      .shows(guildIn(20, ada, 2)))
})

describe('The deal (X-2.4)', () => {
  const cases = everyKindOfGame.flatMap((options) => SEEDS.map((seed) => ({ ...options, seed })))

  it.each(cases)('$players players, $length, seed $seed', ({ seed, ...options }) => {
    const many = options.players === 3 ? 4 : 5
    const { state } = begun(options, seed)
    const last = { '5long': 21, '5short': 19, '4long': 21, '4short': 18, '3long': 18, '3short': 18 }[
      `${options.players}${options.length}`
    ]!
    const inPlay = upTo(last).filter((n) => options.players > 3 || options.length === 'long' || (n !== 14 && n !== 18))
    const dealt = shuffle(inPlay, seed, 'tiles')

    expect(onBoard(state, 'recruit')).toEqual(ascending(dealt.slice(0, many)))
    expect(onBoard(state, 'threat')).toEqual(ascending(dealt.slice(many, 2 * many)))
    const [recruitNext, ...recruitPile] = dealt.slice(2 * many, 2 * many + 5)
    const [threatNext, ...threatPile] = dealt.slice(2 * many + 5)
    expect(state.queue).toEqual({
      recruitPile,
      recruitNext,
      recruitDiscard: [],
      threatPile,
      threatNext,
      threatDiscard: [],
    })
  })

  it('fills every recruitment tile with what it shows, from the barracks', () => {
    const { state } = begun(fivePlayers)
    const taken = noUnits()
    for (const number of onBoard(state, 'recruit')) {
      const shown = { ...noUnits(), ...tiles.set45.find((tile) => tile.city === number)!.recruits }
      expect(state.tiles[number]).toEqual({ side: 'recruit', units: shown })
      for (const kind of Object.keys(shown) as (keyof typeof shown)[]) taken[kind] += shown[kind]
    }
    expect(state.barracks).toEqual({
      militia: 18 - taken.militia,
      archer: 16 - taken.archer,
      infantry: 14 - taken.infantry,
      cleric: 12 - taken.cleric,
      mage: 10 - taken.mage,
    })
  })
})

describe('Filling a recruitment tile (X-2.5)', () => {
  const whenTile7Comes = (...parts: Part[]) =>
    given(
      quietTiles,
      city(2).offers('militia'),
      ada.in(2),
      queue({ recruitNext: 7, threatNext: 8 }),
      ...parts,
    ).whenTheYearRuns({ ada: ['act'] })

  it('takes one from the barracks for each unit shown', () =>
    whenTile7Comes().shows(recruitmentTile(7, { militia: 2, archer: 1, infantry: 1, mage: 1 })))

  it('leaves missing what is missing in the barracks', () =>
    whenTile7Comes(barracks({ militia: 1, cleric: 4, mage: 2 })).shows(recruitmentTile(7, { militia: 1, mage: 1 })))

  it('takes the tiles in the order in which they are dealt', () => {
    const recruits = { militia: 2, mage: 3 }
    const mages = tiles.set45.map((tile) => ({ ...tile, recruits }))
    const made = game.withPack('mages', [board, { ...tiles, set45: mages }])
    if ('faults' in made) throw new Error(made.faults.join('\n'))
    const [seed] = SEEDS
    const state = made.ruleset.fold(made.ruleset.begin(fourPlayers, seed!))
    const dealt = shuffle(upTo(21), seed!, 'tiles').slice(0, 5)
    const filled = dealt.map((number) => {
      const tile = state.tiles[number]!
      return tile.side === 'recruit' && tile.units.mage
    })
    expect(filled).toEqual([3, 3, 3, 1, 0])
    expect(state.barracks.mage).toBe(0)
  })
})

describe('Titan piles (X-2.6)', () => {
  it.each(SEEDS)('are shuffled pairs, all slumbering: seed %s', (seed) => {
    const { titans } = begun(fourPlayers, seed).state
    for (const size of [3, 4, 5] as const)
      expect(titans[size]).toEqual(
        shuffle([`titan-${size}a`, `titan-${size}b`], seed, `titans/${size}`).map((id) => ({ id, raging: false })),
      )
  })
})

describe('The order of the assessments (X-2.7)', () => {
  it.each(SEEDS)('is shuffled: seed %s', (seed) =>
    expect(begun(fourPlayers, seed).state.assessments).toEqual(
      shuffle(['wealth', 'influence', 'reputation'], seed, 'assessments'),
    ),
  )

  it('is public', () => {
    const { state } = begun(fourPlayers)
    expect(xidit.view(state, 'public').assessments).toEqual(state.assessments)
  })
})

describe('The first seat (X-2.8)', () => {
  it.each(SEEDS)('is drawn by lot: seed %s', (seed) => {
    for (const options of [threePlayers, fourPlayers, fivePlayers])
      expect(begun(options, seed).state.first).toBe(new Stream(seed, 'first-seat').below(options.players))
  })

  it.each([
    [0, [0, 1, 2, 3]],
    [1, [1, 2, 3, 0]],
    [3, [3, 0, 1, 2]],
  ])('seat %i first: play goes by ascending seats, wrapping round', (first, order) => {
    const story = begun(fourPlayers)
    story.state.first = first
    expect(xidit.view(story.state, 'public').playOrder).toEqual(order)
  })
})

describe('Start cities (X-2.9)', () => {
  const begunBy = (first: Player, ...parts: Part[]) => {
    const story = begun(fourPlayers)
    story.state.first = first.seat
    for (const part of parts) part(story.state)
    return story
  }
  const start = (number: City) => ({ t: 'start' as const, city: number })

  it('are picked in play order', () => {
    const inTurn = begunBy(cara)
    inTurn.shows(asksOnly('start', cara))
    const next = inTurn.whenAnswered(cara, start(5)).whenItRuns().shows(asksOnly('start', dov))
    const third = next.whenAnswered(dov, start(6)).whenItRuns().shows(asksOnly('start', ada))
    const last = third.whenAnswered(ada, start(7)).whenItRuns().shows(asksOnly('start', bela))
    last
      .whenAnswered(bela, start(8))
      .whenItRuns()
      .shows(standsIn(ada, 7), standsIn(bela, 8), standsIn(cara, 5), standsIn(dov, 6))
      .shows(asksOnly('orders', ada, bela, cara, dov))
  })

  it('may be any city of the board where nobody stands yet', () => {
    const story = begunBy(ada).whenAnswered(ada, start(7)).whenItRuns()
    expect(story.questions()).toMatchObject([{ cities: upTo(21).filter((number) => number !== 7) }])
  })

  it('are not where an Idrakys stands already', () => {
    const story = begunBy(ada).whenAnswered(ada, start(7)).whenItRuns()
    expect(story.refusal(bela, start(7))).toMatchObject({ why: 'not-allowed', rule: 'X-2.9', at: '/city' })
  })

  it.each([22, 100])('are not off the board: %i', (number) =>
    expect(begunBy(ada).refusal(ada, start(number))).toMatchObject({ why: 'not-allowed', rule: 'X-2.9' }),
  )

  it.each([0, -1, 1.5])('are cities: %d is none', (number) =>
    expect(begunBy(ada).refusal(ada, start(number))).toMatchObject({ why: 'not-understood', rule: 'X-2.9' }),
  )

  it('are not picked out of turn', () =>
    expect(begunBy(ada).refusal(bela, start(3))).toMatchObject({ why: 'not-asked' }))

  it('are not picked twice', () => {
    const story = begunBy(ada).whenAnswered(ada, start(7)).whenItRuns()
    expect(story.refusal(ada, start(8))).toMatchObject({ why: 'not-asked' })
  })

  it('later any number may share a city', () =>
    given(ada.in(1), bela.in(9), cara.in(2), dov.in(2))
      .whenTheYearRuns({ ada: ['blue'], bela: ['black', 'blue'] })
      .shows(standsIn(ada, 2), standsIn(bela, 2), standsIn(cara, 2), standsIn(dov, 2)))

  describe('from a list left beforehand', () => {
    const wants = (...cities: City[]) => ({ t: 'standing' as const, standing: { start: cities } })

    it('the first is taken when the turn comes', () =>
      begunBy(ada)
        .whenAnswered(bela, wants(9, 3))
        .shows(asksOnly('start', ada), (story) => expect(story.lord(bela).city).toBeNull())
        .whenAnswered(ada, start(3))
        .whenItRuns()
        .shows(standsIn(bela, 9), asksOnly('start', cara)))

    it('the first free one is taken, when others were quicker', () =>
      begunBy(ada)
        .whenAnswered(bela, wants(9, 3, 5))
        .whenAnswered(cara, wants(9, 3, 5, 11))
        .whenAnswered(ada, start(9))
        .whenItRuns()
        .shows(standsIn(bela, 3), standsIn(cara, 5), asksOnly('start', dov)))

    it('goes by play order, whoever left the list first', () =>
      begunBy(dov)
        .whenAnswered(ada, wants(9, 3))
        .whenAnswered(dov, wants(9))
        .whenItRuns()
        .shows(standsIn(dov, 9), standsIn(ada, 3)))

    it('is enough to begin the first year without asking anybody', () =>
      begunBy(bela, ...[ada, bela, cara, dov].map((player) => player.instructs({ start: [7, 8, 9, 10] })))
        .whenItRuns()
        .shows(standsIn(bela, 7), standsIn(cara, 8), standsIn(dov, 9), standsIn(ada, 10))
        .shows(asksOnly('orders', ada, bela, cara, dov)))

    it('is changed by leaving another', () =>
      begunBy(ada)
        .whenAnswered(bela, wants(9))
        .whenAnswered(bela, wants(12))
        .whenAnswered(ada, start(1))
        .whenItRuns()
        .shows(standsIn(bela, 12)))

    // City 6 reaches 3, 7, 11 by one road and 2, 4, 8, 10, 5, 17 by two.
    it('when none of it is free, goes to the free city with the most tiles at most two roads away (X-14.7)', () => {
      const tilesIn: Part = (state) => {
        state.tiles = state.tiles.map((_, number) => ([4, 8, 10, 17, 20].includes(number) ? { side: 'threat' } : null))
      }
      begunBy(ada, tilesIn)
        .whenAnswered(bela, wants(9))
        .whenAnswered(ada, start(9))
        .whenItRuns()
        .shows(standsIn(bela, 6))
    })

    it('among equals goes to the lowest number (X-14.7)', () => {
      const noTiles: Part = (state) => {
        state.tiles = state.tiles.map(() => null)
      }
      begunBy(ada, noTiles)
        .whenAnswered(bela, wants(1))
        .whenAnswered(ada, start(1))
        .whenItRuns()
        .shows(standsIn(bela, 2))
    })
  })
})

describe('The dummy player (X-2.10)', () => {
  it.each(SEEDS)('starts at 6, 5, 4 in the order of the assessments: seed %s', (seed) => {
    const { assessments, dummy } = begun({ players: 3, length: 'long', dummy: 'normal' }, seed).state
    expect(assessments.map((kind) => dummy![kind])).toEqual([6, 5, 4])
  })

  it.each(SEEDS)('starts at 7, 6, 5 when it is hard: seed %s', (seed) => {
    const { assessments, dummy } = begun({ players: 3, length: 'short', dummy: 'hard' }, seed).state
    expect(assessments.map((kind) => dummy![kind])).toEqual([7, 6, 5])
  })

  it('has no piece', () => expect(begun(threePlayers).state.lords).toHaveLength(3))

  it.each([fourPlayers, fivePlayers])('is not there with $players players', (options) =>
    expect(begun(options).state.dummy).toBeNull(),
  )
})

describe('Known set-ups', () => {
  const vectors = JSON.parse(readFileSync(new URL('../../records/vectors.json', import.meta.url), 'utf8')) as {
    setups: { options: Options; seed: string; position: unknown }[]
  }

  it('are of all six kinds', () =>
    expect(vectors.setups.map(({ options }) => `${options.players} ${options.length}`).sort()).toEqual(
      everyKindOfGame.map(({ players, length }) => `${players} ${length}`).sort(),
    ))

  it.each(vectors.setups)('$options.players players, $options.length', ({ options, seed, position }) =>
    expect(canonical(positionOf(begun(options, seed).state))).toBe(canonical(position)),
  )
})
