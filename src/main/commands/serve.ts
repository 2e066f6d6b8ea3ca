// `herald serve`: the whole service in one process.
import { readArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { readConfig } from '../config.ts'
import { Mistake } from '../mistake.ts'
import { oneLine, print } from '../output.ts'

const help = `Usage: herald serve

Serves the API, with a database of its own in .herald unless DATABASE_URL names
one. Ctrl-C stops it.

  PORT               where to listen (3000)
  HOST               on which address (127.0.0.1)
  PUBLIC_URL         how people reach it (http://localhost:PORT)
  DATABASE_URL       an existing PostgreSQL, 14 or newer
  ACCESS_KEYS        with DATABASE_URL: id:secret, to sign access tokens
  HERALD_HOME        where the database of its own is kept (.herald)
  LOG_LEVEL          fatal, error, warn, info, debug, trace or silent (info)
  REQUESTS_A_MINUTE  of an account, or of an address without one (600)
  SIGN_INS_A_MINUTE  tries to sign in, of an address (20)
  ADDRESS_REQUESTS_A_MINUTE
                     of an address, whoever comes from it (3000)
  STREAMS            open event streams of an account or address (50)

Example:
  PORT=8080 herald serve
`

export const serve: Command = {
  name: 'serve',
  summary: 'serve the API, with a database of its own if none is named',
  help,
  async run(args) {
    const { rest } = readArguments(args, { texts: [] })
    if (rest.length > 0) throw new Mistake(`"${rest[0]}" means nothing here: settings come from the environment.`)
    const say = (line: string) => process.stderr.write(`${oneLine(line)}\n`)
    // Loaded here, so that commands without a service start without its parts.
    const { startService } = await import('../service.ts')
    const service = await startService(readConfig(process.env), say)
    await print(`Herald is at ${service.address}\n  to read: ${service.address}/docs\n  Ctrl-C stops it\n`)
    await new Promise<void>((asked) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => asked())
    })
    say('Stopping …')
    await service.stop()
    return 0
  },
}
