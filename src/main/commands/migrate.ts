// `herald migrate`: brings the database up to date and ends.

import { readConfig } from '../config.ts'
import type { Database } from '../parts/database.ts'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { Mistake } from '../terminal/mistake.ts'
import { print } from '../terminal/output.ts'
import { toStderr } from '../terminal/until-stopped.ts'

const help = `Usage: herald migrate [--check]

Brings the database up to date: the one DATABASE_URL names, or the one in
.herald. Safe to run by several processes at once, again, and while people play:
nobody waits for it longer than a second, and where a table is not to be had it
comes again, for a minute. Unless REDIS_URL names a Redis for jobs, their
tables are made as well, in the schema bullmq.

  --check   say what is applied and what waits, and change nothing

Exit status: 0 it is up to date, 1 with --check: something waits, 2 it cannot
be brought up to date.

Example:
  DATABASE_URL=postgresql://localhost/herald herald migrate
`

export const migrate: Command = {
  name: 'migrate',
  summary: 'bring the database up to date',
  help,
  async run(args) {
    const { rest, flags } = readArguments(args, { texts: [], flags: ['check'] })
    if (rest.length > 0) throw new Mistake(`"${rest[0]}" means nothing here: the database is named by DATABASE_URL.`)
    // Loaded here, so that commands without a service start without its parts.
    const { openDatabase } = await import('../parts/database.ts')
    const { bringUpToDate } = await import('../parts/up-to-date.ts')
    const { bringQueueUpToDate } = await import('../parts/queue.ts')
    const config = readConfig(process.env)
    const database = await openDatabase(config, toStderr)
    try {
      if (flags.has('check')) return await check(database)
      const applied = await bringUpToDate(database.direct, toStderr)
      await bringQueueUpToDate(config, database.direct)
      await print(applied.length > 0 ? `Applied: ${applied.join(', ')}\n` : 'The database is up to date.\n')
      return 0
    } finally {
      await database.stop()
    }
  },
}

async function check({ direct }: Database): Promise<number> {
  const { lookAtTables } = await import('../parts/up-to-date.ts')
  const { applied, waiting, later } = await lookAtTables(direct)
  const names = waiting.map(({ name }) => name)
  const lines = [
    applied.length > 0 ? `Applied: ${applied.length}, the last of them ${applied.at(-1)}` : 'Applied: none',
    names.length > 0 ? `Waiting: ${names.join(', ')}` : 'Waiting: none',
    ...(later.length > 0 ? [`Of a later release, which this one can work with: ${later.join(', ')}`] : []),
  ]
  await print(`${lines.join('\n')}\n`)
  return waiting.length > 0 ? 1 : 0
}
