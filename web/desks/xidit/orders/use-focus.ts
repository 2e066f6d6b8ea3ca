// Where the focus goes when what had it is gone: to the orders when they are open again, to the note when they are in.
import { type RefObject, useEffect, useRef } from 'react'

export function useFocus(area: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const before = useRef(isOpen)
  useEffect(() => {
    if (before.current === isOpen) return
    before.current = isOpen
    const next = isOpen ? '.slots button[tabindex="0"]' : '.handed-in .done'
    area.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: !isOpen })
  }, [area, isOpen])
}
