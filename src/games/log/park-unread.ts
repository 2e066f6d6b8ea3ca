// A game whose log cannot be read stands still from there on: it is known who sits there, and nothing of the position.
import type { Table } from '../model/table.ts'
import type { Dependencies } from './dependencies.ts'
import { parkedFor } from './parked.ts'
import { planAppend } from './plan-append.ts'
import { write } from './write.ts'

/** Of one that runs. Undefined when somebody else was first with something. */
export async function parkUnread(deps: Dependencies, table: Table, { message }: Error): Promise<Table | undefined> {
  const change = parkedFor(table.file, `its log cannot be read: ${message}`)
  const plan = planAppend({ ...table, state: undefined }, { change, value: undefined }, deps.clock(), deps)!
  return (await write(deps, plan)) ? plan.after : undefined
}
