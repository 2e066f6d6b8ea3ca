// Looks for games that are due and that no job came to, and does them itself, so that whatever ails the queue costs a
// minute or two. There should be none: each is worth a warning. Then it tidies up.
import { carryOnUntilAsked } from '../games/carry-on.ts'
import { keepTime } from '../games/lapse.ts'
import { writeLetters } from '../games/letters/write.ts'
import type { GameId } from '../games/ports.ts'
import { startGame } from '../games/start-game.ts'
import type { JobTools, QueueWorker } from './worker.ts'

const PAGE = 100

export const sweepWorker: QueueWorker<'sweep'> = {
  queue: 'sweep',
  concurrency: 1,
  async run(tools) {
    const { outbox, letters, tidyUp, log } = tools
    // Whoever took the last seat starts the game, unless they die in between.
    await sweep(tools, outbox.full, startGame)
    await sweep(tools, outbox.unwatched, keepTime)
    await sweep(tools, outbox.overdue, carryOnUntilAsked)
    const since = new Date(tools.tools.clock().getTime() - tools.settings.overdueMs)
    for (const game of (await letters?.store.forgotten(since, PAGE)) ?? []) {
      log.warn({ game }, 'No job came to tell of this game: the sweep writes the letters')
      await writeLetters(letters!, game).catch((err) => log.error({ err, game }, 'The sweep could not write them'))
    }
    await tidyUp?.().catch((err) => log.error({ err }, 'What ran out could not be thrown away'))
  },
}

type Find = JobTools['outbox']['overdue']
type Work = (tools: JobTools['tools'], game: GameId) => Promise<unknown>

async function sweep({ tools, log, settings }: JobTools, find: Find, work: Work): Promise<void> {
  const since = new Date(tools.clock().getTime() - settings.overdueMs)
  for await (const game of forgotten(find, since)) {
    log.warn({ game }, 'No job came to this game: the sweep carries it on')
    // What is wrong with one game is not the others' trouble.
    await work(tools, game).catch((err) => log.error({ err, game }, 'The sweep could not carry it on'))
  }
}

async function* forgotten(find: Find, since: Date): AsyncGenerator<GameId> {
  let last: GameId | null = null
  do {
    const games: GameId[] = await find(since, last, PAGE)
    yield* games
    last = games.at(-1) ?? null
  } while (last !== null)
}
