// Six orders: written, tried out, handed in, and changed again until the year runs.
import { type ReactNode, useRef } from 'react'
import { ROADS } from '../../../../src/rules/xidit/vocabulary.ts'
import { ProblemNote } from '../../../parts/problem-note.tsx'
import { useSeatNames } from '../../../play/seat-names.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { Foot } from '../../shared/handing-in/foot.tsx'
import { Hints } from '../../shared/handing-in/hints.tsx'
import { useFocus } from '../../shared/handing-in/use-focus.ts'
import { Board } from '../board/board.tsx'
import { Layout } from '../layout.tsx'
import { roadFrom, viewOf } from '../play.ts'
import { Dock } from './dock.tsx'
import { Foresight } from './foresight.tsx'
import { Rest } from './rest.tsx'
import { useKeys } from './use-keys.ts'
import { useOrdersIn } from './use-orders-in.ts'
import { usePreview } from './use-preview.ts'
import { useProgram } from './use-program.ts'
import { ordersWords } from './words.ts'
import './orders.css'

/** The order the pen is at. */
const FIRST = '.slots button[tabindex="0"]'

interface Props {
  readonly play: Play
  /** What stands below the orders. */
  readonly children?: ReactNode
}

export function Orders({ play, children }: Props) {
  const words = useWords(ordersWords)
  const program = useProgram(play)
  const preview = usePreview(program)
  const handing = useOrdersIn(program)
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useKeys(area, program, button)
  useFocus(area, program.isOpen, FIRST)
  const { board, places, here, isOpen } = program
  const seatName = useSeatNames(play.card)
  const failing = new Set(preview.foreseen.flatMap((order, i) => (order?.fails ? i : [])))
  const choices = here === null || !isOpen ? [] : [here, ...ROADS.flatMap((road) => roadFrom(board, here, road) ?? [])]
  const pointed = isOpen ? { chooseCity: program.towards, chooseRoad: program.along } : {}
  return (
    <Layout
      play={play}
      area={area}
      board={
        <Board
          play={play}
          path={places}
          choices={choices}
          roadsFrom={isOpen ? (here ?? undefined) : undefined}
          {...pointed}
        />
      }
    >
      <section className="orders paper card" aria-labelledby="orders-title">
        <h2 id="orders-title">{words.title(program.year)}</h2>
        <Dock
          program={program}
          failing={failing}
          button={button}
          isHandingIn={handing.handIn.isPending}
          handIn={() => handing.handIn.mutate()}
        />
        <div className="beneath">
          <ProblemNote error={handing.handIn.error} />
          {isOpen ? <Rest program={program} /> : null}
          <Foot
            paper={program}
            handing={handing}
            words={words}
            waiting={viewOf(play).waitsFor.map(({ seat }) => seatName(seat))}
          />
          <Foresight program={program} preview={preview} />
          {isOpen ? <Hints title={words.hintTitle} hints={words.hints} /> : null}
        </div>
      </section>
      {children}
    </Layout>
  )
}
