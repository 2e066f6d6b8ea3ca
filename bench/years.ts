// The bench of years that resolve themselves: how many a second, how soon, many at the same deadline, and their reports; and of
// the turns of games that ask one after the other.
import type { Findings, Row } from './report.ts'
import { deadlines } from './years/deadlines.ts'
import { latency } from './years/latency.ts'
import { reports } from './years/reports.ts'
import { throughput } from './years/throughput.ts'
import { turns } from './years/turns.ts'

const PARTS: Record<string, () => Promise<Row[]>> = { throughput, latency, turns, deadlines, reports }

export const yearsParts = Object.keys(PARTS)

export async function benchYears(wanted: readonly string[]): Promise<Findings> {
  const rows: Row[] = []
  for (const [name, part] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    console.error(`${name} …`)
    rows.push(...(await part()))
  }
  return { rows, notes: [] }
}
