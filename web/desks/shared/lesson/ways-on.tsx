// The end of a lesson: the ways into a real game, and to all the rules.
import { Link } from '../../../address/address.tsx'
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { useWords } from '../../../words/words.ts'
import { usePlayOn } from './use-play-on.ts'
import { lessonWords } from './words.ts'

export function WaysOn(first: Parameters<typeof usePlayOn>[0]) {
  const words = useWords(lessonWords)
  const playOn = usePlayOn(first)
  return (
    <>
      <div className="row ways">
        <button type="button" className="main" disabled={playOn.isPending} onClick={() => playOn.mutate()}>
          {words.playBots}
        </button>
        <Link to={`/new/${first.ruleset}`} className="button">
          {words.playFriends}
        </Link>
        <Link to={`/guide/${first.ruleset}`}>{words.readRules}</Link>
      </div>
      <ProblemNote error={playOn.error} />
    </>
  )
}
