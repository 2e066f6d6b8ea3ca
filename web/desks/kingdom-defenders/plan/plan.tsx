// A plan: written by pointing at spaces, tried out, handed in, and changed again until its turns are taken.
import { type ReactNode, useRef, useState } from 'react'
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { Foot } from '../../shared/handing-in/foot.tsx'
import { Hints } from '../../shared/handing-in/hints.tsx'
import { useFocus } from '../../shared/handing-in/use-focus.ts'
import { useHandingIn } from '../../shared/handing-in/use-handing-in.ts'
import { useRowKeys } from '../../shared/handing-in/use-row-keys.ts'
import { Board } from '../board/board.tsx'
import { Layout } from '../layout.tsx'
import type { Asked } from '../play.ts'
import { waitingIn } from '../waiting.ts'
import { Dock } from './dock.tsx'
import { Foresight } from './foresight.tsx'
import { Guesses } from './guesses.tsx'
import { Rest } from './rest.tsx'
import { usePlan } from './use-plan.ts'
import { type Guesses as AllGuesses, usePreview } from './use-preview.ts'
import { planWords } from './words.ts'
import './plan.css'

const ROW = '.wishes button'

interface Props {
  readonly play: Play
  readonly question: Asked<'plan'>
  /** What stands below the plan. */
  readonly children?: ReactNode
}

export function PlanDesk({ play, question, children }: Props) {
  const words = useWords(planWords)
  const paper = usePlan(play, question)
  const [guesses, guess] = useState<AllGuesses>({})
  const preview = usePreview(paper, guesses)
  const { plan, round, isOpen, speech } = paper
  const handing = useHandingIn({
    ...{ play, kind: 'plan', about: `plan-${round}`, answer: { round, ...plan } },
    onHandedIn() {
      paper.reopen(false)
      paper.pick(null)
    },
    onTakenBack: paper.keepTakenBack,
  })
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useRowKeys(area, ROW, { ...paper, places: plan.wishes.length + 1 }, button)
  useFocus(area, isOpen, `${ROW}[tabindex="0"]`)
  const waiting = waitingIn(play, speech, 'plan')
  const placed = preview.foreseen?.wishes.flatMap(({ space }) => space ?? []) ?? []
  return (
    <Layout
      play={play}
      area={area}
      board={
        <Board
          play={play}
          choices={isOpen ? question.spaces.flatMap(({ space, closed }) => (closed ? [] : [space])) : []}
          wishes={placed}
          about={paper.pointed}
          point={paper.point}
        />
      }
    >
      <section className="plan paper card" aria-labelledby="plan-title">
        <h2 id="plan-title">{waiting ? words.title(round) : words.titleRunning(round)}</h2>
        <Dock
          paper={paper}
          foreseen={preview.foreseen}
          button={button}
          isHandingIn={handing.handIn.isPending}
          handIn={() => handing.handIn.mutate()}
        />
        <div className="beneath">
          <ProblemNote error={handing.handIn.error} />
          {isOpen ? <Rest paper={paper} /> : null}
          <Foot {...{ paper, handing, waiting, words }} />
          <Foresight paper={paper} preview={preview} />
          <Guesses {...{ paper, guesses, guess }} />
          {isOpen ? <Hints title={words.hintTitle} hints={words.hints} /> : null}
        </div>
      </section>
      {children}
    </Layout>
  )
}
