// What should have been put or thrown away by now.

export type LeftoverKind = 'games' | 'letters' | 'accountLetters' | 'deliveries' | 'replies' | 'usedLinks'

export interface Leftovers {
  /** Whether there is any from before that moment. */
  isThere(kind: LeftoverKind, before: Date): Promise<boolean>
}
