// The spaces that wait, in order; those of Area B can be moved, by buttons or by dragging.
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../words/words.ts'
import { useDrag } from '../../shared/lists/use-drag.ts'
import { ActCard } from './act-card.tsx'
import type { ActForeseen } from './foreseen.ts'
import type { ActsPaper } from './paper.ts'
import type { ActsDesk } from './use-acts.ts'
import { actsWords } from './words.ts'

interface Props {
  readonly desk: ActsDesk
  readonly foreseen: readonly ActForeseen[]
}

/** By its space, and the how many-th of it it is. */
const keyOf = (paper: ActsPaper, place: number): string =>
  `${paper[place]!.space} ${paper.slice(0, place).filter(({ space }) => space === paper[place]!.space).length}`

export function ActList({ desk, foreseen }: Props) {
  const words = useWords(actsWords)
  const list = useRef<HTMLOListElement>(null)
  const [pressed, setPressed] = useState<{ to: number; button: string } | null>(null)
  // The button goes with its space: whoever presses it again moves the same one on.
  useEffect(() => {
    if (!pressed) return
    const buttons = [...(list.current?.children[pressed.to]?.querySelectorAll<HTMLButtonElement>('[data-way]') ?? [])]
    const same = buttons.find(({ dataset }) => dataset.way === pressed.button)
    ;(same?.disabled ? buttons.find(({ disabled }) => !disabled) : same)?.focus()
    setPressed(null)
  }, [pressed])
  const drag = useDrag(list, desk.isOpen, desk.shift)
  return (
    <ol className="act-list list" aria-label={words.list} ref={list}>
      {desk.paper.map((line, place) => (
        <li key={keyOf(desk.paper, place)} className={drag.classOf(place)} style={drag.styleOf(place)}>
          {desk.isOpen ? (
            <span className="grip" aria-hidden="true" {...drag.handlers(place, true)}>
              ⠿
            </span>
          ) : null}
          <ActCard
            {...{ desk, line, place }}
            foreseen={foreseen[place] ?? null}
            moved={(to, button) => setPressed({ to, button })}
          />
        </li>
      ))}
    </ol>
  )
}
