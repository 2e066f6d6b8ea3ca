// From a decision to what is written because of it: the pages and their seals, the deadline, seats, letters and what is to be
// done next. A pure function of what it is given.
import type { Question, Seat } from '../../rules/ruleset.ts'
import type { Commit, GameFile, KnownHolder, Timing } from '../model/game.ts'
import { randomId } from '../model/ids.ts'
import { isBotAsked, isPerson, owesStep } from '../model/seats.ts'
import { questionsAt, type Table } from '../model/table.ts'
import { noticesOf } from '../notices/notices.ts'
import { deliveriesAbout } from '../notices/plan-deliveries.ts'
import { lettersAbout, type Means } from '../notices/plan-letters.ts'
import { bankedBy } from './bank.ts'
import type { Decision, Task, Wish } from './decision.ts'
import { type FollowUp, followUp } from './follow-up.ts'
import { addPage, logOf } from './pages/add-page.ts'
import { timingFor } from './timing.ts'

/** What every page is sealed with: more than anybody can try out. */
export const SALT_BYTES = 16
/** Events after which a snapshot spares more reading than it costs writing. */
const SNAPSHOT_EVERY = 30

export interface Plan {
  readonly commit: Commit
  /** What reading the table again would then give. */
  readonly after: Table
  /** The log with what was decided, and its seal: the rules may have gone on from there in the same commit. */
  readonly decided: Pick<GameFile, 'seq' | 'head'> & { readonly seal: string | null }
}

/** Undefined where nothing is to be written. */
export function planAppend(loaded: Table, decision: Decision<unknown>, now: Date, means: Means): Plan | undefined {
  if (decision.events?.length) return planPages(loaded, decision, now, means)
  return decision.change && planChange(loaded, decision.change, now, means)
}

function planChange(loaded: Table, wish: Wish, at: Date, means: Means): Plan {
  const commit = planFile(loaded.file, wish, at, means, questionsAt(loaded))
  const { seq, head } = loaded.file
  return { commit, after: { ...loaded, file: commit.to }, decided: { seq, head, seal: null } }
}

/** What needs neither the rules nor the log, where nobody is told what is asked. */
export function planFile(file: GameFile, wish: Wish, at: Date, means: Means, asked: readonly Question[] = []): Commit {
  const { status = file.status, trouble = file.trouble, timing = file.timing, seats: changed = [] } = wish
  const seats = seated(file, changed)
  const endedAt = status === 'abandoned' ? at : file.endedAt
  const changedFile = { ...file, ...movedOn(file, means), status, trouble, timing, endedAt, seats }
  // What is owed for long is not owed anew because somebody changed something else.
  const to: GameFile = { ...changedFile, owedAt: owesStep(changedFile) ? (file.owedAt ?? at) : null }
  return {
    ...{ from: file, to, at, pages: [], seats: changed, sits: wish.sits },
    tasks: [...(wish.tasks ?? []), ...deadlineFor(file, timing)],
    letters: lettersAbout(wish.notices ?? [], seats, asked, at, means),
    deliveries: deliveriesAbout({ game: file.id, notices: wish.notices ?? [], asked: [] }, seats),
  }
}

function planPages(loaded: Table, decision: Decision<unknown>, at: Date, means: Means): Plan {
  const { file, ruleset, snapshotSeq } = loaded
  const { events = [], by = null, salt = means.random(SALT_BYTES), change = {} } = decision
  const said = ruleset.fold(events, loaded.state)
  const follows = followUp(loaded, by, { state: said, questions: ruleset.awaits(said) })
  const { state, questions } = follows
  const over = ruleset.isOver(state)
  const waitsFor = seatsOf(questions)
  const asked = questions.filter(({ seat }) => isPerson(file, seat))
  const decided = addPage(logOf(loaded), { events, by, salt }, at)
  const log =
    follows.events.length > 0
      ? addPage(decided, { events: follows.events, by: null, salt: means.random(SALT_BYTES) }, at)
      : decided
  const { pages, round, roundAfter, seq, head } = log
  const kept = seated(file, change.seats ?? [])
  const before = questionsAt(loaded).filter(({ seat }) => isPerson(file, seat))
  const banked = bankedBy(file, kept, { before, asked, round, at })
  const seats = seated({ seats: kept }, banked)
  const changed = seats.filter((holder) => !file.seats.includes(holder))
  const timing = timingFor({ ...file, round, seats }, ruleset, asked, at)
  const moved: GameFile = {
    ...{ ...file, ...movedOn(file, means), seq, head, waitsFor, round, timing, seats, trouble: null },
    ...{ status: over ? 'finished' : 'running', startedAt: file.startedAt ?? at, endedAt: over ? at : file.endedAt },
  }
  const to: GameFile = { ...moved, owedAt: owesStep(moved) ? at : null }
  const keeps = over || seq - snapshotSeq >= SNAPSHOT_EVERY
  const happened = [...events, ...follows.events]
  const notices = [...(change.notices ?? []), ...noticesOf(loaded, { events: happened, after: state })]
  const commit: Commit = {
    ...{ from: file, to, at, pages, roundAfter, seats: changed },
    ...(keeps && { snapshot: { state, version: ruleset.version, schema: ruleset.stateSchema } }),
    tasks: [...(over ? [] : tasksAfter(file, follows)), ...deadlineFor(file, timing)],
    letters: lettersAbout(notices, seats, questions, at, means),
    deliveries: deliveriesAbout({ game: file.id, notices, asked: newly(asked, before) }, seats),
  }
  const after = { ruleset, state, snapshotSeq: keeps ? seq : snapshotSeq, file: to, said: log.said }
  return { commit, after, decided: { seq: decided.seq, head: decided.head, seal: decided.seal } }
}

const movedOn = ({ revision }: GameFile, { random }: Means) => ({ revision: revision + 1, stamp: randomId(random) })

/** What people are asked that they were not before. */
const newly = (asked: readonly Question[], before: readonly Question[]): Question[] =>
  asked.filter(({ id }) => !before.some((question) => question.id === id))

const seatsOf = (questions: readonly Question[]): Seat[] => questions.map(({ seat }) => seat)

const deadlineFor = (file: GameFile, timing: Timing): Task[] => (timing === file.timing ? [] : ['deadline'])

const seated = (file: Pick<GameFile, 'seats'>, changed: readonly KnownHolder[]): readonly KnownHolder[] =>
  changed.length === 0
    ? file.seats
    : file.seats.map((holder) => changed.find(({ seat }) => seat === holder.seat) ?? holder)

function tasksAfter(file: GameFile, { questions, isLeft }: FollowUp): Task[] {
  if (questions.length === 0) return ['resolve']
  if (isBotAsked(file, seatsOf(questions))) return ['bots']
  return isLeft ? ['resolve'] : []
}
