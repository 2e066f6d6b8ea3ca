// Posting a letter about an account: it is written down first, so that it is not lost with whoever sends it, and leaves at once.
import { DAY, later } from '../model/dependencies.ts'
import { newId } from '../model/secrets.ts'
import type { Content, NewAccountLetter, Written } from '../ports/letters.ts'
import type { Post } from '../ports/outside.ts'
import { sendOne } from './send.ts'
import { LEASE, type LetterTools } from './tools.ts'

/** How long what somebody is told is tried. */
const NOTICES_STAY = 2 * DAY

export const postOf = (tools: LetterTools): Post => ({
  send: (letter) => post(tools, newId(tools.random), letter, letter),
  tell: (notice) => {
    const expiresAt = later(tools.clock(), NOTICES_STAY)
    return post(tools, newId(tools.random), notice, { kind: notice.what, tokenHash: null, expiresAt })
  },
})

/** Of all with this id, the first: whoever does not know whether it was posted posts it again. */
export const postOnce = (tools: LetterTools, id: string, written: Written): Promise<void> =>
  post(tools, id, written, {
    ...{ kind: written.kind, tokenHash: null, expiresAt: later(tools.clock(), NOTICES_STAY) },
  })

/** Done when it is written down. */
async function post(
  tools: LetterTools,
  id: string,
  content: Content,
  { kind, tokenHash, expiresAt }: Pick<NewAccountLetter, 'kind' | 'tokenHash' | 'expiresAt'>,
): Promise<void> {
  const { store, sealing, clock } = tools
  const createdAt = clock()
  const sealed = sealing.seal(id, JSON.stringify(content))
  const lease = later(createdAt, LEASE)
  const row = await store.addLetter({
    ...{ id, email: content.to, kind, sealed, tokenHash, createdAt, expiresAt, lease },
  })
  if (!row) return
  // Not waited for: how long it takes is nobody's business. What goes wrong meanwhile is tried again by whoever finds the row.
  void sendOne(tools, row).catch(() => {})
}
