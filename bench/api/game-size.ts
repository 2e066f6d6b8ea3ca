// What a finished game leaves in PostgreSQL, indexes and all: long games of four, a person and three bots.
import { setTimeout as wait } from 'node:timers/promises'
import type { Row } from '../report.ts'
import { tablesOfGames } from './clones.ts'
import { type Herald, withHerald } from './herald.ts'
import { answer, guest, look, openGame, type Person, startWith } from './people.ts'

const GAMES = 60
const AT_ONCE = 4
/** They play to win, so that much happens. */
const BOT = 'regent'

export const gameSize = (): Promise<Row[]> =>
  withHerald(async (herald) => {
    const empty = await bytes(herald)
    const host = await guest(herald.url, 'Host')
    let left = GAMES
    const playOn = async () => {
      while (left-- > 0) await playToTheEnd(herald.url, host)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, playOn))
    await herald.sql('VACUUM')
    const kept = grown(empty, await bytes(herald))
    await herald.sql('VACUUM FULL')
    const packed = grown(empty, await bytes(herald))
    const what = 'a finished game in PostgreSQL'
    return [
      {
        what: `${what} (of ${GAMES} long games of four)`,
        figure: sum(kept.values()),
        unit: 'KB',
        wanted: { atMost: 64 },
      },
      ...[...kept].map(([table, figure]) => ({ what: `${what}: ${table}`, figure, unit: 'KB' })),
      { what: `${what}, packed`, figure: sum(packed.values()), unit: 'KB' },
    ]
  })

/** Of each table, indexes and all. */
async function bytes(herald: Herald): Promise<Map<string, number>> {
  const sizes = await herald.sql<{ name: string; bytes: string }>(
    'SELECT name, pg_total_relation_size(name::regclass) AS bytes FROM unnest($1::text[]) AS name',
    [await tablesOfGames(herald)],
  )
  return new Map(sizes.map(({ name, bytes }) => [name, Number(bytes)]))
}

/** Kilobytes a game. */
const grown = (from: ReadonlyMap<string, number>, to: ReadonlyMap<string, number>): Map<string, number> =>
  new Map([...to].map(([table, size]) => [table, (size - from.get(table)!) / GAMES / 1024]))

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0)

export async function playToTheEnd(url: string, host: Person, bot = BOT): Promise<string> {
  const game = await openGame(url, host, 4, 'long')
  await startWith(url, game, host, bot)
  for (;;) {
    const { card, view } = await look(url, game, host)
    if (card.status === 'finished') return game
    const [question] = view?.questions ?? []
    if (question) await answer(url, game, host, question)
    else await wait(2)
  }
}
