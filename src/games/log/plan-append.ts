// From a decision to what is written because of it: the page and its seal, the deadline, seats, letters and what is to be done
// next. A pure function of what it is given.
import type { Ruleset, Seat } from '../../rules/ruleset.ts'
import type { Commit, GameFile, KnownHolder, Timing } from '../model/game.ts'
import { randomId } from '../model/ids.ts'
import { keptNow } from '../model/read-page.ts'
import { isBotAsked, isPerson } from '../model/seats.ts'
import { questionsAt, type Table } from '../model/table.ts'
import { noticesOf } from '../notices/notices.ts'
import { lettersAbout, type Means } from '../notices/plan-letters.ts'
import { bankedBy } from './bank.ts'
import { extendChain } from './chain.ts'
import { saidWith } from './changes.ts'
import type { Decision, Task, Wish } from './decision.ts'
import { withinLimit } from './time-limit.ts'
import { timingFor } from './timing.ts'

/** What every page is sealed with: more than anybody can try out. */
export const SALT_BYTES = 16
/** Events after which a snapshot spares more reading than it costs writing. */
const SNAPSHOT_EVERY = 30

export interface Plan {
  readonly commit: Commit
  /** What reading the table again would then give. */
  readonly after: Table
  /** Of the page it adds. */
  readonly seal: string | null
}

/** Undefined where nothing is to be written. */
export function planAppend(loaded: Table, decision: Decision<unknown>, now: Date, means: Means): Plan | undefined {
  if (decision.events?.length) return planPage(loaded, decision, now, means)
  return decision.change && planChange(loaded, decision.change, now, means)
}

function planChange(loaded: Table, wish: Wish, at: Date, means: Means): Plan {
  const { file } = loaded
  const { status = file.status, trouble = file.trouble, timing = file.timing, seats: changed = [] } = wish
  const seats = seated(file, changed)
  const endedAt = status === 'abandoned' ? at : file.endedAt
  const to: GameFile = { ...file, ...movedOn(file, means), status, trouble, timing, endedAt, seats }
  const commit: Commit = {
    ...{ from: file, to, at, page: null, seats: changed },
    tasks: [...(wish.tasks ?? []), ...deadlineFor(file, timing)],
    letters: lettersAbout(wish.notices ?? [], seats, questionsAt(loaded), at, means),
  }
  return { commit, after: { ...loaded, file: to }, seal: null }
}

function planPage(loaded: Table, decision: Decision<unknown>, at: Date, means: Means): Plan {
  const { file, ruleset, snapshotSeq } = loaded
  const { events = [], by = null, salt = means.random(SALT_BYTES), change = {} } = decision
  const state = ruleset.fold(events, loaded.state)
  const over = ruleset.isOver(state)
  const questions = ruleset.awaits(state)
  const waitsFor = questions.map(({ seat }) => seat)
  const asked = questions.filter(({ seat }) => isPerson(file, seat))
  const { seal, head } = extendChain(file.chain, file.head, salt, events)
  const page = keptNow(ruleset, { after: file.seq, at, events, by, salt, head })
  const seq = file.seq + events.length
  const round = events.reduce((last, event) => ruleset.marks(event).round ?? last, file.round)
  const kept = seated(file, change.seats ?? [])
  const before = questionsAt(loaded).filter(({ seat }) => isPerson(file, seat))
  const banked = bankedBy(file, kept, { before, asked, round, at })
  const seats = seated({ seats: kept }, banked)
  const changed = seats.filter((holder) => !file.seats.includes(holder))
  const timing = timingFor({ ...file, round, seats }, ruleset, asked, at)
  const to: GameFile = {
    ...{ ...file, ...movedOn(file, means), seq, head, waitsFor, round, timing, seats, trouble: null },
    ...{ status: over ? 'finished' : 'running', startedAt: file.startedAt ?? at, endedAt: over ? at : file.endedAt },
  }
  const keeps = over || seq - snapshotSeq >= SNAPSHOT_EVERY
  const notices = [...(change.notices ?? []), ...noticesOf(loaded, { page, after: state })]
  const commit: Commit = {
    ...{ from: file, to, at, page, seats: changed },
    ...(keeps && { snapshot: { state, version: ruleset.version, schema: ruleset.stateSchema } }),
    tasks: [...tasksAfter(loaded, state, waitsFor, by), ...deadlineFor(file, timing)],
    letters: lettersAbout(notices, seats, questions, at, means),
  }
  const said = saidWith(loaded, by, round)
  return { commit, after: { ruleset, state, snapshotSeq: keeps ? seq : snapshotSeq, file: to, said }, seal }
}

const movedOn = ({ revision }: GameFile, { random }: Means) => ({ revision: revision + 1, stamp: randomId(random) })

const deadlineFor = (file: GameFile, timing: Timing): Task[] => (timing === file.timing ? [] : ['deadline'])

const seated = (file: Pick<GameFile, 'seats'>, changed: readonly KnownHolder[]): readonly KnownHolder[] =>
  changed.length === 0
    ? file.seats
    : file.seats.map((holder) => changed.find(({ seat }) => seat === holder.seat) ?? holder)

function tasksAfter({ file, ruleset }: Table, state: unknown, waitsFor: readonly Seat[], by: Seat | null): Task[] {
  if (ruleset.isOver(state)) return []
  if (waitsFor.length === 0) return ['resolve']
  if (isBotAsked(file, waitsFor)) return ['bots']
  // Somebody was answered, and now somebody else is asked, or the same again: they may have left their answer beforehand.
  const mayKnow = by !== null && waitsFor.some((seat) => seat === by || !file.waitsFor.includes(seat))
  return mayKnow && carriesOn(ruleset, state) ? ['resolve'] : []
}

/** A look at the rules costs less than a job that finds nothing to do. Where they break, the job is to find that out. */
function carriesOn(ruleset: Ruleset, state: unknown): boolean {
  try {
    return withinLimit(() => ruleset.resolve(state)).length > 0
  } catch {
    return true
  }
}
