// Offers notifications, after somebody's first orders or plan were taken. The browser asks for permission when the button is pressed, and
// not before.
import { useMutation } from '@tanstack/react-query'
import { startPushing } from '../../api/push.ts'
import { ProblemNote } from '../../parts/problem-note.tsx'
import { useWords } from '../../words/words.ts'
import { offerWords } from './words.ts'

export function PushOffer({ close }: { readonly close: () => void }) {
  const words = useWords(offerWords)
  const start = useMutation({ mutationFn: startPushing })
  return (
    <aside className="push-offer" aria-label={words.title}>
      <p>
        <strong>{words.title}</strong> {words.why}
      </p>
      <p role="status">{start.isSuccess ? (start.data ? words.isOn : words.isOff) : ''}</p>
      <ProblemNote error={start.error} />
      <p className="buttons">
        {start.isSuccess ? null : (
          <button type="button" className="main" disabled={start.isPending} onClick={() => start.mutate()}>
            {words.yes}
          </button>
        )}
        <button type="button" onClick={close}>
          {start.isSuccess ? words.close : words.no}
        </button>
      </p>
    </aside>
  )
}
