// A log that a test can read, and wait for.
import type { Log } from '../../src/jobs/log.ts'

export interface Line {
  level: keyof Log
  about: Record<string, unknown>
  line: string
}

export function readableLog() {
  const lines: Line[] = []
  const waiting = new Set<() => void>()
  const note = (level: keyof Log) => (about: object, line: string) => {
    lines.push({ level, about: about as Record<string, unknown>, line })
    for (const look of [...waiting]) look()
  }
  const log: Log = { info: note('info'), warn: note('warn'), error: note('error') }
  /** The first line that fits, now or later. */
  const said = (fits: (line: Line) => boolean) =>
    new Promise<Line>((found) => {
      const look = () => {
        const line = lines.find(fits)
        if (!line) return
        waiting.delete(look)
        found(line)
      }
      waiting.add(look)
      look()
    })
  return { log, lines, said }
}
