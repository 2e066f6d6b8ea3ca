// Which game, and with which pack: what `--game` and `--pack` stand for.
import { stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { games } from '../../rules/games.ts'
import type { Finding, Game, Ruleset } from '../../rules/ruleset.ts'
import { isObject } from '../../rules/shape.ts'
import { type Kept, verify } from '../../rules/verify.ts'
import { rulesOfRecord, verifyBy } from '../../rules/verify-by.ts'
import { readJson } from './json.ts'
import { codeOf, Mistake } from './mistake.ts'

/** For help texts. */
export const gameNames = games.map((game) => game.name).join(', ')

/** The game of that name; the first there is if none is named. */
export function chooseGame(name: string | undefined): Game {
  const game = name === undefined ? games[0] : games.find((known) => known.name === name)
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
  // A pack that somebody brings is for its own game: other games' records are played with theirs.
  return (record) => {
    const own = rulesOfRecord(games, record)
    return own && (given.pack === undefined || own.name !== chosen.name) ? own : chosen
  }
}

/** What a proof is checked by: the rules it names, unless a game or a pack is named here. */
export async function verifierFor(given: {
  game?: string
  pack?: string
}): Promise<(proof: unknown, kept: Kept) => Finding[]> {
  if (given.pack !== undefined) {
    const chosen = await rulesetByRecord(given)
    return (proof, kept) => verify(chosen(isObject(proof) ? proof.record : undefined), proof, kept)
  }
  const known = given.game === undefined ? games : [chooseGame(given.game)]
  return (proof, kept) => verifyBy(known, proof, kept)
}

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
