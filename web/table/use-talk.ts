// What is said at a table, and how much of it one has not read yet.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { api, ask } from '../api/client.ts'
import type { Message } from '../api/types.ts'
import { gameKey } from './use-game.ts'

const AT_A_TIME = 100
const keyOf = (game: string) => `herald.heard.${game}`

/** Each once, in the order in which they were said: the stream and the list may both have brought one. */
const inOrder = (messages: readonly Message[]): Message[] =>
  [...new Map(messages.map((message) => [message.number, message])).values()].sort((a, b) => a.number - b.number)

export interface Talk {
  readonly messages: readonly Message[]
  readonly unread: number
  readonly read: () => void
}

export function useTalk(game: string, viewer: number | 'public', isHeard: boolean): Talk {
  const memory = useQueryClient()
  const queryKey = [...gameKey(game), 'talk']
  const { data } = useQuery({
    queryKey,
    enabled: isHeard,
    queryFn: async () => {
      const known = [...(memory.getQueryData<Message[]>(queryKey) ?? [])]
      for (;;) {
        const after = known.at(-1)?.number ?? 0
        const params = { path: { game }, query: { after } }
        const more = await ask(api.GET('/v1/games/{game}/messages', { params }))
        known.push(...more)
        if (more.length < AT_A_TIME) return inOrder(known)
      }
    },
  })
  const messages = inOrder(data ?? [])
  const last = messages.at(-1)?.number ?? 0
  const [heard, setHeard] = useState(() => Number(localStorage.getItem(keyOf(game)) ?? 0))
  const read = useCallback(() => {
    if (last === 0) return
    setHeard(last)
    localStorage.setItem(keyOf(game), String(last))
  }, [game, last])
  const unread = messages.filter(({ number, from }) => number > heard && from !== viewer).length
  return { messages, unread, read }
}
