// Nobody's view, and nothing they are told, depends on what they may not know: the same game is played with other
// hidden hands, and every byte compared.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digest } from '../../../src/rules/fairness.ts'
import type { Viewer } from '../../../src/rules/ruleset.ts'
import type { Command, Standing } from '../../../src/rules/xidit/commands.ts'
import type { Event } from '../../../src/rules/xidit/events.ts'
import { copyState, type State } from '../../../src/rules/xidit/state.ts'
import { type Order, ROADS, UNIT_KINDS } from '../../../src/rules/xidit/vocabulary.ts'
import { xidit } from '../../../src/rules/xidit/xidit.ts'
import { anyGame, luckOf, playAny, scribble } from '../../support/play.ts'

type Luck = () => number
const below = (n: number, luck: Luck) => Math.floor(luck() * n)
const pick = <T>(list: readonly T[], luck: Luck): T => list[below(list.length, luck)]!

const STANDINGS: Standing[] = [
  {},
  { titan: 'ask' },
  { census: 'none', start: [3, 1] },
  { bards: [{ region: 'rapha' }] },
]

/** Other orders than these, so that a leak cannot hide. */
const otherOrders = (orders: Order[]): Order[] => orders.map((order) => (order === 'wait' ? 'act' : 'wait'))

/** The hidden hand of a seat, changed in everything others may not know. */
function redeal(state: State, seat: number, luck: Luck, standing: Standing): void {
  const lord = state.lords[seat]!
  lord.gold += 1 + below(30, luck)
  lord.bards += 1 + below(5, luck)
  lord.stories += 1 + below(5, luck)
  lord.held += 1 + below(3, luck)
  for (const kind of UNIT_KINDS) lord.units[kind] += below(4, luck)
  lord.standing = standing
  state.bards[xidit.pack.central]![seat]! += 1 + below(5, luck)
}

/** What nobody knows: the piles below the top, the lower titans, the seed. */
function reshuffle(state: State): void {
  const { recruitPile, threatPile } = state.queue
  for (const pile of [recruitPile, threatPile]) pile.push(...pile.splice(1).reverse())
  for (const size of [3, 4, 5] as const) if (state.titans[size][1]) state.titans[size][1]!.id = 'another titan'
  state.seed = digest(state.seed)
}

const viewersOf = (state: State): Viewer[] => [...state.lords.keys(), 'public']
const othersOf = (state: State, viewer: Viewer): number[] => [...state.lords.keys()].filter((seat) => seat !== viewer)
const isOpen = (state: State) => state.stage !== 'start' && state.stage !== 'orders'

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva']

const briefingFor = (viewer: Viewer, state: State) =>
  (['en', 'de'] as const).map((locale) => xidit.briefing(xidit.view(state, viewer), { viewer, locale, names: NAMES }))

describe('A view', () => {
  it('is the same whatever the others hold, plan and are told to expect', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), (game, at) => {
        const { events } = playAny(game)
        const state = xidit.fold(events.slice(0, 1 + (at % (events.length - 1))))
        const luck = luckOf(digest(`${game.seed} redealt`))
        for (const viewer of viewersOf(state)) {
          const other = copyState(state)
          reshuffle(other)
          for (const seat of othersOf(state, viewer)) {
            redeal(other, seat, luck, pick(STANDINGS, luck))
            const lord = other.lords[seat]!
            if (lord.orders && !isOpen(state)) lord.orders = otherOrders(lord.orders)
            if (lord.census && state.stage === 'census') lord.census = { ...lord.census, mage: lord.census.mage + 1 }
          }
          expect(JSON.stringify(xidit.view(other, viewer))).toBe(JSON.stringify(xidit.view(state, viewer)))
          expect(briefingFor(viewer, other)).toEqual(briefingFor(viewer, state))
        }
      }),
      { numRuns: 100 },
    )
  })

  it('is a copy, and so are the questions: whoever scribbles on them changes nothing', () => {
    const { events } = playAny({ options: { players: 3, length: 'short', dummy: 'hard' }, seed: digest('scribble') })
    for (let cut = 1; cut <= events.length; cut += 7) {
      const state = xidit.fold(events.slice(0, cut))
      const facts = JSON.stringify([state, xidit.facts])
      for (const viewer of viewersOf(state)) scribble(xidit.view(state, viewer))
      scribble(xidit.awaits(state))
      expect(JSON.stringify([state, xidit.facts])).toBe(facts)
    }
  })

  it('does differ in what is one’s own: the comparison can fail', () => {
    const state = xidit.fold(
      playAny({ options: { players: 4, length: 'short' }, seed: digest('own') }).events.slice(0, 40),
    )
    for (const viewer of state.lords.keys()) {
      const other = copyState(state)
      redeal(other, viewer, luckOf(state.seed), {})
      expect(JSON.stringify(xidit.view(other, viewer))).not.toBe(JSON.stringify(xidit.view(state, viewer)))
      expect(briefingFor(viewer, other)).not.toEqual(briefingFor(viewer, state))
      expect(JSON.stringify(xidit.view(other, 'public'))).toBe(JSON.stringify(xidit.view(state, 'public')))
    }
  })
})

/** Says all this, one after the other, and lets the game carry on; gives what happened. */
function goOn(state: State, said: [number, Command][]): { events: Event[]; state: State } {
  const events: Event[] = []
  let now = state
  for (const [seat, command] of said) {
    const ruling = xidit.answer(now, seat, command)
    if (!ruling.ok) throw new Error(ruling.refusal.message)
    events.push(...ruling.events)
    now = xidit.fold(ruling.events, now)
  }
  const resolved = xidit.resolve(now)
  return { events: [...events, ...resolved], state: xidit.fold(resolved, now) }
}

const tellTo = (viewer: Viewer, events: Event[]): string =>
  JSON.stringify(events.map((event) => xidit.tell(event, viewer, false)).filter((told) => told !== undefined))

const storyFor = (viewer: Viewer, events: Event[]) => {
  const told = events.flatMap((event) => xidit.tell(event, viewer, false) ?? [])
  return (['en', 'de'] as const).map((locale) => xidit.story(told, { viewer, locale, names: NAMES }))
}

describe('What is told of a year', () => {
  it('is the same whatever the others hold and have drafted, as long as they do the same', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), (game, at) => {
        const { events } = playAny(game)
        const begins = events.flatMap((event, i) => (event.t === 'year-begun' ? [i + 1] : []))
        const state = xidit.fold(events.slice(0, begins[at % begins.length]))
        if (xidit.pack.layout(state.options).censusYears.includes(state.year)) return // numbers shown are open, and differ
        const { year } = state
        const luck = luckOf(digest(`${game.seed} year`))
        for (const viewer of viewersOf(state)) {
          const other = copyState(state)
          const drafts: [number, Command][] = []
          const otherDrafts: [number, Command][] = []
          const final: [number, Command][] = []
          for (const seat of state.lords.keys()) {
            // Others only travel: their hands decide nothing that can be seen.
            const words: Order[] = seat === viewer ? [...ROADS, 'act', 'act', 'act'] : [...ROADS, 'wait']
            final.push([seat, { t: 'orders', year, orders: Array.from({ length: 6 }, () => pick(words, luck)) }])
            if (seat === viewer) continue
            redeal(other, seat, luck, pick(STANDINGS, luck))
            const draft = Array.from({ length: 6 }, () => pick(ROADS, luck))
            drafts.push([seat, { t: 'orders', year, orders: draft }], [seat, { t: 'withdraw-orders', year }])
            otherDrafts.push(
              [seat, { t: 'standing', standing: pick(STANDINGS, luck) }],
              [seat, { t: 'orders', year, orders: otherOrders(draft) }],
              [seat, { t: 'withdraw-orders', year }],
            )
          }
          const one = goOn(state, [...drafts, ...final])
          const two = goOn(other, [...otherDrafts, ...final])
          expect(tellTo(viewer, two.events)).toBe(tellTo(viewer, one.events))
          expect(storyFor(viewer, two.events)).toEqual(storyFor(viewer, one.events))
          expect(JSON.stringify(xidit.view(two.state, viewer))).toBe(JSON.stringify(xidit.view(one.state, viewer)))
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('What is told of a whole game', () => {
  it('never holds the seed, a pile’s order, or anybody else’s plans before they are open', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const { events } = playAny(game)
        for (const viewer of [0, 'public'] as const) {
          expect(tellTo(viewer, events)).not.toContain(game.seed)
          for (const event of events) {
            const told = xidit.tell(event, viewer, false)
            const own = 'seat' in event && event.seat === viewer
            if (event.t === 'standing-left') expect(told).toEqual(own ? event : undefined)
            if (event.t === 'orders-given' && !own) expect(told).not.toHaveProperty('orders')
            if (event.t === 'census-given' && !own) expect(told).not.toHaveProperty('show')
            if (event.t === 'failed' && !own) expect(told).not.toHaveProperty('missing')
            if (event.t === 'pile-turned') expect(told).toMatchObject({ tiles: { count: event.tiles.length } })
          }
        }
      }),
      { numRuns: 20 },
    )
  })

  it('is all of it once the game is over', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const { events, state } = playAny(game)
        expect(events.map((event) => xidit.tell(event, 'public', xidit.isOver(state)))).toEqual(events)
      }),
      { numRuns: 3 },
    )
  })
})
