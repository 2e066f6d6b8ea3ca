// More time for everybody, at one's own wish.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, ask } from '../../api/client.ts'
import type { Card } from '../../api/types.ts'
import { ProblemNote } from '../../parts/problem-note.tsx'
import { lookAgain } from '../../play/look-again.ts'
import { moment } from '../../words/time.ts'
import { useSpan } from '../../words/use-span.ts'
import { useWords } from '../../words/words.ts'
import { affairsWords } from './affairs.words.ts'

export function MoreTime({ card, viewer }: { readonly card: Card; readonly viewer: number }) {
  const words = useWords(affairsWords)
  const span = useSpan()
  const memory = useQueryClient()
  const { each, by } = card.agreement.extensions
  const used = card.seats.find(({ seat }) => seat === viewer)?.extensions ?? 0
  const extend = useMutation({
    mutationFn: () => ask(api.POST('/v1/games/{game}/extensions', { params: { path: { game: card.id } } })),
    onSuccess: () => lookAgain(memory, card.id),
  })
  const left = extend.data?.left ?? Math.max(0, each - used)
  if (!card.dueAt) return <p className="faded">{words.noTimeRuns}</p>
  return (
    <>
      <p>
        {words.dueAt(moment(card.dueAt))} {words.extensionsLeft(left)}
      </p>
      <button type="button" disabled={left === 0 || extend.isPending} onClick={() => extend.mutate()}>
        {words.moreTime(span(by))}
      </button>
      {extend.data ? (
        <p className="done" role="status">
          {words.extended(moment(extend.data.dueAt))}
        </p>
      ) : null}
      <ProblemNote error={extend.error} />
    </>
  )
}
