// The bench of the API: the built service under load beside bare programs, with many games, at rest, and as it starts.
import { gameSize } from './api/game-size.ts'
import { type Loader, startLoader } from './api/load.ts'
import { manyGames } from './api/many-games.ts'
import { memory } from './api/memory.ts'
import { start } from './api/start.ts'
import { submissions } from './api/submissions.ts'
import { views } from './api/views.ts'
import type { Findings, Row } from './report.ts'

const PARTS: Record<string, (loader: Loader) => Promise<Row[]>> = {
  submissions,
  views,
  'many-games': manyGames,
  'game-size': gameSize,
  memory,
  start,
}

export const apiParts = Object.keys(PARTS)

export async function benchApi(wanted: readonly string[]): Promise<Findings> {
  const loader = startLoader()
  try {
    const rows: Row[] = []
    for (const [name, part] of Object.entries(PARTS)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      console.error(`${name} …`)
      rows.push(...(await part(loader)))
    }
    return { rows, notes: [] }
  } finally {
    loader.stop()
  }
}
