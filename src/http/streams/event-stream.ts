// An answer that goes on: server-sent events, or lines. However it ends (its reader goes, even before it has begun; they do not read;
// they are told that it is over), what was set up for it is undone once.
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Somebody who does not read this much of what is sent is not there any more: they come again and resume. */
const UNREAD_BYTES = 1024 * 1024

/** For proxies; and what an answer that goes on is known by. */
const UNBUFFERED = ['x-accel-buffering', 'no'] as const

export const goesOn = (response: ServerResponse): boolean => response.getHeader(UNBUFFERED[0]) !== undefined

export class EventStream {
  readonly #raw: ServerResponse
  #undo: (() => void)[] = []
  #isOver = false
  #isLast = false
  /** Nothing may be written before the answer has begun. */
  #early: string[] | null = []

  constructor(raw: ServerResponse, socket: Socket) {
    this.#raw = raw
    const over = () => this.over()
    // An answer that waits behind another one on the same connection does not hear when that closes.
    raw.once('close', over)
    socket.once('close', over)
    this.whenOver(() => {
      raw.off('close', over)
      socket.off('close', over)
    })
    if (raw.destroyed || socket.destroyed) over()
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** At once, if it is over. */
  whenOver(step: () => void): void {
    if (this.#isOver) step()
    else this.#undo.push(step)
  }

  /** With the first words, which say nothing but that it has begun. */
  begin(headers: Record<string, string>, first: string): void {
    this.#raw.setHeader(...UNBUFFERED).writeHead(200, headers)
    const early = this.#early ?? []
    this.#early = null
    this.write(`${first}${early.join('')}`)
    if (this.#isLast) this.#end()
  }

  write(text: string): void {
    if (this.#isOver) return
    if (this.#early) return void this.#early.push(text)
    this.#raw.write(text)
    if (this.#raw.writableLength <= UNREAD_BYTES) return
    this.#raw.destroy()
    this.over()
  }

  /** The last words. */
  end(text: string): void {
    if (this.#isLast) return
    this.write(text)
    this.#isLast = true
    if (!this.#early) this.#end()
  }

  over(): void {
    this.#isOver = true
    for (const step of this.#undo.splice(0)) step()
  }

  #end(): void {
    this.#raw.end()
    this.over()
  }
}
