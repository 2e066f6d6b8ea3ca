// How many tables somebody may have at a time.

export interface Tables {
  /** That wait for players. */
  readonly open: number
  /** Whose game goes on. */
  readonly running: number
}

export interface Allowance {
  readonly people: Tables
  /** Those without an address: anybody can be many of them. */
  readonly guests: Tables
}
