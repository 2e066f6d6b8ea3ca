// `herald api`: the API alone, as one of many processes.

import { needDatabase, readConfig } from '../config.ts'
import { API_SETTINGS, LOG_SETTING } from '../settings-help.ts'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { Mistake } from '../terminal/mistake.ts'
import { print } from '../terminal/output.ts'
import { mailAt, runUntilStopped, toStderr } from '../terminal/until-stopped.ts'

const help = `Usage: herald api

Serves the API alone. Games are carried on by herald worker; run as many of each
as you like, all with the same settings. Ctrl-C stops it.

  DATABASE_URL       an existing PostgreSQL, 14 or newer (needed); several
                     servers with commas between: the one that writes
  ACCESS_KEYS        id:secret, to sign access tokens (needed)
  REDIS_URL          the Redis of the workers, if they use one
${API_SETTINGS}
${LOG_SETTING}

Example:
  DATABASE_URL=postgresql://localhost/herald herald api
`

export const api: Command = {
  name: 'api',
  summary: 'serve the API alone, beside herald worker',
  help,
  async run(args) {
    const { rest } = readArguments(args, { texts: [] })
    if (rest.length > 0) throw new Mistake(`"${rest[0]}" means nothing here: settings come from the environment.`)
    const config = needDatabase(readConfig(process.env))
    // Loaded here, so that commands without a service start without its parts.
    const { startApi } = await import('../service.ts')
    const service = await startApi(config, toStderr)
    await print(`Herald's API is at ${service.address}\n${mailAt(service)}  Ctrl-C stops it\n`)
    return runUntilStopped(service)
  },
}
