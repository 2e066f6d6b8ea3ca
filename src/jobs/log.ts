// Where this room says what somebody should look into. main passes it in.

export interface Log {
  info(about: object, line: string): void
  warn(about: object, line: string): void
  error(about: object, line: string): void
}

const OFTEN_MS = 10_000

/** The same words again, within some seconds, are not worth a line: a connection that is away is tried again and again. */
export function notTooOften(say: (words: string) => void): (words: string) => void {
  const said = new Map<string, number>()
  return (words) => {
    const now = Date.now()
    if (now - (said.get(words) ?? 0) < OFTEN_MS) return
    if (said.size > 100) said.clear()
    said.set(words, now)
    say(words)
  }
}
