// How the house stands, as whoever watches it asks every few seconds. Nothing is counted from end to end: what waits is counted
// up to `MOST_COUNTED`, what is oldest is the first of its index, and of what there is much the database's own estimate is told.
export const MOST_COUNTED = 1_000

/** In seconds; 0 where nothing waits. */
export interface Waiting {
  readonly waiting: number
  readonly oldest: number
}

export interface Backlog {
  readonly outbox: Waiting
  /** Due, and not sent: about games, and about accounts. */
  readonly letters: Waiting
  readonly accountLetters: Waiting
  /** To programs and to browsers; the age is that of the oldest of both. */
  readonly deliveries: Waiting
  /** Games that were to be looked at a minute ago or longer. */
  readonly overdue: Waiting
  readonly parked: number
  /** People who get no letters until they confirm their address, and who are suspended. */
  readonly stopped: number
  readonly suspended: number
}

/** As many as the database thinks, where they are many. */
export interface Sizes {
  readonly open: number
  readonly running: number
  /** All that there are, with those that are over. */
  readonly games: number
  readonly people: number
  readonly letters: number
}

export interface FiguresStore {
  backlog(now: Date): Promise<Backlog>
  sizes(): Promise<Sizes>
}
