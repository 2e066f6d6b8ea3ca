// Tags of views and lists. Of a view: which state of the game it is, as whom it is seen, and which build shows it, as another one may show it
// otherwise.
import { createHash } from 'node:crypto'
import { Type } from 'typebox'
import type { AsSeen } from '../../games/play/meant-question.ts'
import type { Seen } from '../../games/read/read-view.ts'

export const tagOf = ({ revision, stamp, as }: Pick<Seen, 'revision' | 'stamp' | 'as'>, build: string): string =>
  `"${revision}-${as}-${stamp.slice(0, 8)}-${build}"`

/** Of what is made of many games: by all that it says. */
export const tagOfText = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`

/** For answers that count only if the game is still as it was seen. */
export const ifMatchHeader = Type.Object({
  'if-match': Type.Optional(
    Type.String({
      pattern: '^"[0-9]{1,9}-([0-9]|public|host)(-[0-9a-z.-]{1,64})?"$',
      description: 'The ETag of the view this is decided on.',
    }),
  ),
})

/** A tag from before there were stamps, or one that somebody has shortened, names the revision alone. */
export function seenIn(tag: string | undefined): { asSeen?: AsSeen } {
  if (tag === undefined) return {}
  const [, revision, stamp] = /^"(\d+)-[a-z0-9]+(?:-([0-9a-f]{8})-)?/.exec(tag)!
  return { asSeen: { revision: Number(revision), ...(stamp !== undefined && { stamp }) } }
}
