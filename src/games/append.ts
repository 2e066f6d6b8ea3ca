// The one way a log grows: read, decide, append. A taken number means that somebody was first: read and decide again.
import type { Happening, Seat } from '../rules/ruleset.ts'
import { extendChain } from './chain.ts'
import { fail, type Outcome } from './failure.ts'
import type { Append, Bell, Clock, GameId, GameStore } from './ports.ts'
import { openTable, type Table } from './table.ts'

export interface Tools {
  readonly store: GameStore
  readonly clock: Clock
  readonly bell: Bell
  /** So many random bytes, as hex digits. */
  readonly random: (bytes: number) => string
}

/** What somebody, or the rules, add to the log, and what to answer when it is in. */
export interface Decision<T> {
  readonly events: readonly Happening[]
  readonly by: Seat | null
  readonly salt?: string
  readonly answer: (logged: Logged) => T
}

export interface Logged {
  readonly seq: number
  readonly head: string
  readonly at: Date
}

/** What is to be done next. `resolve`: the rules can carry on. `bots`: a bot is asked. */
export type Task = 'resolve' | 'bots'

/** More tries than there are people at any table, each of whom can be first once or twice. */
const TRIES = 50
/** Events after which a snapshot spares more reading than it costs writing. */
const SNAPSHOT_EVERY = 30

export async function appendTo<T>(
  { store, clock, bell }: Tools,
  game: GameId,
  decide: (table: Table) => Outcome<Decision<T>>,
): Promise<Outcome<T>> {
  for (let tries = 0; tries < TRIES; tries++) {
    const opened = await store.read(game)
    if (!opened) return fail({ kind: 'no-such-game' })
    const table = openTable(opened)
    const decision = decide(table)
    if (!decision.ok) return decision
    const { events, answer } = decision.value
    const { seq, head } = table.file
    const at = clock()
    if (events.length === 0) return { ok: true, value: answer({ seq, head, at }) }
    const append = appendOf(table, decision.value, at)
    if (!(await store.append(append))) continue
    bell.ring(game)
    return { ok: true, value: answer({ seq: seq + events.length, head: append.page.head, at }) }
  }
  throw new Error(`game ${game}: the log moved on ${TRIES} times while this was decided`)
}

function appendOf<T>({ file, ruleset, state, snapshotSeq }: Table, decision: Decision<T>, at: Date): Append {
  const { events, by, salt = null } = decision
  const after = ruleset.fold(events, state)
  const waitsFor = ruleset.awaits(after).map((question) => question.seat)
  const over = ruleset.isOver(after)
  const seq = file.seq + events.length
  return {
    game: file.id,
    page: { after: file.seq, at, events, by, salt, head: extendChain(file.head, events) },
    status: over ? 'finished' : 'running',
    waitsFor,
    snapshot: over || seq - snapshotSeq >= SNAPSHOT_EVERY ? after : undefined,
    tasks: tasksAfter(
      file.seats.filter(({ bot }) => bot !== null).map(({ seat }) => seat),
      waitsFor,
      over,
    ),
  }
}

function tasksAfter(bots: readonly Seat[], waitsFor: readonly Seat[], over: boolean): Task[] {
  if (over) return []
  if (waitsFor.length === 0) return ['resolve']
  return waitsFor.some((seat) => bots.includes(seat)) ? ['bots'] : []
}
