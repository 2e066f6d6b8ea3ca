// The five orders there are, each with where it leads from the place the pen is at.
import { ORDERS } from '../../../../src/rules/xidit/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import { isRoad, roadFrom } from '../play.ts'
import { OrderSign } from '../signs/order-sign.tsx'
import type { Program } from './use-program.ts'
import { ordersWords } from './words.ts'

export function OrderButtons({ program }: { readonly program: Program }) {
  const words = useWords(ordersWords)
  const { board, here, isOpen } = program
  const from = here ?? program.places.at(-1)!
  return (
    <fieldset className="order-buttons">
      <legend className="hidden">{words.choose}</legend>
      {ORDERS.map((order) => {
        const to = isRoad(order) ? roadFrom(board, from, order) : from
        return (
          <button
            key={order}
            type="button"
            className={to ? '' : 'nowhere'}
            aria-label={program.named(order, from)}
            disabled={!isOpen || here === null}
            onClick={() => program.write(order)}
          >
            <OrderSign order={order} />
            <span>{words.short[order]}</span>
            <span className="place">{isRoad(order) ? (to ? `→ ${to}` : words.none) : ' '}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
