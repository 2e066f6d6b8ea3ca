// Lists of games, newest first, a page at a time.

import type { Dependencies } from '../log/dependencies.ts'
import type { AccountId, GameFile } from '../model/game.ts'
import type { Listing } from '../ports/store.ts'
import { cardOf, type GameCard } from '../read/card.ts'

export type Which = 'mine' | 'open' | 'running' | 'finished' | 'substitutes'

export interface GamesWanted {
  readonly which: Which
  /** Only those of this game. */
  readonly ruleset?: string | undefined
  readonly cursor?: string | undefined
}

export interface GamePage {
  readonly games: GameCard[]
  /** Where the next page begins; null when this was the last. Opaque to those who hand it back. */
  readonly next: string | null
}

export const CARDS_A_PAGE = 20

/** A cursor that makes no sense begins at the beginning. `mine` of nobody is empty. */
export async function listGames(
  { store, clock }: Dependencies,
  { which, ruleset, cursor }: GamesWanted,
  account: AccountId | null,
): Promise<GamePage> {
  if (which === 'mine' && account === null) return { games: [], next: null }
  const of = gamesOf(which, account)
  const files = await store.list({ of, ruleset, from: readCursor(cursor), limit: CARDS_A_PAGE + 1 })
  const now = clock()
  const last = files.length > CARDS_A_PAGE ? files[CARDS_A_PAGE - 1] : undefined
  return {
    games: files.slice(0, CARDS_A_PAGE).map((file) => cardOf(file, account, now)),
    next: last ? writeCursor(last) : null,
  }
}

function gamesOf(which: Which, account: AccountId | null): Listing['of'] {
  if (which === 'mine') return { account: account as AccountId }
  return which === 'substitutes' ? which : { status: which }
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
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id ?? '')
  return isId && isDate ? { openedAt, id: id! } : null
}
