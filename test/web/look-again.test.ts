// What is looked for is seen: also by a page that is still reading for the first time when it is told of something.
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gameKey } from '../../web/play/game-key.ts'
import { lookAgain, lookNoMore, lookSoon } from '../../web/play/look-again.ts'

const GAME = 'the-game'
const LONG_MS = 5_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  lookNoMore(GAME)
  vi.useRealTimers()
})

/** A page that shows some of a game. What it reads is how things stand when the question reaches the server, and the answer takes its time. */
function page(...parts: string[][]) {
  const memory = new QueryClient()
  const table = { stands: 'before', read: 0 }
  const shown = parts.map((part) => {
    const observer = new QueryObserver(memory, {
      queryKey: [...gameKey(GAME), ...part],
      queryFn: async () => {
        table.read++
        const { stands } = table
        await new Promise((done) => setTimeout(done, LONG_MS))
        return stands
      },
    })
    observer.subscribe(() => {})
    return observer
  })
  return { memory, table, shown: () => shown.map((observer) => observer.getCurrentResult().data) }
}

describe('A look', () => {
  it('sees what happened while the page was read for the first time', async () => {
    const { memory, table, shown } = page([], ['answers'])
    table.stands = 'after'
    lookSoon(memory, GAME, 'answers')
    await vi.advanceTimersByTimeAsync(4 * LONG_MS)
    expect(shown()).toEqual(['after', 'after'])
    expect(table.read).toBe(4)
  })

  it('begins anew what is being read once more', async () => {
    const { memory, table, shown } = page([])
    await vi.advanceTimersByTimeAsync(LONG_MS)
    void lookAgain(memory, GAME)
    await vi.advanceTimersByTimeAsync(LONG_MS / 2)
    table.stands = 'after'
    void lookAgain(memory, GAME)
    await vi.advanceTimersByTimeAsync(LONG_MS)
    expect(shown()).toEqual(['after'])
  })

  it('reads of what belongs to the game only what can be another', async () => {
    const { memory, table } = page([], ['answers'], ['talk'])
    await vi.advanceTimersByTimeAsync(LONG_MS)
    table.read = 0
    lookSoon(memory, GAME)
    await vi.advanceTimersByTimeAsync(2 * LONG_MS)
    expect(table.read).toBe(1)
    lookSoon(memory, GAME, 'answers', 'talk')
    await vi.advanceTimersByTimeAsync(2 * LONG_MS)
    expect(table.read).toBe(4)
  })
})
