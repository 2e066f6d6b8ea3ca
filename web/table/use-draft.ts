// A draft is kept in this browser at once, so that nothing is lost by closing the page.
import { useCallback, useState } from 'react'
import type { Draft } from '../desks/desk.ts'

const keyOf = (game: string) => `herald.draft.${game}`

function kept(game: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')
  } catch {
    return null
  }
}

export function useDraft(game: string, isPlayer: boolean): [Draft | null, (draft: Draft | null) => void] {
  const [draft, setDraft] = useState(() => (isPlayer ? kept(game) : null))
  const keep = useCallback(
    (next: Draft | null) => {
      setDraft(next)
      if (next) localStorage.setItem(keyOf(game), JSON.stringify(next))
      else localStorage.removeItem(keyOf(game))
    },
    [game],
  )
  return [draft, keep]
}
