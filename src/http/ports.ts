// What the API needs from outside besides its services: somewhere that all processes count together.

/** So many more of something, within a time that begins with the first. */
export interface Count {
  readonly key: string
  readonly more: number
  readonly windowMs: number
}

export interface Counted {
  /** By all, since the time began. */
  readonly current: number
  /** Milliseconds until it begins anew. */
  readonly ttl: number
}

export interface Tally {
  /** One answer each, in the same order. No key comes twice. */
  add(counts: readonly Count[]): Promise<Counted[]>
}
