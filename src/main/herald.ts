#!/usr/bin/env node
// The `herald` command: finds the subcommand and hands over. What goes wrong becomes a line on stderr and a status.
import { readFileSync } from 'node:fs'
import { admin } from './commands/admin/admin.ts'
import { api } from './commands/api.ts'
import { check } from './commands/check.ts'
import { checkPack } from './commands/check-pack.ts'
import { conformance } from './commands/conformance.ts'
import { distribute } from './commands/distribute.ts'
import { migrate } from './commands/migrate.ts'
import { replay } from './commands/replay.ts'
import { serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { verify } from './commands/verify.ts'
import { worker } from './commands/worker.ts'
import type { Command } from './terminal/command.ts'
import { Mistake, messageOf } from './terminal/mistake.ts'
import { isReaderGone, oneLine, print } from './terminal/output.ts'

const MISTAKEN = 2
const BROKEN = 70

const playing: readonly Command[] = [replay, verify, simulate, checkPack, conformance]
const commands: readonly Command[] = [serve, api, worker, migrate, distribute, check, admin, ...playing]

const help = `Usage: herald COMMAND [options]

Play board games by web, over days.

${commands.map(({ name, summary }) => `  ${name.padEnd(12)}${summary}`).join('\n')}
  help        print this, or more about a command: herald help simulate

  --version   print the version

Example:
  herald simulate --players 4 --games 100
`

async function run(args: string[]): Promise<number> {
  const [name = 'help', ...rest] = args
  if (name === '--version' || name === '-v') return say(`herald ${version()}\n`)
  if (name === 'help' || isHelp(name))
    return say(rest[0] === undefined ? help : helpOf(commandNamed(rest[0]), rest.slice(1)))
  const command = commandNamed(name)
  if (rest.some(isHelp)) return say(helpOf(command, rest))
  return command.run(rest)
}

const helpOf = (command: Command, args: string[]): string => command.helpAbout?.(args) ?? command.help

const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h'

async function say(text: string): Promise<number> {
  await print(text)
  return 0
}

function commandNamed(name: string): Command {
  const command = commands.find((one) => one.name === name)
  if (command) return command
  const kind = name.startsWith('-') ? 'option' : 'command'
  throw new Mistake(`there is no ${kind} ${name}. Choose from: ${commands.map((one) => one.name).join(', ')}, help.`)
}

/** As far from here in dist as in src. */
const version = (): string => JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version

/** In words on stderr; gives the exit status. */
function report(error: unknown, command: string | undefined): number {
  if (isReaderGone(error)) return 0
  const isCommand = commands.some((one) => one.name === command)
  const prefix = isCommand ? `herald ${command}` : 'herald'
  const tell = (line: string) => process.stderr.write(`${oneLine(line)}\n`)
  if (error instanceof Mistake) {
    tell(`${prefix}: ${error.message}${error.details.length === 0 ? ` See ${prefix} --help.` : ''}`)
    for (const detail of error.details) tell(`  ${detail}`)
    return MISTAKEN
  }
  if (process.env.HERALD_TRACE) console.error(error)
  tell(`${prefix}: a fault of herald itself: ${messageOf(error)}. HERALD_TRACE=1 shows where; please report it.`)
  return BROKEN
}

// Failed writes are told by `print`; without these they would be told once more, with a trace.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})

const args = process.argv.slice(2)
process.exitCode = await run(args).catch((error) => report(error, args[0]))
