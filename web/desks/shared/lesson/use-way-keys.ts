// N and P, as the arrows belong to what is planned. Never while somebody types.
import { useEffect } from 'react'
import type { Way } from './coach.tsx'

export function useWayKeys({ next, back }: Pick<Way, 'next' | 'back'>) {
  useEffect(() => {
    function pressed({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
      if (ctrlKey || metaKey || altKey || (target as Element).closest('input, select, textarea, dialog')) return
      if (key === 'n') next()
      else if (key === 'p') back()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  })
}
