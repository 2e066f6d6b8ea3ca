// What all of it takes on disk.
import type { Row } from '../report.ts'
import type { Towns } from './towns.ts'

export async function disk({ many }: Towns): Promise<Row[]> {
  const [row] = await many.sql<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes')
  const tables = await many.sql<{ name: string; bytes: string }>(
    `SELECT relname AS name, pg_total_relation_size(oid) AS bytes FROM pg_class
     WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 2 DESC LIMIT 5`,
  )
  const what = `${many.games} games on disk`
  // A million are to fit into 20 GB.
  const wanted = { atMost: (20 * many.games) / 1e6 }
  return [
    { what, figure: Number(row!.bytes) / 1e9, unit: 'GB', wanted },
    ...tables.map(({ name, bytes }) => ({
      what: `${what}: ${name}`,
      figure: Number(bytes) / many.games,
      unit: 'bytes a game',
    })),
  ]
}
