// What must be at hand while one looks at the board: the wishes, the space pointed at, and the button that hands them in.
import type { RefObject } from 'react'
import { useWords } from '../../../words/words.ts'
import { handingWords } from '../../shared/handing-in/words.ts'
import type { PlanForeseen } from './foreseen.ts'
import { PointedSpace } from './pointed-space.tsx'
import type { PlanPaper } from './use-plan.ts'
import { WishRow } from './wish-row.tsx'
import { planWords } from './words.ts'

interface Props {
  readonly paper: PlanPaper
  readonly foreseen: PlanForeseen | null
  readonly button: RefObject<HTMLButtonElement | null>
  readonly isHandingIn: boolean
  readonly handIn: () => void
}

export function Dock({ paper, foreseen, button, isHandingIn, handIn }: Props) {
  const words = useWords(planWords)
  const handing = useWords(handingWords)
  const { plan, pen, isOpen, isChanged, said } = paper
  const last = plan.wishes.length - 1
  const shift = (by: number) => pen !== null && paper.shift(pen, pen + by)
  return (
    <div className="dock">
      <WishRow paper={paper} foreseen={foreseen} />
      <PointedSpace paper={paper} />
      {isOpen ? (
        <div className="row acts">
          <button type="button" aria-label={words.earlier} disabled={!pen} onClick={() => shift(-1)}>
            ←
          </button>
          <button
            type="button"
            aria-label={words.later}
            disabled={pen === null || pen === last}
            onClick={() => shift(1)}
          >
            →
          </button>
          <button type="button" aria-label={words.strike} disabled={last < 0} onClick={() => paper.strike(pen)}>
            ⌫
          </button>
          <button ref={button} type="button" className="main" disabled={isHandingIn} onClick={handIn}>
            {isChanged ? handing.handInChange : handing.handIn}
          </button>
        </div>
      ) : null}
      <p className="said" role="status">
        {said || (isOpen && pen !== null ? words.orHint(pen + 1) : '')}
      </p>
    </div>
  )
}
