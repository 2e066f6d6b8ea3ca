// Streams that go on: opened again after the last message, for as long as somebody listens.
import type { Herald } from './client.ts'
import { eventsIn } from './events.ts'
import { problemOf } from './problem.ts'
import type { AccountMessage, GameMessage } from './shapes.ts'
import { backOff, wait } from './wait.ts'

interface StreamOptions {
  readonly signal?: AbortSignal
  /** Where somebody left off before: the id of the last message they had. */
  readonly since?: string | null
}

/** All your games and invitations: `present` first, then `game`, `gone`, `message`, `invitation`. */
export const streamAccount = (herald: Herald, options: StreamOptions = {}): AsyncGenerator<AccountMessage> =>
  follow<AccountMessage>(herald, '/v1/me/stream', {}, options)

/** One game, event by event. */
export const streamGame = (herald: Herald, game: string, options: StreamOptions = {}): AsyncGenerator<GameMessage> =>
  follow<GameMessage>(herald, '/v1/games/{game}/stream', { game }, options)

/** The longest between two tries to open it again. */
const LONGEST_MS = 30_000
/** A server says something every 25 seconds; one that does not is gone, whatever the connection says. */
const SILENT_MS = 70_000
/** Reasons for an end after which it cannot be opened again: by the kinds of problems. */
const FOR_GOOD = new Set(['unknown-token', 'no-such-game', 'no-token', 'scope'])

async function* follow<M>(
  herald: Herald,
  path: string,
  places: Readonly<Record<string, string>>,
  { signal, since = null }: StreamOptions,
): AsyncGenerator<M> {
  let last = since
  for (let attempt = 0; !signal?.aborted; attempt++) {
    const ear = new AbortController()
    const stop = () => ear.abort()
    signal?.addEventListener('abort', stop, { once: true })
    let silence = setTimeout(stop, SILENT_MS)
    try {
      const headers = { accept: 'text/event-stream', ...(last !== null && { 'last-event-id': last }) }
      const response = await herald.send('get', path, { path: places, headers, signal: ear.signal })
      if (!response.ok) throw await problemOf(response) // refused: not for us to try again
      const heard = response.body!.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(piece, on) {
            clearTimeout(silence)
            silence = setTimeout(stop, SILENT_MS)
            on.enqueue(piece)
          },
        }),
      )
      for await (const { id, event, data } of eventsIn(heard)) {
        attempt = 0
        last = id ?? last
        const said: unknown = JSON.parse(data)
        const reason = event === 'ended' ? reasonIn(said) : undefined
        if (reason === undefined || FOR_GOOD.has(reason)) yield { id, event, data: said } as M
        if (reason !== undefined && FOR_GOOD.has(reason)) return
      }
    } catch (error) {
      if (signal?.aborted) return
      if ((error as { status?: number }).status !== undefined) throw error
    } finally {
      clearTimeout(silence)
      signal?.removeEventListener('abort', stop)
      ear.abort()
    }
    await wait(backOff(attempt, LONGEST_MS), signal).catch(() => {})
  }
}

/** Why the stream ended; a game may call an event of its own the same, and that is only told. */
const reasonIn = (said: unknown): string | undefined =>
  typeof said === 'object' && said !== null && 'reason' in said && !('seq' in said) ? String(said.reason) : undefined
