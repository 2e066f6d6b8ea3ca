// A dialog on the browser's own: it keeps the focus, and Escape closes it.
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useWords } from '../words/words.ts'
import { partsWords } from './words.ts'

interface Props {
  readonly title: string
  readonly children: ReactNode
  readonly onClose: () => void
  readonly className?: string
}

/** Shown as long as it is rendered. */
export function Dialog({ title, children, onClose, className = '' }: Props) {
  const words = useWords(partsWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const label = useId()
  useEffect(() => {
    const shown = dialog.current!
    if (!shown.open) shown.showModal()
    return () => shown.close()
  }, [])
  return (
    <dialog ref={dialog} className={`dialog ${className}`} aria-labelledby={label} onCancel={onClose}>
      <header>
        <h2 id={label}>{title}</h2>
        <button type="button" className="quiet" onClick={onClose} aria-label={words.close}>
          ×
        </button>
      </header>
      {children}
    </dialog>
  )
}
