// The military census: numbers in, all shown together, kinds judged from weakest to strongest.
import type { Seat } from '../ruleset.ts'
import { censusBardsQuestion, censusQuestion, censusStoryQuestion } from './awaits.ts'
import { guildsWithRoom, PRIZES, prizeOf } from './census-prizes.ts'
import type { Decider } from './decider.ts'
import type { EventOf } from './events.ts'
import type { State } from './state.ts'
import { emit, lordOf, playOrder, type Table } from './table.ts'
import { copyUnits, UNIT_KINDS, type UnitKind } from './vocabulary.ts'

export function callCensus(table: Table): void {
  emit(table, { t: 'census-called', year: table.state.year })
}

/** Takes the numbers of all who need not be asked; reveals them once all are in. False while somebody's are missing. */
export function takeCensus(table: Table, decide: Decider): boolean {
  const { state } = table
  const { year } = state
  for (const [seat, lord] of state.lords.entries()) {
    if (lord.census !== null) continue
    const answer = decide(table, censusQuestion(state, seat))
    if (answer) emit(table, { t: 'census-given', year, seat, show: copyUnits(answer.show) })
  }
  if (state.lords.some((lord) => lord.census === null)) return false
  emit(table, { t: 'census-revealed', year, shown: state.lords.map((lord) => copyUnits(lord.census!)) })
  return true
}

/** Serves the next winner, or judges the next kind; false when all kinds are judged. */
export function judgeCensus(table: Table, decide: Decider): boolean {
  const { judging, year } = table.state
  if (judging && judging.served < judging.winners.length) {
    serve(table, judging.kind, judging.winners[judging.served]!, decide)
    return true
  }
  const kind = UNIT_KINDS[judging ? UNIT_KINDS.indexOf(judging.kind) + 1 : 0]
  if (!kind) return false
  emit(table, { t: 'census-judged', year, kind, winners: winnersOf(table.state, kind) })
  return true
}

/** The most shown, at least one, in play order of the year that ends. */
function winnersOf(state: State, kind: UnitKind): Seat[] {
  const shown = (seat: Seat) => lordOf(state, seat).census![kind]
  const most = Math.max(1, ...state.lords.map((_, seat) => shown(seat)))
  return playOrder(state).filter((seat) => shown(seat) === most)
}

function serve(table: Table, kind: UnitKind, seat: Seat, decide: Decider): void {
  const { what } = PRIZES[kind]
  if (what === 'gold') win(table, kind, seat, { gold: prizeOf(table.state, kind) })
  else if (what === 'bards') serveBards(table, kind, seat, decide)
  else serveStory(table, kind, seat, decide)
}

type Won = Pick<EventOf<'census-won'>, 'gold' | 'bards' | 'story' | 'held'>

export function win(table: Table, kind: UnitKind, seat: Seat, won: Won): void {
  emit(table, { t: 'census-won', year: table.state.year, kind, seat, ...won })
}

function serveBards(table: Table, kind: UnitKind, seat: Seat, decide: Decider): void {
  const question = censusBardsQuestion(table, seat)
  if (question.count === 0) return win(table, kind, seat, {})
  const answer = decide(table, question)
  if (answer) win(table, kind, seat, { bards: { ...answer.bards } })
  else emit(table, { t: 'census-asked', year: table.state.year, what: 'census-bards', kind, seat })
}

/** Built, or held when no guild has room. */
function serveStory(table: Table, kind: UnitKind, seat: Seat, decide: Decider): void {
  if (lordOf(table.state, seat).stories === 0) return win(table, kind, seat, {})
  if (guildsWithRoom(table.state, seat).length === 0) return win(table, kind, seat, { held: true })
  const answer = decide(table, censusStoryQuestion(table, seat))
  if (answer) win(table, kind, seat, { story: answer.city })
  else emit(table, { t: 'census-asked', year: table.state.year, what: 'census-story', kind, seat })
}
