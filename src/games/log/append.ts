// The one way a game changes: decide, then append to its log, or change what else is kept of it. It is decided on what is
// remembered, and written only if that is still true; somebody else was first otherwise: read and decide again. A refusal is
// never given for an old reason.
import type { Happening, Seat } from '../../rules/ruleset.ts'
import { Broken } from '../model/broken.ts'
import { fail, type Outcome } from '../model/failure.ts'
import type { Append, Change, GameFile, GameId, KnownHolder, Timing } from '../model/game.ts'
import { isBotAsked, isPerson } from '../model/seats.ts'
import { questionsAt, type Table } from '../model/table.ts'
import { type Notice, noticesOf } from '../notices/notices.ts'
import { lettersAbout } from '../notices/plan-letters.ts'
import { OUTBOX_FILLED } from '../ports/outbox.ts'
import type { GameStore } from '../ports/store.ts'
import { extendChain, isSealed } from './chain.ts'
import { saidWith } from './changes.ts'
import type { Dependencies } from './dependencies.ts'
import { load } from './load.ts'
import { timingFor } from './timing.ts'

/** What somebody, or the rules, add to the log, and what to answer when it is in. */
export interface Decision<T> {
  readonly events: readonly Happening[]
  readonly by: Seat | null
  /** Where whoever decides has to know it; another one otherwise. */
  readonly salt?: string
  /** What changes besides; without events, this alone does. */
  readonly change?: Wish
  readonly answer: (logged: Logged, file: GameFile) => T
}

/** It may wait for its turn, but for nothing outside: the table is the one it is given. */
type Decide<T> = (table: Table, now: Date) => Outcome<Decision<T>> | Promise<Outcome<Decision<T>>>

/** What is left out stays as it is, or follows from the events. */
export interface Wish extends Partial<Pick<Change, 'status' | 'trouble' | 'timing'>> {
  /** As they are from now on. */
  readonly seats?: readonly KnownHolder[]
  readonly notices?: readonly Notice[]
  readonly tasks?: readonly Task[]
}

export interface Logged {
  readonly seq: number
  readonly at: Date
  /** Of the log, and of what was added to it. Null while they would tell what is secret. */
  readonly head: string | null
  readonly seal: string | null
}

/**
 * What is to be done next. `resolve`: the rules can carry on. `bots`: a bot is asked, or both. `deadline`: the game is to be
 * looked at again at another moment than before.
 */
export type Task = 'resolve' | 'bots' | 'deadline'

/** More tries than there are people at any table, each of whom can be first once or twice. */
const TRIES = 50
/** What every page is sealed with: more than anybody can try out. */
export const SALT_BYTES = 16
/** Events after which a snapshot spares more reading than it costs writing. */
const SNAPSHOT_EVERY = 30

export async function appendTo<T>(deps: Dependencies, game: GameId, decide: Decide<T>): Promise<Outcome<T>> {
  let remembered = deps.cache.get(game)
  for (let tries = 0; tries < TRIES; tries++) {
    const table = remembered ?? (await load(deps, game))
    if (!table) return fail({ kind: 'no-such-game' })
    const now = deps.clock()
    const { decision, step } = await decided(deps, table, now, decide)
    if (step && decision.ok) {
      if (await step.write(deps.store)) {
        const { after } = step
        deps.cache.keep(after)
        deps.pubsub.publish(game)
        if (step.tasks.length > 0) deps.pubsub.publish(OUTBOX_FILLED)
        return { ok: true, value: decision.value.answer(logged(after.file, now, step.seal), after.file) }
      }
    } else if (!remembered || (await load(deps, game)) === remembered) {
      if (!decision.ok) return decision
      return { ok: true, value: decision.value.answer(logged(table.file, now), table.file) }
    }
    remembered = undefined
  }
  return fail({ kind: 'too-busy' }) // other processes were first each time
}

/** The rules' part, and nothing else: what is thrown in here is their fault. */
async function decided<T>(deps: Dependencies, table: Table, now: Date, decide: Decide<T>) {
  try {
    const decision = await decide(table, now)
    return { decision, step: decision.ok ? stepOf(deps, table, decision.value, now) : undefined }
  } catch (error) {
    throw new Broken(error)
  }
}

const logged = (file: GameFile, at: Date, seal: string | null = null): Logged => ({
  ...{ seq: file.seq, at },
  ...(isSealed(file) ? { head: file.head, seal } : { head: null, seal: null }),
})

/** How it is written, and what reading the table again would then give. */
interface Step {
  write(store: GameStore): Promise<boolean>
  readonly tasks: Change['tasks']
  readonly after: Table
  /** Of the page it adds. */
  readonly seal?: string
}

function stepOf<T>(deps: Dependencies, table: Table, decision: Decision<T>, at: Date): Step | undefined {
  const { events, change } = decision
  if (events.length > 0) return appendOf(deps, table, decision, at)
  return change && changeOf(deps, table, change, at)
}

function changeOf(deps: Dependencies, table: Table, wish: Wish, at: Date): Step {
  const { file } = table
  const { status = file.status, trouble = file.trouble, timing = file.timing } = wish
  const { seats: changed = [], notices = [] } = wish
  const tasks = [...(wish.tasks ?? []), ...deadlineFor(file, timing)]
  const { id: game, revision } = file
  const seats = seated(file, changed)
  const letters = lettersAbout(notices, seats, questionsAt(table), at, deps)
  const change: Change = { game, revision, at, status, trouble, timing, seats: changed, letters, tasks }
  const endedAt = status === 'abandoned' ? at : file.endedAt
  const after = { ...file, revision: revision + 1, status, trouble, timing, endedAt, seats }
  return { write: (store) => store.change(change), tasks, after: { ...table, file: after } }
}

function appendOf<T>(deps: Dependencies, table: Table, decision: Decision<T>, at: Date): Step {
  const { file, ruleset, state, snapshotSeq } = table
  const { events, by, salt = deps.random(SALT_BYTES), change = {} } = decision
  const after = ruleset.fold(events, state)
  const questions = ruleset.awaits(after)
  const waitsFor = questions.map(({ seat }) => seat)
  const over = ruleset.isOver(after)
  const status = over ? 'finished' : 'running'
  const { id: game, revision } = file
  const seq = file.seq + events.length
  const { seal, head } = extendChain(file.chain, file.head, salt, events)
  const page = { after: file.seq, at, events, by, salt, head }
  const round = events.reduce((last, event) => ruleset.marks(event).round ?? last, file.round)
  const changed = change.seats ?? []
  const seats = seated(file, changed)
  const asked = questions.filter(({ seat }) => isPerson(file, seat))
  const timing = timingFor({ ...file, round }, ruleset, asked, at)
  const notices = [...(change.notices ?? []), ...noticesOf(table, { page, after })]
  const letters = lettersAbout(notices, seats, questions, at, deps)
  const tasks = [...tasksAfter(file, waitsFor, over, by), ...deadlineFor(file, timing)]
  const snapshot = over || seq - snapshotSeq >= SNAPSHOT_EVERY ? after : undefined
  const isPlain =
    snapshot === undefined && tasks.length === 0 && letters.length === 0 && changed.length === 0 && round === file.round
  const append: Append = {
    ...{ game, revision, at, page, status, trouble: null, waitsFor, round, timing, snapshot, letters, tasks },
    ...{ seats: changed, isPlain },
  }
  const now: GameFile = {
    ...{ ...file, revision: revision + 1, status, waitsFor, round, timing, seq, head },
    ...{ seats, startedAt: file.startedAt ?? at, endedAt: over ? at : file.endedAt },
  }
  const kept = snapshot === undefined ? snapshotSeq : seq
  return {
    write: (store) => store.append(append),
    tasks,
    seal,
    after: { ruleset, state: after, snapshotSeq: kept, file: now, said: saidWith(table, by, round) },
  }
}

const deadlineFor = (file: GameFile, timing: Timing): Task[] => (timing === file.timing ? [] : ['deadline'])

const seated = (file: GameFile, changed: readonly KnownHolder[]): readonly KnownHolder[] =>
  changed.length === 0
    ? file.seats
    : file.seats.map((holder) => changed.find(({ seat }) => seat === holder.seat) ?? holder)

function tasksAfter(file: GameFile, waitsFor: readonly Seat[], over: boolean, by: Seat | null): Task[] {
  if (over) return []
  if (waitsFor.length === 0) return ['resolve']
  if (isBotAsked(file, waitsFor)) return ['bots']
  // Somebody was answered, and now somebody else is asked, or the same again: they may have left their answer beforehand.
  const mayKnow = by !== null && waitsFor.some((seat) => seat === by || !file.waitsFor.includes(seat))
  return mayKnow ? ['resolve'] : []
}
