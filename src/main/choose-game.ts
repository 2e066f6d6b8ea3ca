// Which game, and with which pack: what `--game` and `--pack` stand for.
import { stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { knownGame, knownGames } from '../rules/known-games.ts'
import type { Game, Ruleset } from '../rules/ruleset.ts'
import { readJson } from './json.ts'
import { codeOf, Mistake } from './mistake.ts'

/** For help texts. */
export const gameNames = knownGames.map((game) => game.name).join(', ')

/** The game of that name; the first there is if none is named. */
export function chooseGame(name: string | undefined): Game {
  const game = name === undefined ? knownGames[0] : knownGame(name)
  if (!game) throw new Mistake(`there is no game "${name}". Choose one of: ${gameNames}.`)
  return game
}

/** The game's rules, with the pack in that folder if one is named. */
export async function chooseRuleset(given: { game?: string; pack?: string }): Promise<Ruleset> {
  const game = chooseGame(given.game)
  if (given.pack === undefined) return game.standard
  const loaded = await loadPack(game, given.pack)
  if ('ruleset' in loaded) return loaded.ruleset
  throw new Mistake(`the pack in ${given.pack} is not sound: ${countFaults(loaded.faults)}.`, loaded.faults)
}

/** The rules a record is judged by: of the game that is named, or else of the one whose format it has. */
export async function rulesetByRecord(given: { game?: string; pack?: string }): Promise<(record: unknown) => Ruleset> {
  const chosen = await chooseRuleset(given)
  if (given.game !== undefined) return () => chosen
  const others = knownGames.map(({ standard }) => standard).filter(({ name }) => name !== chosen.name)
  return (record) => others.find(({ recordFormat }) => recordFormat === formatOf(record)) ?? chosen
}

const formatOf = (record: unknown): unknown =>
  typeof record === 'object' && record !== null && 'format' in record ? record.format : undefined

/** Its name is the folder's. */
export async function loadPack(game: Game, folder: string): Promise<ReturnType<Game['withPack']>> {
  await expectFolder(folder)
  const files: unknown[] = []
  for (const file of game.packFiles) files.push(await readJson(join(folder, file)))
  return game.withPack(packName(folder), files)
}

export const packName = (folder: string): string => basename(resolve(folder))

export const countFaults = (faults: readonly string[]): string =>
  faults.length === 1 ? '1 fault' : `${faults.length} faults`

async function expectFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch((error) => codeOf(error))
  if (found === 'ENOENT' || found === 'ENOTDIR') throw new Mistake(`there is no folder ${folder}.`)
  if (typeof found === 'object' && !found.isDirectory())
    throw new Mistake(`${folder} is a file; name the folder that holds the pack's files.`)
}
