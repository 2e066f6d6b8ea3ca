// However much happens at a table, it is looked at now and once more, and the last thing that happened is not missed.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { APART_MS, gather, TOGETHER_MS } from '../../web/play/gather.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Looks, by what was looked for and when. */
function watching(lasts = 0) {
  const begun = Date.now()
  const looks: { at: number; what: string[] }[] = []
  const gathering = gather<string>((what) => {
    looks.push({ at: Date.now() - begun, what: [...what] })
    return new Promise<void>((done) => setTimeout(done, lasts))
  })
  return { looks, ...gathering }
}

describe('Many events', () => {
  it('that come together are one look', async () => {
    const { looks, soon } = watching()
    for (let i = 0; i < 48; i++) soon()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(looks.map(({ at }) => at)).toEqual([TOGETHER_MS])
  })

  it('within a second are one look now and one later, which sees the last of them', async () => {
    const { looks, soon } = watching()
    for (let i = 0; i < 48; i++) {
      soon(i === 47 ? 'last' : 'first')
      await vi.advanceTimersByTimeAsync(20)
    }
    await vi.advanceTimersByTimeAsync(60_000)
    expect(looks.map(({ at }) => at)).toEqual([TOGETHER_MS, TOGETHER_MS + APART_MS])
    expect(looks[1]!.what).toContain('last')
  })

  it('without end are a look every two seconds', async () => {
    const { looks, soon } = watching()
    for (let i = 0; i < 600; i++) {
      soon()
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(looks.length).toBeLessThanOrEqual(60_000 / APART_MS)
  })

  it('wait for a look that has not come back', async () => {
    const { looks, soon } = watching(30_000)
    for (let i = 0; i < 100; i++) {
      soon()
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(looks).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(looks).toHaveLength(2)
  })
})

describe('What somebody does themselves', () => {
  it('is looked at at once, together with what was told of it', async () => {
    const { looks, soon, now } = watching()
    soon('told')
    await vi.advanceTimersByTimeAsync(10)
    void now('done')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(looks).toEqual([{ at: 10, what: ['told', 'done'] }])
  })

  it('and nothing is looked at once the table is left', async () => {
    const { looks, soon, stop } = watching()
    soon()
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(looks).toEqual([])
  })
})
