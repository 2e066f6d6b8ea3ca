// How long what nobody needs any more is kept, as the environment says. What is set by what it protects (sessions, links that were
// not followed, keys of requests, tables that wait for players) is not an operator's to choose: docs/operating.md has all of it.
import { milliseconds } from '../games/model/time/duration.ts'
import { Mistake } from './terminal/mistake.ts'

/** In milliseconds. */
export interface Keeping {
  /** From a game's end until it is put away. */
  readonly putAway: number
  /** Of guests from their last use: see accounts/people/forget-guests.ts. */
  readonly guests: number
  readonly letters: number
  readonly accountLetters: number
  readonly deliveries: number
  readonly replies: number
  readonly usedLinks: number
  readonly erasedWords: number
}

const SETTINGS: Readonly<Record<keyof Keeping, readonly [name: string, usual: string]>> = {
  putAway: ['PUT_AWAY_AFTER', 'P7D'],
  guests: ['KEEP_GUESTS', 'P90D'],
  letters: ['KEEP_LETTERS', 'P90D'],
  accountLetters: ['KEEP_ACCOUNT_LETTERS', 'P7D'],
  deliveries: ['KEEP_DELIVERIES', 'P30D'],
  replies: ['KEEP_REPLIES', 'P30D'],
  usedLinks: ['KEEP_USED_LINKS', 'P90D'],
  erasedWords: ['KEEP_ERASED_WORDS', 'P365D'],
}

type Environment = Readonly<Record<string, string | undefined>>

export const keepingIn = (env: Environment): Keeping =>
  Object.fromEntries(
    Object.entries(SETTINGS).map(([what, [name, usual]]) => [what, durationIn(env, name, usual)]),
  ) as Record<keyof Keeping, number>

/** Less would take away what is still on its way. */
const SHORTEST = 'P1D'

function durationIn(env: Environment, name: string, usual: string): number {
  const found = milliseconds(env[name] || usual)
  if (found !== undefined && found >= milliseconds(SHORTEST)!) return found
  throw new Mistake(`${name} is a time such as ${usual}, of a day at least (${SHORTEST}), not "${env[name]}".`)
}
