// Whether a server with 100,000 games is slower than one with 100: two of them, in turn, under the same load.
import type { Row } from '../report.ts'
import { cloneGames, someClones } from './clones.ts'
import { type Herald, withHerald } from './herald.ts'
import { dealt, type Loader, type Request } from './load.ts'
import { openTables, type Table } from './people.ts'
import { handIn, view } from './requests.ts'
import { dearerRows, inTurn } from './rounds.ts'

const FEW = 100
const MANY = 100_000
const CONNECTIONS = 16
/** For each connection. */
const GAMES_EACH = 4
const SECONDS = 1
const WANTED = { atMost: 1.3 }

export const manyGames = ({ load }: Loader): Promise<Row[]> =>
  withHerald((few) =>
    withHerald(async (many) => {
      const inFew = await prepare(few, FEW)
      const inMany = await prepare(many, MANY)
      const round = (herald: Herald, tables: Table[], asked: (table: Table) => Request) => () =>
        load(herald, {
          seconds: SECONDS,
          expected: 200,
          connections: dealt(
            tables.map((table) => asked(table)),
            CONNECTIONS,
          ),
        })
      const compare = async (what: string, asked: (table: Table) => Request) => {
        const rounds = await inTurn({ few: round(few, inFew, asked), many: round(many, inMany, asked) })
        return dearerRows(`${what}, 100,000 games beside 100`, rounds.many, rounds.few, WANTED)
      }
      return [
        ...(await compare('orders handed in', (table) => handIn(table))),
        ...(await compare('views', (table) => view(table))),
      ]
    }),
  )

async function prepare(herald: Herald, games: number): Promise<Table[]> {
  const tables = await openTables(herald.url, CONNECTIONS)
  await cloneGames(herald, games)
  return someClones(herald, tables, GAMES_EACH)
}
