// Keys for the whole page, except where they already mean something. `Shift ArrowLeft` is one with Shift held.
import { useEffect } from 'react'

export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    function pressed(event: KeyboardEvent) {
      const act = keys[event.shiftKey ? `Shift ${event.key}` : event.key]
      const target = event.target as Element
      if (!act || event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea')) return
      if (event.key === ' ' && target.closest('button, a, summary')) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  })
}
