// `herald simulate`: bots play many games. Prints what they come to, or their records or proofs.
import { botNames, bots } from '../../bots/bots.ts'
import { canonical } from '../../rules/canonical.ts'
import { progressBar } from '../simulation/progress.ts'
import { proofOf } from '../simulation/proof.ts'
import { type PlayedGame, playGame, type Series } from '../simulation/series.ts'
import { chooseBots, chooseOptions, seatsOf } from '../simulation/settings.ts'
import { Summary } from '../simulation/summary.ts'
import { tableOf } from '../simulation/table.ts'
import { readArguments, wholeNumber } from '../terminal/arguments.ts'
import { chooseRuleset, gameNames } from '../terminal/choose-game.ts'
import type { Command } from '../terminal/command.ts'
import { Mistake } from '../terminal/mistake.ts'
import { print } from '../terminal/output.ts'

const help = `Usage: herald simulate --players N [options of the game] [--games G]
         [--seed TEXT] [--bots NAMES] [--json | --records | --proofs]

Lets bots play games against each other and prints what each seat made of them.
The same command always plays the same games.

  --players N   how many play. This and all options not listed here, such as
                --length short or --difficulty expert, are the game's own;
                lists have commas between
  --games G     how many games, 1 to 1,000,000 (20)
  --seed TEXT   any text; all chance follows from it (herald)
  --bots NAMES  one name for all seats, or one a seat, with commas between:
                ${botNames.join(', ')} (the game's own stand-in)
  --json        print the summary as JSON
  --records     print the games' records instead, one a line, for herald replay
  --proofs      print their proofs instead, one a line, for herald verify
  --game NAME   which game: ${gameNames}
                (the first if left out)
  --pack DIR    play with the pack in this folder

Example:
  herald simulate --players 3 --bots random
`

export const simulate: Command = {
  name: 'simulate',
  summary: 'let bots play many games and sum them up',
  help,
  async run(args) {
    const { texts, flags, others, rest } = readArguments(args, {
      texts: ['game', 'pack', 'games', 'seed', 'bots'],
      flags: ['json', 'records', 'proofs'],
      others: true,
    })
    if (rest.length > 0) throw new Mistake(`"${rest[0]}" stands alone: write options as in --players 4.`)
    if (flags.size > 1) throw new Mistake('choose one of --json, --records and --proofs.')
    const games = wholeNumber('games', texts.games ?? '20', 1, 1_000_000)
    const ruleset = await chooseRuleset(texts)
    const options = chooseOptions(ruleset, others)
    const players = chooseBots(ruleset, seatsOf(ruleset, options), texts.bots ?? bots[ruleset.name]!.standIn)
    const series: Series = { ruleset, options, seed: texts.seed ?? 'herald', bots: players.map(({ bot }) => bot) }

    const summary = new Summary(players.map(({ name }) => name))
    const begun = performance.now()
    await playAll(series, games, (game) => {
      if (flags.has('records')) return canonical(game.record)
      if (flags.has('proofs')) return canonical(proofOf(ruleset, game))
      summary.add(game.outcome)
      return undefined
    })
    if (flags.has('records') || flags.has('proofs')) return 0

    const figures = summary.figures((performance.now() - begun) / 1000)
    const { seed } = series
    await print(
      flags.has('json')
        ? `${JSON.stringify({ game: ruleset.name, options, seed, ...figures })}\n`
        : tableOf(figures, seed),
    )
    return 0
  },
}

/** `lineOf` is told of each game as soon as it is over; the line it gives, if any, is printed. */
async function playAll(series: Series, games: number, lineOf: (game: PlayedGame) => string | undefined): Promise<void> {
  const progress = progressBar(games)
  try {
    for (let number = 1; number <= games; number++) {
      progress.show(number - 1)
      const line = lineOf(playGame(series, number))
      if (!line) continue
      // Where both share the screen, the bar makes room.
      if (process.stdout.isTTY) progress.wipe()
      await print(`${line}\n`)
    }
  } finally {
    progress.wipe()
  }
}
