// A game as one sees it, kept true: read once, and again whenever the stream says that something has happened.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, ask } from '../api/client.ts'
import { useSession } from '../api/me.ts'
import { watchGame } from '../api/stream.ts'
import type { Card, GameView, Message } from '../api/types.ts'

export const gameKey = (game: string) => ['game', game] as const

export function useGame(game: string) {
  return useQuery({
    queryKey: gameKey(game),
    queryFn: () => ask(api.GET('/v1/games/{game}', { params: { path: { game } } })) as Promise<GameView>,
  })
}

/** Listens as long as the page is open; false while it cannot. */
export function useStream(game: string, byLetter: boolean): boolean {
  const memory = useQueryClient()
  const account = useSession()?.account
  const [isLive, setLive] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else hears something else
  useEffect(() => {
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
  return isLive
}

export const isMyTurn = ({ status, waitsFor }: Card, viewer: number | 'public'): boolean =>
  status === 'running' && viewer !== 'public' && waitsFor.includes(viewer)
