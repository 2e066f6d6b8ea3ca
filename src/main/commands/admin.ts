// `herald admin`: what only whoever runs the server can put right.

import { readConfig } from '../config.ts'
import type { GameParts } from '../parts/games.ts'
import { readArguments } from '../terminal/arguments.ts'
import type { Command } from '../terminal/command.ts'
import { Mistake } from '../terminal/mistake.ts'
import { oneLine, print } from '../terminal/output.ts'
import { toStderr } from '../terminal/until-stopped.ts'

const help = `Usage: herald admin parked
       herald admin unpark GAME

A game that the rules cannot carry on is parked: it stands still, and its
players see that. "parked" lists these games with what went wrong. "unpark"
lets one go on, once that is put right; whoever is asked has all their time
again. The database is the one that DATABASE_URL names, or the one in .herald.

Exit status: 0 all is well, 1 there are parked games, or none of that id.

Example:
  herald admin unpark 0b9f6a52-3d0e-4c1a-9a55-8f4c1d2e7b60
`

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const admin: Command = {
  name: 'admin',
  summary: 'list the games that stand still, and let them go on',
  help,
  async run(args) {
    const [task, game, ...more] = readArguments(args, { texts: [] }).rest
    if (more.length > 0) throw new Mistake(`"${more[0]}" means nothing here.`)
    if (task === 'parked' && game === undefined) return withGames(listParked)
    if (task !== 'unpark') throw new Mistake('say what to do: parked, or unpark GAME.')
    if (game === undefined || !ID.test(game)) throw new Mistake('unpark needs the id of a game.')
    return withGames((parts) => letGoOn(parts, game))
  },
}

async function withGames(work: (parts: GameParts) => Promise<number>): Promise<number> {
  // Loaded here, so that commands without a service start without its parts.
  const { openDatabase } = await import('../parts/database.ts')
  const { needUpToDate } = await import('../parts/up-to-date.ts')
  const { openGameParts } = await import('../parts/games.ts')
  const { build } = await import('../parts/build.ts')
  const { parts, stop } = await build(async (undo) => {
    const config = readConfig(process.env)
    const database = await openDatabase(config, toStderr)
    undo(database.stop)
    await needUpToDate(config, database, toStderr)
    return { parts: await openGameParts(database, undo) }
  })
  return work(parts).finally(stop)
}

async function listParked({ deps }: GameParts): Promise<number> {
  const games = await deps.store.parked()
  const lines = games.map(({ id, title, trouble }) => oneLine(`${id} ${title}: ${trouble}`))
  await print([...lines, games.length === 0 ? '✓ No game stands still.' : `Parked: ${games.length}.`, ''].join('\n'))
  return games.length === 0 ? 0 : 1
}

async function letGoOn({ deps }: GameParts, game: string): Promise<number> {
  const { unpark } = await import('../../games/advance/park.ts')
  const unparked = await unpark(deps, game)
  if (unparked.ok) await print(`✓ ${game} goes on.\n`)
  else if (unparked.failure.kind === 'game-parked') await print(`✗ The rules can still not read the log of ${game}.\n`)
  else await print(`✗ There is no parked game ${game}.\n`)
  return unparked.ok ? 0 : 1
}
