// A round looked at phase by phase: what everybody did, and the board after it.
import { useQuery } from '@tanstack/react-query'
import type { View } from '../../../../src/rules/kingdom-defenders/view.types.ts'
import type { Round } from '../../../api/types.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { type Scene, Watch } from '../../shared/lesson/watch.tsx'
import { Board } from '../board/board.tsx'
import { lessonWords } from './words.ts'

type Phases = typeof lessonWords.en.phases

/** The phases in which something was done, each with the position after it. */
function scenesIn({ steps }: Round, viewer: Play['viewer'], phases: Phases): Scene<View>[] {
  return steps.flatMap(({ step, lines, view }) => {
    const title = Object.hasOwn(phases, step ?? '') ? phases[step as keyof Phases] : undefined
    if (!title || lines.length === 0) return []
    const told = lines.map(({ seats, text }) => ({ text, isMine: seats.includes(viewer as number) }))
    return [{ title, lines: told, view: view as View }]
  })
}

export function RoundWatch({ play, round }: { readonly play: Play; readonly round: number }) {
  const words = useWords(lessonWords)
  const locale = useLocale()
  const { data: scenes } = useQuery({
    queryKey: ['lesson', play.card.ruleset, round, locale, play.card.seq],
    structuralSharing: false,
    queryFn: async () => scenesIn(await play.round(round), play.viewer, words.phases),
  })
  return <Watch scenes={scenes} words={words.watch} board={(view) => <Board play={play} view={view} />} />
}
