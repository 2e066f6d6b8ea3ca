// The loop of a bot: it hears of its games by the stream of its account, looks now and then anyway, answers what it is asked, and
// nothing twice. What it knows is in the server: it can be killed and started again at any moment.
import { Bell } from './bell.ts'
import type { Bot, Trouble } from './bot.ts'
import type { Herald } from './client.ts'
import { isForGood, Player } from './player.ts'
import { ProblemError } from './problem.ts'
import { streamAccount } from './stream.ts'
import { backOff, wait } from './wait.ts'

export interface PlayOptions {
  /** Ends it. */
  readonly signal?: AbortSignal
  /** How often it looks by itself, in milliseconds; 15 seconds if left out. */
  readonly every?: number
  /** Told of what went wrong and is tried again: what `answer` threw, what was refused, what could not be reached. `console.error` if left out. */
  readonly trouble?: Trouble
}

/** Plays all games of whoever the token belongs to, until it is stopped. Rejects where there is no token, or it is good no more. */
export async function play(
  herald: Herald,
  bot: Bot,
  { signal, every = 15_000, trouble = console.error }: PlayOptions = {},
): Promise<void> {
  if (signal?.aborted) return
  const end = new AbortController()
  const stop = () => end.abort()
  signal?.addEventListener('abort', stop, { once: true })
  const player = new Player(herald, bot, every, trouble, end.signal)
  const bell = new Bell()
  // The stream only rings: what is so is asked of the server.
  const listening = listen(herald, bell, end.signal, trouble)
  listening.catch(stop)
  try {
    for (let failed = 0; !end.signal.aborted; ) {
      try {
        const { rest, isWell } = await player.round()
        failed = isWell ? 0 : failed + 1
        await bell.rung(isWell ? rest : Math.min(rest, backOff(failed - 1, every)), end.signal)
      } catch (error) {
        if (end.signal.aborted) break
        if (isForGood(error)) throw error
        trouble(error)
        await wait(backOff(failed++, every), end.signal).catch(() => {})
      }
    }
  } finally {
    signal?.removeEventListener('abort', stop)
    end.abort()
    await listening
  }
}

/** Rejects where the server takes nobody without another token: lists of games are for everybody, and would only be empty. */
async function listen(herald: Herald, bell: Bell, signal: AbortSignal, trouble: Trouble): Promise<void> {
  try {
    for await (const { event } of streamAccount(herald, { signal })) if (event !== 'message') bell.ring()
  } catch (error) {
    if (signal.aborted) return
    if (error instanceof ProblemError && error.status === 401) throw error
    trouble(error) // a server without the stream is looked at now and then
  }
}
