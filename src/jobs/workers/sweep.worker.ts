// Looks for games, letters and deliveries that are due and that no job came to, and does them itself, so that whatever ails the queue
// costs a minute or two. There should be none: each is worth a warning. Then it tidies up.
import { carryOnUntilAsked } from '../../games/advance/carry-on.ts'
import { keepTime } from '../../games/clock/lapse.ts'
import { startGame } from '../../games/lobby/start-game.ts'
import type { GameId } from '../../games/model/game.ts'
import type { Due, FindDue } from '../../games/ports/outbox.ts'
import { within } from '../within.ts'
import { isLeftToOthers } from './left-to-others.ts'
import { sendLetters } from './mail.worker.ts'
import { untilDone } from './until-done.ts'
import type { JobDependencies, QueueWorker } from './worker.ts'

const PAGE = 100
/** A mail server that hangs does not keep the next sweep from its games; what is in hand goes on meanwhile. */
const SENDING_MS = 20_000

export const sweepWorker: QueueWorker<'sweep'> = {
  queue: 'sweep',
  concurrency: 1,
  async run(deps) {
    const { outbox, tidyUp, log } = deps
    await sweepTables(deps)
    await sweep(deps, outbox.unwatched, keepTime)
    for (const find of [outbox.overdue, outbox.undone])
      await sweep(deps, find, (tools, game) => untilDone(outbox, [game], (one) => carryOnUntilAsked(tools, one)))
    await sweepLetters(deps)
    await sweepDeliveries(deps)
    await tidyUp?.().catch((err) => log.error({ err }, 'What ran out could not be thrown away'))
  },
}

type Work = (deps: JobDependencies['deps'], game: GameId) => Promise<unknown>

/** What is older was forgotten. */
const sinceWhen = ({ deps, settings }: JobDependencies): Date => new Date(deps.clock().getTime() - settings.overdueMs)

/**
 * Whoever took the last seat, or gave the last nonce, starts the game, unless they die in between. Whoever gives no nonce is
 * not waited for: that is their choice, and worth no warning.
 */
async function sweepTables(jobTools: JobDependencies): Promise<void> {
  const { deps, outbox, log } = jobTools
  for await (const game of forgotten(outbox.full, sinceWhen(jobTools))) {
    if (await isLeftToOthers(jobTools, game)) continue
    log.info({ game }, 'This table is full and has waited: its game begins')
    await startGame(deps, game).catch((err) => log.error({ err, game }, 'The sweep could not begin it'))
  }
}

async function sweepLetters(deps: JobDependencies): Promise<void> {
  const { letters, accountMail, log } = deps
  const since = sinceWhen(deps)
  const late = ((await letters?.store.late(since)) ?? 0) + ((await accountMail?.late(since)) ?? 0)
  if (late === 0) return
  log.warn({ letters: late }, 'No job came to send these letters: the sweep sends them')
  await within(SENDING_MS, sendLetters(deps)).catch((err) => log.error({ err }, 'The sweep could not send them'))
}

async function sweepDeliveries(jobTools: JobDependencies): Promise<void> {
  const { deps, deliveries, log } = jobTools
  const late = deliveries ? await deps.hooks.late(sinceWhen(jobTools)) : 0
  if (late === 0) return
  log.warn({ deliveries: late }, 'No job came to make these deliveries: the sweep makes them')
  await within(SENDING_MS, deliveries!.run()).catch((err) => log.error({ err }, 'The sweep could not make them'))
}

async function sweep(jobTools: JobDependencies, find: FindDue, work: Work): Promise<void> {
  const { deps, log } = jobTools
  for await (const game of forgotten(find, sinceWhen(jobTools))) {
    if (await isLeftToOthers(jobTools, game)) continue
    log.warn({ game }, 'No job came to this game: the sweep carries it on')
    // What is wrong with one game is not the others' trouble.
    await work(deps, game).catch((err) => log.error({ err, game }, 'The sweep could not carry it on'))
  }
}

/** Each once, also one that stays where it is: the next are those after it. */
async function* forgotten(find: FindDue, since: Date): AsyncGenerator<GameId> {
  let last: Due | null = null
  do {
    const due: Due[] = await find(since, last, PAGE)
    for (const { game } of due) yield game
    last = due.at(-1) ?? null
  } while (last !== null)
}
