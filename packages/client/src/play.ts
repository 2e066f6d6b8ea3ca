// The loop of a bot: it hears of its games by the stream of its account, looks now and then anyway, answers what it is asked, and
// nothing twice. What it knows is in the server: it can be killed and started again at any moment.
import type { Card, Herald } from './client.ts'
import { ProblemError } from './problem.ts'
import { streamAccount } from './stream.ts'
import { backOff, wait } from './wait.ts'

/** A question as the view has it: its kind, its id, every option, and mostly `usual`, what silence would come to. */
export interface Asked {
  readonly id: string
  readonly t: string
  readonly usual?: Readonly<Record<string, unknown>>
  readonly [more: string]: unknown
}

/** What somebody sees who is asked. */
export interface Position {
  readonly game: string
  readonly ruleset: string
  readonly seat: number
  readonly card: Card
  // biome-ignore lint/suspicious/noExplicitAny: a view is the game's own; the reference has its shape
  readonly view: any
}

export interface Bot {
  /** The answer's fields; undefined for the usual one, or to wait where there is none. */
  answer(question: Asked, position: Position): object | undefined | Promise<object | undefined>
  /** A rule refused what it answered: a mistake of the bot's. The usual answer is given then, where there is one. */
  refused?(problem: ProblemError, question: Asked, position: Position): void
  /** A game is over. */
  over?(card: Card): void
}

export interface PlayOptions {
  /** Ends it. */
  readonly signal?: AbortSignal
  /** How often it looks by itself, in milliseconds; 15 seconds if left out. */
  readonly every?: number
  /** Told of what went wrong and is tried again. */
  readonly trouble?: (error: unknown) => void
}

const NOT_NOW = new Set([404, 409, 412, 428, 429, 503])

/** Plays all games of whoever the token belongs to, until it is stopped. Rejects where the token is good no more. */
export async function play(
  herald: Herald,
  bot: Bot,
  { signal, every = 15_000, trouble = () => {} }: PlayOptions = {},
): Promise<void> {
  const end = new AbortController()
  const stop = () => end.abort()
  if (signal?.aborted) return
  signal?.addEventListener('abort', stop, { once: true })
  const player = new Player(herald, bot, end.signal)
  const bell = new Bell()
  // The stream only rings: what is so is asked of the server.
  const listening = listen(herald, bell, end.signal, trouble)
  try {
    for (let failed = 0; !end.signal.aborted; ) {
      try {
        await player.round()
        failed = 0
        await bell.rung(every, end.signal)
      } catch (error) {
        if (end.signal.aborted) return
        if (error instanceof ProblemError && (error.status === 401 || error.status === 403)) throw error
        trouble(error)
        await wait(backOff(failed++, every), end.signal).catch(() => {})
      }
    }
  } finally {
    signal?.removeEventListener('abort', stop)
    end.abort()
    await listening
  }
}

async function listen(
  herald: Herald,
  bell: Bell,
  signal: AbortSignal,
  trouble: (error: unknown) => void,
): Promise<void> {
  try {
    for await (const { event } of streamAccount(herald, { signal })) if (event !== 'message') bell.ring()
  } catch (error) {
    // A server without the stream is looked at now and then; a token that is good no more is found out by looking.
    if (!signal.aborted) trouble(error)
  }
}

/** Rung once or often, it is heard once. */
class Bell {
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

class Player {
  readonly #herald: Herald
  readonly #bot: Bot
  readonly #signal: AbortSignal
  /** Questions it has dealt with, by game: the last of each is enough, as each has an id of its own. */
  readonly #dealtWith = new Map<string, Set<string>>()
  readonly #live = new Set<string>()
  /** Tables it has given its part of chance to. */
  readonly #gave = new Set<string>()

  constructor(herald: Herald, bot: Bot, signal: AbortSignal) {
    this.#herald = herald
    this.#bot = bot
    this.#signal = signal
  }

  /** Looks at all its games that are not over, once each, and answers what is asked. */
  async round(): Promise<void> {
    const live = new Set<string>()
    for await (const card of this.#herald.games({ which: 'mine', limit: 100 })) {
      live.add(card.id)
      if (card.status === 'open' && !this.#gave.has(card.id)) await this.#giveNonce(card)
      if (card.status === 'running' && card.waitsFor.length > 0) await this.#look(card.id)
    }
    for (const game of this.#live) if (!live.has(game)) await this.#end(game)
    for (const game of live) this.#live.add(game)
  }

  /** It is listed no more: over, or not its own any longer. */
  async #end(game: string): Promise<void> {
    for (const known of [this.#live, this.#gave, this.#dealtWith]) known.delete(game)
    const seen = await this.#herald.call<Seen>('get', '/v1/games/{game}', { path: { game }, signal: this.#signal })
    this.#bot.over?.(seen.data.card)
  }

  /** Its part of all chance, where it has given none. */
  async #giveNonce(card: Card): Promise<void> {
    const nonce = crypto.randomUUID()
    const given = this.#herald.call('put', '/v1/games/{game}/nonce', {
      path: { game: card.id },
      body: { nonce },
      signal: this.#signal,
    })
    await given.catch((error: unknown) => {
      if (!(error instanceof ProblemError) || !NOT_NOW.has(error.status)) throw error
    })
    this.#gave.add(card.id)
  }

  async #look(game: string): Promise<void> {
    // One answer may lead to the next question: as long as there is one that it has not dealt with.
    for (;;) {
      const seen = await this.#herald.call<Seen>('get', '/v1/games/{game}', { path: { game }, signal: this.#signal })
      const { card, viewer, view } = seen.data
      if (typeof viewer !== 'number') return
      const dealtWith = this.#dealtWith.get(game) ?? new Set<string>()
      this.#dealtWith.set(game, dealtWith)
      const mine = (view?.questions ?? []).filter(({ seat }) => seat === viewer)
      const question = mine.find(({ id }) => !dealtWith.has(id))
      if (!question) return
      await this.#answer(question, { game, ruleset: card.ruleset, seat: viewer, card, view }, dealtWith)
    }
  }

  async #answer(question: Asked, position: Position, dealtWith: Set<string>): Promise<void> {
    const own = (await this.#bot.answer(question, position)) ?? question.usual
    dealtWith.add(question.id)
    if (own === undefined) return
    try {
      await this.#hand(question, position, own)
    } catch (error) {
      if (!(error instanceof ProblemError)) {
        dealtWith.delete(question.id) // nobody could be reached: it is sent again, and counts once
        throw error
      }
      if (error.status === 400 || error.status === 422) {
        this.#bot.refused?.(error, question, position)
        if (question.usual && own !== question.usual) await this.#hand(question, position, question.usual)
      } else if (error.status === 429 || error.status === 503) {
        dealtWith.delete(question.id)
        throw error
      } else if (!NOT_NOW.has(error.status)) throw error // 409 and the like: the game has moved on, and is looked at again
    }
  }

  async #hand({ id, t: kind }: Asked, { game }: Position, answer: object): Promise<void> {
    const { t: _, ...body } = answer as { t?: string }
    const path = { game, kind }
    await this.#herald.call('put', '/v1/games/{game}/answers/{kind}', {
      path,
      query: { question: id },
      body,
      signal: this.#signal,
    })
  }
}

interface Seen {
  readonly card: Card
  readonly viewer: number | 'public'
  readonly view: { readonly questions: readonly (Asked & { readonly seat: number })[] } | null
}
