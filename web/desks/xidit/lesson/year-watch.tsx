// A year looked at order by order: what everybody did, and the board after it.
import { useQuery } from '@tanstack/react-query'
import type { View } from '../../../../src/rules/xidit/view.types.ts'
import type { Round } from '../../../api/types.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { Watch } from '../../shared/lesson/watch.tsx'
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
  const { data: acts } = useQuery({
    queryKey: ['lesson', play.card.ruleset, year, locale],
    structuralSharing: false,
    queryFn: async () => actsIn(await play.round(year), play.viewer),
  })
  const scenes = acts?.map(({ order, lines, view }) => ({
    ...{ title: order === 0 ? words.revealed : words.order(order), lines, view },
  }))
  return <Watch scenes={scenes} words={words} board={(view) => <Board play={play} view={view} />} />
}
