// What is said of every problem there is. One that has no text does not compile.
import { OF_ACCOUNTS } from './of-accounts.ts'
import { OF_PLAYING } from './of-playing.ts'
import { OF_PROGRAMS } from './of-programs.ts'
import { OF_REQUESTS } from './of-requests.ts'
import { OF_TABLES } from './of-tables.ts'
import { OF_WEBHOOKS } from './of-webhooks.ts'
import type { ProblemText, Told } from './text.ts'

export const TEXTS: Readonly<Record<Told, ProblemText>> = {
  ...OF_REQUESTS,
  ...OF_TABLES,
  ...OF_PLAYING,
  ...OF_ACCOUNTS,
  ...OF_PROGRAMS,
  ...OF_WEBHOOKS,
}
