// Tags of views: the game's revision, and as whom it is seen.
import { Type } from 'typebox'
import type { Seen } from '../../games/read/read-view.ts'

export const tagOf = ({ revision, as }: Pick<Seen, 'revision' | 'as'>): string => `"${revision}-${as}"`

/** For answers that count only if the game is still as it was seen. */
export const ifMatchHeader = Type.Object({
  'if-match': Type.Optional(
    Type.String({
      pattern: '^"[0-9]{1,9}-([0-9]|public|host)"$',
      description: 'The ETag of the view this is decided on.',
    }),
  ),
})

export const revisionIn = (tag: string | undefined): { revision?: number } =>
  tag === undefined ? {} : { revision: Number.parseInt(tag.slice(1), 10) }
