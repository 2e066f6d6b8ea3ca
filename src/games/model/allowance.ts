// How much somebody may have at a time, or do.

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
  /** Public tables that wait for players, of all guests of one network together. */
  readonly guestsOfNetwork: number
  /** Of one person at a table. */
  readonly messages: { readonly aMinute: number; readonly aGame: number }
  readonly invitations: {
    readonly aTable: number
    /** Letters of one host. */
    readonly sentADay: number
    /** Letters to one person, from all together; each sends one, so that nobody uses up what others may send. */
    readonly receivedADay: number
  }
}
