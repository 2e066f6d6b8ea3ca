// The end of the lesson: what became of the Horde, how a game is decided, what else there is, and the way into a real one.
import { useQuery } from '@tanstack/react-query'
import type { Sign as Kind } from '../../../../src/picture/kingdom-defenders/signs.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { WaysOn } from '../../shared/lesson/ways-on.tsx'
import { Board } from '../board/board.tsx'
import { Sign } from '../signs/signs.tsx'
import { OPTIONS } from './plan.ts'
import { lessonWords } from './words.ts'

/** What counts at the end, by its sign. */
const COUNTED = {
  fame: 'fame',
  relics: 'trophy',
  runes: 'rune:star',
  fate: 'deed',
  wounds: 'wound',
} as const satisfies Record<keyof typeof lessonWords.en.counted, Kind>

export function Winning({ play }: { readonly play: Play }) {
  const words = useWords(lessonWords)
  const { rest } = words
  return (
    <div className="desk winning">
      <section className="card">
        <h2>{words.becameOf}</h2>
        <Battle play={play} />
        <h2>{words.counts}</h2>
        <ul className="list">
          {(Object.keys(COUNTED) as (keyof typeof COUNTED)[]).map((what) => (
            <li key={what}>
              <Sign of={COUNTED[what]} /> {words.counted[what]}
            </li>
          ))}
        </ul>
        <h2>{rest.title}</h2>
        <p>{rest.siege}</p>
        <p>{rest.deeds}</p>
        <p>{rest.standing}</p>
        <WaysOn ruleset="kingdom-defenders" options={OPTIONS} bot="regent" />
      </section>
      <Board play={play} />
    </div>
  )
}

/** As it was told: the second round from the camps on. */
function Battle({ play }: { readonly play: Play }) {
  const locale = useLocale()
  const { data: lines } = useQuery({
    queryKey: ['lesson', play.card.ruleset, 'battle', locale, play.card.seq],
    structuralSharing: false,
    queryFn: async () => {
      const { steps } = await play.round(2)
      const from = steps.findIndex(({ step }) => step === 'area-c')
      const to = steps.findIndex(({ step }, i) => i > from && step === 'gates')
      return steps.slice(from, to < 0 ? undefined : to).flatMap((step) => step.lines)
    },
  })
  return (
    <ul className="list told">
      {lines?.map(({ seats, text }) => (
        <li key={text} className={seats.includes(play.viewer as number) ? 'mine' : ''}>
          {text}
        </li>
      ))}
    </ul>
  )
}
