// What lies beside the board: it slides in, leaves the board in sight, and Escape puts it away.
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { partsWords } from '../parts/words.ts'
import { useWords } from '../words/words.ts'

interface Props {
  readonly title: string
  readonly children: ReactNode
  readonly onClose: () => void
}

export function Drawer({ title, children, onClose }: Props) {
  const words = useWords(partsWords)
  const label = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    heading.current?.focus()
    return () => before?.focus()
  }, [])
  const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
  return (
    <aside className="drawer" aria-labelledby={label} onKeyDown={closeByKey}>
      <header>
        <h2 id={label} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="quiet" onClick={onClose} aria-label={words.close}>
          ×
        </button>
      </header>
      {children}
    </aside>
  )
}
