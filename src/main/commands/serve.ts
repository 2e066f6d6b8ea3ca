// `herald serve`: the whole service in one process.

import { readConfig } from '../config.ts'
import { API_SETTINGS, LOG_SETTING } from '../settings-help.ts'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { Mistake } from '../terminal/mistake.ts'
import { print } from '../terminal/output.ts'
import { mailAt, runUntilStopped, toStderr } from '../terminal/until-stopped.ts'

const help = `Usage: herald serve

Serves the API and carries games on, in one process, with a database of its own
in .herald unless DATABASE_URL names one. Ctrl-C stops it.

  DATABASE_URL       an existing PostgreSQL, 14 or newer; several servers
                     with commas between: the one that writes
  ACCESS_KEYS        with DATABASE_URL: id:secret, to sign access tokens
  REDIS_URL          a Redis, 6.2 or newer, for jobs (else the database)
  HERALD_HOME        where the database of its own is kept (.herald)
${API_SETTINGS}
${LOG_SETTING}

Example:
  PORT=8080 herald serve
`

export const serve: Command = {
  name: 'serve',
  summary: 'serve it all, with a database of its own if none is named',
  help,
  async run(args) {
    const { rest } = readArguments(args, { texts: [] })
    if (rest.length > 0) throw new Mistake(`"${rest[0]}" means nothing here: settings come from the environment.`)
    const config = readConfig(process.env)
    // Loaded here, so that commands without a service start without its parts.
    const { startService } = await import('../service.ts')
    const service = await startService(config, toStderr)
    // By the name that links in letters have: for a browser another name is another place, where nobody is signed in.
    const address = service.address.replace('//127.0.0.1:', '//localhost:')
    await print(`Herald is at ${address}\n  the API to read: ${address}/docs\n${mailAt(service)}  Ctrl-C stops it\n`)
    return runUntilStopped(service)
  },
}
