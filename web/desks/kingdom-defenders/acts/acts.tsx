// What one's spaces do: a list with a small form each, tried out, handed in, and changed again until it is carried out.
import { type ReactNode, useRef, useState } from 'react'
import type { Told } from '../../../../src/rules/kingdom-defenders/tell.ts'
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { Foot } from '../../shared/handing-in/foot.tsx'
import { Hints } from '../../shared/handing-in/hints.tsx'
import { useFocus } from '../../shared/handing-in/use-focus.ts'
import { useHandingIn } from '../../shared/handing-in/use-handing-in.ts'
import { handingWords } from '../../shared/handing-in/words.ts'
import { useTried } from '../../shared/trying/use-tried.ts'
import { Board } from '../board/board.tsx'
import { SpaceCard } from '../board/space-card.tsx'
import { Layout } from '../layout.tsx'
import type { Asked } from '../play.ts'
import { waitingIn } from '../waiting.ts'
import { ActList } from './act-list.tsx'
import { foreseeActs } from './foreseen.ts'
import { actsOf, spacesOn } from './paper.ts'
import { useActs } from './use-acts.ts'
import { actsWords } from './words.ts'
import './acts.css'

interface Props {
  readonly play: Play
  readonly question: Asked<'acts'>
  readonly children?: ReactNode
}

export function ActsDesk({ play, question, children }: Props) {
  const words = useWords(actsWords)
  const handingSaid = useWords(handingWords)
  const desk = useActs(play, question)
  const { paper, round, isOpen, isChanged, speech } = desk
  const [othersAct, setOthersAct] = useState(false)
  const { view } = speech
  const acts = actsOf(paper)
  const others = view.order.filter((seat) => seat !== play.viewer)
  const guesses = Object.fromEntries(others.map((seat) => [seat, { steps: [], rest: 'auto' }]))
  const waiting = waitingIn(play, speech, 'acts')
  // What is being carried out is told as it happens.
  const isWorthIt = isOpen || waiting !== null
  const about = `acts-${round}-${paper.length}-${Object.keys(view.spaces).length}`
  const { tried, isCurrent, error } = useTried(play, about, { acts, ...(othersAct && { guesses }) }, isWorthIt)
  const events = (tried?.events ?? []) as readonly Told[]
  const foreseen = tried && isCurrent ? foreseeActs(events, play.viewer, paper) : []
  const handing = useHandingIn({
    ...{ play, kind: 'acts', about: `acts-${round}`, answer: { round, ...acts } },
    onHandedIn: () => desk.reopen(false),
    onTakenBack: desk.keepTakenBack,
  })
  const area = useRef<HTMLDivElement>(null)
  useFocus(area, isOpen, '.act-list select')
  return (
    <Layout
      play={play}
      area={area}
      board={
        <Board play={play} choices={spacesOn(paper)} wishes={spacesOn(paper)} about={desk.pointed} point={desk.point} />
      }
    >
      <section className="acts-paper card" aria-labelledby="acts-title">
        <h2 id="acts-title">{words.title(round)}</h2>
        <p className="hint">{words.about}</p>
        <ActList desk={desk} foreseen={foreseen} />
        <ProblemNote error={error} />
        {tried?.warnings.map((warning) => (
          <p key={warning} className="warning">
            <span aria-hidden="true">⚠ </span>
            {warning}
          </p>
        ))}
        {isOpen ? (
          <div className="send">
            <ProblemNote error={handing.handIn.error} />
            <button
              type="button"
              className="main"
              disabled={handing.handIn.isPending}
              onClick={() => handing.handIn.mutate()}
            >
              {isChanged ? handingSaid.handInChange : handingSaid.handIn}
            </button>
            <span className="hint" role="status">
              {desk.said}
            </span>
          </div>
        ) : null}
        <Foot {...{ handing, words }} paper={desk} waiting={waiting} />
        <label className="row others">
          <input type="checkbox" checked={othersAct} onChange={() => setOthersAct(!othersAct)} /> {words.othersAct}
        </label>
        <p className="hint">{words.previewNote}</p>
        {isOpen ? <Hints title={words.hintTitle} hints={words.hints} /> : null}
        {desk.pointed ? <SpaceCard speech={speech} space={desk.pointed} /> : null}
      </section>
      {children}
    </Layout>
  )
}
