// Where a disc is placed now, or that one passes. The board stays in sight: what is asked stands in a dock, as a plan does.
import { useState } from 'react'
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { useWords } from '../../../words/words.ts'
import { Silence } from '../../shared/forms/silence.tsx'
import { useAnswering } from '../../shared/forms/use-answering.ts'
import { useHeading } from '../../shared/forms/use-heading.ts'
import { Board } from '../board/board.tsx'
import { SpaceCard } from '../board/space-card.tsx'
import { SpaceSelect } from '../board/space-select.tsx'
import { Layout } from '../layout.tsx'
import type { DecisionProps } from './props.ts'
import { usualSaid } from './usual-said.ts'
import { decisionWords } from './words.ts'

export function PlaceQuestion({ play, speech, question }: DecisionProps<'place'>) {
  const words = useWords(decisionWords).place
  const heading = useHeading()
  const usual = question.usual as { space: string | null }
  const [pointed, setPointed] = useState<string | null>(usual.space)
  const [passes, setPasses] = useState(usual.space === null)
  const option = question.spaces.find(({ space }) => space === pointed)
  const point = (space: string | null) => {
    setPointed(space)
    setPasses(false)
  }
  const { round } = question
  const canGo = option !== undefined && option.closed === null
  const answer = passes ? { round, space: null } : canGo ? { round, space: option.space } : null
  const give = useAnswering(play, 'place', answer)
  return (
    <Layout
      play={play}
      board={
        <Board
          play={play}
          choices={question.spaces.flatMap(({ space, closed }) => (closed ? [] : [space]))}
          wishes={canGo && !passes ? [option.space] : []}
          about={pointed}
          point={point}
        />
      }
    >
      <section className="place paper card decision" aria-labelledby="place-title">
        <h2 id="place-title" ref={heading} tabIndex={-1}>
          {speech.say.askedFor.place}
        </h2>
        <form className="dock" onSubmit={give.submit}>
          <SpaceSelect speech={speech} options={question.spaces} pointed={pointed} point={point} />
          {passes ? (
            <p className="hint">{words.passHint}</p>
          ) : pointed ? (
            <SpaceCard speech={speech} space={pointed} option={option} />
          ) : null}
          <ProblemNote error={give.error} />
          <div className="row acts">
            <button type="button" aria-pressed={passes} onClick={() => setPasses(!passes)}>
              {words.pass}
            </button>
            <button
              type="submit"
              className="main"
              disabled={give.isShut}
              aria-describedby={answer ? undefined : 'place-missing'}
            >
              {passes ? words.sendPass : words.send(pointed ? speech.nouns.tile(pointed) : '…')}
            </button>
          </div>
          <p className="said" id="place-missing">
            {answer ? '' : option ? words.closed : words.missing}
          </p>
        </form>
        <div className="beneath">
          <p>{words.about}</p>
          <Silence play={play} usual={usualSaid(speech, question)} />
        </div>
      </section>
    </Layout>
  )
}
