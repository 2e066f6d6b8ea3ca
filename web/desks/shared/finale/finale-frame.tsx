// After the end, whichever game it was: what its desk tells of it, and whether all of it is true.
import type { ReactNode } from 'react'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import type { Filming } from '../film/filming.ts'
import { Missed } from '../film/missed.tsx'
import type { Frame } from '../film/reel.ts'
import { CheckGame } from './check-game.tsx'
import type { Checking } from './checking.ts'
import { KeepRecord } from './keep-record.tsx'
import { finaleWords } from './words.ts'
import './finale.css'

interface Props<F extends Frame> {
  readonly play: Play
  readonly filming: Filming<F>
  readonly checking: Checking
  readonly children: ReactNode
}

export function FinaleFrame<F extends Frame>({ play, filming, checking, children }: Props<F>) {
  const words = useWords(finaleWords)
  return (
    <section className="finale">
      <h2>{words.title}</h2>
      <Missed play={play} filming={filming} />
      {children}
      <section className="card keep">
        <h2>{words.keep}</h2>
        <CheckGame play={play} checking={checking} />
        <KeepRecord play={play} />
      </section>
    </section>
  )
}
