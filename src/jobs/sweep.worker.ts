// Looks for games and letters that are due and that no job came to, and does them itself, so that whatever ails the queue
// costs a minute or two. There should be none: each is worth a warning. Then it tidies up.
import { carryOnUntilAsked } from '../games/carry-on.ts'
import { keepTime } from '../games/lapse.ts'
import type { GameId } from '../games/ports.ts'
import { startGame } from '../games/start-game.ts'
import { sendLetters } from './mail.worker.ts'
import { within } from './within.ts'
import type { JobTools, QueueWorker } from './worker.ts'

const PAGE = 100
/** A mail server that hangs does not keep the next sweep from its games; what is in hand goes on meanwhile. */
const SENDING_MS = 20_000

export const sweepWorker: QueueWorker<'sweep'> = {
  queue: 'sweep',
  concurrency: 1,
  async run(tools) {
    const { outbox, tidyUp, log } = tools
    await sweepTables(tools)
    await sweep(tools, outbox.unwatched, keepTime)
    await sweep(tools, outbox.overdue, carryOnUntilAsked)
    await sweepLetters(tools)
    await tidyUp?.().catch((err) => log.error({ err }, 'What ran out could not be thrown away'))
  },
}

type Find = JobTools['outbox']['overdue']
type Work = (tools: JobTools['tools'], game: GameId) => Promise<unknown>

/** What is older was forgotten. */
const sinceWhen = ({ tools, settings }: JobTools): Date => new Date(tools.clock().getTime() - settings.overdueMs)

/**
 * Whoever took the last seat, or gave the last nonce, starts the game, unless they die in between. Whoever gives no nonce is
 * not waited for: that is their choice, and worth no warning.
 */
async function sweepTables(jobTools: JobTools): Promise<void> {
  const { tools, outbox, log } = jobTools
  for await (const game of forgotten(outbox.full, sinceWhen(jobTools))) {
    log.info({ game }, 'This table is full and has waited: its game begins')
    await startGame(tools, game).catch((err) => log.error({ err, game }, 'The sweep could not begin it'))
  }
}

async function sweepLetters(tools: JobTools): Promise<void> {
  const { letters, log } = tools
  const late = (await letters?.store.late(sinceWhen(tools))) ?? 0
  if (late === 0) return
  log.warn({ letters: late }, 'No job came to send these letters: the sweep sends them')
  await within(SENDING_MS, sendLetters(tools)).catch((err) => log.error({ err }, 'The sweep could not send them'))
}

async function sweep(jobTools: JobTools, find: Find, work: Work): Promise<void> {
  const { tools, log } = jobTools
  for await (const game of forgotten(find, sinceWhen(jobTools))) {
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
