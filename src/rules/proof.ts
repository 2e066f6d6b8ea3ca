// What is published when a game ends, so that anybody can check it: docs/verify.md says how, for programs in any language.
import type { GameRecord, Happening } from './ruleset.ts'
import { firstHead, nextHead, sealOf } from './seals.ts'

export const PROOF_FORMAT = 'herald-proof/3'
/** As they were before they named the pack, and the schema of each page: the one there was, and the first. */
export const PACKLESS_FORMAT = 'herald-proof/2'

export interface Proof {
  readonly format: typeof PROOF_FORMAT | typeof PACKLESS_FORMAT
  readonly game: string
  readonly ruleset: string
  readonly version: number
  /** The fingerprint of what was played with. */
  readonly pack?: string
  /** How the log is chained: 2 by seals; 1 as it was before there were seals. */
  readonly chain: 1 | 2
  /** There for everybody before the first nonce was given. */
  readonly commitment: string
  readonly secret: string
  /** In seat order; empty for bots, and for people who gave none. */
  readonly nonces: readonly string[]
  /** By seat, whether a person had a part in the seed. Null of the first form, where the server drew nonces for bots. */
  readonly contributed: readonly boolean[] | null
  readonly record: GameRecord
  readonly result: unknown
  readonly log: readonly ProofPage[]
}

/** One append of the log, opened. */
export interface ProofPage {
  /** Null, as is the seal, where the rules wrote a page of the first form. */
  readonly salt: string | null
  readonly seal: string | null
  readonly head: string
  /** Of the events, as they were kept; the first if left out. */
  readonly schema?: number
  readonly events: readonly Happening[]
}

/** Whose nonces went into the seed: bots' are empty. */
export const contributedBy = (nonces: readonly string[]): boolean[] => nonces.map((nonce) => nonce !== '')

/** Pages in the order they were written, each under a seal and a head. */
export function sealedPages(
  game: string,
  pages: readonly Pick<ProofPage, 'salt' | 'schema' | 'events'>[],
): ProofPage[] {
  let head = firstHead(game)
  return pages.map(({ salt, events, ...page }) => {
    const seal = sealOf(salt ?? '', events)
    head = nextHead(head, seal)
    return { ...page, salt, seal, head, events }
  })
}
