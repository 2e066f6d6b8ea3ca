// `herald verify`: checks a finished game's proof, whoever hands it over.
import type { Finding } from '../../rules/ruleset.ts'
import { isObject } from '../../rules/shape.ts'
import { verify as check } from '../../rules/verify.ts'
import { readArguments } from '../arguments.ts'
import { gameNames, rulesetByRecord } from '../choose-game.ts'
import type { Command } from '../command.ts'
import { readJson } from '../json.ts'
import { Mistake } from '../mistake.ts'
import { oneLine, print } from '../output.ts'

const help = `Usage: herald verify [--game NAME] [--pack DIR] [--json] FILE

Checks the proof of one finished game, a JSON object with record, commitment,
secret, nonces and result: that nobody chose the seed alone, that the record
keeps the rules, and that it leads to the result. FILE may be - for what is fed
in.

  --game NAME   which game: ${gameNames}
                (if left out, the record's own, by its format)
  --pack DIR    the game was played with the pack in this folder
  --json        print the findings as JSON

Exit status: 0 all is well, 1 something does not fit, 2 it cannot be read.

Example:
  herald simulate --players 4 --games 1 --proofs | herald verify -
`

export const verify: Command = {
  name: 'verify',
  summary: 'check the proof of a finished game',
  help,
  async run(args) {
    const { texts, flags, rest } = readArguments(args, { texts: ['game', 'pack'], flags: ['json'] })
    const [file, ...more] = rest
    if (file === undefined || more.length > 0)
      throw new Mistake('name one file that holds the proof of one game, or - to feed it in.')
    const rulesetOf = await rulesetByRecord(texts)
    const proof = await readJson(file, ' It must hold one proof and nothing else.')
    const findings = check(rulesetOf(isObject(proof) ? proof.record : undefined), proof)
    await print(flags.has('json') ? `${JSON.stringify(findings)}\n` : inWords(findings))
    return findings.every((finding) => finding.ok) ? 0 : 1
  },
}

function inWords(findings: Finding[]): string {
  const lines = findings.map(({ what, ok, detail }) => `${ok ? '✓' : '✗'} ${what}: ${oneLine(detail)}`)
  const wrong = findings.filter((finding) => !finding.ok).map((finding) => finding.what)
  const closing =
    wrong.length === 0
      ? 'All is well: chance was fair, the rules were kept, and the result follows.'
      : `This proof does not hold. What does not fit: ${wrong.join(', ')}.`
  return [...lines, closing, ''].join('\n')
}
