// Order by order, what it would do as things stand.
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { useWords } from '../../../words/words.ts'
import type { Foreseen } from './foreseen.ts'
import { isEmpty } from './program.ts'
import type { usePreview } from './use-preview.ts'
import type { Program } from './use-program.ts'
import { ordersWords } from './words.ts'

interface Props {
  readonly program: Program
  readonly preview: ReturnType<typeof usePreview>
}

export function Foresight({ program: { slots }, preview: { foreseen, error } }: Props) {
  const words = useWords(ordersWords)
  return (
    <section className="foresight" aria-label={words.preview}>
      <h3>{words.preview}</h3>
      <ProblemNote error={error} />
      {isEmpty(slots) ? (
        <p className="hint">{words.previewEmpty}</p>
      ) : (
        <>
          <ol>
            {foreseen.map((order, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an order is its place
              <li key={i}>{order ? <Sentence {...order} /> : '…'}</li>
            ))}
          </ol>
          <p className="hint">{words.previewNote}</p>
        </>
      )}
    </section>
  )
}

function Sentence({ fails, lines }: Foreseen) {
  const words = useWords(ordersWords)
  return (
    <>
      {fails ? (
        <strong className="warning">
          <span aria-hidden="true">⚠ </span>
          {words.fails}:{' '}
        </strong>
      ) : null}
      {lines.join(' ')}
    </>
  )
}
