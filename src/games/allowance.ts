// How many tables somebody may have at a time: enough for a club's busiest host, too few to keep the house busy alone.

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

export const USUAL_ALLOWANCE: Allowance = {
  people: { open: 30, running: 200 },
  guests: { open: 3, running: 20 },
}
