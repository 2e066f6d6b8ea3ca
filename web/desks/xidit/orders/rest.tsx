// What is still missing, and how to be rid of it, or of everything.
import { useWords } from '../../../words/words.ts'
import { isEmpty, missingIn } from './program.ts'
import type { Program } from './use-program.ts'
import { ordersWords } from './words.ts'

export function Rest({ program: { slots, fillWithWait, clear } }: { readonly program: Program }) {
  const words = useWords(ordersWords)
  const missing = missingIn(slots)
  if (isEmpty(slots)) return null
  return (
    <div className="row rest">
      {missing > 0 ? (
        <>
          <span>{words.missing(missing)}</span>
          <button type="button" onClick={fillWithWait}>
            {words.fillWithWait}
          </button>
        </>
      ) : null}
      <button type="button" className="quiet" onClick={clear}>
        {words.clear}
      </button>
    </div>
  )
}
