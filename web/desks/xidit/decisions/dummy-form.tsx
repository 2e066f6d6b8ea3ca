// Which track of the dummy rises.
import { ASSESSMENTS, type Assessment } from '../../../../src/rules/xidit/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { Pick } from '../../shared/forms/pick.tsx'
import { viewOf } from '../play.ts'
import { capital, nounWords } from './nouns.ts'
import { decisionWords } from './words.ts'

interface Props {
  readonly play: Play
  readonly tracks: readonly Assessment[]
  readonly track: Assessment | undefined
  readonly change: (track: Assessment) => void
}

export function DummyForm({ play, tracks, track, change }: Props) {
  const words = useWords(decisionWords).dummy
  const nouns = useWords(nounWords)
  const { dummy, assessments } = viewOf(play)
  return (
    <fieldset className="picks">
      <legend>{words.legend}</legend>
      {ASSESSMENTS.filter((kind) => tracks.includes(kind)).map((kind) => (
        <Pick key={kind} type="radio" name="dummy" checked={track === kind} choose={() => change(kind)}>
          <strong>{capital(nouns.assessment[kind])}</strong>
          <span className="hint">
            {dummy ? `${words.rises(dummy[kind], dummy[kind] + 1)}, ` : ''}
            {words.assessed(assessments.indexOf(kind))}
          </span>
        </Pick>
      ))}
    </fieldset>
  )
}
