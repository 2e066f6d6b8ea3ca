// What time does to a game, looked at when it is due: people are reminded; those who stay silent have a little more time
// once, then somebody plays for them, then their seat is offered; and a table that all have left is given up.
// Harmless when early, late or repeated.
import type { Question } from '../../rules/ruleset.ts'
import { orPark } from '../advance/park.ts'
import { answerOfBot, answerOfSilence } from '../advance/stand-in.ts'
import { change } from '../log/append.ts'
import type { Decision } from '../log/decision.ts'
import type { Dependencies } from '../log/dependencies.ts'
import {
  askedOfPeople,
  clockOf,
  dueAt,
  holdersOf,
  NO_TIMING,
  newTiming,
  nextLook,
  remindedAt,
  timingFor,
} from '../log/timing.ts'
import { SILENCE } from '../model/agreement.ts'
import { done } from '../model/failure.ts'
import type { GameId, KnownHolder } from '../model/game.ts'
import type { Table } from '../model/table.ts'
import { laterBy } from '../model/time/deadline.ts'
import type { Notice } from '../notices/notices.ts'
import type { Catalogue } from '../ports/catalogue.ts'

/** Where seats are never offered, people are given up after so many rounds. */
const GIVEN_UP_AFTER = 3
const GIVEN_UP: Notice = { kind: 'abandoned', occasion: '', seat: null }

/** All that is to be done about a game by now. A game the rules cannot carry on is parked. */
export const keepTime = (deps: Dependencies, game: GameId): Promise<void> =>
  orPark(deps, game, async () => {
    for (;;) {
      const moved = await change(deps, game, (table, now) => done(turnOf(deps.catalogue, table, now)))
      if (!moved.ok || !moved.value) return
    }
  })

type Turn = Decision<boolean>
const NOTHING: Turn = { value: false }
const something = (turn: Omit<Turn, 'value'>): Turn => ({ ...turn, value: true })

function turnOf(catalogue: Catalogue, table: Table, now: Date): Turn {
  const { file, ruleset, state } = table
  const { timing, status } = file
  if (status !== 'running' || timing.wakesAt === null || now < timing.wakesAt) return NOTHING
  const asked = askedOfPeople(file, ruleset, state)
  // A game from before there were deadlines: those who are asked have all the time there is, from now on.
  if (timing.dueAt === null) {
    const never = { ...file, timing: { ...timing, wakesAt: null } }
    return something({ change: { timing: timingFor(never, ruleset, asked, now) } })
  }
  // A bot may have taken the seat of the last who were asked.
  if (asked.length === 0) return something({ change: { timing: timingFor(file, ruleset, asked, now) } })
  if (now < timing.dueAt) return remind(table, asked, now)
  const meaningNoAbsence = asked.find((question) => !ruleset.terms(question).absence)
  if (meaningNoAbsence) return decideFor(table, meaningNoAbsence)
  const [soon] = asked.filter((question) => ruleset.terms(question).clock === 'short')
  return soon ? goOnWithout(table, soon, now) : lapse(catalogue, table, asked, now)
}

/** Those whose time for it has come. A notice that is there already is not written again. */
function remind({ file }: Table, asked: readonly Question[], now: Date): Turn {
  const { timing } = file
  const holders = holdersOf(file, asked)
  const notices = holders
    .filter((holder) => remindedAt(timing, holder) <= now)
    .map(({ seat }): Notice => ({ kind: 'reminder', occasion: timing.occasion!, seat }))
  return something({ change: { timing: { ...timing, wakesAt: nextLook(timing, holders, now) }, notices } })
}

/** Such as a decision in the middle of a round: silence is an answer, and nobody's absence. */
const decideFor = (table: Table, question: Question): Turn =>
  something({ events: answerOfSilence(table, question), by: question.seat })

/** One of many questions of a round that all wait for one after the other: silence answers at once, and is an absence. */
function goOnWithout(table: Table, question: Question, now: Date): Turn {
  const [holder] = holdersOf(table.file, [question])
  const said = { events: answerOfSilence(table, question), by: question.seat }
  return something({ ...said, ...countedAbsent(table, holder!, now) })
}

function lapse(catalogue: Catalogue, table: Table, asked: readonly Question[], now: Date): Turn {
  const { file, ruleset } = table
  const { absence, pace } = file.agreement
  const { timing } = file
  const silent = holdersOf(file, asked)
  if (silent.some(({ away }) => away.some(({ from, to }) => from <= now && now < to)))
    return something({ change: { timing: newTiming(file, ruleset, asked, now) } })
  const people = file.seats.filter(({ account }) => account !== null)
  const last = absence.substituteAfter ?? GIVEN_UP_AFTER
  if (
    people.every((person) => silent.includes(person) && person.absentRounds >= last && person.absentIn !== file.round)
  )
    return something({ change: { status: 'abandoned', timing: NO_TIMING, notices: [GIVEN_UP] } })
  // Those who were away before are not waited for again.
  if (absence.grace !== null && !timing.graced && silent.some(({ absentRounds }) => absentRounds === 0)) {
    const later = {
      ...dueAt(file, asked, laterBy(pace, clockOf(ruleset, asked), now, absence.grace), now),
      graced: true,
    }
    const notices: Notice[] = [{ kind: 'extended', occasion: `grace ${timing.occasion}`, seat: null }]
    return something({ change: { timing: later, notices } })
  }
  return playFor(catalogue, table, asked[0]!, silent[0]!, now)
}

/** By the agreement; a step up the ladder: the last offers the seat. */
function playFor(catalogue: Catalogue, table: Table, question: Question, holder: KnownHolder, now: Date): Turn {
  const { standIn } = table.file.agreement.absence
  const events =
    standIn === SILENCE ? answerOfSilence(table, question) : answerOfBot(catalogue, table, question, standIn)
  return something({ events, by: holder.seat, ...countedAbsent(table, holder, now) })
}

/** Once a round, however often they are asked in it. */
function countedAbsent({ file }: Table, holder: KnownHolder, now: Date): Pick<Turn, 'change'> {
  const { round } = file
  const { substituteAfter } = file.agreement.absence
  const { seat, absentIn } = holder
  if (absentIn === round) return {}
  const absentRounds = holder.absentRounds + 1
  const isOffered = holder.offeredAt === null && substituteAfter !== null && absentRounds >= substituteAfter
  const told = (kind: Notice['kind']): Notice => ({ kind, occasion: String(round), seat })
  const notices = [
    told('stand-in-played'),
    ...(absentRounds + 1 === substituteAfter ? [told('seat-at-risk')] : []),
    ...(isOffered ? [{ kind: 'substitute-wanted', occasion: `${seat} ${round}`, seat: null } as const] : []),
  ]
  const seats = [{ ...holder, absentRounds, absentIn: round, offeredAt: isOffered ? now : holder.offeredAt }]
  return { change: { seats, notices } }
}
