// Records that must be refused: those that were chosen, with one thing in them changed, until every rule that can be broken by
// that has been. Each is cut off behind the entry that breaks it.
import type { GameRecord, RecordError, Ruleset } from '../../rules/ruleset.ts'

export interface Refused {
  readonly record: unknown
  readonly error: RecordError
}

/** The first of each rule and kind of entry. */
export function breakRecords(ruleset: Ruleset, records: readonly GameRecord[]): Refused[] {
  const found = new Map<string, Refused>()
  const judge = (record: unknown, kind: string) => {
    const { error } = ruleset.replay(record)
    if (error && !found.has(`${error.rule} ${kind}`)) found.set(`${error.rule} ${kind}`, { record, error })
  }
  for (const record of records) {
    for (const header of headersOf(record)) judge({ ...header, entries: [] }, 'header')
    const tried = new Set<string>()
    for (const [index, entry] of record.entries.entries()) {
      const kind = String((entry as { t?: unknown }).t)
      const before = record.entries.slice(0, index)
      for (const [how, changed] of changesOf(entry)) {
        // A few of each will do: what is legal changes from one position to the next, but playing up to it takes time.
        const sort = `${kind} ${how} ${Math.floor((MOMENTS * index) / record.entries.length)}`
        if (tried.has(sort)) continue
        tried.add(sort)
        judge({ ...record, entries: [...before, changed] }, kind)
      }
    }
    judge({ ...record, entries: [...record.entries, record.entries.at(-1)] }, 'beyond the end')
  }
  return [...found.values()].sort((a, b) => (a.error.rule < b.error.rule ? -1 : a.error.rule > b.error.rule ? 1 : 0))
}

/** In how many parts of a game each change is tried. */
const MOMENTS = 3

function* headersOf({ entries: _, ...header }: GameRecord): Generator<object> {
  for (const [, changed] of changesOf(header)) yield changed as object
}

/** Every way to change one thing in an entry, each with a name: alike ones have the same. */
function* changesOf(value: unknown, at = ''): Generator<[how: string, changed: unknown]> {
  if (typeof value !== 'object' || value === null) {
    for (const other of othersThan(value)) yield [`${at}=${typeof other}`, other]
    return
  }
  if (Array.isArray(value)) {
    if (value.length > 0) yield [`${at}-`, value.slice(0, -1)]
    if (value.length > 0) yield [`${at}+`, [...value, value[0]]]
    for (const [i, part] of value.entries())
      for (const [how, changed] of changesOf(part, `${at}/*`)) yield [how, value.with(i, changed)]
    return
  }
  yield [`${at}+`, { ...value, more: 1 }]
  for (const [name, part] of Object.entries(value)) {
    yield [`${at}/${name}-`, Object.fromEntries(Object.entries(value).filter(([other]) => other !== name))]
    for (const [how, changed] of changesOf(part, `${at}/${name}`)) yield [how, { ...value, [name]: changed }]
  }
}

function othersThan(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, 99, String(value)]
  if (typeof value === 'string') return [`${value}x`, 0]
  return [0, 'x']
}
