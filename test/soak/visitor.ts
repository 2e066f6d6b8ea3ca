// Somebody who plays nothing and looks at everything: cards, boards, rounds, logs and proofs, and a stream for a while.
import { setTimeout as wait } from 'node:timers/promises'

const STREAM_MS = 4000
const PAUSE_MS = 400
/** A guest stays for so many looks; then comes another. */
const LOOKS_A_GUEST = 60

export interface Visit {
  /** How often something was looked at. */
  looks: number
  /** Answers that are a mistake of the server's. */
  readonly faults: string[]
}

/** Until it is over. `games`: those there are by now. */
export async function visit(
  addresses: readonly string[],
  games: readonly string[],
  isOver: () => boolean,
  told: Visit,
): Promise<void> {
  let token = ''
  for (let look = 0; !isOver(); look++) {
    const address = `${addresses[look % addresses.length]}/v1`
    const get = async (path: string) => {
      const response = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } })
      await response.arrayBuffer()
      told.looks++
      if (response.status >= 500) told.faults.push(`GET ${path}: ${response.status}`)
    }
    if (look % LOOKS_A_GUEST === 0) token = await arrive(address)
    // Games that are over now and then, mostly those that are on.
    const game = games[Math.floor(Math.random() ** 0.3 * games.length)]
    if (game === undefined) await wait(PAUSE_MS)
    else {
      for (const what of ['', '/board.svg', '/board.png', '/rounds', '/log', '/figures', '/proof'])
        await get(`/games/${game}${what}`)
      await get('/games?status=running')
      await listen(`${address}/games/${game}/stream`, token)
    }
    await wait(PAUSE_MS)
  }
}

async function arrive(address: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${address}/sessions/guest`, { method: 'POST', headers, body: '{"name":"Visitor"}' })
  return ((await response.json()) as { accessToken: string }).accessToken
}

/** Whoever looks on goes again without a word. */
async function listen(url: string, token: string): Promise<void> {
  try {
    const headers = { authorization: `Bearer ${token}`, 'last-event-id': '0' }
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(STREAM_MS) })
    await response.arrayBuffer()
  } catch {} // it was time to go
}
