// How long it takes to get a finished game back: from its record, by the rules, and from its events, by folding them.
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Command } from '../../src/rules/xidit/commands.ts'
import type { Event } from '../../src/rules/xidit/events.ts'
import type { Entry, GameRecord } from '../../src/rules/xidit/record.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'
import { timeEach } from '../measure.ts'
import { type Row, timeRows } from '../report.ts'

const RUNS = 300
const WARM_UP = 100

export function replaying(): Row[] {
  const { record, positions } = longGameOfFour()
  const { positions: reached, error } = xidit.replay(record)
  if (error || reached.length !== positions.length) throw new Error('The sample record does not replay')
  const events = eventsOf(record)
  const what = 'a long game of four'
  const replays = timeEach(RUNS, WARM_UP, () => xidit.replay(record))
  const folds = timeEach(RUNS, WARM_UP, () => xidit.fold(events))
  const wanted = { atMost: 5 }
  return [
    ...timeRows(`${what}: its record, ${record.entries.length} entries`, replays, 0.5, wanted),
    ...timeRows(`${what}: its log, ${events.length} events`, folds, 0.5, wanted),
  ]
}

interface Sample {
  record: GameRecord
  positions: unknown[]
}

function longGameOfFour(): Sample {
  const file = new URL('../../test/records/samples.jsonl', import.meta.url)
  const samples = readFileSync(file, 'utf8').trim().split('\n')
  const found = samples
    .map((line) => JSON.parse(line) as Sample)
    .find(({ record }) => record.options.players === 4 && record.options.length === 'long')
  if (!found) throw new Error('There is no long game of four among the sample records')
  return found
}

/** The log of the game that the record tells: every lord wants to be asked everything, and answers what stands in it. */
function eventsOf(record: GameRecord): Event[] {
  const entries = new Map(record.entries.map((entry) => [questionOf(entry), entry]))
  const events = xidit.begin(record.options, record.seed!)
  let state = xidit.fold(events)
  const happen = (more: Event[]) => {
    events.push(...more)
    state = xidit.fold(more, state)
  }
  const say = (seat: number, command: Command) => {
    const ruling = xidit.answer(state, seat, command)
    if (!ruling.ok) throw new Error(ruling.refusal.message)
    happen(ruling.events)
  }

  const ask = { rewards: 'ask', bards: 'ask', titan: 'ask', census: 'ask', story: 'ask', start: 'ask' } as const
  for (const seat of state.lords.keys()) say(seat, { t: 'standing', standing: ask })
  for (;;) {
    happen(xidit.resolve(state))
    if (xidit.isOver(state)) break
    for (const { id, seat } of xidit.awaits(state)) say(seat, answerOf(entries.get(id)))
  }
  if (!isDeepStrictEqual(xidit.record(events).entries, record.entries)) throw new Error('The log is of another game')
  return events
}

/** The id of the question that an entry answers. */
const questionOf = (entry: Entry): string => {
  const { t, year, slot, kind, seat } = entry as Entry & { year?: number; slot?: number; kind?: string }
  return [t, year, slot, kind, seat].filter((part) => part !== undefined).join('/')
}

function answerOf(entry: Entry | undefined): Command {
  if (!entry) throw new Error('The record has no answer to a question')
  const { seat: _, ...command } = entry
  return command as Command
}
