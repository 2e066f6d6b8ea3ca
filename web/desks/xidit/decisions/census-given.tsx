// What one shows at the census, while others still choose: it can be changed.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Units } from '../../../../src/rules/xidit/vocabulary.ts'
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { partsWords } from '../../../parts/words.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { useHeading } from '../../shared/forms/use-heading.ts'
import { myLord, viewOf } from '../play.ts'
import { CensusForm } from './census-form.tsx'
import { MomentBoard } from './moment-board.tsx'
import { nounWords, unitsSaid } from './nouns.ts'
import { decisionWords } from './words.ts'
import './decisions.css'

export function CensusGiven({ play }: { readonly play: Play }) {
  const words = useWords(decisionWords).census
  const common = useWords(partsWords)
  const nouns = useWords(nounWords)
  const { year } = viewOf(play)
  const { units, census, city } = myLord(play)!
  const [show, setShow] = useState<Units | null>(null)
  const heading = useHeading(show === null)
  const give = useMutation({
    mutationFn: (chosen: Units) => play.give('census', { year, show: chosen }),
    onSuccess: () => setShow(null),
  })
  return (
    <div className="desk decision">
      <section className="card">
        <h2 ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        <p className="done" role="status">
          {census ? words.given(unitsSaid(nouns, census)) : null}
        </p>
        <p className="hint">{words.givenHint}</p>
        {show && units ? (
          <>
            <CensusForm most={units} show={show} change={setShow} />
            <div className="row">
              <button type="button" className="main" disabled={give.isPending} onClick={() => give.mutate(show)}>
                {words.send}
              </button>
              <button type="button" onClick={() => setShow(null)}>
                {common.cancel}
              </button>
            </div>
          </>
        ) : (
          <button type="button" onClick={() => setShow(census)}>
            {words.change}
          </button>
        )}
        <ProblemNote error={give.error} />
      </section>
      <MomentBoard play={play} marked={city ? [city] : []} />
    </div>
  )
}
