// A game as one sees it, kept true: read once, and again whenever the stream says that something has happened.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api, ask } from '../api/client.ts'
import { useSession } from '../api/me.ts'
import { listenToMine, useMine } from '../api/mine.ts'
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

/**
 * Listens as long as the page is open; false while it cannot. Of one's own games one hears with all the others; of others, of
 * those that are over, and by a letter's link, from the game itself.
 */
export function useStream(game: string, byLetter: boolean): boolean {
  const memory = useQueryClient()
  const account = useSession()?.account
  const mine = useMine()
  const isApart = byLetter || account === undefined || mine.games?.has(game) === false
  const [isHeard, setHeard] = useState(false)
  const isLive = isApart ? isHeard : mine.isLive && mine.games !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else hears something else
  useEffect(() => {
    const leave = isApart ? hearGame(memory, game, setHeard) : hearMine(memory, game)
    return () => {
      leave()
      lookNoMore(game)
    }
  }, [game, account, byLetter, isApart, memory])
  useEffect(() => {
    if (isLive) return
    const again = setInterval(() => lookSoon(memory, game, 'answers', 'talk'), OTHERWISE_MS)
    return () => clearInterval(again)
  }, [isLive, game, memory])
  return isLive
}

function hearGame(memory: QueryClient, game: string, heard: (isHeard: boolean) => void): () => void {
  const leave = watchGame(game, {
    connected(isConnected) {
      heard(isConnected)
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
    heard(false)
  }
}

const hearMine = (memory: QueryClient, game: string): (() => void) =>
  listenToMine((message) => {
    // What happened while nobody listened, unless it is known that nothing did.
    if (message.kind === 'present') {
      if (!message.unchanged?.includes(game)) lookSoon(memory, game, 'answers', 'talk')
    } else if (message.kind === 'message' && message.game === game) hear(memory, game, message)
    else if (message.kind === 'game' && message.game === game)
      lookSoon(memory, game, ...(message.happened.length > 0 ? (['answers'] as const) : []))
  })

export const isMyTurn = ({ status, waitsFor }: Card, viewer: number | 'public'): boolean =>
  status === 'running' && viewer !== 'public' && waitsFor.includes(viewer)
