// Typed calls. What may be sent again is: after a lost connection, and after as long as the server asks to wait.
import { ProblemError, problemOf } from './problem.ts'
import type { paths } from './schema.ts'
import { backOff, retryAfter, wait } from './wait.ts'

type Method = 'get' | 'put' | 'post' | 'patch' | 'delete'
type PathsOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [K in M]: { responses: object } } ? P : never
}[keyof paths]
type Operation<P extends keyof paths, M extends Method> = paths[P] extends { [K in M]: infer O } ? O : never
type Part<O, K extends string> = O extends { parameters: { [N in K]?: infer V } } ? NonNullable<V> : never
type Content<T> = T extends { content: infer C } ? (C extends { 'application/json': infer J } ? J : string) : undefined
type Good<O> = O extends { responses: infer R } ? Content<R[keyof R & (200 | 201 | 204)]> : never
type BodyOf<O> = O extends { requestBody?: { content: { 'application/json': infer B } } } ? B : undefined

export interface CallOptions<O> {
  readonly path?: Part<O, 'path'>
  readonly query?: Part<O, 'query'>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: BodyOf<O>
  readonly signal?: AbortSignal
}

export interface Answered<T> {
  /** Undefined where there is none: 204 and 304. */
  readonly data: T
  readonly status: number
  readonly headers: Headers
}

/** A token, or what gives one when it is needed: refreshing is your own. */
export type Token = string | (() => string | Promise<string>)

export interface ClientOptions {
  readonly token?: Token
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

  get<P extends PathsOf<'get'>>(path: P, options?: CallOptions<Operation<P, 'get'>>) {
    return this.call<Good<Operation<P, 'get'>>>('get', path, options as never)
  }
  put<P extends PathsOf<'put'>>(path: P, options?: CallOptions<Operation<P, 'put'>>) {
    return this.call<Good<Operation<P, 'put'>>>('put', path, options as never)
  }
  post<P extends PathsOf<'post'>>(path: P, options?: CallOptions<Operation<P, 'post'>>) {
    return this.call<Good<Operation<P, 'post'>>>('post', path, options as never)
  }
  patch<P extends PathsOf<'patch'>>(path: P, options?: CallOptions<Operation<P, 'patch'>>) {
    return this.call<Good<Operation<P, 'patch'>>>('patch', path, options as never)
  }
  delete<P extends PathsOf<'delete'>>(path: P, options?: CallOptions<Operation<P, 'delete'>>) {
    return this.call<Good<Operation<P, 'delete'>>>('delete', path, options as never)
  }

  /** Your games, or public ones, page after page, for as long as you take them. */
  async *games(query: NonNullable<CallOptions<Operation<'/v1/games', 'get'>>['query']>) {
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

/** A game as lists have it: as far as the loop looks. */
export interface Card {
  readonly id: string
  readonly ruleset: string
  readonly status: string
  readonly waitsFor: readonly number[]
  readonly [more: string]: unknown
}

export interface Untyped {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly signal?: AbortSignal
}

export { ProblemError }
