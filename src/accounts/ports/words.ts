// The words that people choose from: languages, scopes, letters and how they come.

export const LOCALES = ['en', 'de'] as const
export type Locale = (typeof LOCALES)[number]

/** What a program may do for somebody: look, play, and change the account and one's own games. */
export const SCOPES = ['read', 'play', 'manage'] as const
export type Scope = (typeof SCOPES)[number]

/** Letters one can choose about; one to sign in always comes. */
export const LETTER_KINDS = [
  ...(['invitation', 'game-began', 'your-turn', 'reminder', 'round-report', 'game-over'] as const),
  // Somebody played for you; your seat may go to another; somebody is looked for; more time, a pause, a rest.
  ...(['stand-in', 'seat-at-risk', 'substitute-wanted', 'table-news'] as const),
  // A program that was to be told of things could not be reached.
  'webhook',
] as const
export type LetterKind = (typeof LETTER_KINDS)[number]

/** What some of them were called before: still taken from whoever knows them so. */
export const FORMER_KINDS: Readonly<Record<string, LetterKind>> = { 'year-report': 'round-report' }

export const DELIVERIES = ['at-once', 'digest', 'off'] as const
export type Delivery = (typeof DELIVERIES)[number]

/** For those who have not said otherwise. */
export const USUAL = { delivery: 'at-once', digestHour: 8, remindAt: 50, timeZone: 'UTC' } as const

/** When somebody may wish to be reminded: so many percent of the time to answer are over. */
export const REMINDERS = { min: 10, max: 90 } as const
