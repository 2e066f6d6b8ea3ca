// How often somebody was refused lately. Every refusal is a debt, time pays it off; whoever owes more than people do by
// mistake is known by that.

interface Debt {
  owed: number
  at: number
}

export interface Credit {
  /** So many refusals at once are anybody's. */
  readonly most: number
  /** And so many more a second. */
  readonly aSecond: number
}

/** Names that are remembered; those that were refused longest ago make room. */
const REMEMBERED = 50_000

export class Debts {
  readonly #credit: Credit
  readonly #now: () => number
  readonly #debts = new Map<string, Debt>()

  constructor(credit: Credit, now: () => number = () => performance.now()) {
    this.#credit = credit
    this.#now = now
  }

  add(name: string): void {
    const owed = Math.min(this.#owedBy(name) + 1, 2 * this.#credit.most) // whoever stops is soon forgiven
    this.#debts.delete(name) // the order of the map is that of the last refusals
    this.#debts.set(name, { owed, at: this.#now() })
    if (this.#debts.size > REMEMBERED) this.#debts.delete(this.#debts.keys().next().value!)
  }

  isTooMuch(name: string): boolean {
    return this.#owedBy(name) > this.#credit.most
  }

  #owedBy(name: string): number {
    const debt = this.#debts.get(name)
    if (!debt) return 0
    return Math.max(0, debt.owed - ((this.#now() - debt.at) / 1000) * this.#credit.aSecond)
  }
}
