// Views: beside a bare route that checks a token and answers a constant of the same bytes; and 304 beside its 304.
import type { Row } from '../report.ts'
import { BARE_TAG, barePaths, serveBareView } from './bare.ts'
import { withHerald } from './herald.ts'
import { dealt, type Loader, type Request } from './load.ts'
import { look, openTables } from './people.ts'
import type { Server } from './process.ts'
import { tagOf, view } from './requests.ts'
import { inTurn, speedRows } from './rounds.ts'

const CONNECTIONS = [16, 64]
const TABLES = 64
const SECONDS = 1

export const views = ({ load }: Loader): Promise<Row[]> =>
  withHerald(async (herald) => {
    const tables = await openTables(herald.url, TABLES)
    const [{ game, host }] = tables as [(typeof tables)[0]]
    const bare = await serveBareView(herald, await look(herald.url, game, host))
    const tags = await Promise.all(tables.map((table) => tagOf(herald.url, table)))
    try {
      const rows: Row[] = []
      for (const connections of CONNECTIONS) {
        const round = (server: Server, requests: Request[], expected: number) => () =>
          load(server, { seconds: SECONDS, expected, connections: dealt(requests, connections) })
        const full = (server: Server, path?: (game: string) => string) =>
          round(
            server,
            tables.map((table) => view(table, path)),
            200,
          )
        const tagged = (server: Server, tag: (at: number) => string, path?: (game: string) => string) =>
          round(
            server,
            tables.map((table, at) => view(table, path, tag(at))),
            304,
          )
        const rounds = await inTurn({
          bare: full(bare, barePaths.game),
          ours: full(herald),
          bareTagged: tagged(bare, () => BARE_TAG, barePaths.game),
          oursTagged: tagged(herald, (at) => tags[at]!),
        })
        const [, ...rest] = speedRows(`304, ${connections} connections`, rounds.oursTagged, rounds.bareTagged)
        const [of304] = speedRows(`304 beside 304, ${connections} connections`, rounds.oursTagged, rounds.bareTagged, {
          atLeast: 60,
        })
        const [ofView] = speedRows(`304 beside a view, ${connections} connections`, rounds.oursTagged, rounds.bare)
        rows.push(...speedRows(`views, ${connections} connections`, rounds.ours, rounds.bare, { atLeast: 35 }))
        rows.push(of304!, ofView!, ...rest)
      }
      return rows
    } finally {
      await bare.stop()
    }
  })
