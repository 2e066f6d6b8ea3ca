// The progress bar: on a terminal and nowhere else, and never wider than it.
import { describe, expect, it, vi } from 'vitest'
import { barText, progressBar } from '../../src/main/simulation/progress.ts'

function screen(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, columns: 80, written, write: (text: string) => written.push(text) }
}

describe('The progress bar', () => {
  it('shows games done and the time left', () => {
    expect(barText(0, 20, 0, 80)).toBe('[..............................] 0 of 20 games')
    expect(barText(5, 20, 5000, 80)).toBe('[#######.......................] 5 of 20 games, 15 s left')
    expect(barText(1, 1000, 200, 80)).toMatch(/, 4 min left$/)
    expect(barText(1, 100_000, 200, 80)).toMatch(/, 5 h 34 min left$/)
  })

  it.each([1, 10, 24, 30, 40, 80, 200])('is narrower than %d columns', (columns) =>
    expect(barText(5, 20, 5000, columns).length).toBeLessThan(columns),
  )

  it('draws at most ten times a second and wipes itself', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    try {
      const terminal = screen(true)
      const bar = progressBar(1000, terminal)
      for (let done = 0; done < 1000; done++) {
        bar.show(done)
        vi.advanceTimersByTime(1)
      }
      expect(terminal.written).toHaveLength(10)
      bar.wipe()
      bar.wipe()
      expect(terminal.written).toHaveLength(11)
      expect(terminal.written.at(-1)).toBe('\r\u001b[2K')
    } finally {
      vi.useRealTimers()
    }
  })

  it('keeps away from what is no terminal', () => {
    const file = screen(false)
    const bar = progressBar(3, file)
    bar.show(1)
    bar.wipe()
    expect(file.written).toEqual([])
  })
})
