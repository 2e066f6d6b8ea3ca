// A game as one sees it, kept true: read once, and again whenever the stream says that something has happened.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, ask } from '../api/client.ts'
import { useSession } from '../api/me.ts'
import { watchGame } from '../api/stream.ts'
import type { Card, GameView, Message } from '../api/types.ts'

export const gameKey = (game: string) => ['game', game] as const

/** A letter's link hears no stream: who came by one asks again and again. */
const BY_LETTER_MS = 10_000

export function useGame(game: string, byLetter: boolean) {
  return useQuery({
    queryKey: gameKey(game),
    refetchInterval: byLetter ? BY_LETTER_MS : false,
    queryFn: () => ask(api.GET('/v1/games/{game}', { params: { path: { game } } })) as Promise<GameView>,
  })
}

/** Listens as long as the page is open; false while it cannot, and null where it does not try. */
export function useStream(game: string, byLetter: boolean): boolean | null {
  const memory = useQueryClient()
  const account = useSession()?.account
  const [isLive, setLive] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else hears something else
  useEffect(() => {
    if (byLetter) return
    return watchGame(game, {
      connected(isConnected) {
        setLive(isConnected)
        // What happened while nobody listened.
        if (isConnected) void memory.invalidateQueries({ queryKey: gameKey(game) })
      },
      told({ event, data }) {
        if (event === 'message')
          memory.setQueryData<Message[]>([...gameKey(game), 'talk'], (said) => said && [...said, data as Message])
        else void memory.invalidateQueries({ queryKey: gameKey(game) })
      },
    })
  }, [game, account, byLetter, memory])
  return byLetter ? null : isLive
}

export const isMyTurn = ({ status, waitsFor }: Card, viewer: number | 'public'): boolean =>
  status === 'running' && viewer !== 'public' && waitsFor.includes(viewer)
