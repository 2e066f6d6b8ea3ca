// The deadline of a game as it moves: it begins when people are newly asked, stays while some of them have answered, and
// goes when nobody is asked any more.
import type { Question, Ruleset, Terms } from '../../rules/ruleset.ts'
import type { GameFile, KnownHolder, Timing } from '../model/game.ts'
import { isPerson } from '../model/seats.ts'
import { dueAfter, lastOf, reminderAt } from '../model/time/deadline.ts'

export const NO_TIMING: Timing = {
  occasion: null,
  askedAt: null,
  ownUntil: null,
  dueAt: null,
  graced: false,
  pausedUntil: null,
  wakesAt: null,
}

/** No id of a question has a space in it. */
const BETWEEN = ' '

/** What people are asked. */
export const askedOfPeople = (file: GameFile, ruleset: Ruleset, state: unknown): Question[] =>
  state === undefined ? [] : ruleset.awaits(state).filter(({ seat }) => isPerson(file, seat))

/** Which of the two clocks runs: whatever is to be answered soon stops everybody, so its time is the one that counts. */
export const clockOf = (ruleset: Ruleset, asked: readonly Question[]): Terms['clock'] =>
  asked.some((question) => ruleset.terms(question).clock === 'short') ? 'short' : 'long'

/** The deadline once these are asked; the one before, while it is about the same. */
export function timingFor(file: GameFile, ruleset: Ruleset, asked: readonly Question[], at: Date): Timing {
  const { timing } = file
  const known = timing.occasion?.split(BETWEEN) ?? []
  if (asked.length > 0 && asked.every(({ id }) => known.includes(id))) return timing
  return asked.length > 0 ? newTiming(file, ruleset, asked, at) : goneFrom(timing)
}

/** With all the time there is, from this moment on. */
export function newTiming(file: GameFile, ruleset: Ruleset, asked: readonly Question[], at: Date): Timing {
  const { timing, agreement } = file
  const { pausedUntil } = timing
  const from = pausedUntil !== null && pausedUntil > at ? pausedUntil : at
  const holders = holdersOf(file, asked)
  const clock = clockOf(ruleset, asked)
  const agreed =
    agreement.pace &&
    dueAfter(
      agreement.pace,
      clock,
      from,
      holders.map(({ away }) => away),
    )
  // Somebody plays this round for them: what is to be answered soon is not waited for either.
  const isPlayedFor =
    asked.every((question) => ruleset.terms(question).clock === 'short') &&
    holders.every(({ absentIn }) => absentIn === file.round)
  const own = agreed && isPlayedFor ? from : agreed
  if (!own) return goneFrom(timing)
  const hasBank = agreement.pace.bank !== undefined && !isPlayedFor
  const until = hasBank
    ? {
        ownUntil: own,
        dueAt: lastOf(
          own,
          holders.map(({ bank: time, away }) => ({ time, away })),
        ),
      }
    : { ownUntil: null, dueAt: own }
  const occasion = asked.map(({ id }) => id).join(BETWEEN)
  const set = { occasion, askedAt: from, ...until, graced: false, pausedUntil }
  return { ...set, wakesAt: nextLook(set, holders, at) }
}

const goneFrom = (timing: Timing): Timing =>
  timing.occasion === null ? timing : { ...NO_TIMING, pausedUntil: timing.pausedUntil }

/** Due at another moment. Who was reminded is not told again: there is one reminder an occasion. */
export function dueAt(file: GameFile, asked: readonly Question[], due: Date, now: Date): Timing {
  const moved = { ...file.timing, dueAt: due }
  return { ...moved, wakesAt: nextLook(moved, holdersOf(file, asked), now) }
}

/** More time of their own for all: what is in the bank comes after it. */
export function ownTimeUntil(file: GameFile, asked: readonly Question[], own: Date, now: Date): Timing {
  const { ownUntil, dueAt: due } = file.timing
  const later = own.getTime() - (ownUntil ?? due!).getTime()
  const moved = { ...file.timing, ...(ownUntil && { ownUntil: own }), dueAt: new Date(due!.getTime() + later) }
  return { ...moved, wakesAt: nextLook(moved, holdersOf(file, asked), now) }
}

/** Those who are asked, by question. */
export const holdersOf = ({ seats }: GameFile, asked: readonly Question[]): KnownHolder[] =>
  asked.map(({ seat }) => seats.find((holder) => holder.seat === seat)!)

type Running = Pick<Timing, 'askedAt' | 'ownUntil' | 'dueAt'>

/** Each is reminded when they wish, by the time that is their own: before the bank's begins. */
export const remindedAt = ({ askedAt, ownUntil, dueAt: due }: Running, { remindAt }: KnownHolder): Date =>
  reminderAt(askedAt!, ownUntil ?? due!, remindAt)

/** When the next of them is to be reminded after this moment, or when it is due. */
export function nextLook(timing: Running, holders: readonly KnownHolder[], now: Date): Date {
  const times = holders.map((holder) => remindedAt(timing, holder)).filter((time) => time > now)
  return [timing.dueAt!, ...times].reduce((soonest, time) => (time < soonest ? time : soonest))
}
