// What each event does to the state. It believes the event: it never judges, draws or fails.
import type { Event, EventOf } from './events.ts'
import { copyState, type Lord, type State } from './state.ts'
import {
  BARDS_A_PLAYER,
  copyUnits,
  move,
  noUnits,
  type Placement,
  STORIES_A_PLAYER,
  TITAN_SIZES,
} from './vocabulary.ts'

/** The state after the event; the one given is left alone. */
export function evolve(state: State | undefined, event: Event): State {
  if (event.t === 'begun') return born(event)
  const next = copyState(state as State)
  apply(next, event)
  return next
}

/** The state after all the events, for the price of one copy. */
export function fold(events: Iterable<Event>, from?: State): State {
  let state = from && copyState(from)
  for (const event of events) {
    if (event.t === 'begun') state = born(event)
    else apply(state as State, event)
  }
  return state as State
}

const newLord = (): Lord => ({
  city: null,
  gold: 0,
  units: noUnits(),
  bards: BARDS_A_PLAYER,
  stories: STORIES_A_PLAYER,
  held: 0,
  orders: null,
  acted: [],
  census: null,
  standing: {},
})

export function born(event: EventOf<'begun'>): State {
  const { options, queue } = event
  const seats = Array.from({ length: options.players }, () => 0)
  const sleeping = (id: string) => ({ id, raging: false })
  const state: State = {
    pack: event.pack,
    options,
    seed: event.seed,
    assessments: event.assessments,
    stage: 'start',
    year: 1,
    first: event.first,
    lords: seats.map(newLord),
    tiles: Array.from({ length: event.cities + 1 }, () => null),
    queue: {
      recruitPile: queue.recruitPile.slice(),
      recruitNext: queue.recruitNext,
      recruitDiscard: queue.recruitDiscard.slice(),
      threatPile: queue.threatPile.slice(),
      threatNext: queue.threatNext,
      threatDiscard: queue.threatDiscard.slice(),
    },
    guilds: Array.from({ length: event.cities + 1 }, () => null),
    bards: {},
    titans: { 3: event.titans[3].map(sleeping), 4: event.titans[4].map(sleeping), 5: event.titans[5].map(sleeping) },
    barracks: copyUnits(event.barracks),
    awakenings: 0,
    dummy: event.dummy && { ...event.dummy },
    carriedOut: 0,
    pending: null,
    judging: null,
    result: null,
  }
  for (const { city, units } of event.recruits) state.tiles[city] = { side: 'recruit', units: copyUnits(units) }
  for (const city of event.threats) state.tiles[city] = { side: 'threat' }
  for (const region of event.regions) state.bards[region] = seats.slice()
  return state
}

/** Changes the state in place: for those who own it. */
export function apply(state: State, event: Event): void {
  switch (event.t) {
    case 'begun':
      return // `born` makes the state
    case 'start-chosen':
      state.lords[event.seat]!.city = event.city
      if (state.lords.every((lord) => lord.city !== null)) state.stage = 'orders'
      return
    case 'standing-left':
      state.lords[event.seat]!.standing = event.standing
      return
    case 'orders-given':
      state.lords[event.seat]!.orders = event.orders
      return
    case 'orders-withdrawn':
      state.lords[event.seat]!.orders = null
      return
    case 'orders-revealed':
      state.stage = 'year'
      return
    case 'moved':
      state.lords[event.seat]!.city = event.to
      state.carriedOut++
      return
    case 'waited':
      state.carriedOut++
      return
    case 'failed':
      state.carriedOut++
      state.pending = null
      return
    case 'recruited':
      return recruited(state, event)
    case 'threat-beaten':
      return paid(state, event)
    case 'titan-beaten':
      paid(state, event)
      state.titans[event.size].shift()
      return
    case 'spoils-taken':
      return spoilsTaken(state, event)
    case 'asked':
      state.pending = { t: event.what, seat: event.seat, slot: event.slot, city: event.city }
      return
    case 'tile-left':
      state.tiles[event.city] = null
      ;(event.side === 'recruit' ? state.queue.recruitDiscard : state.queue.threatDiscard).push(event.city)
      return
    case 'tile-came':
      return tileCame(state, event)
    case 'next-drawn':
      ;(event.from === 'recruit' ? state.queue.recruitPile : state.queue.threatPile).shift()
      if (event.side === 'recruit') state.queue.recruitNext = event.city
      else state.queue.threatNext = event.city
      return
    case 'pile-turned':
      return pileTurned(state, event)
    case 'titans-awoke':
      state.awakenings = event.awakening
      for (const size of TITAN_SIZES) if (event.sizes.includes(size)) state.titans[size][0]!.raging = true
      return
    case 'reinforced':
      state.queue.recruitPile = event.recruitPile.slice()
      state.queue.threatPile = event.threatPile.slice()
      state.queue.threatNext = event.threatNext
      state.queue.threatDiscard = []
      return
    case 'census-called':
      state.stage = 'census'
      return
    case 'census-given':
      state.lords[event.seat]!.census = event.show
      return
    case 'census-revealed':
      state.stage = 'judging'
      return
    case 'census-judged':
      state.judging = { kind: event.kind, winners: event.winners, served: 0 }
      return
    case 'census-asked':
      state.pending = { t: event.what, seat: event.seat }
      return
    case 'census-won':
      return censusWon(state, event)
    case 'year-begun':
      return yearBegun(state, event)
    case 'assessed': {
      const { t: _, ...assessment } = event
      state.result ??= { assessments: [], standings: [], winner: null }
      state.result.assessments.push(assessment)
      return
    }
    case 'game-ended':
      state.stage = 'over'
      state.result!.standings = event.standings
      state.result!.winner = event.winner
      return
  }
}

function recruited(state: State, { seat, city, unit }: EventOf<'recruited'>): void {
  const lord = state.lords[seat]!
  const tile = state.tiles[city]
  if (tile?.side === 'recruit') tile.units[unit]--
  lord.units[unit]++
  lord.acted.push(city)
  state.carriedOut++
}

function paid(state: State, { seat, city, units }: EventOf<'threat-beaten' | 'titan-beaten'>): void {
  const lord = state.lords[seat]!
  move(units, lord.units, state.barracks)
  lord.acted.push(city)
  state.carriedOut++
}

function spoilsTaken(state: State, event: EventOf<'spoils-taken'>): void {
  const { seat, city, stories = 0, unheld = 0 } = event
  const lord = state.lords[seat]!
  lord.gold += event.gold ?? 0
  if (event.bards) place(state, seat, event.bards)
  if (stories > 0) {
    state.guilds[city] ??= { seat, height: 0 }
    state.guilds[city].height += stories + unheld
    lord.stories -= stories
    lord.held -= unheld
  }
  if (event.dummy && state.dummy) state.dummy[event.dummy]++
  state.pending = null
}

function place(state: State, seat: number, bards: Placement): void {
  for (const region of Object.keys(bards)) {
    state.bards[region]![seat]! += bards[region]!
    state.lords[seat]!.bards -= bards[region]!
  }
}

function tileCame(state: State, event: EventOf<'tile-came'>): void {
  if (event.side === 'threat') {
    state.tiles[event.city] = { side: 'threat' }
    state.queue.threatNext = null
    return
  }
  const units = noUnits()
  move(event.units, state.barracks, units)
  state.tiles[event.city] = { side: 'recruit', units }
  state.queue.recruitNext = null
}

function pileTurned(state: State, { pile, tiles }: EventOf<'pile-turned'>): void {
  if (pile === 'recruit') {
    state.queue.recruitPile = tiles.slice()
    state.queue.threatDiscard = []
  } else {
    state.queue.threatPile = tiles.slice()
    state.queue.recruitDiscard = []
  }
}

function censusWon(state: State, event: EventOf<'census-won'>): void {
  const lord = state.lords[event.seat]!
  lord.gold += event.gold ?? 0
  if (event.bards) place(state, event.seat, event.bards)
  if (event.story !== undefined) {
    state.guilds[event.story]!.height++
    lord.stories--
  }
  if (event.held) {
    lord.stories--
    lord.held++
  }
  state.judging!.served++
  state.pending = null
}

function yearBegun(state: State, { year, first }: EventOf<'year-begun'>): void {
  state.stage = 'orders'
  state.year = year
  state.first = first
  state.carriedOut = 0
  state.judging = null
  for (const lord of state.lords) {
    lord.orders = null
    lord.acted = []
    lord.census = null
  }
}
