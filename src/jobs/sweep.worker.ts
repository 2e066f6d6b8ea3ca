// Looks for games that are due and that no job came to, and does them itself, so that whatever ails the queue costs a
// minute or two. There should be none: each is worth a warning.
import { carryOnUntilAsked } from '../games/carry-on.ts'
import { writeLetters } from '../games/letters/write.ts'
import type { GameId, Outbox } from '../games/ports.ts'
import type { QueueWorker } from './worker.ts'

const PAGE = 100

export const sweepWorker: QueueWorker<'sweep'> = {
  queue: 'sweep',
  concurrency: 1,
  async run({ tools, outbox, letters, log, settings }) {
    const since = new Date(tools.clock().getTime() - settings.overdueMs)
    for await (const game of forgotten(outbox, since)) {
      log.warn({ game }, 'No job came to this game: the sweep carries it on')
      // What is wrong with one game is not the others' trouble.
      await carryOnUntilAsked(tools, game).catch((err) => log.error({ err, game }, 'The sweep could not carry it on'))
    }
    for (const game of (await letters?.store.forgotten(since, PAGE)) ?? []) {
      log.warn({ game }, 'No job came to tell of this game: the sweep writes the letters')
      await writeLetters(letters!, game).catch((err) => log.error({ err, game }, 'The sweep could not write them'))
    }
  },
}

async function* forgotten(outbox: Outbox, since: Date): AsyncGenerator<GameId> {
  let last: GameId | null = null
  do {
    const games: GameId[] = await outbox.overdue(since, last, PAGE)
    yield* games
    last = games.at(-1) ?? null
  } while (last !== null)
}
