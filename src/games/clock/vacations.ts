// Vacations: so many days a calendar year, in which nobody's time runs out. The table is told.
import { NotNow } from '../../flow/not-now.ts'
import type { Question, Ruleset } from '../../rules/ruleset.ts'
import type { Decision } from '../log/decision.ts'
import type { Dependencies } from '../log/dependencies.ts'
import { load } from '../log/load.ts'
import { type Plan, planAppend } from '../log/plan-append.ts'
import { askedOfPeople, clockOf, dueAt, ownTimeUntil } from '../log/timing.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { AccountId, GameFile, GameId, Span } from '../model/game.ts'
import { randomId } from '../model/ids.ts'
import { seatOf, type Table } from '../model/table.ts'
import { laterFor } from '../model/time/deadline.ts'
import { OUTBOX_FILLED } from '../ports/outbox.ts'
import { MOST_AHEAD, type Vacation } from '../ports/vacations.ts'

/** For each player and calendar year. */
export const DAYS_A_YEAR = 28
/** How far ahead the last may begin. */
export const YEARS_AHEAD = 2
const AT_A_TIME = 100
/** More than anybody has games in which others are first. */
const TRIES = 20
const DAY_MS = 24 * 3_600_000

export interface VacationWish {
  readonly account: AccountId
  readonly firstDay: string
  readonly lastDay: string
}

export async function takeVacation(deps: Dependencies, wish: VacationWish): Promise<Outcome<Vacation>> {
  const { account, firstDay, lastDay } = wish
  const bad = (at: string, message: string) => fail({ kind: 'bad-field', at, message })
  if (!isDay(firstDay)) return bad('/firstDay', 'It is a day such as 2027-07-01.')
  if (!isDay(lastDay)) return bad('/lastDay', 'It is a day such as 2027-07-14.')
  if (lastDay < firstDay) return bad('/lastDay', 'It is not before the first day.')
  const now = deps.clock()
  if (lastDay < dayOf(now, -DAY_MS)) return bad('/lastDay', 'It lies in the past.') // a day less, for whoever is behind us
  if (firstDay > dayOf(yearsAfter(now, YEARS_AHEAD))) return bad('/firstDay', 'It is at most two years ahead.')
  // Those longer than that have too many days in some year, whichever they are.
  if (Date.parse(lastDay) - Date.parse(firstDay) > 2 * DAYS_A_YEAR * DAY_MS) return fail({ kind: 'too-much-vacation' })
  const days = { id: randomId(deps.random), firstDay, lastDay }
  for (let tries = 0; tries < TRIES; tries++) {
    const tables = await runningTablesOf(deps, account)
    let plans: Plan[] = []
    const vacation = await deps.vacations.add(account, days, DAYS_A_YEAR, now, (taken) => {
      plans = tables.map((table) => planAppend(table, tableTold(table, account, taken, now), now, deps)!)
      return plans.map(({ commit }) => commit)
    })
    if (vacation === 'too-much') return fail({ kind: 'too-much-vacation' })
    if (vacation === 'too-many') return fail({ kind: 'too-many-vacations', most: MOST_AHEAD })
    if (vacation === 'moved-on') continue
    for (const { commit } of plans) {
      deps.cache.forget(commit.to.id) // the vacation itself stands in its file
      deps.pubsub.publish(commit.to.id)
    }
    if (plans.some(({ commit }) => commit.tasks.length > 0)) deps.pubsub.publish(OUTBOX_FILLED)
    return done(vacation)
  }
  throw new NotNow('too-busy', 'others were first each time')
}

/** Those that are not over. */
export const listVacations = (deps: Dependencies, account: AccountId): Promise<Vacation[]> =>
  deps.vacations.of(account, deps.clock())

/** What has moved because of it stays where it is; so its days stay taken, and nobody has them twice. */
export async function cancelVacation(deps: Dependencies, account: AccountId, id: string): Promise<Outcome<void>> {
  return (await deps.vacations.cancel(account, id)) ? done(undefined) : fail({ kind: 'no-such-vacation' })
}

const dayOf = (at: Date, laterMs = 0): string => new Date(at.getTime() + laterMs).toISOString().slice(0, 10)

function yearsAfter(at: Date, years: number): Date {
  const then = new Date(at)
  then.setUTCFullYear(at.getUTCFullYear() + years)
  return then
}

/** One that exists, from a time that the database can keep. */
function isDay(day: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(day)) return false
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** A deadline that somebody is awaited for moves with it; it never comes sooner. */
function tableTold({ file, ruleset, state }: Table, account: AccountId, vacation: Vacation, now: Date): Decision<void> {
  const seat = seatOf(file, account)!
  const asked = askedOfPeople(file, ruleset, state)
  const isAsked = asked.some((question) => question.seat === seat)
  const moved = isAsked && file.timing.dueAt ? laterWhile(vacation, file, ruleset, asked, now) : undefined
  const occasion = `${seat} ${vacation.firstDay} ${vacation.lastDay}`
  const notices = [{ kind: 'vacation', occasion, seat: null } as const]
  return { change: { ...(moved && { timing: moved }), notices }, value: undefined }
}

/** The own time of whoever goes, or else what they have in the bank, does not run meanwhile. */
function laterWhile(away: Span, file: GameFile, ruleset: Ruleset, asked: readonly Question[], now: Date) {
  const { ownUntil, dueAt: due } = file.timing
  const { pace } = file.agreement
  const own = ownUntil ?? due!
  const later = ownUntil && own <= now ? own : laterFor(pace, clockOf(ruleset, asked), now, own, away)
  if (later > own) return ownTimeUntil(file, asked, later, now)
  const banked = laterFor(pace, 'short', now, due!, away)
  return ownUntil && banked > due! ? dueAt(file, asked, banked, now) : undefined
}

async function runningTablesOf(deps: Dependencies, account: AccountId): Promise<Table[]> {
  const tables: Table[] = []
  for (let from: { openedAt: Date; id: GameId } | null = null; ; ) {
    const page = await deps.store.list({ of: { account }, from, limit: AT_A_TIME })
    const running = page.filter(({ status }) => status === 'running')
    const loaded = await Promise.all(running.map(({ id }) => load(deps, id)))
    for (const table of loaded)
      if (table?.file.status === 'running' && seatOf(table.file, account) !== undefined) tables.push(table)
    if (page.length < AT_A_TIME) return tables
    from = page.at(-1)!
  }
}
