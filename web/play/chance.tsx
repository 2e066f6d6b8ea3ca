// Fair chance, as it stands at a table: what the server has committed to, and one's own part.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chanceOf, giveNonce } from '../api/chance.ts'
import { Problem } from '../api/problem.ts'
import type { Card } from '../api/types.ts'
import { ProblemNote } from '../parts/problem-note.tsx'
import { useWords } from '../words/words.ts'
import { chanceWords } from './chance.words.ts'
import { lookAgain } from './look-again.ts'

export function Chance({ card }: { readonly card: Card }) {
  const words = useWords(chanceWords)
  const mine = chanceOf(card.id)
  return (
    <details className="chance">
      <summary>
        {mine ? (
          <>
            {words.mine} <code>{mine.nonce.slice(0, 8)}…</code>
          </>
        ) : (
          words.title
        )}
      </summary>
      <p className="hint">{words.hint}</p>
      <dl>
        {mine ? (
          <>
            <dt>{words.nonce}</dt>
            <dd>
              <code>{mine.nonce}</code>
            </dd>
          </>
        ) : null}
        <dt>{words.commitment}</dt>
        <dd>
          <code>{card.commitment}</code>
        </dd>
      </dl>
    </details>
  )
}

/** Somebody who sits there and has not given a nonce yet: this page gives one by itself. */
export function GiveNonce({ card }: { readonly card: Card }) {
  const memory = useQueryClient()
  const { id, commitment } = card
  const give = useMutation({
    mutationFn: () => giveNonce(id, commitment),
    retry: (count, error) => count < 3 && !(error instanceof Problem),
    onSettled: () => lookAgain(memory, id),
  })
  const { mutate } = give
  useEffect(() => mutate(), [mutate])
  return <ProblemNote error={give.error} />
}
