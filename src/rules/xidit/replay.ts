// Playing a record by the rules. The reader stops at the first entry that breaks one.
import { isHex64 } from '../fairness.ts'
import type { RecordError, Refusal, Replay } from '../ruleset.ts'
import { checkFields, type Fields, isObject, notUnderstood } from '../shape.ts'
import { checkAnswer, checkShape } from './answer-check.ts'
import { ordersQuestion, stillMissing } from './awaits.ts'
import { begin, checkOptions } from './begin.ts'
import type { Command } from './commands.ts'
import type { Decider } from './decider.ts'
import { fold } from './evolve.ts'
import type { Options } from './options.ts'
import type { Pack } from './pack/pack.ts'
import { position } from './position.ts'
import type { Question } from './questions.ts'
import { RECORD_FORMAT } from './record.ts'
import { carryOn } from './resolve.ts'
import { emit, tableFor } from './table.ts'

export function replay(pack: Pack, record: unknown): Replay {
  const wrong = checkHeader(record)
  if (wrong) return { positions: [], error: errorAt(-1, wrong) }
  const { options, seed, entries } = record as { options: Options; seed: string; entries: unknown[] }

  const reader = readEntries(entries)
  const table = tableFor(pack, fold(begin(pack, options, seed)))
  const { state } = table
  const positions: string[] = []
  for (;;) {
    carryOn(table, reader.next as Decider)
    table.events.length = 0
    if (state.stage === 'over') {
      positions.push(position(state))
      reader.expectEnd()
      break
    }
    // All start cities are chosen, or the year before has ended: the orders of a year are due.
    if (state.stage === 'orders') positions.push(position(state))
    if (reader.stopped()) break
    for (const seat of stillMissing(state, 'orders')) {
      const given = reader.next(table, ordersQuestion(state, seat))
      if (given?.t === 'orders') emit(table, { t: 'orders-given', year: state.year, seat, orders: given.orders })
    }
    if (reader.stopped()) break
  }
  const error = reader.error()
  if (error) return { positions, error }
  return state.result ? { positions, result: state.result } : { positions }
}

/** Exactly the fields shown in section 12. */
function checkHeader(record: unknown): Refusal | undefined {
  const misshapen = checkFields(record, ['format', 'options', 'seed', 'entries'], [], 'X-12.4')
  if (misshapen) return misshapen
  const { format, options, seed, entries } = record as Fields
  if (format !== RECORD_FORMAT)
    return notUnderstood('bad-format', 'X-12', '/format', `The format is "${RECORD_FORMAT}".`)
  const checked = checkOptions(options)
  if (!checked.ok) return { ...checked.refusal, at: `/options${checked.refusal.at}` }
  if (!isHex64(seed)) return notUnderstood('bad-seed', 'X-11.1', '/seed', 'The seed is 64 lower-case hex digits.')
  if (!Array.isArray(entries)) return notUnderstood('bad-entries', 'X-12', '/entries', 'The entries are a list.')
  return undefined
}

const errorAt = (index: number, { rule, at, message }: Refusal): RecordError => ({
  index,
  rule,
  message: at ? `${at}: ${message}` : message,
})

/** Hands out the entries in order, each to the question it must answer. */
function readEntries(entries: unknown[]) {
  let index = 0
  let error: RecordError | undefined
  const stopped = () => error !== undefined || index === entries.length
  return {
    next(_table: unknown, question: Question): Command | undefined {
      if (stopped()) return undefined
      const entry = entries[index]
      const wrong = checkEntry(entry, question)
      if (wrong) {
        error = errorAt(index, wrong)
        return undefined
      }
      index++
      return entry as Command
    },
    expectEnd() {
      if (!stopped()) error = errorAt(index, notUnderstood('game-over', 'X-12.3', '', 'The game is over already.'))
    },
    stopped,
    error: () => error,
  }
}

function checkEntry(entry: unknown, question: Question): Refusal | undefined {
  if (!isObject(entry)) return notUnderstood('no-object', 'X-12', '', 'An entry is an object.')
  const { seat, ...answer } = entry
  if (answer.t !== question.t)
    return notUnderstood('wrong-entry', 'X-12.1', '/t', `"${question.t}" of seat ${question.seat} is expected here.`)
  if (seat !== question.seat)
    return notUnderstood('wrong-seat', 'X-12.1', '/seat', `Seat ${question.seat} is expected here.`)
  return checkShape(question.t, answer) ?? checkAnswer(question, answer)
}
