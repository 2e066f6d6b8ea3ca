// Where the focus goes when what had it is gone: to the paper when it is open again, to the note when it is handed in.
import { type RefObject, useEffect, useRef } from 'react'

/** `first`: what of the paper takes the focus, as a selector. */
export function useFocus(area: RefObject<HTMLElement | null>, isOpen: boolean, first: string): void {
  const before = useRef(isOpen)
  useEffect(() => {
    if (before.current === isOpen) return
    before.current = isOpen
    const next = isOpen ? first : '.handed-in .done'
    area.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: !isOpen })
  }, [area, isOpen, first])
}
