// A list in order of preference, put in order by buttons or by dragging.
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../../../words/words.ts'
import { moved } from './order.ts'
import { listWords } from './words.ts'
import './lists.css'

interface Props<T> {
  readonly items: readonly T[]
  readonly name: (item: T) => string
  readonly change: (items: T[]) => void
  readonly canRemove?: boolean
  /** What else is to be said of an item. */
  readonly more?: (item: T) => React.ReactNode
}

export function Ranked<T extends string | number>({ items, name, change, canRemove = false, more }: Props<T>) {
  const words = useWords(listWords)
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<T | null>(null)
  const [pressed, setPressed] = useState<{ item: T; way: string } | null>(null)
  // The button goes with the item: whoever presses it again moves the same one on.
  useEffect(() => {
    if (!pressed) return
    const row = [...(list.current?.children ?? [])][items.indexOf(pressed.item)]
    const buttons = [...(row?.querySelectorAll('button') ?? [])] as HTMLButtonElement[]
    const same = buttons.find(({ dataset }) => dataset.way === pressed.way)
    ;(same?.disabled ? buttons.find(({ disabled }) => !disabled) : same)?.focus()
    setPressed(null)
  }, [items, pressed])

  const step = (item: T, by: number, way: string) => {
    change(moved(items, item, items.indexOf(item) + by))
    setPressed({ item, way })
  }
  const drop = (event: DragEvent, onto: T) => {
    event.preventDefault()
    if (dragged !== null && dragged !== onto) change(moved(items, dragged, items.indexOf(onto)))
  }
  return (
    <ol className="ranked" ref={list}>
      {items.map((item, i) => (
        <li
          key={item}
          draggable
          className={item === dragged ? 'dragged' : ''}
          onDragStart={() => setDragged(item)}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => drop(event, item)}
        >
          <span className="name">{name(item)}</span>
          {more?.(item)}
          <span className="ways">
            <Way label={words.up(name(item))} way="up" sign="↑" off={i === 0} go={() => step(item, -1, 'up')} />
            <Way
              label={words.down(name(item))}
              way="down"
              sign="↓"
              off={i === items.length - 1}
              go={() => step(item, 1, 'down')}
            />
            {canRemove ? (
              <Way
                label={words.remove(name(item))}
                way="remove"
                sign="×"
                off={false}
                go={() => change(items.filter((one) => one !== item))}
              />
            ) : null}
          </span>
        </li>
      ))}
    </ol>
  )
}

interface WayProps {
  readonly label: string
  readonly way: string
  readonly sign: string
  readonly off: boolean
  readonly go: () => void
}

const Way = ({ label, way, sign, off, go }: WayProps) => (
  <button type="button" className="quiet" aria-label={label} data-way={way} disabled={off} onClick={go}>
    {sign}
  </button>
)
