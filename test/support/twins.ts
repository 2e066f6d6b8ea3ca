// Worlds that are alike in everything but what one player keeps secret and the salts that this is sealed with: the same
// people, games, chance and time, each in a database of its own. What others can get of them must not tell them apart.
import { hash } from 'node:crypto'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendDueLetters } from '../../src/games/letters/send.ts'
import type { Dependencies } from '../../src/games/log/dependencies.ts'
import type { GameId, Page } from '../../src/games/model/game.ts'
import { tagOfText } from '../../src/http/games/tag.ts'
import { render } from '../../src/mail/render.ts'
import { canonical } from '../../src/rules/canonical.ts'
import { digest } from '../../src/rules/fairness.ts'
import { figuresStore } from '../../src/store/operator/figures.ts'
import { testApp } from './app.ts'
import { type Somebody, somebody } from './company.ts'
import { type Database, depsFor } from './database.ts'
import { luckOf } from './play.ts'
import { namedBy } from './tables.ts'

/** Which of two sets of secrets, sealed with which of two sets of salts. */
export interface Twin {
  readonly secrets: 0 | 1
  readonly salts: 0 | 1
}

/** Somebody who looks on: with a token, or without. */
export interface Onlooker {
  readonly name: string
  readonly token: string | null
  /** Their address, for those who get letters. */
  readonly email?: string
}

type Response = Awaited<ReturnType<TwinWorld['call']>>

/** Whole, and as much of it as stands in a tag. */
const stampMasked = (text: string, stamp: string, mask: string): string =>
  text.replaceAll(stamp, mask).replaceAll(stamp.slice(0, 8), mask)

export class TwinWorld {
  readonly twin: Twin
  readonly deps: Dependencies
  readonly luck = luckOf(digest('twins'))
  readonly #database: Database
  #now: number
  #drawn = 0
  #isSecret = false
  #served!: Awaited<ReturnType<typeof testApp>>
  #port = 0
  readonly #streams = new Map<string, Stream>()
  readonly #mails = new Map<string, string[]>()
  #read = 0
  #asked = 0

  constructor(database: Database, twin: Twin, start: number) {
    this.#database = database
    this.#now = start
    this.twin = twin
    const random = (bytes: number): string => {
      const set = this.#isSecret ? twin.salts : 'both'
      return digest(`${set}/${this.#drawn++}`).slice(0, bytes * 2)
    }
    this.deps = { ...depsFor(database), clock: () => new Date(this.#now), random }
  }

  async begin(): Promise<void> {
    this.#served = await testApp(this.#database, undefined, undefined, this.deps)
    await this.#served.app.listen({ host: '127.0.0.1', port: 0 })
    this.#port = (this.#served.app.server.address() as AddressInfo).port
  }

  async end(): Promise<void> {
    for (const stream of this.#streams.values()) stream.stop()
    await this.#served.close()
  }

  later(seconds: number): void {
    this.#now += seconds * 1000
  }

  /** The one of the two that this world has. */
  choose<T>(...secrets: readonly [T, T]): T {
    return secrets[this.twin.secrets]
  }

  /** What is drawn meanwhile are this world's own salts. */
  async inSecret<T>(work: () => Promise<T>): Promise<T> {
    this.#isSecret = true
    return work().finally(() => {
      this.#isSecret = false
    })
  }

  /** With an address that letters come to. */
  async person(name: string): Promise<Somebody & { readonly email: string }> {
    const who = await somebody(this.#served.app)
    this.#asked++
    const email = `${name}@example.org`
    await this.#database.pool.query('UPDATE account SET email = $2, name = $3 WHERE id = $1', [
      ...[who.account, email, name],
    ])
    return { ...who, email }
  }

  call(token: string | null, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) {
    this.#asked++
    return this.#served.app.inject({
      ...{ method, url: path, ...(payload && { payload }) },
      headers: { 'x-request-id': 'the-same-request', ...(token !== null && { authorization: `Bearer ${token}` }) },
    })
  }

  /** It must be taken. */
  async say(who: Somebody, game: GameId, kind: string, answer: object): Promise<{ seal: string; head: string }> {
    const { question } = await namedBy(this.deps, game, who.account, kind)
    const path = `/v1/games/${game}/answers/${kind}${question === undefined ? '' : `?question=${question}`}`
    const told = await this.call(who.token, 'PUT', path, answer)
    if (told.statusCode !== 200) throw new Error(`${kind} ${JSON.stringify(answer)}: ${told.body}`)
    return told.json()
  }

  /** All of it: status, headers and body. A game's stamp is drawn with every change of it, and says no more than that. */
  async seen(token: string | null, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) {
    const text = told(await this.call(token, method, path, payload))
    const { rows } = await this.#database.pool.query<{ id: string; stamp: string }>('SELECT id, stamp FROM game')
    return rows.reduce((masking, { id, stamp }) => stampMasked(masking, stamp, `<stamp of ${id}>`), text)
  }

  /** What the stream of all of somebody's games begins with. */
  async present(token: string): Promise<string> {
    const leaving = new AbortController()
    const headers = { authorization: `Bearer ${token}`, accept: 'application/x-ndjson' }
    const url = `http://127.0.0.1:${this.#port}/v1/me/stream`
    const { body } = await fetch(url, { headers, signal: leaving.signal })
    let text = ''
    for await (const chunk of body!.pipeThrough(new TextDecoderStream() as never) as unknown as AsyncIterable<string>) {
      text += chunk
      if (text.includes('\n')) break
    }
    leaving.abort()
    return text.split('\n')[0]!
  }

  /** Figures, but for what time and the machine have to do with. A request is counted a moment after it is answered. */
  async figures(): Promise<string> {
    for (;;) {
      const lines = (await this.#served.app.metrics.metrics()).split('\n')
      const counts = lines.filter((line) => line.startsWith('herald_http_request_seconds_count{'))
      const asked = counts.filter((line) => !line.includes('/stream'))
      const answered = asked.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
      if (answered >= this.#asked) return [...asked.sort(), JSON.stringify(await this.#counted())].join('\n')
      await new Promise(setImmediate)
    }
  }

  /** What else a monitor reads, without waiting until it is looked at again; how old something is says nothing of anybody. */
  async #counted() {
    const figures = figuresStore(this.#database.pool)
    const { parked, stopped, suspended, ...waiting } = await figures.backlog(this.deps.clock())
    const counts = Object.entries(waiting).map(([name, one]) => [name, one.waiting])
    return [await figures.sizes(), parked, stopped, suspended, counts]
  }

  /** Sends what is due. Gives all mails so far, as they are read, by their receivers. */
  async mails(): Promise<Map<string, string[]>> {
    await sendDueLetters(this.#served.services.letters)
    for (const mail of this.#served.mails.slice(this.#read)) {
      const { text, html, pictures } = render(mail)
      const { blocks: _, ...envelope } = mail
      const drawn = pictures.map(({ png }) => hash('sha256', png))
      const all = [JSON.stringify(envelope), text, html, ...drawn].join('\n')
      this.#mails.set(mail.to, [...(this.#mails.get(mail.to) ?? []), all].sort())
    }
    this.#read = this.#served.mails.length
    return this.#mails
  }

  /** The token in the newest letter to somebody that asks for an answer. */
  async letterLink(email: string): Promise<string | undefined> {
    await this.mails()
    const links = this.#served.mails
      .filter(({ to }) => to === email)
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.t === 'action' ? [block.link.url] : [])))
    return links.findLast((link) => link.includes('#answer='))?.split('#answer=')[1]
  }

  watch(onlooker: Onlooker, game: GameId): void {
    const path = `/v1/games/${game}/stream`
    this.#streams.set(`${onlooker.name} ${game}`, new Stream(this.#port, path, onlooker.token))
  }

  /** Every event that came by the stream, once it has come as far as the log. */
  streamed(onlooker: Onlooker, game: GameId, last: number): Promise<string[]> {
    return this.#streams.get(`${onlooker.name} ${game}`)!.eventsUntil(last)
  }

  pages(game: GameId): Promise<Page[]> {
    return this.deps.store.pages(game)
  }

  /**
   * Seals and heads as they follow from salts and events, by number: what stands there instead is the same in every world if
   * all that differs is explained by a salt.
   */
  async names(): Promise<Map<string, string>> {
    const names = new Map<string, string>()
    for (const game of await this.deps.store.ids(null, 100)) {
      let head = digest(game)
      for (const [number, { salt, events }] of (await this.pages(game)).entries()) {
        const seal = digest(`${salt}/${canonical(events)}`)
        head = digest(`${head}/${seal}`)
        names.set(seal, `<seal ${number} of ${game}>`).set(head, `<head ${number} of ${game}>`)
      }
    }
    return names
  }
}

/** A moment of its own, how long it took, and where it listens are no matter of anybody's secrets. */
function told({ statusCode, headers, rawPayload }: Response): string {
  // How much one may still ask follows from when one asked before.
  const { date: _, ratelimit: __, ...rest } = headers
  const isText = /json|text|xml/.test(String(headers['content-type'] ?? ''))
  // A tag that follows from what is read says no more than that.
  const tag = rest.etag === tagOfText(rawPayload.toString()) ? { etag: '<of the text>' } : {}
  const head = JSON.stringify({ ...rest, ...tag })
  return `${statusCode} ${head}\n${rawPayload.toString(isText ? 'utf8' : 'base64')}`
}

/** Text with seals and heads by their names. */
export const masked = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(/[0-9a-f]{64}/g, (hex) => names.get(hex) ?? hex)

/** Server-sent events, read as they come. */
class Stream {
  #text = ''
  #heard = () => {}
  readonly stop: () => void

  constructor(port: number, path: string, token: string | null) {
    const headers = { 'last-event-id': '0', ...(token !== null && { authorization: `Bearer ${token}` }) }
    const asked = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.setEncoding('utf8').on('data', (text: string) => {
        this.#text += text
        this.#heard()
      })
    })
    asked.on('error', () => {}).end()
    this.stop = () => asked.destroy()
  }

  /** The event of this number, or any after it, is the last that this one may hear of. */
  async eventsUntil(last: number): Promise<string[]> {
    for (;;) {
      const whole = this.#text.slice(0, this.#text.lastIndexOf('\n\n') + 2)
      const events = whole.split('\n\n').filter((message) => message.startsWith('id: '))
      if (Number(/^id: (\d+)/.exec(events.at(-1) ?? '')?.[1] ?? 0) >= last) return events
      await new Promise<void>((heard) => {
        this.#heard = heard
      })
    }
  }
}
