// The end of the lesson: how a game is decided, what else there is, and the way into a real one.
import { Link } from '../../../address/address.tsx'
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { Board } from '../board/board.tsx'
import { viewOf } from '../play.ts'
import { RewardSign } from '../signs/signs.tsx'
import { usePlayOn } from './use-play-on.ts'
import { lessonWords } from './words.ts'

const MEASURE = { wealth: 'gold', influence: 'stories', reputation: 'bards' } as const

export function Winning({ play }: { readonly play: Play }) {
  const words = useWords(lessonWords)
  const playOn = usePlayOn()
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
        <div className="row ways">
          <button type="button" className="main" disabled={playOn.isPending} onClick={() => playOn.mutate()}>
            {words.playBots}
          </button>
          <Link to="/new" className="button">
            {words.playFriends}
          </Link>
          <Link to="/rules/xidit">{words.readRules}</Link>
        </div>
        <ProblemNote error={playOn.error} />
      </section>
      <Board play={play} />
    </div>
  )
}
