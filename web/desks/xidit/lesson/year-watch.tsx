// A year looked at order by order: what everybody did, and the board after it.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { View } from '../../../../src/rules/xidit/view.types.ts'
import type { Round } from '../../../api/types.ts'
import { Loading } from '../../../parts/loading.tsx'
import { useLocale, useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { Board } from '../board/board.tsx'
import { lessonWords } from './words.ts'

interface Act {
  /** The order that is carried out, from 1; 0 is the moment all orders are opened. */
  readonly order: number
  readonly lines: { readonly isMine: boolean; readonly text: string }[]
  view: View
}

/** The steps of everybody's same order make one. */
function actsIn({ steps }: Round, viewer: Play['viewer']): Act[] {
  const acts: Act[] = []
  for (const { step, lines, view } of steps) {
    const order = step === 'revealed' ? 0 : Number(/^order-(\d)/.exec(step ?? '')?.[1] ?? Number.NaN)
    if (Number.isNaN(order)) continue
    if (acts.at(-1)?.order !== order) acts.push({ order, lines: [], view: view as View })
    const act = acts.at(-1)!
    act.lines.push(...lines.map(({ seats, text }) => ({ text, isMine: seats.includes(viewer as number) })))
    act.view = view as View
  }
  return acts
}

export function YearWatch({ play, year }: { readonly play: Play; readonly year: number }) {
  const words = useWords(lessonWords)
  const locale = useLocale()
  const [at, setAt] = useState(0)
  const { data: acts } = useQuery({
    queryKey: ['lesson', 'year', year, locale],
    structuralSharing: false,
    queryFn: async () => actsIn(await play.round(year), play.viewer),
  })
  const act = acts?.[at]
  if (!acts || !act) return <Loading />
  const go = (to: number) => setAt(Math.max(0, Math.min(acts.length - 1, to)))
  return (
    <div className="desk watch">
      <section className="card" aria-label={words.story}>
        <div className="row">
          <button type="button" onClick={() => go(at - 1)} disabled={at === 0} aria-label={words.earlier}>
            ◀
          </button>
          <button type="button" className="main" onClick={() => go(at + 1)} disabled={at === acts.length - 1}>
            {words.later} ▶
          </button>
        </div>
        <div aria-live="polite">
          <h2>{act.order === 0 ? words.revealed : words.order(act.order)}</h2>
          <ul className="list told">
            {act.lines.map(({ text, isMine }) => (
              <li key={text} className={isMine ? 'mine' : ''}>
                {text}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Board play={play} view={act.view} />
    </div>
  )
}
