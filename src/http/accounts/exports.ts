// Exports that are being written: one of each person, few at a time, none for ever.
import type { FastifyReply } from 'fastify'
import { hereUntil } from '../answers/here-until.ts'
import { problem, sendProblem } from '../problem.ts'

const AT_ONCE = 2
const LONGEST_MS = 120_000
const AGAIN_SECONDS = '10'

export class Exports {
  readonly #underway = new Set<string>()

  /** Whether this person's may begin; it is over when the answer has gone, or its reader has. Says so, if not. */
  begin(reply: FastifyReply, account: string): boolean {
    const again = reply.header('retry-after', AGAIN_SECONDS)
    if (this.#underway.has(account)) {
      sendProblem(again, problem('too-many', { detail: 'Your export is being written already.' }))
      return false
    }
    if (this.#underway.size >= AT_ONCE) {
      sendProblem(again, problem('too-busy'))
      return false
    }
    reply.removeHeader('retry-after')
    this.#underway.add(account)
    const over = () => {
      clearTimeout(late)
      this.#underway.delete(account)
    }
    const late = setTimeout(() => {
      reply.raw.destroy()
      over()
    }, LONGEST_MS).unref()
    const gone = hereUntil(reply)
    gone.addEventListener('abort', over, { once: true })
    if (gone.aborted) over()
    return true
  }
}

/** An object with one long list at its end, piece by piece: nobody holds all of it. */
export async function* inPieces(
  head: object,
  name: string,
  pages: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},${JSON.stringify(name)}:[`
  let comma = ''
  for await (const page of pages) {
    if (page.length === 0) continue
    yield comma + JSON.stringify(page).slice(1, -1)
    comma = ','
  }
  yield ']}'
}
