// The one way a log grows: decide, append. It is decided on what is remembered, and appended only if that is still true;
// somebody else was first otherwise: read and decide again. A refusal is never given for an old reason.
import type { Happening, Seat } from '../rules/ruleset.ts'
import { extendChain } from './chain.ts'
import { fail, type Outcome } from './failure.ts'
import { noticesOf } from './notices.ts'
import { type Append, ERRANDS, type GameFile, type GameId } from './ports.ts'
import { readAgain } from './recall.ts'
import type { Table } from './table.ts'
import type { Tools } from './tools.ts'

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

/** What is to be done next. `resolve`: the rules can carry on. `bots`: a bot is asked. `letters`: people are to be told. */
export type Task = 'resolve' | 'bots' | 'letters'

/** More tries than there are people at any table, each of whom can be first once or twice. */
const TRIES = 50
/** Events after which a snapshot spares more reading than it costs writing. */
const SNAPSHOT_EVERY = 30

export async function appendTo<T>(
  tools: Tools,
  game: GameId,
  decide: (table: Table) => Outcome<Decision<T>>,
): Promise<Outcome<T>> {
  let remembered = tools.memory.get(game)
  for (let tries = 0; tries < TRIES; tries++) {
    const table = remembered ?? (await readAgain(tools, game))
    if (!table) return fail({ kind: 'no-such-game' })
    const decision = decide(table)
    const events = decision.ok ? decision.value.events : []
    if (events.length > 0 && decision.ok) {
      const append = appendOf(table, decision.value, tools.clock())
      if (await tools.store.append(append)) {
        const after = tableAfter(table, append)
        tools.memory.keep(after)
        tools.bell.ring(game)
        if (append.tasks.length > 0) tools.bell.ring(ERRANDS)
        return { ok: true, value: decision.value.answer(logged(after.file, append.page.at)) }
      }
    } else if (!remembered) {
      if (!decision.ok) return decision
      return { ok: true, value: decision.value.answer(logged(table.file, tools.clock())) }
    }
    remembered = undefined
  }
  throw new Error(`game ${game}: the log moved on ${TRIES} times while this was decided`)
}

const logged = ({ seq, head }: GameFile, at: Date): Logged => ({ seq, head, at })

/** An append, and the state it leads to. */
type Step = Append & { readonly after: unknown }

function appendOf<T>(table: Table, decision: Decision<T>, at: Date): Step {
  const { file, ruleset, state, snapshotSeq } = table
  const { events, by, salt = null } = decision
  const after = ruleset.fold(events, state)
  const waitsFor = ruleset.awaits(after).map((question) => question.seat)
  const over = ruleset.isOver(after)
  const seq = file.seq + events.length
  const page = { after: file.seq, at, events, by, salt, head: extendChain(file.head, events) }
  const notices = noticesOf(table, { page, after })
  return {
    game: file.id,
    revision: file.revision,
    page,
    status: over ? 'finished' : 'running',
    waitsFor,
    snapshot: over || seq - snapshotSeq >= SNAPSHOT_EVERY ? after : undefined,
    tasks: [...tasksAfter(file, waitsFor, over), ...(notices.length > 0 ? (['letters'] as const) : [])],
    notices,
    after,
  }
}

function tasksAfter({ seats }: GameFile, waitsFor: readonly Seat[], over: boolean): Task[] {
  if (over) return []
  if (waitsFor.length === 0) return ['resolve']
  return seats.some(({ seat, bot }) => bot !== null && waitsFor.includes(seat)) ? ['bots'] : []
}

/** What reading it again would give. */
function tableAfter({ file, ruleset, snapshotSeq }: Table, { page, status, waitsFor, snapshot, after }: Step): Table {
  const seq = file.seq + page.events.length
  return {
    ruleset,
    state: after,
    snapshotSeq: snapshot === undefined ? snapshotSeq : seq,
    file: {
      ...file,
      revision: file.revision + 1,
      status,
      waitsFor,
      seq,
      head: page.head,
      startedAt: file.startedAt ?? page.at,
      endedAt: status === 'finished' ? page.at : file.endedAt,
    },
  }
}
