// Somebody who plays over the API of a running server, as any client would: signs in by mail, and answers what is asked.
import { randomBytes } from 'node:crypto'
import type { Bot } from '../../src/bots/bot.ts'
import type { Question } from '../../src/rules/ruleset.ts'

export interface Receipt {
  readonly seat: number
  readonly seq: number
  readonly words: readonly string[]
  readonly places: readonly string[]
}

interface Seen {
  readonly card: { readonly status: string; readonly round: number; readonly seq: number }
  readonly view: { readonly questions: readonly Question[] } | null
}

export class Player {
  readonly receipts: Receipt[] = []
  readonly #address: string
  readonly #browser = randomBytes(32).toString('hex')
  readonly #bot: Bot
  readonly #luck: () => number
  #token = ''
  account = ''

  constructor(address: string, bot: Bot, luck: () => number) {
    this.#address = address
    this.#bot = bot
    this.#luck = luck
  }

  /** Refused is a mistake of ours. */
  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.#address}/v1${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        cookie: `herald_browser=${this.#browser}`,
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as T
  }

  /** `follow` gives the token of the link that was mailed. */
  async signIn(email: string, locale: string, follow: () => Promise<string>): Promise<void> {
    await this.call('POST', '/sign-in/links', { email, locale })
    this.#enter(await this.call('POST', '/sessions/link', { token: await follow() }))
  }

  async visit(name: string): Promise<void> {
    this.#enter(await this.call('POST', '/sessions/guest', { name }))
  }

  #enter({ account, accessToken }: { account: string; accessToken: string }): void {
    this.account = account
    this.#token = accessToken
  }

  look(game: string): Promise<Seen> {
    return this.call('GET', `/games/${game}`)
  }

  /** All they are asked now. */
  async answer(game: string): Promise<void> {
    const { view } = await this.look(game)
    for (const question of view?.questions ?? []) {
      const { t: kind, ...answer } = this.#bot.answer(view, question, this.#luck)
      const about = `?question=${encodeURIComponent(question.id)}`
      this.receipts.push(await this.call('PUT', `/games/${game}/answers/${kind}${about}`, answer))
    }
  }
}
