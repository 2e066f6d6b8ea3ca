// Orders handed in: beside a bare route that checks a token and a body and appends one durable row.
import type { Row } from '../report.ts'
import { barePaths, serveBareSubmission } from './bare.ts'
import { withHerald } from './herald.ts'
import { dealt, type Loader, type Request } from './load.ts'
import { openTables } from './people.ts'
import type { Server } from './process.ts'
import { handIn } from './requests.ts'
import { inTurn, speedRows } from './rounds.ts'

const CONNECTIONS = [16, 64]
const TABLES = 64
const SECONDS = 1.5

export const submissions = ({ load }: Loader): Promise<Row[]> =>
  withHerald(async (herald) => {
    const tables = await openTables(herald.url, TABLES)
    const bare = await serveBareSubmission(
      herald,
      tables.map(({ game }) => game),
    )
    try {
      const rows: Row[] = []
      for (const connections of CONNECTIONS) {
        const round = (server: Server, requests: Request[]) => () =>
          load(server, { seconds: SECONDS, expected: 200, connections: dealt(requests, connections) })
        const rounds = await inTurn({
          bare: round(
            bare,
            tables.map((table) => handIn(table, barePaths.orders)),
          ),
          // Nobody may change their orders as often as they do here, so each round has tables of its own.
          ours: async () => {
            const fresh = await openTables(herald.url, TABLES)
            return round(
              herald,
              fresh.map((table) => handIn(table)),
            )()
          },
        })
        rows.push(
          ...speedRows(`orders handed in, ${connections} connections`, rounds.ours, rounds.bare, { atLeast: 60 }),
        )
      }
      return rows
    } finally {
      await bare.stop()
    }
  })
