// `herald distribute`: spreads the games over several machines, once.

import { readConfig } from '../config.ts'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { Mistake } from '../terminal/mistake.ts'
import { print } from '../terminal/output.ts'
import { toStderr } from '../terminal/until-stopped.ts'

const help = `Usage: herald distribute [--yes]

Spreads the games over the machines of a Citus cluster, each game whole on one
of them; people stay on the machine that DATABASE_URL names. Says what it will
do, and does it with --yes: in one transaction, in which nobody can play.
Start all other processes again afterwards: until then they pass no task on.

Exit status: 0 done, or said what would be done; 2 it cannot be done here.

Example:
  DATABASE_URL=postgresql://one/herald herald distribute --yes
`

const DONE = '✓ The games are distributed. Start all other processes again.\n'

export const distribute: Command = {
  name: 'distribute',
  summary: 'spread the games over several machines',
  help,
  async run(args) {
    const { rest, flags } = readArguments(args, { texts: [], flags: ['yes'] })
    if (rest.length > 0) throw new Mistake(`"${rest[0]}" means nothing here: the database is named by DATABASE_URL.`)
    // Loaded here, so that commands without a service start without its parts.
    const { openDatabase } = await import('../parts/database.ts')
    const { needUpToDate } = await import('../parts/up-to-date.ts')
    const { NotDistributable, withDistribution } = await import('../../store/games/distribute.ts')
    const config = readConfig(process.env)
    const database = await openDatabase(config, toStderr)
    try {
      await needUpToDate(config, database, toStderr)
      return await withDistribution(database.direct, async ({ statements, size, carryOut }) => {
        const copied = `${Math.ceil(size / 1e6)} MB are copied.`
        await print([...statements.map((statement) => `  ${statement};`), copied, ''].join('\n'))
        if (flags.has('yes')) await carryOut()
        await print(flags.has('yes') ? DONE : 'Nothing was done: say --yes.\n')
        return 0
      })
    } catch (error) {
      throw error instanceof NotDistributable ? new Mistake(`${error.message}.`) : error
    } finally {
      await database.stop()
    }
  },
}
