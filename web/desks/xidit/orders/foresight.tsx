// Order by order, what it would do as things stand.
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { useWords } from '../../../words/words.ts'
import { isEmpty } from './program.ts'
import type { usePreview } from './use-preview.ts'
import type { Program } from './use-program.ts'
import { ordersWords } from './words.ts'

interface Props {
  readonly program: Program
  readonly preview: ReturnType<typeof usePreview>
}

export function Foresight({ program: { slots }, preview: { foreseen, error, isCurrent } }: Props) {
  const words = useWords(ordersWords)
  return (
    <section className="foresight" aria-label={words.preview}>
      <h3>{words.preview}</h3>
      {isEmpty(slots) ? <p className="hint">{words.previewEmpty}</p> : null}
      <ProblemNote error={error} />
      {foreseen && !isEmpty(slots) ? (
        <>
          <ol className={isCurrent ? '' : 'old'}>
            {slots.map((order, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an order is its place
              <li key={i} className={order && foreseen[i]!.fails ? 'fails' : ''}>
                {order && foreseen[i]!.fails ? (
                  <strong className="warning">
                    <span aria-hidden="true">⚠ </span>
                    {words.fails}:{' '}
                  </strong>
                ) : null}
                {order ? foreseen[i]!.lines.join(' ') : '…'}
              </li>
            ))}
          </ol>
          <p className="hint">{words.previewNote}</p>
        </>
      ) : null}
    </section>
  )
}
