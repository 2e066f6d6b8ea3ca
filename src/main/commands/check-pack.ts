// `herald check-pack`: says whether a folder's files make a pack that can be played with.
import { readArguments } from '../terminal/arguments.ts'
import { chooseGame, countFaults, gameNames, loadPack, packName } from '../terminal/choose-game.ts'
import type { Command } from '../terminal/command.ts'
import { Mistake } from '../terminal/mistake.ts'
import { oneLine, print } from '../terminal/output.ts'

const help = `Usage: herald check-pack [--game NAME] DIR

Reads a pack, a game's board and pieces as files in the folder DIR, and says
that it is sound, or every fault in it, one a line.

  --game NAME   which game: ${gameNames}
                (the first if left out)

Exit status: 0 it is sound, 1 it has faults, 2 a file cannot be read.

Example:
  herald check-pack ./my-pack && herald simulate --pack ./my-pack --players 4
`

export const checkPack: Command = {
  name: 'check-pack',
  summary: 'say whether a pack is sound, or every fault in it',
  help,
  async run(args) {
    const { texts, rest } = readArguments(args, { texts: ['game'] })
    const game = chooseGame(texts.game)
    const [folder, ...more] = rest
    if (folder === undefined || more.length > 0)
      throw new Mistake(`name one folder that holds ${game.packFiles.join(' and ')}.`)
    const name = oneLine(packName(folder))
    const loaded = await loadPack(game, folder)
    if ('ruleset' in loaded) {
      await print(`✓ The pack "${name}" is sound, fingerprint ${loaded.ruleset.fingerprint}.\n`)
      return 0
    }
    const closing = `The pack "${name}" is not sound: ${countFaults(loaded.faults)}.`
    await print([...loaded.faults.map((fault) => `✗ ${oneLine(fault)}`), closing, ''].join('\n'))
    return 1
  },
}
