// Lists of games, looked at again whenever somebody comes back to the page, and now and then.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, ask } from '../api/client.ts'
import type { Card, GameView } from '../api/types.ts'
import { gameKey } from '../play/game-key.ts'

export type Which = 'mine' | 'open' | 'substitutes'

/** How often each is looked at; a page that stands open asks twice a minute in all. */
const EVERY_MS = { mine: 60_000, open: 120_000, substitutes: 120_000 } as const
/** Of one's own all are shown, within reason; of others the newest. */
const PAGES = { mine: 10, open: 2, substitutes: 1 } as const

/** Of one game, or of all. */
async function readGames(which: Which, ruleset: string | undefined): Promise<Card[]> {
  const games: Card[] = []
  let cursor: string | null = null
  for (let page = 0; page < PAGES[which]; page++) {
    const query = { which, ...(ruleset && { ruleset }), ...(cursor !== null && { cursor }) }
    const read: { games: Card[]; next: string | null } = await ask(api.GET('/v1/games', { params: { query } }))
    games.push(...read.games)
    cursor = read.next
    if (cursor === null) break
  }
  return games
}

export const useGames = (which: Which, ruleset?: string) =>
  useQuery({
    queryKey: ['games', which, ruleset],
    queryFn: () => readGames(which, ruleset),
    refetchInterval: EVERY_MS[which],
    // What was shown stays until the others are here.
    placeholderData: keepPreviousData,
  })

/** The kind of what a game asks, `decision` for several: all a table needs is read with it, so that it opens at once. */
export function useAsked(card: Card): string | undefined {
  const { data } = useQuery({
    queryKey: gameKey(card.id),
    queryFn: () => ask(api.GET('/v1/games/{game}', { params: { path: { game: card.id } } })) as Promise<GameView>,
  })
  const questions = (data?.view as { questions?: { t: string }[] } | null | undefined)?.questions
  const kinds = new Set(questions?.map(({ t }) => t))
  return kinds.size > 1 ? 'decision' : [...kinds][0]
}
