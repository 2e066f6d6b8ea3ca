// `herald conformance`: makes the records by which another engine shows that it plays by the same rules.
import { canonical } from '../../rules/canonical.ts'
import type { Suite } from '../../rules/conformance.ts'
import { makeSuite } from '../conformance/suite.ts'
import { readArguments, wholeNumber } from '../terminal/arguments.ts'
import { chooseRuleset, gameNames } from '../terminal/choose-game.ts'
import type { Command } from '../terminal/command.ts'
import { Mistake } from '../terminal/mistake.ts'
import { print } from '../terminal/output.ts'

const help = `Usage: herald conformance [--game NAME] [--pack DIR] [--games G]

Lets bots play games of every kind, chooses a few that go through every branch
of the rules that came up, breaks each rule that can be broken in them, and
prints the suite: records with the positions they lead to, or with the rule
that refuses them. The same command always prints the same suite.
docs/conformance.md says how another engine is held against it.

  --game NAME   which game: ${gameNames}
                (the first if left out)
  --pack DIR    play with the pack in this folder
  --games G     how many games of each kind are tried, 1 to 1,000 (3)

Example:
  herald conformance > suite.json
`

export const conformance: Command = {
  name: 'conformance',
  summary: 'make the records that another engine is held against',
  help,
  async run(args) {
    const { texts, rest } = readArguments(args, { texts: ['game', 'pack', 'games'] })
    if (rest.length > 0)
      throw new Mistake(`"${rest[0]}" stands alone: the suite is printed, and can be led into a file.`)
    const each = wholeNumber('games', texts.games ?? '3', 1, 1_000)
    await print(written(makeSuite(await chooseRuleset(texts), each)))
    return 0
  },
}

/** A case a line, so that two suites can be compared by eye. */
function written({ cases, ...head }: Suite): string {
  const opening = canonical(head).slice(0, -1)
  return `${opening},"cases":[\n${cases.map((one) => canonical(one)).join(',\n')}\n]}\n`
}
