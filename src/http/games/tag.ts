// Tags of views: the game's revision, and as whom it is seen.
import { Type } from 'typebox'

export const tagOf = ({ revision, viewer }: { revision: number; viewer: number | 'public' }): string =>
  `"${revision}-${viewer}"`

/** For answers that count only if the game is still as it was seen. */
export const ifMatchHeader = Type.Object({
  'if-match': Type.Optional(
    Type.String({ pattern: '^"[0-9]{1,9}-([0-9]|public)"$', description: 'The ETag of the view this is decided on.' }),
  ),
})

export const revisionIn = (tag: string | undefined): { revision?: number } =>
  tag === undefined ? {} : { revision: Number.parseInt(tag.slice(1), 10) }
