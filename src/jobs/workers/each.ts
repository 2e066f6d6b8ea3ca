// The games of a job: what is wrong with one is not the others' trouble.
import { setImmediate as aMoment } from 'node:timers/promises'
import type { GameId } from '../../games/model/game.ts'

interface Trouble {
  readonly game: GameId
  readonly err: unknown
}

/** Of a job: with some of its games something went wrong, the others are done. */
export class GamesFailed extends Error {
  readonly troubles: readonly Trouble[]

  constructor(troubles: readonly Trouble[]) {
    super(troubles.map(({ game, err }) => `game ${game}: ${(err as Error).message}`).join('; '))
    this.troubles = troubles
  }
}

/** One after the other, and others come in between. */
export async function forEachGameInTurn(
  games: readonly GameId[],
  work: (game: GameId) => Promise<void>,
): Promise<void> {
  const troubles: Trouble[] = []
  for (const game of games) {
    await work(game).catch((err) => troubles.push({ game, err }))
    await aMoment()
  }
  if (troubles.length > 0) throw new GamesFailed(troubles)
}

/** All at once. Those that failed are told of when all are through, so that the job is tried again for them. */
export async function forEachGame(games: readonly GameId[], work: (game: GameId) => Promise<void>): Promise<void> {
  const troubles: Trouble[] = []
  await Promise.all(games.map((game) => work(game).catch((err) => troubles.push({ game, err }))))
  if (troubles.length > 0) throw new GamesFailed(troubles)
}
