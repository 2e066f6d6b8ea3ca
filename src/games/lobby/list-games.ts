// Lists of games, newest first, a page at a time. Of one's own those that are over are listed where they are asked for.

import type { Dependencies } from '../log/dependencies.ts'
import { type AccountId, type GameFile, NOT_OVER, OVER, type Status } from '../model/game.ts'
import { isId } from '../model/ids.ts'
import type { Listing } from '../ports/store.ts'
import { cardOf, type GameCard } from '../read/card.ts'

export type Which = 'mine' | 'open' | 'running' | 'finished' | 'substitutes'

/** `over`: finished, or everybody has gone. */
export type WishedStatus = Status | 'over' | 'all'

export interface GamesWanted {
  readonly which: Which
  /** Only those of this game. */
  readonly ruleset?: string | undefined
  readonly cursor?: string | undefined
  /** So many at a time. */
  readonly limit?: number | undefined
  /** Of one's own: those that are not over, if left out. */
  readonly status?: WishedStatus | undefined
  /** Of one's own: only those that wait for oneself. */
  readonly waiting?: boolean | undefined
}

export interface GamePage {
  readonly games: GameCard[]
  /** Where the next page begins; null when this was the last. Opaque to those who hand it back. */
  readonly next: string | null
}

export const PAGE = 20
export const MOST_LISTED = 100

/** A cursor that makes no sense begins at the beginning. `mine` of nobody is empty. */
export async function listGames(
  { store, clock }: Dependencies,
  wanted: GamesWanted,
  account: AccountId | null,
): Promise<GamePage> {
  const { which, ruleset, cursor, limit = PAGE } = wanted
  if (which === 'mine' && account === null) return { games: [], next: null }
  const of = gamesOf(wanted, account)
  const files = await store.list({ of, ruleset, from: readCursor(cursor), limit: limit + 1 })
  const now = clock()
  const last = files.length > limit ? files[limit - 1] : undefined
  return {
    games: files.slice(0, limit).map((file) => cardOf(file, account, now)),
    next: last ? writeCursor(last) : null,
  }
}

function gamesOf({ which, status, waiting }: GamesWanted, account: AccountId | null): Listing['of'] {
  if (which === 'mine') return { account: account as AccountId, statuses: statusesOf(status), waiting }
  return which === 'substitutes' ? which : { status: which }
}

function statusesOf(wished: WishedStatus | undefined): readonly Status[] | undefined {
  if (wished === undefined) return NOT_OVER
  if (wished === 'all') return undefined
  return wished === 'over' ? OVER : [wished]
}

const writeCursor = ({ openedAt, id }: GameFile): string =>
  Buffer.from(`${openedAt.toISOString()} ${id}`).toString('base64url')

function readCursor(cursor: string | undefined): Listing['from'] {
  const [at, id] = Buffer.from(cursor ?? '', 'base64url')
    .toString()
    .split(' ')
  const openedAt = new Date(at ?? '')
  // Ours are written like this; other dates may lie beyond what the database can compare.
  const isDate = !Number.isNaN(openedAt.getTime()) && openedAt.toISOString() === at && at.length === 24
  return isDate && isId(id ?? '') ? { openedAt, id: id! } : null
}
