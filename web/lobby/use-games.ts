// Lists of games, looked at again whenever somebody comes back to the page, and now and then; one's own when something is told
// of them.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, ask } from '../api/client.ts'
import { listenToMine, useMine } from '../api/mine.ts'
import type { Card, GameView } from '../api/types.ts'
import { gameKey } from '../play/game-key.ts'
import { gather } from '../play/gather.ts'

export type Which = 'mine' | 'over' | 'open' | 'substitutes'

/** How often each is looked at; a page that stands open asks twice a minute at the most. Those that are over stay so. */
const EVERY_MS = { mine: 60_000, over: false, open: 120_000, substitutes: 120_000 } as const
/** Of one's own all are shown, within reason; of others the newest. */
const PAGES = { mine: 2, over: 2, open: 2, substitutes: 1 } as const
const WANTED = {
  mine: { which: 'mine', limit: 100 },
  over: { which: 'mine', status: 'over', limit: 100 },
  open: { which: 'open' },
  substitutes: { which: 'substitutes' },
} as const

/** Of one game, or of all. */
async function readGames(which: Which, ruleset: string | undefined): Promise<Card[]> {
  const games: Card[] = []
  let cursor: string | null = null
  for (let page = 0; page < PAGES[which]; page++) {
    const query = { ...WANTED[which], ...(ruleset && { ruleset }), ...(cursor !== null && { cursor }) }
    const read: { games: Card[]; next: string | null } = await ask(api.GET('/v1/games', { params: { query } }))
    games.push(...read.games)
    cursor = read.next
    if (cursor === null) break
  }
  return games
}

export const useGames = (which: Which, ruleset?: string, isWanted = true) =>
  useQuery({
    queryKey: ['games', which, ruleset],
    queryFn: () => readGames(which, ruleset),
    refetchInterval: EVERY_MS[which],
    enabled: isWanted,
    // What was shown stays until the others are here.
    placeholderData: keepPreviousData,
  })

/** One's own that are not over: read again when one of them has become another; now and then while that cannot be heard. */
export function useMyGames() {
  const memory = useQueryClient()
  const { isLive } = useMine()
  useEffect(() => {
    const looking = gather(() => memory.invalidateQueries({ queryKey: ['games', 'mine'] }))
    const leave = listenToMine((message) => {
      if (message.kind === 'message' || message.kind === 'ended') return
      const isAsItWas = message.kind === 'present' && message.unchanged && message.games.length === 0
      if (!isAsItWas) looking.soon()
    })
    return () => {
      leave()
      looking.stop()
    }
  }, [memory])
  return useQuery({
    queryKey: ['games', 'mine'],
    queryFn: () => readGames('mine', undefined),
    refetchInterval: isLive ? false : EVERY_MS.mine,
  })
}

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
