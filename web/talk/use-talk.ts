// What is said at a table, and how much of it one has not read yet.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Message } from '../api/types.ts'
import { readEarlier, readNew, talkKey } from './said.ts'

const keyOf = (game: string) => `herald.heard.${game}`

export interface Talk {
  readonly messages: readonly Message[]
  readonly unread: number
  readonly read: () => void
  /** Nothing was said before. */
  readonly isWhole: boolean
  readonly earlier: { readonly mutate: () => void; readonly isPending: boolean; readonly error: Error | null }
}

export function useTalk(game: string, viewer: number | 'public', isHeard: boolean): Talk {
  const memory = useQueryClient()
  const { data } = useQuery({
    queryKey: talkKey(game),
    enabled: isHeard,
    queryFn: () => readNew(memory, game),
  })
  const earlier = useMutation({ mutationFn: () => readEarlier(memory, game) })
  const { messages, isWhole } = data ?? { messages: [], isWhole: true }
  const last = messages.at(-1)?.number ?? 0
  const [heard, setHeard] = useState(() => Number(localStorage.getItem(keyOf(game)) ?? 0))
  const read = useCallback(() => {
    if (last === 0) return
    setHeard(last)
    localStorage.setItem(keyOf(game), String(last))
  }, [game, last])
  const unread = messages.filter(({ number, from }) => number > heard && from !== viewer).length
  return { messages, unread, read, isWhole, earlier }
}
