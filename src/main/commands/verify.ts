// `herald verify`: checks a finished game's proof, whoever hands it over.
import type { Finding } from '../../rules/ruleset.ts'
import { readArguments } from '../terminal/arguments.ts'
import { gameNames, verifierFor } from '../terminal/choose-game.ts'
import type { Command } from '../terminal/command.ts'
import { readJson } from '../terminal/json.ts'
import { Mistake } from '../terminal/mistake.ts'
import { oneLine, print } from '../terminal/output.ts'

const help = `Usage: herald verify [--receipts FILE] [--given FILE] [--game NAME] [--pack DIR]
         [--json] FILE

Checks the proof of one finished game, as GET /v1/games/{game}/proof gives it:
that nobody chose the seed alone, that every page of the log keeps the rules and
fits its seal and head, that the record is the log's, and that it leads to the
result. docs/verify.md says how, for programs of your own. FILE may be - for
what is fed in.

  --receipts FILE  a list of receipts you were given: each must be in the log
  --given FILE     the answer you had when you gave your nonce: the commitment
                   must be the one you saw then, and your nonce be in the seed
  --game NAME      which game: ${gameNames}
                   (if left out, the one that the proof names)
  --pack DIR       the game was played with the pack in this folder
  --json           print the findings as JSON

Exit status: 0 all is well, 1 something does not fit, 2 it cannot be read,
3 nothing is wrong, but not all of it can be told: an old proof.

Example:
  herald simulate --players 4 --games 1 --proofs | herald verify -
`

export const verify: Command = {
  name: 'verify',
  summary: 'check the proof of a finished game',
  help,
  async run(args) {
    const { texts, flags, rest } = readArguments(args, {
      texts: ['game', 'pack', 'receipts', 'given'],
      flags: ['json'],
    })
    const [file, ...more] = rest
    if (file === undefined || more.length > 0)
      throw new Mistake('name one file that holds the proof of one game, or - to feed it in.')
    const check = await verifierFor(texts)
    const proof = await readJson(file, ' It must hold one proof and nothing else.')
    const kept = {
      ...(texts.receipts !== undefined && { receipts: await readJson(texts.receipts) }),
      ...(texts.given !== undefined && { given: await readJson(texts.given) }),
    }
    const findings = check(proof, kept)
    await print(flags.has('json') ? `${JSON.stringify(findings)}\n` : inWords(findings))
    if (findings.some(({ ok }) => ok === false)) return 1
    return findings.every(({ ok }) => ok) ? 0 : 3
  },
}

const signOf = (ok: Finding['ok']): string => (ok === null ? '?' : ok ? '✓' : '✗')

function inWords(findings: Finding[]): string {
  const lines = findings.map(({ what, ok, detail }) => `${signOf(ok)} ${what}: ${oneLine(detail)}`)
  const those = (is: Finding['ok']) => findings.filter(({ ok }) => ok === is).map(({ what }) => what)
  const [wrong, unknown] = [those(false), those(null)]
  const closing =
    wrong.length > 0
      ? `This proof does not hold. What does not fit: ${wrong.join(', ')}.`
      : unknown.length > 0
        ? `Nothing is wrong with what can be checked. What this proof cannot show: ${unknown.join(', ')}.`
        : 'All is well: chance was fair, the log and the rules were kept, and the result follows.'
  return [...lines, closing, ''].join('\n')
}
