// A draft is kept in this browser at once, so that nothing is lost by closing the page, and a moment later on the server, so
// that it is there on the next device. What has not reached the server yet counts more than what it has.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api, ask } from '../api/client.ts'
import { useSession } from '../api/me.ts'
import { Problem } from '../api/problem.ts'
import type { Draft } from '../desks/desk.ts'

interface Kept {
  readonly draft: Draft | null
  readonly isSent: boolean
}

/** So long after the last change it is sent. */
const PAUSE_MS = 800

const NOTHING: Kept = { draft: null, isSent: true }

function keptIn(slot: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(slot) ?? 'null') ?? NOTHING
  } catch {
    return NOTHING
  }
}

const send = (game: string, draft: Draft | null): Promise<unknown> => {
  const params = { path: { game } }
  if (!draft) return ask(api.DELETE('/v1/games/{game}/draft', { params }))
  return ask(api.PUT('/v1/games/{game}/draft', { params, body: { ...draft } }))
}

export function useDraft(game: string, isPlayer: boolean): [Draft | null, (draft: Draft | null) => void] {
  const memory = useQueryClient()
  const account = useSession()?.account ?? ''
  const slot = `herald.draft.${game}.${account}`
  const queryKey = ['draft', game, account]
  const [kept, setKept] = useState(() => (isPlayer ? keptIn(slot) : NOTHING))

  const keep = useCallback(
    (next: Kept) => {
      setKept(next)
      if (next.draft || !next.isSent) localStorage.setItem(slot, JSON.stringify(next))
      else localStorage.removeItem(slot)
    },
    [slot],
  )
  const { data: there } = useQuery({
    queryKey,
    enabled: isPlayer,
    queryFn: async () =>
      (await ask(api.GET('/v1/games/{game}/draft', { params: { path: { game } } }))).draft as Draft | null,
  })
  useEffect(() => {
    if (there !== undefined && kept.isSent && JSON.stringify(there) !== JSON.stringify(kept.draft))
      keep({ draft: there, isSent: true })
  }, [there, kept, keep])

  // Tried until it is there: being offline for a while is no reason to lose it. One after the other, and what was written
  // while another was on its way is newer than whatever comes back.
  const sending = useRef<Promise<unknown>>(Promise.resolve())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds nothing that game and account do not
  useEffect(() => {
    if (!isPlayer || kept.isSent) return
    let isNewest = true
    const sendIt = async () => {
      if (!isNewest) return
      await memory.cancelQueries({ queryKey }) // it would tell of the one before
      await send(game, kept.draft)
      if (!isNewest) return
      memory.setQueryData(queryKey, kept.draft)
      keep({ draft: kept.draft, isSent: true })
    }
    const attempt = () => {
      const sent = sending.current.then(sendIt)
      sending.current = sent.catch((error) => {
        const asked = error instanceof Problem ? (error.retryAfter ?? 0) * 1000 : 0
        if (isNewest) timer = setTimeout(attempt, Math.max(10 * PAUSE_MS, asked))
      })
    }
    let timer = setTimeout(attempt, PAUSE_MS)
    return () => {
      isNewest = false
      clearTimeout(timer)
    }
  }, [game, account, isPlayer, kept, keep, memory])

  return [kept.draft, useCallback((draft) => keep({ draft, isSent: false }), [keep])]
}
