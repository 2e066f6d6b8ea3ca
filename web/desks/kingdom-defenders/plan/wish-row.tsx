// The wishes in a row, and the place for the next: picked by click or arrows, moved by dragging.
import { useEffect, useRef } from 'react'
import { useWords } from '../../../words/words.ts'
import { useDrag } from '../../shared/lists/use-drag.ts'
import type { PlanForeseen } from './foreseen.ts'
import type { PlanPaper } from './use-plan.ts'
import { planWords } from './words.ts'

interface Props {
  readonly paper: PlanPaper
  readonly foreseen: PlanForeseen | null
}

export function WishRow({ paper, foreseen }: Props) {
  const words = useWords(planWords)
  const { plan, picked, pen, isOpen } = paper
  const row = useRef<HTMLOListElement>(null)
  const drag = useDrag(row, isOpen, paper.shift)
  const stop = pen ?? plan.wishes.length
  // Whoever writes here by keyboard stays with the pen.
  useEffect(() => {
    if (row.current!.contains(document.activeElement))
      row.current!.querySelectorAll<HTMLElement>('button')[stop]?.focus()
  }, [stop])
  const marks = { dropped: words.dropped, risky: words.risky }
  return (
    <ol className="wishes list" aria-label={words.wishes} ref={row}>
      {plan.wishes.map((wish, i) => {
        const said = words.wish(i + 1, wish.map(paper.name).join(words.or))
        const { state, risky } = foreseen?.wishes[i] ?? { state: 'later', risky: false }
        const mark = state === 'dropped' ? marks.dropped : risky ? marks.risky : null
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a wish is its place
          <li key={i} className={drag.classOf(i)} style={drag.styleOf(i)}>
            <button
              type="button"
              className="wish"
              disabled={!isOpen}
              tabIndex={i === stop ? 0 : -1}
              aria-label={mark ? `${said} (${mark})` : said}
              aria-pressed={picked === i}
              {...drag.handlers(i, true)}
              onClick={() => drag.wasDragged() || paper.pick(picked === i ? null : i)}
            >
              <span className="number">{i + 1}</span>
              <span className="refs">
                {wish.map((ref, k) => (
                  <span key={ref}>
                    {k > 0 ? <i>{words.or}</i> : null}
                    {paper.name(ref)}
                  </span>
                ))}
              </span>
              {mark ? (
                <span className={state === 'dropped' ? 'mark fails' : 'mark'} aria-hidden="true">
                  {state === 'dropped' ? '!' : '?'}
                </span>
              ) : null}
            </button>
          </li>
        )
      })}
      {isOpen ? (
        <li>
          <button
            type="button"
            className="wish empty"
            tabIndex={stop === plan.wishes.length ? 0 : -1}
            aria-current={pen === null ? 'step' : undefined}
            aria-label={words.next}
            onClick={() => paper.pick(null)}
          >
            <span className="number">{plan.wishes.length + 1}</span> <span aria-hidden="true">+</span>
          </button>
        </li>
      ) : null}
    </ol>
  )
}
