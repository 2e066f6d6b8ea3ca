// How much of everything one person may have. Requests are counted by all processes together, what is open by each.

export interface Limits {
  /** Requests a minute of an account, or of an address without one: so many to read, and as many to do something. */
  readonly requests: number
  /** Requests a minute of an address, whoever comes from it. */
  readonly requestsByAddress: number
  /** Tries to sign in a minute, of an address. */
  readonly signIns: number
  /** Exports an hour of an account. */
  readonly exports: number
  /** Guests a day, of an address. */
  readonly guests: number
  /** Open streams of an account, or of an address without one. */
  readonly streams: number
  /** Open streams of an address, whoever comes from it. */
  readonly streamsByAddress: number
  /** Connections of an address, where no proxy stands between, and of all together. */
  readonly connectionsByAddress: number
  readonly connections: number
  /** Whole logs that are read at the same time; a caller has one. */
  readonly readings: number
  /** How many wait for one: of all together, of an account or an address without one, of an address whoever comes from it. */
  readonly readingsWaiting: number
  readonly readingsWaitingEach: number
  readonly readingsWaitingByAddress: number
  /** Refusals of an account, or of an address without one: whoever has more waits behind all others. */
  readonly refusals: number
  /** How many wait there: of all together, and of each. */
  readonly behind: number
  readonly behindEach: number
}

export const LIMITS: Limits = {
  ...{ requests: 600, requestsByAddress: 3000, signIns: 20, exports: 5, guests: 100 },
  ...{ streams: 50, streamsByAddress: 200 },
  ...{ connectionsByAddress: 500, connections: 10_000 },
  ...{ readings: 2, readingsWaiting: 32, readingsWaitingEach: 4, readingsWaitingByAddress: 16 },
  ...{ refusals: 30, behind: 500, behindEach: 50 },
}

/** Of a request, whatever it is for. */
export const BODY_BYTES = 64 * 1024

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
