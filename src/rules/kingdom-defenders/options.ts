// What is agreed before a game begins (KD-2.1).

export const PLAYERS = [2, 3, 4] as const
export const DIFFICULTIES = ['standard', 'advanced', 'expert', 'custom'] as const
export const VARIANTS = ['none', 'family', 'extreme'] as const

export interface Options {
  players: (typeof PLAYERS)[number]
  difficulty: (typeof DIFFICULTIES)[number]
  variant: (typeof VARIANTS)[number]
  /** With `custom`, and only then: the tiles that may be dealt, in pack order. */
  pool?: string[]
}

/** What is filled in where nothing is said. */
export const OPTION_DEFAULTS = { difficulty: 'standard', variant: 'none' } as const satisfies Partial<Options>

/** What there is only with certain other options. */
export const OPTION_NEEDS = { pool: { difficulty: 'custom' } } as const
