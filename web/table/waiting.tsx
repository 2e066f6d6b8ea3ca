// A table whose game has not begun: who may sit down, and how it begins.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, ask } from '../api/client.ts'
import { useSession } from '../api/me.ts'
import type { Card } from '../api/types.ts'
import { ProblemNote } from '../parts/problem-note.tsx'
import { useWords } from '../words/words.ts'
import { gameKey } from './use-game.ts'
import { tableWords } from './words.ts'

export function Waiting({ card, viewer }: { readonly card: Card; readonly viewer: number | 'public' }) {
  const words = useWords(tableWords)
  const session = useSession()
  const memory = useQueryClient()
  const params = { path: { game: card.id } }
  const settled = { onSuccess: () => memory.invalidateQueries({ queryKey: gameKey(card.id) }) }
  const start = useMutation({
    ...settled,
    mutationFn: () => ask(api.POST('/v1/games/{game}/start', { params, body: {} })),
  })
  const join = useMutation({
    ...settled,
    mutationFn: () => ask(api.POST('/v1/games/{game}/seats', { params, body: {} })),
  })
  if (card.status !== 'open') return <p>{words.noDesk}</p>
  return (
    <section className="card">
      <p>{words.waitingHint}</p>
      <div className="row">
        {session && viewer === 'public' ? (
          <button type="button" className="main" onClick={() => join.mutate()}>
            {words.join}
          </button>
        ) : null}
        {session?.account === card.host ? (
          <button type="button" onClick={() => start.mutate()}>
            {words.startWithBots}
          </button>
        ) : null}
      </div>
      <ProblemNote error={start.error ?? join.error} />
    </section>
  )
}
