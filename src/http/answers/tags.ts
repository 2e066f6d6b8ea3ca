// Tags of what is answered, as requests name them (RFC 9110, 8.8.3 and 13.1): one, several, weak ones, or `*` for whatever is there.

export interface NamedTag {
  /** In its quotes. */
  readonly tag: string
  readonly isWeak: boolean
}

const TAG = /[\s,]*(W\/)?("[^"]*")[\s,]*/y

export const isAny = (header: string): boolean => header.trim() === '*'

/** All that it names; undefined where it is no list of tags. */
export function tagsIn(header: string): NamedTag[] | undefined {
  const found: NamedTag[] = []
  for (let at = 0; at < header.length; at = TAG.lastIndex) {
    TAG.lastIndex = at
    const [, weak, tag] = TAG.exec(header) ?? []
    if (tag === undefined) return undefined
    found.push({ tag, isWeak: weak !== undefined })
  }
  return found.length > 0 ? found : undefined
}

/** Whether who sends this as If-None-Match has it already: whoever passed it on may have made the tag a weak one. */
export const isSameTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined && (isAny(header) || (tagsIn(header) ?? []).some((named) => named.tag === tag))
