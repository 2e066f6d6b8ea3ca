// A game as one sees it, kept true: read once, and again whenever the stream says that something has happened.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, ask } from '../api/client.ts'
import { useSession } from '../api/me.ts'
import { watchGame } from '../api/stream.ts'
import type { Card, GameView, Message } from '../api/types.ts'
import { gameKey } from '../play/game-key.ts'
import { lookNoMore, lookSoon } from '../play/look-again.ts'
import { hear } from '../talk/said.ts'

export function useGame(game: string) {
  return useQuery({
    queryKey: gameKey(game),
    queryFn: () => ask(api.GET('/v1/games/{game}', { params: { path: { game } } })) as Promise<GameView>,
  })
}

/** Whoever cannot listen looks so often. */
const OTHERWISE_MS = 30_000

/** Listens as long as the page is open; false while it cannot. */
export function useStream(game: string, byLetter: boolean): boolean {
  const memory = useQueryClient()
  const account = useSession()?.account
  const [isLive, setLive] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else hears something else
  useEffect(() => {
    const leave = watchGame(game, {
      connected(isConnected) {
        setLive(isConnected)
        // What happened while nobody listened.
        if (isConnected) lookSoon(memory, game, 'answers', 'talk')
      },
      told({ event, data }) {
        if (event === 'message') hear(memory, game, data as Message)
        // Who sits there, pauses and the like leave what one has handed in as it is.
        else if (event === 'changed') lookSoon(memory, game)
        else lookSoon(memory, game, 'answers')
      },
    })
    return () => {
      leave()
      lookNoMore(game)
    }
  }, [game, account, byLetter, memory])
  useEffect(() => {
    if (isLive) return
    const again = setInterval(() => lookSoon(memory, game, 'answers', 'talk'), OTHERWISE_MS)
    return () => clearInterval(again)
  }, [isLive, game, memory])
  return isLive
}

export const isMyTurn = ({ status, waitsFor }: Card, viewer: number | 'public'): boolean =>
  status === 'running' && viewer !== 'public' && waitsFor.includes(viewer)
