// Builds positions in the words of the game and runs years on them, so that a test reads like the rulebook.
// A position built here need not be one that a real game reaches; what is not said is empty, and everybody else waits.
import { expect } from 'vitest'
import type { Seat } from '../../src/rules/ruleset.ts'
import type { Command, Standing } from '../../src/rules/xidit/commands.ts'
import type { Event } from '../../src/rules/xidit/events.ts'
import type { Options } from '../../src/rules/xidit/options.ts'
import { standardPack } from '../../src/rules/xidit/pack/standard.ts'
import { copyState, type Lord, type Queue, type State } from '../../src/rules/xidit/state.ts'
import {
  type Assessment,
  type City,
  noUnits,
  type Order,
  type TitanSize,
  type UnitKind,
  type Units,
} from '../../src/rules/xidit/vocabulary.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'

/** Changes a position while it is being built. */
export type Part = (state: State) => void

const SEED = '5eed'.repeat(16)

/** Where the heroes stand unless a test says otherwise: far from each other, and where no test looks. */
const START: City[] = [1, 4, 15, 20, 21]

/** A board without tiles, guilds and bards; all units in the barracks; year 1, ada first, everybody at orders. */
export function bareTable(options: Options): State {
  let state = xidit.fold(xidit.begin(options, SEED))
  state = copyState(state)
  state.first = 0
  state.stage = 'orders'
  state.assessments = ['wealth', 'influence', 'reputation']
  if (state.dummy) state.dummy = { wealth: 6, influence: 5, reputation: 4 }
  state.tiles = state.tiles.map(() => null)
  state.barracks = { ...standardPack.supply }
  state.lords.forEach((lord, seat) => {
    lord.city = START[seat]!
  })
  state.queue = noQueue()
  return state
}

const noQueue = (): Queue => ({
  recruitPile: [],
  recruitNext: null,
  recruitDiscard: [],
  threatPile: [],
  threatNext: null,
  threatDiscard: [],
})

// --- who -----------------------------------------------------------------------------------------------------------

export class Player {
  readonly seat: Seat
  constructor(seat: Seat) {
    this.seat = seat
  }
  private lord(change: (lord: Lord, state: State) => void): Part {
    return (state) => change(state.lords[this.seat]!, state)
  }
  in = (city: City): Part => this.lord((lord) => (lord.city = city))
  /** Units come out of the barracks. */
  holds = (units: Partial<Units>): Part =>
    this.lord((lord, state) => {
      for (const kind of Object.keys(units) as UnitKind[]) {
        lord.units[kind] += units[kind]!
        state.barracks[kind] -= units[kind]!
      }
    })
  hasGold = (gold: number): Part => this.lord((lord) => (lord.gold = gold))
  /** All others are in no region: the test does not look at them. */
  hasBardsLeft = (bards: number): Part => this.lord((lord) => (lord.bards = bards))
  hasStoriesLeft = (stories: number): Part => this.lord((lord) => (lord.stories = stories))
  holdsStories = (held: number): Part =>
    this.lord((lord) => {
      lord.held = held
      lord.stories -= held
    })
  hasGuild = (city: City, height: number): Part =>
    this.lord((lord, state) => {
      state.guilds[city] = { seat: this.seat, height }
      lord.stories -= height
    })
  hasBardsIn = (region: string, count: number): Part =>
    this.lord((lord, state) => {
      state.bards[region]![this.seat] = count
      lord.bards -= count
    })
  instructs = (standing: Standing): Part =>
    this.lord((lord) => {
      lord.standing = { ...lord.standing, ...standing }
    })
}

export const [ada, bela, cara, dov, eve] = [0, 1, 2, 3, 4].map((seat) => new Player(seat)) as [
  Player,
  Player,
  Player,
  Player,
  Player,
]
const NAMES = ['ada', 'bela', 'cara', 'dov', 'eve'] as const
type Name = (typeof NAMES)[number]

// --- where ---------------------------------------------------------------------------------------------------------

export const city = (number: City) => ({
  /** A recruitment tile with these units left on it. */
  offers: (...units: UnitKind[]): Part => {
    return (state) => {
      const there = noUnits()
      for (const kind of units) {
        there[kind]++
        state.barracks[kind]--
      }
      state.tiles[number] = { side: 'recruit', units: there }
    }
  },
  isThreatened: ((state) => {
    state.tiles[number] = { side: 'threat' }
  }) as Part,
})

export const queue =
  (queued: Partial<Queue>): Part =>
  (state) => {
    state.queue = { ...noQueue(), ...queued }
  }

/** Recruitment tiles with two units left in these cities: nobody in the test stands there. */
export const recruitmentIn =
  (...cities: City[]): Part =>
  (state) => {
    for (const number of cities) city(number).offers('militia', 'archer')(state)
  }

/** As many recruitment tiles as there may be, and a tile in every pile: one tile may leave, and nothing else comes of it. */
export const quietTiles: Part = (state) => {
  recruitmentIn(2, 3, 9, 13, 15)(state)
  queue({ recruitPile: [18], recruitNext: 1, threatPile: [16], threatNext: 8 })(state)
}

export const raging =
  (...sizes: TitanSize[]): Part =>
  (state) => {
    for (const size of sizes) state.titans[size][0]!.raging = true
  }

/** What is left of a pile, top first, all slumbering: say so before `raging`. */
export const titanPile =
  (size: TitanSize, ...ids: string[]): Part =>
  (state) => {
    state.titans[size] = ids.map((id) => ({ id, raging: false }))
  }

/** How often the titans have awoken. */
export const awakenings =
  (number: number): Part =>
  (state) => {
    state.awakenings = number
  }

export const barracks =
  (units: Partial<Units>): Part =>
  (state) => {
    state.barracks = { ...noUnits(), ...units }
  }

export const firstSeat =
  (player: Player): Part =>
  (state) => {
    state.first = player.seat
  }

export const year =
  (number: number): Part =>
  (state) => {
    state.year = number
  }

/** Nobody shows any unit at the census. */
export const nothingShown: Part = (state) => {
  for (const lord of state.lords) lord.standing = { ...lord.standing, census: 'none' }
}

export const assessedInOrder =
  (...kinds: Assessment[]): Part =>
  (state) => {
    state.assessments = kinds
  }

export const dummyAt =
  (tracks: Partial<Record<Assessment, number>>): Part =>
  (state) => {
    Object.assign(state.dummy!, tracks)
  }

// --- when and then -------------------------------------------------------------------------------------------------

export const fourPlayers: Options = { players: 4, length: 'long' }
export const fivePlayers: Options = { players: 5, length: 'long' }
export const threePlayers: Options = { players: 3, length: 'long', dummy: 'normal' }

/** players and length. */
export const everyKindOfGame: Options[] = [
  { players: 5, length: 'long' },
  { players: 5, length: 'short' },
  { players: 4, length: 'long' },
  { players: 4, length: 'short' },
  { players: 3, length: 'long', dummy: 'normal' },
  { players: 3, length: 'short', dummy: 'hard' },
]

export const shortGame = (options: Options): Options => ({ ...options, length: 'short' })

/** A game that has just begun, as dealt: everybody is to choose a start city. */
export const begun = (options: Options, seed = SEED): Story => new Story(xidit.fold(xidit.begin(options, seed)), [])

export const given = (...parts: Part[]) => givenTable(fourPlayers, ...parts)

export function givenTable(options: Options, ...parts: Part[]): Story {
  const state = bareTable(options)
  for (const part of parts) part(state)
  return new Story(state, [])
}

export class Story {
  readonly state: State
  /** What has happened since the position was built. */
  readonly events: Event[]
  constructor(state: State, events: Event[]) {
    this.state = state
    this.events = events
  }

  /** Hands in everybody's orders (who is not named waits) and runs until a person is needed. */
  whenTheYearRuns(orders: Partial<Record<Name, Order[]>>): Story {
    let story: Story = this
    for (let seat = 0; seat < this.state.options.players; seat++) {
      const six: Order[] = [...(orders[NAMES[seat]!] ?? [])]
      while (six.length < 6) six.push('wait')
      story = story.whenAnswered(new Player(seat), { t: 'orders', year: this.state.year, orders: six })
    }
    return story.whenItRuns()
  }

  /** A legal answer; the game does not carry on by itself. */
  whenAnswered(player: Player, command: Command): Story {
    const ruling = xidit.answer(this.state, player.seat, command)
    if (!ruling.ok) throw new Error(`${NAMES[player.seat]} was refused: ${JSON.stringify(ruling.refusal)}`)
    return new Story(xidit.fold(ruling.events, this.state), [...this.events, ...ruling.events])
  }

  whenItRuns(): Story {
    const events = xidit.resolve(this.state)
    return new Story(xidit.fold(events, this.state), [...this.events, ...events])
  }

  shows(...claims: ((story: Story) => void)[]): Story {
    for (const claim of claims) claim(this)
    return this
  }

  refusal(player: Player, command: Command) {
    const before = JSON.stringify(this.state)
    const ruling = xidit.answer(this.state, player.seat, command)
    expect(JSON.stringify(this.state)).toBe(before)
    if (ruling.ok) throw new Error(`${JSON.stringify(command)} was taken`)
    return ruling.refusal
  }

  lord = (player: Player): Lord => this.state.lords[player.seat]!
  tile = (number: City) => this.state.tiles[number]
  happened = <T extends Event['t']>(t: T) => this.events.filter((event) => event.t === t) as Extract<Event, { t: T }>[]
  questions = () => xidit.awaits(this.state)
}
