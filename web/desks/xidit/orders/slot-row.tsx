// The six places for orders, in a row: picked by click or arrows, moved by dragging.
import { useEffect, useRef } from 'react'
import { useWords } from '../../../words/words.ts'
import { useDrag } from '../../shared/lists/use-drag.ts'
import { isRoad } from '../play.ts'
import { OrderSign } from '../signs/order-sign.tsx'
import type { Program } from './use-program.ts'
import { ordersWords } from './words.ts'

interface Props {
  readonly program: Program
  /** Slots whose orders would fail, from 0. */
  readonly failing: ReadonlySet<number>
}

export function SlotRow({ program, failing }: Props) {
  const words = useWords(ordersWords)
  const { slots, places, pen, picked, isOpen } = program
  const row = useRef<HTMLOListElement>(null)
  const drag = useDrag(row, isOpen, program.shift)
  // Whoever writes here by keyboard stays with the pen.
  useEffect(() => {
    if (pen !== null && row.current!.contains(document.activeElement))
      row.current!.querySelectorAll<HTMLElement>('button')[pen]?.focus()
  }, [pen])
  /** One stop for the Tab key; arrows do the rest. */
  const stop = pen ?? 0
  return (
    <ol className="slots list" aria-label={words.slots} ref={row}>
      {slots.map((order, i) => {
        const said = order ? words.slot(i + 1, program.named(order, places[i]!)) : words.emptySlot(i + 1)
        const isFailing = order !== null && failing.has(i)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order is its place
          <li key={i} className={drag.classOf(i)} style={drag.styleOf(i)}>
            <button
              type="button"
              disabled={!isOpen}
              tabIndex={i === stop ? 0 : -1}
              aria-label={isFailing ? `${said} (${words.mayFail})` : said}
              aria-pressed={picked === i}
              aria-current={pen === i ? 'step' : undefined}
              className={order ? 'slot' : 'slot empty'}
              {...drag.handlers(i, order !== null)}
              onClick={() => drag.wasDragged() || program.pick(picked === i ? null : i)}
            >
              <span className="number">{i + 1}</span>
              {order ? <OrderSign order={order} /> : <span className="order-sign" />}
              <span className="place">
                {order && isRoad(order) && places[i] !== places[i + 1] ? places[i + 1] : ' '}
              </span>
              {isFailing ? <span className="fails">!</span> : null}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
