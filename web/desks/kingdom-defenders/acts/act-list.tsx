// The spaces that wait, in order; those of Area B can be moved, by buttons or by dragging.
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../words/words.ts'
import { useDrag } from '../../shared/lists/use-drag.ts'
import { ActCard } from './act-card.tsx'
import type { ActForeseen } from './foreseen.ts'
import type { ActsDesk } from './use-acts.ts'
import { actsWords } from './words.ts'

interface Props {
  readonly desk: ActsDesk
  readonly foreseen: readonly (ActForeseen | null)[]
}

export function ActList({ desk, foreseen }: Props) {
  const words = useWords(actsWords)
  const list = useRef<HTMLOListElement>(null)
  const [pressed, setPressed] = useState<{ space: string; button: string } | null>(null)
  // The button goes with its space: whoever presses it again moves the same one on.
  useEffect(() => {
    if (!pressed) return
    const at = desk.paper.findIndex(({ space }) => space === pressed.space)
    const buttons = [...(list.current?.children[at]?.querySelectorAll<HTMLButtonElement>('[data-way]') ?? [])]
    const same = buttons.find(({ dataset }) => dataset.way === pressed.button)
    ;(same?.disabled ? buttons.find(({ disabled }) => !disabled) : same)?.focus()
    setPressed(null)
  }, [desk.paper, pressed])
  const drag = useDrag(list, desk.isOpen, desk.shift)
  return (
    <ol className="act-list list" aria-label={words.list} ref={list}>
      {desk.paper.map((line, place) => (
        <li key={line.space} className={drag.classOf(place)} style={drag.styleOf(place)}>
          {desk.isOpen ? (
            <span className="grip" aria-hidden="true" {...drag.handlers(place, true)}>
              ⠿
            </span>
          ) : null}
          <ActCard
            {...{ desk, line, place }}
            foreseen={foreseen[place] ?? null}
            moved={(space, button) => setPressed({ space, button })}
          />
        </li>
      ))}
    </ol>
  )
}
