// Tags of views and lists. Of a view: which state of the game it is, as whom it is seen, and which build shows it, as another one may show it
// otherwise.
import { createHash } from 'node:crypto'
import { Type } from 'typebox'
import type { AsSeen } from '../../games/play/meant-question.ts'
import type { Seen } from '../../games/read/read-view.ts'
import { isAny, tagsIn } from '../answers/tags.ts'
import { problem } from '../problem.ts'

export const tagOf = ({ revision, stamp, as }: Pick<Seen, 'revision' | 'stamp' | 'as'>, build: string): string =>
  `"${revision}-${as}-${stamp.slice(0, 8)}-${build}"`

/** Of what is made of many games: by all that it says. */
export const tagOfText = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`

/** For answers that count only if the game is still as it was seen. */
export const ifMatchHeader = Type.Object({
  'if-match': Type.Optional(Type.String({ description: 'The ETag of the view this is decided on.' })),
})

/** What somebody is told whose If-Match cannot be read. */
export const NO_TAG = problem('not-understood', {
  detail: 'If-Match is the ETag of a view, with its quotes.',
  pointer: '/if-match',
})

/**
 * The states it may still be in; any for `*`, and undefined where it cannot be read. A weak tag is none of ours. A tag from
 * before there were stamps, or one that somebody has shortened, names the revision alone.
 */
export function seenIn(header: string | undefined): { asSeen?: readonly AsSeen[] } | undefined {
  if (header === undefined || isAny(header)) return {}
  const asSeen = tagsIn(header)?.flatMap(({ tag, isWeak }): AsSeen[] => {
    const [, revision, stamp] = /^"(\d{1,9})-(?:\d|public|host)(?:-([0-9a-f]{8})-[^"]*)?"$/.exec(tag) ?? []
    if (isWeak || revision === undefined) return []
    return [{ revision: Number(revision), ...(stamp !== undefined && { stamp }) }]
  })
  return asSeen && { asSeen }
}
