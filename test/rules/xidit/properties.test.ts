// What is true of every game, shown on whole games of random players.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digest } from '../../../src/rules/fairness.ts'
import type { Event } from '../../../src/rules/xidit/events.ts'
import { apply, born } from '../../../src/rules/xidit/evolve.ts'
import { standardPack } from '../../../src/rules/xidit/pack/standard.ts'
import { position } from '../../../src/rules/xidit/position.ts'
import { carryOn } from '../../../src/rules/xidit/resolve.ts'
import { byStanding } from '../../../src/rules/xidit/standing.ts'
import { copyState, type State } from '../../../src/rules/xidit/state.ts'
import { freshTable } from '../../../src/rules/xidit/table.ts'
import { BARDS_A_PLAYER, STORIES_A_PLAYER, TALLEST_GUILD, UNIT_KINDS } from '../../../src/rules/xidit/vocabulary.ts'
import { xidit } from '../../../src/rules/xidit/xidit.ts'
import { anyGame, deepFreeze, everyKind, playAny } from '../../support/play.ts'

/** Every state of a game, one object changed in place. */
function* states(events: Event[]): Generator<{ state: State; event: Event }> {
  let state: State | undefined
  for (const event of events) {
    if (event.t === 'begun') state = born(event)
    else apply(state!, event)
    yield { state: state!, event }
  }
}

it('the games played here meet everything that can happen', () => {
  const seen = new Set<string>()
  for (let game = 0; game < 8; game++)
    for (const options of everyKind)
      for (const event of playAny({ options, seed: digest(`everything ${game}`) }).events)
        seen.add(event.t === 'failed' ? event.reason : event.t)
  const rare = [
    'titan-beaten',
    'reinforced',
    'titans-awoke',
    'pile-turned',
    'census-asked',
    'declined',
    'lacking-units',
  ]
  expect([...seen]).toEqual(expect.arrayContaining([...rare, 'already-acted', 'no-road', 'nothing-here', 'game-ended']))
})

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0)

describe('Nothing is lost and nothing is made', () => {
  it('a unit is always in exactly one place (X-1.1)', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const { state } of states(playAny(game).events))
          for (const kind of UNIT_KINDS) {
            const onTiles = state.tiles.map((tile) => (tile?.side === 'recruit' ? tile.units[kind] : 0))
            const places = [state.barracks[kind], ...onTiles, ...state.lords.map((lord) => lord.units[kind])]
            if (Math.min(...places) < 0 || sum(places) !== standardPack.supply[kind])
              throw new Error(`${kind}: ${places}`)
          }
      }),
      { numRuns: 40 },
    )
  })

  it('twenty bards and fifteen stories a player; who holds a story has no guild with room (X-1.2)', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const { state } of states(playAny(game).events))
          state.lords.forEach((lord, seat) => {
            const placed = Object.values(state.bards).map((counts) => counts[seat]!)
            expect(lord.bards + sum(placed)).toBe(BARDS_A_PLAYER)
            const heights = state.guilds.flatMap((guild) => (guild?.seat === seat ? [guild.height] : []))
            expect(lord.stories + lord.held + sum(heights)).toBe(STORIES_A_PLAYER)
            expect(Math.min(lord.bards, lord.stories, lord.held, lord.gold)).toBeGreaterThanOrEqual(0)
            expect(heights.every((height) => height >= 1 && height <= TALLEST_GUILD)).toBe(true)
            if (lord.held > 0) expect(heights.every((height) => height === TALLEST_GUILD)).toBe(true)
          })
      }),
      { numRuns: 15 },
    )
  })

  it('every tile is in exactly one place, in its city if on the board (X-7.5)', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const inPlay = standardPack.layout(game.options).inPlay.join()
        for (const { state } of states(playAny(game).events)) {
          const { recruitNext, threatNext, ...piles } = state.queue
          const onBoard = state.tiles.flatMap((tile, city) => (tile ? [city] : []))
          const nexts = [recruitNext, threatNext].filter((city) => city !== null)
          const all = [...onBoard, ...nexts, ...Object.values(piles).flat()]
          if (all.toSorted((a, b) => a - b).join() !== inPlay) throw new Error(`tiles: ${all}`)
          for (const tile of state.tiles)
            if (tile?.side === 'recruit') expect(sum(Object.values(tile.units))).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('Events and states', () => {
  it('evolve over the events gives the state that resolve had, and changes nothing it is given', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const { events, state: end } = playAny(game)
        let state: State | undefined
        for (const event of deepFreeze(events)) {
          // At every moment: what resolve would do from here, event by event and all at once.
          if (state) {
            const table = freshTable(standardPack, state)
            carryOn(table, byStanding)
            expect(xidit.fold(table.events, state)).toEqual(table.state)
          }
          state = deepFreeze(xidit.evolve(state, event))
        }
        expect(state).toEqual(end)
      }),
      { numRuns: 6 },
    )
  })

  it('a copied state is equal and shares nothing that changes', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), (game, at) => {
        const { events } = playAny(game)
        const cut = 1 + (at % (events.length - 1))
        const before = xidit.fold(events.slice(0, cut))
        const copy = copyState(before)
        expect(copy).toEqual(structuredClone(before))
        const text = JSON.stringify(before)
        for (const event of events.slice(cut)) apply(copy, event)
        expect(JSON.stringify(before)).toBe(text)
      }),
      { numRuns: 40 },
    )
  })

  it('a log is plain JSON: written and read again it is the same', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const { events, state } = playAny(game)
        const read = JSON.parse(JSON.stringify(events)) as Event[]
        expect(read).toEqual(events)
        expect(JSON.parse(JSON.stringify(xidit.fold(read)))).toEqual(state)
      }),
      { numRuns: 10 },
    )
  })

  it('the game waits for somebody, or can carry on, or is over', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const { state } of states(playAny(game).events)) {
          const waits = xidit.awaits(state).length > 0
          if (xidit.isOver(state)) expect(waits).toBe(false)
          else if (!waits) expect(xidit.resolve(state).length).toBeGreaterThan(0)
        }
      }),
      { numRuns: 5 },
    )
  })

  it('who stays silent always has a legal answer', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const { state } of states(playAny(game).events))
          for (const question of xidit.awaits(state))
            expect(xidit.answer(state, question.seat, xidit.lapse(state, question))).toMatchObject({ ok: true })
      }),
      { numRuns: 10 },
    )
  })
})

describe('Records (X-12, X-13.3)', () => {
  it('a record replays to the positions the game had', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const { events } = playAny(game)
        const positions: string[] = []
        for (const { state, event } of states(events)) {
          const chosen = event.t === 'start-chosen' && state.stage === 'orders'
          if (chosen || event.t === 'year-begun' || event.t === 'game-ended') positions.push(position(state))
        }
        const replay = xidit.replay(JSON.parse(JSON.stringify(xidit.record(events))))
        expect(replay.error).toBeUndefined()
        expect(replay.positions).toEqual(positions)
        expect(replay.result).toEqual(JSON.parse(positions.at(-1)!).result)
      }),
      { numRuns: 40 },
    )
  })

  it('every prefix of a record replays', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), (game, cut) => {
        const record = xidit.record(playAny(game).events)
        const whole = xidit.replay(record).positions
        const entries = record.entries.slice(0, cut % (record.entries.length + 1))
        const { positions, error } = xidit.replay({ ...record, entries })
        expect(error).toBeUndefined()
        expect(positions).toEqual(whole.slice(0, positions.length))
      }),
      { numRuns: 60 },
    )
  })

  it('the record of a log cut anywhere is a prefix of the whole record', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), (game, at) => {
        const { events } = playAny(game)
        const whole = xidit.record(events)
        const part = xidit.record(events.slice(0, 1 + (at % events.length)))
        expect(part.entries).toEqual(whole.entries.slice(0, part.entries.length))
        expect(xidit.replay(part).error).toBeUndefined()
      }),
      { numRuns: 40 },
    )
  })

  type Loose = Record<string, unknown>
  const corruptions: [string, (entry: Loose, players: number) => void][] = [
    ['another seat', (entry, players) => (entry.seat = ((entry.seat as number) + 1) % players)],
    ['a seat that is none', (entry) => (entry.seat = -1)],
    ['another kind', (entry) => (entry.t = entry.t === 'orders' ? 'start' : 'orders')],
    ['a kind that is none', (entry) => (entry.t = 'constructor')],
    ['a field too many', (entry) => (entry.extra = 1)],
    ['half a number', (entry) => (entry[typeof entry.year === 'number' ? 'year' : 'city'] = 1.5)],
    ['another year', (entry) => (entry.year = typeof entry.year === 'number' ? entry.year + 1 : 1)],
    ['a field missing', (entry) => delete entry[Object.keys(entry).at(-1)!]],
  ]
  it.each(corruptions)('a corrupted record is refused at the corrupted entry: %s', (_what, corrupt) => {
    fc.assert(
      fc.property(anyGame, fc.nat(), (game, at) => {
        const record = structuredClone(xidit.record(playAny(game).events))
        const index = at % record.entries.length
        corrupt(record.entries[index] as unknown as Loose, game.options.players)
        expect(xidit.replay(record).error?.index).toBe(index)
      }),
      { numRuns: 40 },
    )
  })

  it('a missing entry is noticed where it is missing, a repeated one where it is repeated', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), (game, at) => {
        const record = structuredClone(xidit.record(playAny(game).events))
        const index = at % (record.entries.length - 1)
        const without = { ...record, entries: record.entries.toSpliced(index, 1) }
        expect(xidit.replay(without).error?.index).toBe(index)
        const twice = { ...record, entries: record.entries.toSpliced(index, 0, record.entries[index]!) }
        expect(xidit.replay(twice).error?.index).toBe(index + 1)
      }),
      { numRuns: 60 },
    )
  })
})
