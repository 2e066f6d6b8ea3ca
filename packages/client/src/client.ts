// Typed calls. What may be sent again is: after a lost connection, and after as long as the server asks to wait.
import type { Args, Good, Method, PathsOf, QueryOf } from './operations.ts'
import { problemOf } from './problem.ts'
import type { Card } from './shapes.ts'
import { backOff, retryAfter, wait } from './wait.ts'

export interface Answered<T> {
  /** Undefined where there is none: 204 and 304. */
  readonly data: T
  readonly status: number
  readonly headers: Headers
}

/** A token, or what gives one when it is needed: refreshing is your own. */
export type Token = string | (() => string | Promise<string>)

export interface ClientOptions {
  readonly token?: Token | undefined
  /** How often a call is tried before it fails; 5 if left out. */
  readonly attempts?: number
  /** The longest it waits before the next try, in milliseconds, whatever the server asks for; a minute if left out. */
  readonly longestWait?: number
  readonly fetch?: typeof fetch
}

export class Herald {
  readonly url: string
  readonly #options: ClientOptions

  /** `url` is the server's, such as https://herald.example. */
  constructor(url: string, options: ClientOptions = {}) {
    this.url = url.replace(/\/+$/, '')
    this.#options = options
  }

  /** The same server as somebody else. */
  as(token: Token): Herald {
    return new Herald(this.url, { ...this.#options, token })
  }

  get<P extends PathsOf<'get'>>(path: P, ...[options]: Args<P, 'get'>) {
    return this.call<Good<P, 'get'>>('get', path, options as Untyped)
  }
  put<P extends PathsOf<'put'>>(path: P, ...[options]: Args<P, 'put'>) {
    return this.call<Good<P, 'put'>>('put', path, options as Untyped)
  }
  post<P extends PathsOf<'post'>>(path: P, ...[options]: Args<P, 'post'>) {
    return this.call<Good<P, 'post'>>('post', path, options as Untyped)
  }
  patch<P extends PathsOf<'patch'>>(path: P, ...[options]: Args<P, 'patch'>) {
    return this.call<Good<P, 'patch'>>('patch', path, options as Untyped)
  }
  delete<P extends PathsOf<'delete'>>(path: P, ...[options]: Args<P, 'delete'>) {
    return this.call<Good<P, 'delete'>>('delete', path, options as Untyped)
  }

  /** Your games, or public ones, page after page, for as long as you take them. */
  async *games(query: QueryOf<'/v1/games', 'get'>) {
    let cursor: string | null = null
    do {
      const { data }: Answered<{ games: readonly Card[]; next: string | null }> = await this.call('get', '/v1/games', {
        query: { ...query, ...(cursor !== null && { cursor }) },
      })
      yield* data.games
      cursor = data.next
    } while (cursor !== null)
  }

  /** Any call, typed or not; a failure is a `ProblemError`, or what `fetch` threw where nobody could be reached. */
  async call<T>(method: Method, path: string, options: Untyped = {}): Promise<Answered<T>> {
    const response = await this.send(method, path, options)
    const { status, headers } = response
    if (status === 304) return { data: undefined as T, status, headers }
    if (!response.ok) throw await problemOf(response)
    const isJson = /^application\/json/.test(headers.get('content-type') ?? '')
    const data = status === 204 ? undefined : isJson ? await response.json() : await response.text()
    return { data: data as T, status, headers }
  }

  /** The answer as it is, whatever it is, after as many tries as it takes. */
  async send(
    method: Method,
    path: string,
    { path: places = {}, query = {}, headers, body, signal }: Untyped,
  ): Promise<Response> {
    const { attempts = 5, longestWait = 60_000, fetch: ask = fetch } = this.#options
    const url = new URL(
      path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(places[name]))),
      `${this.url}/`,
    )
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value))
    const given = Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
    // What makes something is sent again only where it cannot be made twice.
    const isRepeatable = method !== 'post' || 'idempotency-key' in given
    for (let attempt = 0; ; attempt++) {
      const isLast = attempt + 1 >= attempts
      const response = await ask(url, {
        method: method.toUpperCase(),
        headers: {
          ...(await this.#headers()),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...given,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      }).catch((error: unknown) => {
        if (isLast || signal?.aborted || !isRepeatable) throw error
        return undefined
      })
      // Told to wait, nothing has happened: that may be sent again whatever it is.
      const isToWait = response === undefined || response.status === 429 || response.status === 503
      if (response && (!isToWait || isLast)) return response
      const asked = response && retryAfter(response)
      await response?.body?.cancel()
      await wait(Math.min(asked ?? backOff(attempt, longestWait), longestWait), signal)
    }
  }

  async #headers(): Promise<Record<string, string>> {
    const { token } = this.#options
    if (token === undefined) return {}
    return { authorization: `Bearer ${typeof token === 'string' ? token : await token()}` }
  }
}

export interface Untyped {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal?: AbortSignal
}
