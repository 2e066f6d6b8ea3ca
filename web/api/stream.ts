// What happens, as it happens: server-sent events over fetch, which can say who asks. It comes again by itself after a while
// away, and resumes after the last event it was told.
import { isReached, onReach, reach } from './reach.ts'
import { accessToken, refresh, sessionToken } from './session.ts'

export interface Told {
  readonly event: string
  readonly data: unknown
  /** With which it goes on from here, if it has one. */
  readonly id: string | null
}

export interface Watching {
  readonly told: (message: Told) => void
  /** Whether the stream stands. */
  readonly connected: (isConnected: boolean) => void
}

/** Without a sign of life for so long, the connection is taken for dead: the server sends one every 25 seconds. */
const SILENCE_MS = 60_000
/** A stream that lasted so long may be followed by another one at once. */
const LASTED_MS = 5_000
const WAITS_MS = [500, 1000, 2000, 5000, 10_000]

/** One game, as whoever is here may know it. Gives what ends it. */
export const watchGame = (game: string, watching: Watching): (() => void) =>
  watch(`/v1/games/${game}/stream`, accessToken, null, watching)

/** All games of whoever is signed in, from where somebody was; the kind of each message is in its data. Gives what ends it. */
export const watchMine = (since: string | null, watching: Watching): (() => void) =>
  watch('/v1/me/stream?names=false', sessionToken, since, watching)

function watch(
  address: string,
  tokenNow: () => Promise<string | null>,
  since: string | null,
  { told, connected }: Watching,
): () => void {
  const ended = new AbortController()
  let last = since

  /** Gives whether the server itself has ended it, for a token that is over: with another one it goes on. */
  async function listen(): Promise<boolean> {
    const token = await tokenNow()
    const quiet = new AbortController()
    let alarm = setTimeout(() => quiet.abort(), SILENCE_MS)
    try {
      const response = await reach(
        new Request(address, {
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            ...(last !== null && { 'last-event-id': last }),
          },
          signal: AbortSignal.any([ended.signal, quiet.signal]),
        }),
      )
      if (response.status === 401 && token) await refresh(token)
      if (!response.ok || !response.body) throw new Error(String(response.status))
      connected(true)
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return false
        clearTimeout(alarm)
        alarm = setTimeout(() => quiet.abort(), SILENCE_MS)
        const messages = (text + value).split('\n\n')
        text = messages.pop()!
        for (const message of messages) {
          const said = readMessage(message)
          last = said.id ?? last
          const { kind = said.event, reason } = (said.data ?? {}) as { kind?: string; reason?: string }
          if (kind === 'ended') return reason === 'unknown-token'
          if (said.data) told(said)
        }
      }
    } finally {
      clearTimeout(alarm)
    }
  }

  async function keepListening(): Promise<void> {
    for (let tries = 0; !ended.signal.aborted; tries++) {
      const before = last
      const begun = Date.now()
      const goesOn = await listen().catch(() => false)
      if (ended.signal.aborted) return
      const lasted = Date.now() - begun > LASTED_MS
      if (goesOn && lasted) continue
      connected(false)
      if (lasted || last !== before) tries = 0
      await untilWorthATry(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)]!, ended.signal)
    }
  }
  void keepListening()
  return () => ended.abort()
}

function readMessage(message: string): Told {
  const fields = new Map(
    message.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  return {
    id: fields.get('id') ?? null,
    event: fields.get('event') ?? '',
    data: fields.has('data') ? JSON.parse(fields.get('data')!) : null,
  }
}

/** A while, or until the network or the server is back or somebody looks at the page again. */
function untilWorthATry(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const finish = () => {
      clearTimeout(timer)
      deaf()
      removeEventListener('online', finish)
      document.removeEventListener('visibilitychange', finish)
      signal.removeEventListener('abort', finish)
      done()
    }
    const timer = setTimeout(finish, ms)
    const deaf = onReach(() => isReached() && finish())
    addEventListener('online', finish)
    document.addEventListener('visibilitychange', finish)
    signal.addEventListener('abort', finish)
  })
}
