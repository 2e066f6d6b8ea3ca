// `herald check`: walks all games and says what does not fit together.
import pg from 'pg'
import { checkGames } from '../../games/check-games.ts'
import { gameStore } from '../../store/game-store.ts'
import { readArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { readConfig } from '../config.ts'
import { Mistake } from '../mistake.ts'
import { oneLine, print } from '../output.ts'
import { bringUpToDate, openDatabase } from '../service.ts'

const help = `Usage: herald check

Walks all games: that every log's chain holds, every snapshot is what the log
leads to, and every summary fits. Reads only. The database is the one that
DATABASE_URL names, or the one in .herald.

Exit status: 0 all is well, 1 something does not fit.

Example:
  herald check
`

export const check: Command = {
  name: 'check',
  summary: 'walk all games and say what does not fit together',
  help,
  async run(args) {
    const { rest } = readArguments(args, { texts: [] })
    if (rest.length > 0) throw new Mistake(`"${rest[0]}" means nothing here: the database is named by DATABASE_URL.`)
    const database = await openDatabase(readConfig(process.env), (line) => process.stderr.write(`${oneLine(line)}\n`))
    await bringUpToDate(database.url)
    const pool = new pg.Pool({ connectionString: database.url, max: 2 })
    try {
      const lines: string[] = []
      const games = await checkGames(gameStore(pool), ({ game, what }) => lines.push(`✗ ${game}: ${what}`))
      const closing =
        lines.length === 0 ? `✓ All is well with ${games} games.` : `${lines.length} faults in ${games} games.`
      await print([...lines, closing, ''].join('\n'))
      return lines.length === 0 ? 0 : 1
    } finally {
      await pool.end()
      await database.stop()
    }
  },
}
