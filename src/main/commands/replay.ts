// `herald replay`: plays records by the rules, one a line in, one answer a line out.
import { canonical } from '../../rules/canonical.ts'
import type { Replay, Ruleset } from '../../rules/ruleset.ts'
import { readArguments } from '../terminal/arguments.ts'
import { gameNames, rulesetByRecord } from '../terminal/choose-game.ts'
import type { Command } from '../terminal/command.ts'
import { fedIn } from '../terminal/input.ts'
import { textOf } from '../terminal/json.ts'
import { LONGEST_LINE, linesOf } from '../terminal/lines.ts'
import { Mistake, messageOf } from '../terminal/mistake.ts'
import { print } from '../terminal/output.ts'

const help = `Usage: herald replay [--game NAME] [--pack DIR] < RECORDS

Plays game records by the rules. One JSON record a line comes in, one JSON line
each goes out: {"positions":[...]}, or, for a record that breaks a rule,
{"error":{"index":...,"message":"...","rule":"..."},"positions":[those before]}.

  --game NAME   which game: ${gameNames}
                (if left out, each record's own, by its format)
  --pack DIR    play with the pack in this folder, one of the game named or
                else of the first

Exit status: 0 all records are valid, 1 some are not, 2 it could not be done.

Example:
  herald simulate --players 4 --records | herald replay
`

export const replay: Command = {
  name: 'replay',
  summary: 'play records by the rules and print their positions',
  help,
  async run(args) {
    const { texts, rest } = readArguments(args, { texts: ['game', 'pack'] })
    if (rest.length > 0) throw new Mistake(`feed the records in, with "herald replay < ${rest[0]}".`)
    const rulesetOf = await rulesetByRecord(texts)
    let status = 0
    for await (const line of linesOf(fedIn())) {
      const played = replayLine(rulesetOf, line)
      if (!played) continue
      if (played.error) status = 1
      await print(`${written(played)}\n`)
    }
    return status
  },
}

/** Undefined for a line with nothing on it. */
function replayLine(rulesetOf: (record: unknown) => Ruleset, line: Buffer | undefined): Replay | undefined {
  const ruleset = rulesetOf(undefined)
  if (!line) return unreadable(ruleset, `This line is longer than ${LONGEST_LINE / 2 ** 20} MiB.`)
  const text = textOf(line)
  if (text === undefined) return unreadable(ruleset, 'This line is not UTF-8 text.')
  if (text.trim() === '') return undefined
  let record: unknown
  try {
    record = JSON.parse(text)
  } catch (error) {
    return unreadable(ruleset, `This line is no JSON: ${messageOf(error)}`)
  }
  return rulesetOf(record).replay(record)
}

/** As the rules refuse nothing at all, but saying why it came to that. */
function unreadable(ruleset: Ruleset, message: string): Replay {
  const { positions, error } = ruleset.replay(undefined)
  return error ? { positions, error: { ...error, message } } : { positions }
}

/** In canonical form; the positions are already. */
const written = ({ error, positions }: Replay): string =>
  `{${error ? `"error":${canonical(error)},` : ''}"positions":[${positions.join(',')}]}`
