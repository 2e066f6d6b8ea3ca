// What a bot still has to answer in one game: each question once, and again only where no answer of its own has come to stand.
import type { Asked } from './shapes.ts'
import { backOff } from './wait.ts'

/** How often a rule may refuse what is answered to a question as it stands: the same bot would only say the same again. */
const MOST_REFUSALS = 5

interface Entry {
  /** The question as it stood; null when it is dealt with for good. */
  readonly state: string | null
  readonly failures: number
  readonly refusals: number
  readonly notBefore: number
}

export class Agenda {
  readonly #entries = new Map<string, Entry>()
  readonly #every: number

  /** `every` is the longest that a question waits to be asked again. */
  constructor(every: number) {
    this.#every = every
  }

  isDue(question: Asked): boolean {
    const entry = this.#entries.get(question.id)
    if (!entry) return true
    if (entry.state === null) return false
    return entry.state === stateOf(question) ? entry.notBefore <= performance.now() : true
  }

  done({ id }: Asked): void {
    this.#entries.set(id, { state: null, failures: 0, refusals: 0, notBefore: Number.POSITIVE_INFINITY })
  }

  /** The bot would rather wait. */
  waits(question: Asked): void {
    this.#put(question, 0, this.#every)
  }

  /** The bot failed: later each time. */
  failed(question: Asked): void {
    this.#put(question, 0, backOff(this.#before(question).failures, this.#every))
  }

  /** A rule refused: later each time, and not for ever. */
  refused(question: Asked): void {
    const { failures, refusals } = this.#before(question)
    const isEnough = refusals + 1 >= MOST_REFUSALS
    this.#put(question, 1, isEnough ? Number.POSITIVE_INFINITY : backOff(failures, this.#every))
  }

  /** In how many milliseconds the first of these is to be asked again; never is Infinity. */
  next(questions: readonly Asked[]): number {
    const times = questions.map(({ id }) => this.#entries.get(id)?.notBefore ?? Number.POSITIVE_INFINITY)
    return Math.max(0, Math.min(...times) - performance.now())
  }

  #before(question: Asked): Pick<Entry, 'failures' | 'refusals'> {
    const entry = this.#entries.get(question.id)
    return entry?.state === stateOf(question) ? entry : { failures: 0, refusals: 0 }
  }

  #put(question: Asked, refused: 0 | 1, after: number): void {
    const { failures, refusals } = this.#before(question)
    this.#entries.set(question.id, {
      state: stateOf(question),
      failures: failures + 1,
      refusals: refusals + refused,
      notBefore: performance.now() + after,
    })
  }
}

/** Another list of options is another question, to which another answer may be right. */
const stateOf = (question: Asked): string => JSON.stringify(question)
