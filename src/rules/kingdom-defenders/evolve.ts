// What each event does to the state. It believes the event: it never judges, draws or fails.
import { applyChange } from './changes.ts'
import type { Event, EventOf } from './events.ts'
import { copyState, type Player, type State } from './state.ts'
import { pairOf } from './vocabulary.ts'

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

const newPlayer = (fame: number, hero: number, aside: number, dealt: string[]): Player => ({
  fame,
  weapon: 0,
  spell: 0,
  coin: 0,
  loot: 0,
  wounds: 0,
  strength: 0,
  magic: 0,
  hero,
  aside,
  dealt,
  fate: null,
  adventures: [],
  rewards: [],
  orbsSpent: 0,
  camp: pairOf(0, 0),
  roundAdventures: 0,
  roundHerald: 0,
  feats: [],
  out: false,
  standing: {},
  plan: null,
  planUsed: 0,
  acts: null,
  actsUsed: 0,
  given: null,
})

export function born(event: EventOf<'begun'>): State {
  return {
    pack: event.pack,
    options: event.options,
    seed: event.seed,
    stage: 'fates',
    round: 1,
    order: event.order,
    seats: event.fame.map((fame, seat) => newPlayer(fame, event.hero, event.aside, event.fates[seat]!)),
    characters: event.characters,
    buildings: event.buildings,
    revealed: 1,
    spaces: {},
    row: { ...event.row },
    deck: event.deck.slice(),
    deeds: event.deeds.slice(),
    deedPile: event.deedPile.slice(),
    rewards: event.rewards.slice(),
    rewardPile: event.rewardPile.slice(),
    horde: event.horde && { ...event.horde },
    hordePile: event.hordePile.slice(),
    wall: 'A',
    grey: { now: null, next: null },
    lastVictory: null,
    defender: false,
    favour: null,
    turn: 0,
    moves: 0,
    areaB: [],
    victim: null,
    due: [],
    asked: null,
    result: null,
  }
}

/** Changes the state in place: for those who own it. */
export function apply(state: State, event: Event): void {
  if ('changes' in event) for (const change of event.changes) applyChange(state, change)
  settle(state, event)
}

/** What an event does besides its changes. */
export function settle(state: State, event: Event): void {
  switch (event.t) {
    case 'begun':
      return // `born` makes the state
    case 'fate-kept':
      state.seats[event.seat]!.fate = event.keep
      if (state.seats.every(({ fate }) => fate !== null)) state.stage = 'placement'
      return
    case 'standing-left':
      state.seats[event.seat]!.standing = event.standing
      return
    case 'plan-given': {
      const player = state.seats[event.seat]!
      player.plan = { wishes: event.wishes, then: event.then }
      player.planUsed = 0
      return
    }
    case 'plan-withdrawn':
      state.seats[event.seat]!.plan = null
      return
    case 'acts-given': {
      const player = state.seats[event.seat]!
      player.acts = { steps: event.steps, rest: event.rest }
      player.actsUsed = 0
      return
    }
    case 'acts-withdrawn':
      state.seats[event.seat]!.acts = null
      return
    case 'victory-given':
    case 'siege-given': {
      const { t: _t, round: _round, seat, ...given } = event
      state.seats[seat]!.given = given
      return
    }
    case 'round-begun':
      return roundBegun(state, event)
    case 'horde-came':
      state.horde = { id: event.id, counter: event.counter }
      if (event.special) state.hordePile = []
      else state.hordePile.shift()
      if (state.stage === 'aftermath') state.stage = 'gates'
      return
    case 'dice-out':
      state.favour!.out = event.out
      state.asked = null
      return
    case 'dice-rolled':
      state.favour!.dice = event.dice.map(({ die, face }) => ({ die, face, seat: null }))
      return
    case 'die-taken':
      state.favour!.dice.find(({ die }) => die === event.die)!.seat = event.seat
      state.asked = null
      if (state.favour!.dice.every(({ seat }) => seat !== null)) enter(state, 'placement')
      return
    case 'placed':
      return placed(state, event)
    case 'passed':
      state.seats[event.seat]!.out = true
      return turnTaken(state, event)
    case 'placement-ended':
      return enter(state, 'area-a')
    case 'asked':
      state.asked = event.seat
      if (event.used === undefined) return
      if (event.what === 'place') state.seats[event.seat]!.planUsed = event.used
      else state.seats[event.seat]!.actsUsed = event.used
      return
    case 'activated':
    case 'declined':
      if (event.used !== undefined) state.seats[event.seat]!.actsUsed = event.used
      state.moves++
      state.asked = null
      return
    case 'marked':
      state.victim = null
      state.asked = null
      return
    case 'area-ended':
      if (event.order) state.areaB = event.order
      return enter(state, event.next)
    case 'horde-beaten':
      state.defender = event.defender
      state.lastVictory = event.round
      return hordeGone(state, 'victory', event)
    case 'horde-advanced':
      state.horde!.counter = event.counter
      return enter(state, 'gates')
    case 'besieged':
      return hordeGone(state, 'siege', event)
    case 'victory-taken':
    case 'siege-paid':
      state.seats[event.seat]!.given = null
      state.due.shift()
      if (event.t === 'victory-taken' && state.due.length === 0) enter(state, 'aftermath')
      return
    case 'wall-turned':
      state.wall = event.wall
      return enter(state, event.wall === null ? 'end' : 'aftermath')
    case 'order-changed':
      state.order = event.order
      return
    case 'maintained':
      return maintained(state, event)
    case 'ended':
      state.result = event.result
      state.stage = 'over'
      return
  }
}

function enter(state: State, stage: State['stage']): void {
  state.stage = stage
  state.moves = 0
}

function roundBegun(state: State, { round, grey, favour }: EventOf<'round-begun'>): void {
  enter(state, 'favour')
  state.round = round
  state.turn = 0
  state.areaB = []
  state.favour = { order: favour, out: null, dice: [] }
  state.grey = { now: grey, next: null }
  if (grey !== null) state.seats[grey]!.hero++
  for (const player of state.seats) {
    player.roundAdventures = 0
    player.roundHerald = 0
    player.out = false
    player.plan = null
    player.planUsed = 0
    player.acts = null
    player.actsUsed = 0
  }
}

function placed(state: State, event: EventOf<'placed'>): void {
  const player = state.seats[event.seat]!
  player.hero -= event.discs
  player.coin -= event.coins
  player.fame -= event.fame
  state.spaces[event.space] = { seat: event.seat, discs: event.discs }
  turnTaken(state, event)
}

function turnTaken(state: State, { seat, used }: EventOf<'placed' | 'passed'>): void {
  if (used !== undefined) state.seats[seat]!.planUsed = used
  state.turn = (state.order.indexOf(seat) + 1) % state.order.length
  state.moves++
  state.asked = null
}

/** Beaten or at the Wall: camps are emptied, the card leaves the game (KD-8.5). */
function hordeGone(state: State, stage: 'victory' | 'siege', { due }: { due: State['due'] }): void {
  state.horde = null
  state.due = due.slice()
  for (const player of state.seats) player.camp = pairOf(0, 0)
  enter(state, stage === 'victory' && due.length === 0 ? 'aftermath' : stage)
}

function maintained(state: State, event: EventOf<'maintained'>): void {
  if (event.building !== null) state.revealed++
  state.deedPile.splice(0, event.deeds.filter((deed, place) => deed !== state.deeds[place]).length)
  state.deeds = event.deeds.slice()
  state.rewardPile.splice(0, event.rewards.filter((tile, place) => tile !== state.rewards[place]).length)
  state.rewards = event.rewards.slice()
  state.row = { ...event.row }
  state.deck.splice(0, event.drawn)
  if (event.grey !== null) state.seats[event.grey]!.hero--
  state.grey.now = null
}
