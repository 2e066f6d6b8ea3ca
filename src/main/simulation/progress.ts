// A progress bar on stderr, for somebody who looks on: in a terminal and nowhere else.

const REDRAW_MS = 100
const WIDEST_BAR = 30
const NARROWEST_BAR = 5
const START_OF_LINE = '\r\u001b[2K'

export interface Progress {
  /** Draws, unless it did so a moment ago. */
  show(done: number): void
  /** Takes the bar off the screen; it comes back with the next `show` that draws. */
  wipe(): void
}

type Screen = Pick<NodeJS.WriteStream, 'isTTY' | 'columns'> & { write(text: string): unknown }

export function progressBar(total: number, screen: Screen = process.stderr): Progress {
  if (!screen.isTTY) return { show() {}, wipe() {} }
  const begun = performance.now()
  let drawn = Number.NEGATIVE_INFINITY
  let isThere = false
  return {
    show(done) {
      const now = performance.now()
      if (now - drawn < REDRAW_MS) return
      drawn = now
      isThere = true
      screen.write(START_OF_LINE + barText(done, total, now - begun, screen.columns || 80))
    },
    wipe() {
      if (isThere) screen.write(START_OF_LINE)
      isThere = false
    },
  }
}

/** Never as wide as the screen, or it would wrap and could not be wiped. */
export function barText(done: number, total: number, elapsed: number, columns: number): string {
  const left = done > 0 ? `, ${timeText((elapsed / done) * (total - done))} left` : ''
  const words = `${done} of ${total} games${left}`
  const width = Math.min(WIDEST_BAR, columns - words.length - 4)
  if (width < NARROWEST_BAR) return words.slice(0, columns - 1)
  return `[${'#'.repeat(Math.floor((width * done) / total)).padEnd(width, '.')}] ${words}`
}

function timeText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
