// What must be at hand while one looks at the board: the six orders, the five there are, and the button that hands them in.
import type { RefObject } from 'react'
import { useWords } from '../../../words/words.ts'
import { handingWords } from '../../shared/handing-in/words.ts'
import { OrderButtons } from './order-buttons.tsx'
import { isFull, missingIn } from './program.ts'
import { SlotRow } from './slot-row.tsx'
import type { Program } from './use-program.ts'
import { ordersWords } from './words.ts'

interface Props {
  readonly program: Program
  readonly failing: ReadonlySet<number>
  readonly button: RefObject<HTMLButtonElement | null>
  readonly isHandingIn: boolean
  readonly handIn: () => void
}

export function Dock({ program, failing, button, isHandingIn, handIn }: Props) {
  const words = useWords(ordersWords)
  const handing = useWords(handingWords)
  const { slots, pen, picked, isOpen, isChanged, said } = program
  const missing = missingIn(slots)
  const shift = (by: number) => picked !== null && program.shift(picked, picked + by)
  return (
    <div className="dock">
      <SlotRow program={program} failing={failing} />
      {isOpen ? (
        <>
          <OrderButtons program={program} />
          <div className="row acts">
            <button type="button" aria-label={words.earlier} disabled={!picked} onClick={() => shift(-1)}>
              ←
            </button>
            <button
              type="button"
              aria-label={words.later}
              disabled={picked === null || picked === slots.length - 1}
              onClick={() => shift(1)}
            >
              →
            </button>
            <button
              type="button"
              aria-label={words.strike}
              disabled={missing === slots.length}
              onClick={() => program.strike(pen)}
            >
              ⌫
            </button>
            <button
              ref={button}
              type="button"
              className="main"
              aria-disabled={!isFull(slots) || isHandingIn}
              onClick={() => (isFull(slots) ? isHandingIn || handIn() : program.say(words.missing(missing)))}
            >
              {isChanged ? handing.handInChange : handing.handIn}
            </button>
          </div>
        </>
      ) : null}
      <p className="said" role="status">
        {said}
      </p>
    </div>
  )
}
