// Passwords that were tried, by the hash (hex digits) of the address.

export interface Try {
  readonly addressHash: string
  readonly now: Date
  /** So many in a row are free; after that one waits, twice as long each time. */
  readonly free: number
  readonly firstWaitSeconds: number
  readonly longestWaitSeconds: number
  /** What was tried before has been forgotten by now. */
  readonly forgetBefore: Date
}

export interface TryStore {
  /** Counts it; or gives until when nothing is tried for this address, and does not. */
  countTry(tried: Try): Promise<Date | undefined>
  /** The right one came. */
  forgetTries(addressHash: string): Promise<void>
}
