// A game quite unlike the first, to try the contract with: two to four players place workers one after the other, in
// sight, and then all bid in secret from a hidden hand. Small, but whole; and in two editions, which differ in one rule.

import { canonical } from '../../src/rules/canonical.ts'
import { digest, isHex64 } from '../../src/rules/fairness.ts'
import { Stream, shuffle } from '../../src/rules/random.ts'
import type { Game, GameRecord, Line, Ruleset, Seat, Seed, Viewer } from '../../src/rules/ruleset.ts'
import { checkFields, isObject, isOneOf, isWhole, notAllowed, notAsked, notUnderstood } from '../../src/rules/shape.ts'

const ROUNDS = 3
const SPACES = ['mill', 'forge', 'harbour', 'tower'] as const
type Space = (typeof SPACES)[number]

interface Options {
  players: number
}

interface State {
  seed: Seed
  players: number
  round: number
  hands: number[][]
  placed: (Space | null)[]
  bids: (number | null)[]
  points: number[]
  over: boolean
}

type Command = { t: 'place'; space: Space } | { t: 'bid'; card: number }

type Event =
  | { t: 'begun'; players: number; seed?: Seed; hands?: number[][] }
  | { t: 'placed'; seat: Seat; space: Space }
  | { t: 'bid-given'; seat: Seat; card?: number }
  | { t: 'bids-opened'; bids: number[]; bonus: Seat; worth: number }
  | { t: 'round-begun'; round: number }
  | { t: 'ended' }

type Question = { id: string; seat: Seat } & ({ t: 'place'; spaces: Space[] } | { t: 'bid'; cards: number[] })

interface View {
  viewer: Viewer
  round: number
  hands: (number[] | null)[]
  placed: (Space | null)[]
  bidsIn: boolean[]
  points: number[]
  questions: Question[]
}

type Record = Omit<GameRecord, 'entries'> & { entries: { seat: Seat; command: Command }[] }

const spread = (count: number) => Array.from({ length: count }, (_, i) => i)

function apply(state: State, event: Event): void {
  if (event.t === 'placed') state.placed[event.seat] = event.space
  if (event.t === 'bid-given') {
    state.bids[event.seat] = event.card!
    state.hands[event.seat] = state.hands[event.seat]!.filter((card) => card !== event.card)
  }
  if (event.t === 'bids-opened') {
    event.bids.forEach((bid, seat) => {
      state.points[seat]! += bid
    })
    state.points[event.bonus]! += event.worth
    state.placed = state.placed.map(() => null)
    state.bids = state.bids.map(() => null)
  }
  if (event.t === 'round-begun') state.round = event.round
  if (event.t === 'ended') state.over = true
}

function born({ players, seed, hands }: Extract<Event, { t: 'begun' }>): State {
  const none = spread(players).map(() => null)
  const points = spread(players).map(() => 0)
  return { seed: seed!, players, round: 1, hands: hands!, placed: none, bids: [...none], points, over: false }
}

function fold(events: Iterable<Event>, from?: State): State {
  let state = structuredClone(from)
  for (const event of events) {
    if (event.t === 'begun') state = born(structuredClone(event))
    else apply(state!, event)
  }
  return state!
}

function awaits(state: State): Question[] {
  if (state.over || state.bids.every((bid) => bid !== null)) return []
  const next = state.placed.indexOf(null)
  if (next >= 0) {
    const spaces = SPACES.filter((space) => !state.placed.includes(space))
    return [{ id: `place/${state.round}/${next}`, seat: next, t: 'place', spaces }]
  }
  return spread(state.players)
    .filter((seat) => state.bids[seat] === null)
    .map((seat) => ({ id: `bid/${state.round}/${seat}`, seat, t: 'bid', cards: state.hands[seat]!.slice() }))
}

export type Second = Ruleset<Options, State, Command, Event, Event, View, Question, Record>

/** What its editions differ in. */
interface Edition {
  readonly version: number
  /** What the seat that is drawn gets on top of its bid. */
  readonly worth: number
}

export const secondGameOf = ({ version, worth }: Edition): Second => {
  const recordFormat = `second/${version}`
  const rules: Second = {
    name: 'second',
    title: { en: 'A small game', de: 'Ein kleines Spiel' },
    recordFormat,
    version,
    fingerprint: digest(canonical({ spaces: SPACES })),
    upcasts: [],
    stateSchema: 1,
    seats: { least: 2, most: 4 },
    facts: { spaces: SPACES },
    examples: { options: { players: 2 }, answers: { place: { space: 'mill' }, bid: { card: 3 } }, result: [3, 5] },
    options(wish) {
      const wrong = checkFields(wish, ['players'], [], 'S-1')
      if (wrong) return { ok: false, refusal: wrong }
      const { players } = wish as { players: unknown }
      if (isWhole(players, 2, 4)) return { ok: true, value: { players } }
      return { ok: false, refusal: notUnderstood('bad-players', 'S-1', '/players', 'players is 2 to 4.') }
    },
    begin({ players }, seed) {
      const cards = shuffle(spread(players * ROUNDS), seed, 'cards')
      const hands = spread(players).map((seat) => cards.slice(seat * ROUNDS, (seat + 1) * ROUNDS))
      return [{ t: 'begun', players, seed, hands }]
    },
    evolve: (state, event) => fold([event], state),
    fold,
    awaits,
    answerable: (state, seat) => awaits(state).filter((question) => question.seat === seat),
    // Placing is asked of one after the other and soon answered; bids stop nobody but the round.
    terms: ({ t }) =>
      t === 'place'
        ? { clock: 'short', absence: false, letter: true, kept: false }
        : { clock: 'long', absence: true, letter: true, kept: false },
    answer(state, seat, command) {
      const question = awaits(state).find((asked) => asked.seat === seat && asked.t === command?.t)
      if (!isObject(command) || !question)
        return { ok: false, refusal: notAsked('not-asked', 'S-2', '', 'You are not asked for this now.') }
      if (command.t === 'place' && question.t === 'place')
        return isOneOf(command.space, question.spaces)
          ? { ok: true, events: [{ t: 'placed', seat, space: command.space }] }
          : { ok: false, refusal: notAllowed('taken', 'S-3', '/space', 'That space is taken.') }
      if (command.t === 'bid' && question.t === 'bid' && isOneOf(command.card, question.cards))
        return { ok: true, events: [{ t: 'bid-given', seat, card: command.card }] }
      return { ok: false, refusal: notAllowed('no-card', 'S-4', '/card', 'You do not hold that card.') }
    },
    commandOf([event]) {
      const { t, space, card } = { ...event } as { t?: string; space?: Space; card?: number }
      if (t === 'placed') return { t: 'place', space: space! }
      return t === 'bid-given' ? { t: 'bid', card: card! } : undefined
    },
    handedIn: (state, seat) => {
      const card = state.bids[seat]
      return typeof card === 'number' ? [{ t: 'bid', card }] : []
    },
    takeBack: () => undefined,
    explain: (_state, _seat, command) => ({
      words: [command.t === 'place' ? `Go to the ${command.space}.` : `Bid ${command.card}.`],
      places: command.t === 'place' ? [command.space] : [],
    }),
    takesLine: () => true,
    readLine(line, state, seat) {
      const word = String(line).trim().toLowerCase()
      const question = awaits(state).find((asked) => asked.seat === seat)
      if (!question)
        return { ok: false, refusal: notAsked('not-asked', 'S-2', '', 'You are not asked for anything now.') }
      if (question.t === 'place' && isOneOf(word, question.spaces))
        return { ok: true, value: { t: 'place', space: word } }
      const card = question.t === 'bid' ? question.cards.find((held) => String(held) === word) : undefined
      if (card !== undefined) return { ok: true, value: { t: 'bid', card } }
      return { ok: false, refusal: notUnderstood('bad-line', 'S-2', '', 'Write a free space, or a card you hold.') }
    },
    resolve(state) {
      if (state.over || state.bids.some((bid) => bid === null)) return []
      const bonus = new Stream(state.seed, `bonus/${state.round}`).below(state.players)
      const opened: Event = { t: 'bids-opened', bids: state.bids as number[], bonus, worth }
      return [opened, state.round === ROUNDS ? { t: 'ended' } : { t: 'round-begun', round: state.round + 1 }]
    },
    lapse: (_state, question) =>
      question.t === 'place' ? { t: 'place', space: question.spaces[0]! } : { t: 'bid', card: question.cards[0]! },
    isOver: (state) => state.over,
    view: (state, viewer) => ({
      viewer,
      round: state.round,
      hands: state.hands.map((hand, seat) => (state.over || seat === viewer ? hand.slice() : null)),
      placed: state.placed.slice(),
      bidsIn: state.bids.map((bid) => bid !== null),
      points: state.points.slice(),
      questions: awaits(state).filter(({ seat }) => seat === viewer),
    }),
    briefing: (view, { viewer, locale, names }) => [
      {
        title: locale === 'de' ? `Runde ${view.round}` : `Round ${view.round}`,
        lines: view.points.map((points, seat) => `${names[seat]}: ${points}`),
      },
      ...view.hands.flatMap((hand, seat) =>
        hand && seat === viewer
          ? [{ title: locale === 'de' ? 'Deine Hand' : 'Your hand', lines: hand.map(String) }]
          : [],
      ),
    ],
    tell(event, viewer, over) {
      if (over) return event
      if (event.t === 'begun') return { t: 'begun', players: event.players }
      if (event.t === 'bid-given' && event.seat !== viewer) return { t: event.t, seat: event.seat }
      return event
    },
    secrets: ({ t }) => {
      if (t === 'bid-given') return { keeps: 'bid' }
      return t === 'bids-opened' ? { opens: 'bid' } : {}
    },
    roundName: (round, locale) => `${locale === 'de' ? 'Runde' : 'Round'} ${round}`,
    marks: (event) => ({
      ...(event.t === 'begun' && { round: 1 }),
      ...(event.t === 'round-begun' && { round: event.round }),
      ...(event.t === 'placed' && { step: `place-${event.seat}` }),
      ...(event.t === 'bids-opened' && { step: 'bids' }),
    }),
    story(events, { viewer, locale, names }) {
      const who = (seat: Seat) => (seat === viewer ? (locale === 'de' ? 'Du' : 'You') : names[seat]!)
      const lines: Line[] = []
      let step: string | null = null
      for (const [place, event] of [...events].entries()) {
        step = rules.marks(event).step ?? step
        if (event.t === 'placed')
          lines.push({ seats: [event.seat], step, event: place, text: `${who(event.seat)}: ${event.space}.` })
        if (event.t === 'bids-opened')
          event.bids.forEach((bid, seat) => {
            lines.push({ seats: [seat], step, event: place, text: `${who(seat)}: ${bid}.` })
          })
      }
      return lines
    },
    record(events) {
      const entries: Record['entries'] = []
      let header = { players: 0, seed: '' }
      for (const event of events) {
        if (event.t === 'begun') header = { players: event.players, seed: event.seed ?? '' }
        if (event.t === 'placed') entries.push({ seat: event.seat, command: { t: 'place', space: event.space } })
        if (event.t === 'bid-given' && event.card !== undefined)
          entries.push({ seat: event.seat, command: { t: 'bid', card: event.card } })
      }
      return { format: recordFormat, options: { players: header.players }, seed: header.seed, entries }
    },
    replay(record) {
      const bad = { positions: [], error: { index: -1, rule: 'S-5', message: 'This is no record.' } }
      if (checkFields(record, ['format', 'options', 'seed', 'entries'], [], 'S-5')) return bad
      const { format, options, seed, entries } = record as Record
      if (format !== recordFormat || !rules.options(options).ok || !isHex64(seed) || !Array.isArray(entries)) return bad
      let state = fold(rules.begin(options, seed))
      for (const [index, entry] of entries.entries()) {
        if (checkFields(entry, ['seat', 'command'], [], 'S-5')) return { ...bad, error: { ...bad.error, index } }
        const { seat, command } = entry
        const ruling = rules.answer(state, seat, command)
        if (!ruling.ok) return { positions: [], error: { index, ...ruling.refusal } }
        state = fold(ruling.events, state)
        state = fold(rules.resolve(state), state)
      }
      return { positions: [canonical(state)], ...(state.over && { result: state.points }) }
    },
    figures: ({ points }) => ({ seats: { points: points.slice() }, others: {} }),
    outcome(events) {
      const all = [...events]
      if (all.at(-1)?.t !== 'ended') return undefined
      const { points } = fold(all)
      return {
        winners: spread(points.length).filter((seat) => points[seat] === Math.max(...points)),
        figures: { points },
        rounds: ROUNDS,
      }
    },
  }
  return rules
}

export const secondGame = secondGameOf({ version: 1, worth: 1 })
/** The rule that was put right: the bonus is worth two. */
export const secondEdition = secondGameOf({ version: 2, worth: 2 })

/** Whose new games begin with one of its editions. */
export const secondWith = (standard: Second, ...others: Second[]): Game<Second> => ({
  name: standard.name,
  standard,
  versions: [...others, standard],
  packFiles: [],
  withPack: () => ({ faults: ['This game has no packs.'] }),
})
