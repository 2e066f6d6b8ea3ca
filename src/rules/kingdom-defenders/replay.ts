// Playing a record by the rules (KD-12, KD-13.2). The reader stops at the first entry that breaks one.
import { isHex64 } from '../fairness.ts'
import type { RecordError, Refusal, Replay } from '../ruleset.ts'
import { checkFields, type Fields, isObject, notUnderstood } from '../shape.ts'
import { checkAnswer, checkShape } from './answer-check.ts'
import { begin, checkOptions } from './begin.ts'
import type { Command } from './commands.ts'
import type { Decider, Decision, Point } from './decider.ts'
import { fold } from './evolve.ts'
import type { Options } from './options.ts'
import type { Pack } from './pack/pack.ts'
import { type Moment, position } from './position.ts'
import { RECORD_FORMAT } from './record.ts'
import { step } from './resolve.ts'
import type { Stage } from './state.ts'
import { type Table, tableFor } from './table.ts'

export function replay(pack: Pack, record: unknown): Replay {
  const checked = checkHeader(pack, record)
  if (!checked.ok) return { positions: [], error: errorAt(-1, checked.refusal) }
  const { options, seed, entries } = checked.header

  const reader = readEntries(entries)
  const table = tableFor(pack, fold(begin(pack, options, seed)))
  const { state } = table
  const positions: string[] = []
  for (let before = state.stage; step(table, reader.decider); before = state.stage) {
    table.events.length = 0
    for (const moment of momentsBetween(before, state.stage)) positions.push(position(state, moment))
  }
  if (state.stage === 'over') reader.expectEnd()
  const error = reader.error()
  if (error) return { positions, error }
  return state.result ? { positions, result: state.result } : { positions }
}

/** Which positions are taken when one stage gives way to another. */
function momentsBetween(before: Stage, now: Stage): Moment[] {
  if (before === now) return []
  if (now === 'over') return ['over']
  if (before === 'fates') return ['start']
  if (before === 'placement') return ['placed']
  if (before === 'area-b') return ['acted']
  return now === 'favour' ? ['round'] : []
}

interface Header {
  options: Options
  seed: string
  entries: unknown[]
}

/** Exactly the fields shown in section 12 (KD-12.5). */
function checkHeader(pack: Pack, record: unknown): { ok: true; header: Header } | { ok: false; refusal: Refusal } {
  const refuse = (refusal: Refusal) => ({ ok: false as const, refusal })
  const misshapen = checkFields(record, ['format', 'options', 'seed', 'entries'], [], 'KD-12.5')
  if (misshapen) return refuse(misshapen)
  const { format, options, seed, entries } = record as Fields
  if (format !== RECORD_FORMAT)
    return refuse(notUnderstood('bad-format', 'KD-12', '/format', `The format is "${RECORD_FORMAT}".`))
  const checked = checkOptions(pack, options)
  if (!checked.ok) return refuse({ ...checked.refusal, at: `/options${checked.refusal.at}` })
  if (!isHex64(seed))
    return refuse(notUnderstood('bad-seed', 'KD-11.1', '/seed', 'The seed is 64 lower-case hex digits.'))
  if (!Array.isArray(entries))
    return refuse(notUnderstood('bad-entries', 'KD-12', '/entries', 'The entries are a list.'))
  return { ok: true, header: { options: checked.value, seed, entries } }
}

const errorAt = (index: number, { rule, at, message }: Refusal): RecordError => ({
  index,
  rule,
  message: at ? `${at}: ${message}` : message,
})

/** Hands out the entries in order, each to the point it must decide. */
function readEntries(entries: unknown[]) {
  let index = 0
  let error: RecordError | undefined
  const decider: Decider = {
    isReady: () => true,
    decide(table, point): Decision | undefined {
      if (error || index === entries.length) return undefined
      const entry = entries[index]
      const wrong = checkEntry(table, point, entry)
      if (wrong) {
        error = errorAt(index, wrong)
        return undefined
      }
      index++
      const { seat: _, ...answer } = entry as Command & { seat: number }
      return { answer: answer as Command } as Decision
    },
  }
  return {
    decider,
    expectEnd() {
      if (!error && index < entries.length)
        error = errorAt(index, notUnderstood('game-over', 'KD-12.4', '', 'The game is over already.'))
    },
    error: () => error,
  }
}

function checkEntry(table: Table, point: Point, entry: unknown): Refusal | undefined {
  if (!isObject(entry)) return notUnderstood('no-object', 'KD-12', '', 'An entry is an object.')
  const { seat, ...answer } = entry
  if (answer.t !== point.t)
    return notUnderstood('wrong-entry', 'KD-12.1', '/t', `"${point.t}" of seat ${point.seat} is expected here.`)
  if (seat !== point.seat)
    return notUnderstood('wrong-seat', 'KD-12.1', '/seat', `Seat ${point.seat} is expected here.`)
  return checkShape(point.t, answer) ?? checkAnswer(table, point, answer)
}
