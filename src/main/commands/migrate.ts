// `herald migrate`: brings the database up to date and ends.

import { readConfig } from '../config.ts'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { Mistake } from '../terminal/mistake.ts'
import { oneLine, print } from '../terminal/output.ts'

const help = `Usage: herald migrate

Brings the database up to date: the one DATABASE_URL names, or the one in
.herald. Safe to run by several processes at once, and again. Unless REDIS_URL
names a Redis for jobs, their tables are made as well, in the schema bullmq.

Example:
  DATABASE_URL=postgresql://localhost/herald herald migrate
`

export const migrate: Command = {
  name: 'migrate',
  summary: 'bring the database up to date',
  help,
  async run(args) {
    const { rest } = readArguments(args, { texts: [] })
    if (rest.length > 0) throw new Mistake(`"${rest[0]}" means nothing here: the database is named by DATABASE_URL.`)
    // Loaded here, so that commands without a service start without its parts.
    const { bringUpToDate, openDatabase } = await import('../parts/database.ts')
    const { bringQueueUpToDate } = await import('../parts/queue.ts')
    const config = readConfig(process.env)
    const database = await openDatabase(config, (line) => process.stderr.write(`${oneLine(line)}\n`))
    try {
      const applied = await bringUpToDate(database.direct)
      await bringQueueUpToDate(config, database.direct)
      await print(applied.length > 0 ? `Applied: ${applied.join(', ')}\n` : 'The database is up to date.\n')
      return 0
    } finally {
      await database.stop()
    }
  },
}
