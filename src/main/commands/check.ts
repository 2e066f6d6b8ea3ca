// `herald check`: walks all games and says what does not fit together.

import { readConfig } from '../config.ts'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { Mistake } from '../terminal/mistake.ts'
import { print } from '../terminal/output.ts'
import { toStderr } from '../terminal/until-stopped.ts'

const help = `Usage: herald check

Walks all games: that every log's chain holds, every snapshot is what the log
leads to, and every summary fits, also of games that are put away; and that what
goes by time has gone. No game is changed. The database is the one that
DATABASE_URL names, up to date; or the one in .herald, which is brought up to
date first.

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
    // Loaded here, so that commands without a service start without its parts.
    const { openDatabase, openGames } = await import('../parts/database.ts')
    const { needUpToDate } = await import('../parts/up-to-date.ts')
    const { leftoversIn } = await import('../leftovers.ts')
    const { checkGames } = await import('../../games/log/pages/check-games.ts')
    const config = readConfig(process.env)
    const database = await openDatabase(config, toStderr)
    const games = openGames(database.direct)
    try {
      await needUpToDate(config, database, toStderr)
      const lines: string[] = []
      const count = await checkGames(games, ({ game, what }) => lines.push(`✗ ${game}: ${what}`))
      for (const what of await leftoversIn(games.leftovers, config.keeping, new Date())) lines.push(`✗ ${what}`)
      const closing =
        lines.length === 0 ? `✓ All is well with ${count} games.` : `Faults: ${lines.length}, in ${count} games.`
      await print([...lines, closing, ''].join('\n'))
      return lines.length === 0 ? 0 : 1
    } finally {
      await games.close()
      await database.stop()
    }
  },
}
