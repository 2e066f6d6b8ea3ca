// Whether a server with a million games is slower than one with a thousand: two databases on one PostgreSQL, each with the built
// service in front of it, in turn under the same load; what all of it takes on disk; and 10,000 who look on.
import { startLoader } from './api/load.ts'
import type { Findings, Row } from './report.ts'
import { answers } from './scale/answers.ts'
import { disk } from './scale/disk.ts'
import { housekeeping } from './scale/housekeeping.ts'
import { starting } from './scale/starting.ts'
import { streams } from './scale/streams.ts'
import { type Towns, withTowns } from './scale/towns.ts'

const PARTS: Record<string, (towns: Towns) => Promise<Row[]>> = { disk, answers, housekeeping, streams, starting }

export const scaleParts = Object.keys(PARTS)

export async function benchScale(wanted: readonly string[]): Promise<Findings> {
  const loader = startLoader()
  try {
    return await withTowns(loader, async (towns) => {
      const rows: Row[] = []
      for (const [name, part] of Object.entries(PARTS)) {
        if (wanted.length > 0 && !wanted.includes(name)) continue
        console.error(`${name} …`)
        rows.push(...(await part(towns)))
      }
      const { few, many } = towns
      return { rows, notes: [`${many.games} games beside ${few.games}; SCALE_GAMES says how many`] }
    })
  } finally {
    loader.stop()
  }
}
