// Who plays: looks at its games, answers what it is asked, and nothing twice. What goes wrong at one table is no other table's.
import { Agenda } from './agenda.ts'
import type { Bot, Position, Trouble } from './bot.ts'
import type { Herald } from './client.ts'
import { ProblemError } from './problem.ts'
import type { Answer, Asked, Card } from './shapes.ts'

const NOT_NOW = new Set([404, 409, 412, 428])
const REFUSED = new Set([400, 422])
/** Said to whoever asks, whichever game it is about. */
const FOR_ALL = new Set([401, 429, 503])

/** The token is no good, or not for this: nothing that is tried again. */
export const isForGood = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && (error.status === 401 || error.kind === 'scope')

export class Player {
  readonly #herald: Herald
  readonly #bot: Bot
  readonly #every: number
  readonly #trouble: Trouble
  readonly #signal: AbortSignal
  readonly #agendas = new Map<string, Agenda>()
  readonly #live = new Set<string>()
  /** Tables it has given its part of chance to. */
  readonly #gave = new Set<string>()
  /** In how many milliseconds it is to ask again what is still open. */
  #next = Number.POSITIVE_INFINITY

  constructor(herald: Herald, bot: Bot, every: number, trouble: Trouble, signal: AbortSignal) {
    this.#herald = herald
    this.#bot = bot
    this.#every = every
    this.#trouble = trouble
    this.#signal = signal
  }

  /** Looks at all its games that are not over, once each, and answers what is asked. Says how long it may rest, and what went well. */
  async round(): Promise<{ rest: number; isWell: boolean }> {
    const live = new Set<string>()
    let isWell = true
    const apart = async (game: string, work: () => Promise<void>) => {
      try {
        await work()
      } catch (error) {
        const isOurs = error instanceof ProblemError && FOR_ALL.has(error.status)
        if (this.#signal.aborted || isOurs || isForGood(error)) throw error
        this.#trouble(error, { game })
        isWell = false
      }
    }
    this.#next = this.#every
    for await (const card of this.#herald.games({ which: 'mine', limit: 100 })) {
      live.add(card.id)
      await apart(card.id, () => this.#tend(card))
    }
    for (const game of this.#live) if (!live.has(game)) await apart(game, () => this.#end(game))
    for (const game of live) this.#live.add(game)
    return { rest: this.#next, isWell }
  }

  async #tend(card: Card): Promise<void> {
    if (card.status === 'open' && !this.#gave.has(card.id)) await this.#giveNonce(card)
    if (card.status === 'running' && card.waitsFor.length > 0) await this.#look(card.id)
  }

  /** It is listed no more: over, or not its own any longer. */
  async #end(game: string): Promise<void> {
    for (const known of [this.#live, this.#gave, this.#agendas]) known.delete(game)
    const { data } = await this.#herald.get('/v1/games/{game}', { path: { game }, signal: this.#signal })
    this.#bot.over?.(data.card)
  }

  /** Its part of all chance, where it has given none. */
  async #giveNonce({ id: game }: Card): Promise<void> {
    const body = { nonce: crypto.randomUUID() }
    const given = this.#herald.put('/v1/games/{game}/nonce', { path: { game }, body, signal: this.#signal })
    await given.catch((error: unknown) => {
      if (!(error instanceof ProblemError) || !NOT_NOW.has(error.status)) throw error
    })
    this.#gave.add(game)
  }

  async #look(game: string): Promise<void> {
    const agenda = this.#agendas.get(game) ?? new Agenda(this.#every)
    this.#agendas.set(game, agenda)
    // One answer may lead to the next question: as long as there is one that it was not asked just now.
    for (const asked = new Set<string>(); ; ) {
      const seen = await this.#herald.get('/v1/games/{game}', { path: { game }, signal: this.#signal })
      const { card, viewer, view } = seen.data
      if (typeof viewer !== 'number' || view === null) return
      const questions: readonly Asked[] = view.questions
      const mine = questions.filter(({ seat }) => seat === viewer)
      const question = mine.find((one) => !asked.has(one.id) && agenda.isDue(one))
      if (!question) {
        this.#next = Math.min(this.#next, agenda.next(mine))
        return
      }
      asked.add(question.id)
      await this.#answer(question, { game, ruleset: card.ruleset, seat: viewer, card, view }, agenda)
    }
  }

  async #answer(question: Asked, position: Position, agenda: Agenda): Promise<void> {
    const where = { game: position.game, question: question.id }
    let own: Answer | undefined
    try {
      own = (await this.#bot.answer(question, position)) ?? question.usual
    } catch (error) {
      if (this.#signal.aborted) throw error
      agenda.failed(question)
      return this.#trouble(error, where)
    }
    if (own === undefined) return agenda.waits(question)
    const refusal = await this.#hand(question, position, own)
    if (!refusal) return agenda.done(question)
    agenda.refused(question)
    this.#bot.refused?.(refusal, question, position)
    const { usual } = question
    if (usual && own !== usual && !(await this.#hand(question, position, usual))) {
      agenda.done(question)
      if (this.#bot.refused) return
    }
    this.#trouble(refusal, where)
  }

  /** Gives what a rule has against it. A game that has moved on is looked at again, and what may come later is thrown. */
  async #hand({ id, t: kind }: Asked, { game }: Position, answer: Answer): Promise<ProblemError | undefined> {
    const { t: _, ...body } = answer
    try {
      const path = { game, kind }
      await this.#herald.call('put', '/v1/games/{game}/answers/{kind}', {
        ...{ path, query: { question: id }, body, signal: this.#signal },
      })
      return undefined
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error // nobody could be reached: it is sent again, and counts once
      if (REFUSED.has(error.status)) return error
      if (NOT_NOW.has(error.status)) return undefined
      throw error
    }
  }
}
