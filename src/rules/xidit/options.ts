// What is agreed before a game begins.

export const PLAYERS = [3, 4, 5] as const
export const LENGTHS = ['long', 'short'] as const
export const DUMMIES = ['normal', 'hard'] as const

export interface Options {
  players: (typeof PLAYERS)[number]
  length: (typeof LENGTHS)[number]
  /** With three players, and only then. */
  dummy?: (typeof DUMMIES)[number]
}

/** What is filled in where nothing is said. */
export const OPTION_DEFAULTS = { length: 'long', dummy: 'normal' } as const satisfies Partial<Options>

/** What there is only with certain other options. */
export const OPTION_NEEDS = { dummy: { players: 3 } } as const
