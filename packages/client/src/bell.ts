// Wakes whoever waits for it: rung once or often, it is heard once.
import { wait } from './wait.ts'

export class Bell {
  #isRung = false
  #hear: (() => void) | undefined

  ring(): void {
    this.#isRung = true
    this.#hear?.()
  }

  async rung(most: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return // what it was stopped by may be what it has just done
    const heard = new AbortController()
    const stop = () => heard.abort()
    signal.addEventListener('abort', stop, { once: true })
    this.#hear = stop
    if (!this.#isRung) await wait(most, heard.signal).catch(() => {})
    signal.removeEventListener('abort', stop)
    this.#hear = undefined
    this.#isRung = false
  }
}
