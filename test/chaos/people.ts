// People who play through it all: they sign in by mail, ask any API, ask again when nobody answers, answer whatever they are
// asked, hand in more than once now and then, and keep their receipts.
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Question } from '../../src/rules/ruleset.ts'
import { subscribed } from '../support/push-service.ts'
import type { Kind } from './games.ts'
import type { Post } from './post.ts'
import type { Receiver } from './receiver.ts'

export interface Receipt {
  readonly game: string
  readonly seq: number
  readonly head: string
  readonly seal: string
  readonly salt: string | null
}

export type Luck = () => number

/** Patience with a server that is not there: it has been killed, and comes back. */
const AGAIN_MS = 100
const POLL_MS = 150
const PATIENCE_MS = 15_000
/** Who waits for a letter asks for another one: not too soon, as the links in earlier ones end with it. */
const LETTER_MS = 10_000

/** What everybody's program is called. */
export const PROGRAM = 'A program of the town'

/** Whatever befalls the town, this does not happen. */
class Fault extends Error {}

interface Answer<T> {
  readonly status: number
  readonly body: T
}

interface Seen {
  readonly card: { readonly status: string }
  readonly view: { readonly questions: readonly Question[] } | null
}

export interface World {
  readonly addresses: readonly string[]
  readonly post: Post
  readonly receiver: Receiver
  readonly luck: Luck
}

export class Person {
  readonly receipts: Receipt[] = []
  readonly email: string
  readonly locale: 'en' | 'de'
  /** Where a program of theirs is told, and their browser. */
  readonly hookPath: string
  readonly pushPath: string
  readonly browser: ReturnType<typeof subscribed>
  readonly #world: World
  readonly #browser = randomBytes(32).toString('hex')
  readonly #links = new Set<string>()
  #token = ''

  constructor(world: World, name: string) {
    this.#world = world
    this.email = `${name}@example.org`
    this.locale = world.luck() < 0.5 ? 'en' : 'de'
    this.hookPath = `/hook/${name}`
    this.pushPath = `/push/${name}`
    this.browser = subscribed(world.receiver.url + this.pushPath)
  }

  /** Until somebody answers. Whoever asks twice may find it done: the caller knows what that means. */
  async call<T>(method: string, path: string, body?: object): Promise<Answer<T>> {
    const { addresses, luck } = this.#world
    for (;;) {
      const address = addresses[Math.floor(luck() * addresses.length)]!
      try {
        const response = await fetch(`${address}/v1${path}`, {
          method,
          headers: {
            ...(body && { 'content-type': 'application/json' }),
            cookie: `herald_browser=${this.#browser}`,
            ...(this.#token && { authorization: `Bearer ${this.#token}` }),
          },
          ...(body && { body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        const text = await response.text()
        if (response.status === 500) throw new Fault(`${method} ${path}: ${text}`)
        // 503 while the database is away; whether it was done is found out by asking again.
        // 408 where this machine is too busy for the question to have come in time.
        if (response.status === 401 && this.#token) await this.arrive()
        else if (response.status < 500 && response.status !== 408)
          return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as T }
      } catch (error) {
        if (error instanceof Fault) throw error // otherwise nobody was there
      }
      await wait(AGAIN_MS)
    }
  }

  /** By mail, also when one was here for too long. */
  async arrive(): Promise<void> {
    const { post } = this.#world
    this.#token = ''
    while (!this.#token) {
      await this.call('POST', '/sign-in/links', { email: this.email, locale: this.locale })
      const token = await post.link(this.email, this.#links, LETTER_MS)
      if (token === undefined) continue
      this.#links.add(token)
      const { status, body } = await this.call<{ accessToken: string }>('POST', '/sessions/link', { token })
      // Whoever followed it and was not told asks for another one.
      if (status === 201) this.#token = body.accessToken
    }
    // Whoever is asked answers before a letter could say so: it would be old news.
    const mail = { letters: { 'your-turn': 'off' }, push: { 'your-turn': false } }
    await this.call('PATCH', '/me', { mail })
    await this.#beTold()
    post.moveIn(this.email)
  }

  /** By one program; whoever asked twice has two, and takes one away before anything happens. And by this browser, in this session. */
  async #beTold(): Promise<void> {
    const url = this.#world.receiver.url + this.hookPath
    const mine = async () => (await this.call<{ id: string }[]>('GET', '/me/webhooks')).body
    if ((await mine()).length === 0) {
      const kinds = ['game-began', 'round-over', 'game-over']
      await this.call('POST', '/me/webhooks', { name: PROGRAM, url, kinds })
      for (const { id } of (await mine()).slice(1)) await this.call('DELETE', `/me/webhooks/${id}`)
    }
    const { status, body } = await this.call('POST', '/me/push', this.browser.subscription)
    if (status !== 201) throw new Error(`no push: ${status} ${JSON.stringify(body)}`)
  }

  async open(title: string, { ruleset, options }: Kind, bots: readonly string[]): Promise<string> {
    const wish = { ruleset: ruleset.name, title, options, bots, agreement: { pace: 'none' } }
    const { status, body } = await this.call<{ game: string }>('POST', '/games', wish)
    if (status !== 201) throw new Error(`${title} was not opened: ${status} ${JSON.stringify(body)}`)
    await this.#giveNonce(body.game)
    return body.game
  }

  /** Already sitting there is as good. */
  async join(game: string): Promise<void> {
    const { status, body } = await this.call('POST', `/games/${game}/seats`, {})
    if (status !== 201 && status !== 409) throw new Error(`no seat: ${status} ${JSON.stringify(body)}`)
    await this.#giveNonce(game)
  }

  async #giveNonce(game: string): Promise<void> {
    const { status, body } = await this.call('PUT', `/games/${game}/nonce`, { nonce: this.locale })
    if (status !== 200) throw new Error(`no nonce: ${status} ${JSON.stringify(body)}`)
  }

  /** Until the game is over. */
  async play(game: string, kind: Kind): Promise<void> {
    for (;;) {
      const { body } = await this.call<Seen>('GET', `/games/${game}`)
      if (body.card.status === 'finished') return
      if (body.card.status === 'parked') throw new Fault(`${game} stands still`)
      const questions = body.view?.questions ?? []
      for (const question of questions) await this.#answer(game, kind, body.view, question)
      if (questions.length === 0) await wait(POLL_MS * (0.5 + this.#world.luck()))
    }
  }

  /** Anything that is legal, and what is only kept until all are in now and then twice. */
  async #answer(game: string, { ruleset, anybody }: Kind, view: unknown, question: Question): Promise<void> {
    const { luck } = this.#world
    const { t: kind, ...answer } = anybody.answer(view, question, luck)
    const times = ruleset.terms(question).kept && luck() < 0.3 ? 2 : 1
    for (let time = 0; time < times; time++) {
      const { status, body } = await this.call<Receipt>(
        'PUT',
        `/games/${game}/answers/${kind}?question=${question.id}`,
        answer,
      )
      if (status === 200) this.receipts.push({ ...body, game })
      // An earlier try got through although nobody said so, or the round has run meanwhile.
      else if (status !== 409 && (await this.#isAsked(game, question)))
        throw new Error(`refused: ${status} ${JSON.stringify(body)}`)
    }
  }

  /** Still, and with the same options: what is kept may be changed while it is carried out, and is then refused for what is done. */
  async #isAsked(game: string, question: Question): Promise<boolean> {
    const { body } = await this.call<Seen>('GET', `/games/${game}`)
    return (body.view?.questions ?? []).some((now) => isDeepStrictEqual(now, question))
  }
}
