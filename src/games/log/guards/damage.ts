// Logs that cannot be read, told to whoever looks after this process: each once, however many ask for it.
import type { DamagedLog } from '../../model/damaged-log.ts'

/** More than anybody looks into. */
const MOST = 1000

export class Damage {
  readonly #tell: (error: DamagedLog) => void
  readonly #told = new Set<string>()

  constructor(tell: (error: DamagedLog) => void) {
    this.#tell = tell
  }

  hear(error: DamagedLog): void {
    if (this.#told.has(error.message)) return
    if (this.#told.size === MOST) this.#told.delete(this.#told.keys().next().value!)
    this.#told.add(error.message)
    this.#tell(error)
  }
}
