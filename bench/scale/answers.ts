// What people wait for: orders handed in, views, and lists, with a million games beside a thousand.
import { dealt, type Request } from '../api/load.ts'
import { bearer, type Table } from '../api/people.ts'
import { handIn, view } from '../api/requests.ts'
import { dearerRows, inTurn } from '../api/rounds.ts'
import type { Row } from '../report.ts'
import type { Town, Towns } from './towns.ts'

const CONNECTIONS = 16
const SECONDS = 1
const WANTED = { atMost: 1.3 }

const get =
  (path: string) =>
  ({ host }: Table): Request => ({ method: 'GET', path, headers: bearer(host) })

const ASKED: Readonly<Record<string, (table: Table) => Request>> = {
  'orders handed in': (table) => handIn(table),
  views: (table) => view(table),
  'my games listed': get('/v1/games?which=mine'),
  'public games listed': get('/v1/games'),
}

export async function answers({ few, many, loader }: Towns): Promise<Row[]> {
  const round = (town: Town, asked: (table: Table) => Request) => () => {
    const connections = dealt(town.tables.map(asked), CONNECTIONS)
    return loader.load(town.server, { seconds: SECONDS, expected: 200, connections })
  }
  const rows: Row[] = []
  for (const [what, asked] of Object.entries(ASKED)) {
    const rounds = await inTurn({ few: round(few, asked), many: round(many, asked) })
    rows.push(...dearerRows(what, rounds.many, rounds.few, WANTED))
  }
  return rows
}
