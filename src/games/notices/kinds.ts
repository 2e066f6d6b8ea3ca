// What there are letters about, and which of a person's wishes each goes by.

export const WISH_OF = {
  'game-began': 'game-began',
  'round-over': 'round-report',
  'decision-asked': 'your-turn',
  'game-over': 'game-over',
  reminder: 'reminder',
  'stand-in-played': 'stand-in',
  'seat-at-risk': 'seat-at-risk',
  'substitute-wanted': 'substitute-wanted',
  extended: 'table-news',
  paused: 'table-news',
  vacation: 'table-news',
  'substitute-came': 'table-news',
  parked: 'table-news',
  abandoned: 'table-news',
  'webhook-off': 'webhook',
} as const

export type Kind = keyof typeof WISH_OF
export type Wish = (typeof WISH_OF)[Kind]

/** All that somebody may wish for or not; nobody is told of an invitation by a notice. */
export const WISHES: readonly string[] = [...new Set([...Object.values(WISH_OF), 'invitation'])]

/** Those that ask for something: without a question to their receiver they are old news. */
export const ASKING: readonly Kind[] = ['decision-asked', 'reminder']

/** Those that say what is asked now, and take the answer. */
export const TELLING: readonly string[] = ['game-began', 'round-over'] satisfies Kind[]

/** Undefined for what nobody gets a letter about. */
export const kindOf = (word: string): Kind | undefined => (Object.hasOwn(WISH_OF, word) ? (word as Kind) : undefined)

/** Which wish a letter to them goes by: a setting of the server. */
export const OPERATOR_WISH = 'operator'
