// One call: to an address that was checked and to no other, without following anybody elsewhere, over within seconds, and with
// little read of what comes back. What the other side does is an answer, never an exception.
import { type ClientRequest, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { NotArrived } from '../games/model/hook.ts'
import type { Tried } from '../games/ports/hooks.ts'
import { NotThere, type Place, type Resolve } from './resolve.ts'

export interface Call {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

export interface CallSettings {
  readonly resolve: Resolve
  /** For all of it, from the name to the end of the answer. */
  readonly withinMs: number
  readonly mostRead: number
  /** Of certificates, where these are not the usual ones. */
  readonly ca?: string
}

export async function callOnce({ url, headers, body }: Call, settings: CallSettings): Promise<Tried> {
  const begun = performance.now()
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(new NotThere('too-slow')), settings.withinMs)
  let status: number | null = null
  let wait: number | undefined
  const tried = (reason: NotArrived | null): Tried => ({
    ...{ status, duration: Math.round(performance.now() - begun), reason },
    ...(wait !== undefined && reason !== null && { retryAfter: wait }),
  })
  try {
    const to = new URL(url)
    const places = await orAborted(settings.resolve(to.hostname, over.signal), over.signal)
    const answer = await orAborted(send(to, places, { headers, body }, over.signal, settings), over.signal)
    status = answer.statusCode ?? null
    wait = waitOf(answer.headers['retry-after'])
    const result = tried(reasonFor(answer))
    await orAborted(drain(answer, settings.mostRead, over.signal), over.signal).catch(() => {}) // it has answered
    return result
  } catch (error) {
    const why = notThere(over.signal.aborted ? over.signal.reason : error)
    status = why.status
    return tried(why.reason)
  } finally {
    clearTimeout(timer)
    over.abort()
  }
}

function orAborted<T>(wanted: Promise<T>, signal: AbortSignal): Promise<T> {
  wanted.catch(() => {}) // it may come to its end later
  return new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
    wanted.then(done, fail)
  })
}

/** The head of the answer. */
function send(
  to: URL,
  places: readonly Place[],
  { headers, body }: Omit<Call, 'url'>,
  signal: AbortSignal,
  { ca }: CallSettings,
): Promise<IncomingMessage> {
  const bytes = Buffer.from(body)
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(bytes.length), 'user-agent': 'Herald-Webhook' },
    lookup: pinned(places),
    agent: false, // no connection that was made for another call
    signal,
  }
  return new Promise((done, fail) => {
    const begin = (): ClientRequest =>
      to.protocol === 'https:' ? httpsRequest(to, { ...options, ...(ca && { ca }) }) : httpRequest(to, options)
    const request = begin()
    let informed = 0
    request
      .on('response', done)
      .on('information', () => {
        if (++informed > MOST_INFORMATION) request.destroy(new NotThere('no-answer'))
      })
      .on('upgrade', ({ statusCode }, socket) => {
        socket.destroy()
        fail(new NotThere('bad-status', statusCode))
      })
      .on('error', fail)
      .on('close', () => fail(new Error('closed')))
      .end(bytes)
  })
}

/** Words that something is on its way; there is no end to them otherwise. */
const MOST_INFORMATION = 5

/** Whoever asks for the name again gets what was checked. */
const pinned =
  (places: readonly Place[]): LookupFunction =>
  (_name, { all }, found) =>
    all ? found(null, [...places]) : found(null, places[0]!.address, places[0]!.family)

/** What the head says counts; the rest is read so that the other side is not cut off, and no more than so much of it. */
async function drain(answer: IncomingMessage, most: number, signal: AbortSignal): Promise<void> {
  let read = 0
  try {
    for await (const chunk of answer) {
      read += (chunk as Buffer).length
      if (read >= most || signal.aborted) break
    }
  } catch {} // it has answered
  answer.destroy()
}

const DAY_SECONDS = 24 * 3600

/** Seconds, a day at the most; as a date nobody of those we call says it. */
const waitOf = (header: string | undefined): number | undefined =>
  header !== undefined && /^\d{1,9}$/.test(header) ? Math.min(Number(header), DAY_SECONDS) : undefined

/** Null where it has arrived. */
function reasonFor({ statusCode = 0 }: IncomingMessage): NotArrived | null {
  if (statusCode >= 200 && statusCode < 300) return null
  return statusCode >= 300 && statusCode < 400 ? 'redirect' : 'bad-status' // nobody is followed elsewhere
}

/** In our words: those of the system would tell of this machine. */
function notThere(error: unknown): NotThere {
  if (error instanceof NotThere) return error
  const { code = '' } = error as NodeJS.ErrnoException
  if (/CERT|TLS|SSL|SELF_SIGNED|ISSUER|SIGNATURE/.test(code)) return new NotThere('bad-certificate')
  return new NotThere(/^HPE_/.test(code) ? 'not-http' : 'unreachable')
}
