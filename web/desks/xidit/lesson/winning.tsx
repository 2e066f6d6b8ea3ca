// The end of the lesson: how a game is decided, what else there is, and the way into a real one.
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { WaysOn } from '../../shared/lesson/ways-on.tsx'
import { Board } from '../board/board.tsx'
import { viewOf } from '../play.ts'
import { RewardSign } from '../signs/signs.tsx'
import { OPTIONS } from './plan.ts'
import { lessonWords } from './words.ts'

const MEASURE = { wealth: 'gold', influence: 'stories', reputation: 'bards' } as const

export function Winning({ play }: { readonly play: Play }) {
  const words = useWords(lessonWords)
  const { rest } = words
  return (
    <div className="desk winning">
      <section className="card">
        <h2>{words.assessments}</h2>
        <ol>
          {viewOf(play).assessments.map((kind) => (
            <li key={kind}>
              <RewardSign reward={MEASURE[kind]} /> {words.assessed[kind]}
            </li>
          ))}
        </ol>
        <h2>{rest.title}</h2>
        <p>{rest.census}</p>
        <p>{rest.titans}</p>
        <p>{rest.standing}</p>
        <WaysOn ruleset="xidit" options={OPTIONS} bot="regent" />
      </section>
      <Board play={play} />
    </div>
  )
}
