// A yes is meant for what somebody sees. Clicks that were begun on another page (a game of fast clicking that leads here, a window
// that closes under the pointer) must not be one: only after the page has lain before them for a while does a press count, and
// whoever presses on meanwhile begins that while anew.
import { useEffect, useState } from 'react'

export const STILL_MS = 1_000

/** As much of a browser as it takes. */
export interface Surroundings {
  readonly window: Pick<Window, 'addEventListener'>
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState' | 'hasFocus'>
}

/** `tell` hears whether a press counts now. Gives the way to stop. */
export function watchStillness({ window, document }: Surroundings, tell: (isStill: boolean) => void): () => void {
  const watch = new AbortController()
  let isStill = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const change = (to: boolean) => {
    isStill = to
    tell(to)
  }
  const begin = () => {
    clearTimeout(timer)
    change(false)
    if (document.visibilityState === 'visible' && document.hasFocus()) timer = setTimeout(() => change(true), STILL_MS)
  }
  const press = () => {
    if (!isStill) begin()
  }
  const { signal } = watch
  document.addEventListener('visibilitychange', begin, { signal })
  for (const seenAnew of ['focus', 'blur', 'pageshow'] as const) window.addEventListener(seenAnew, begin, { signal })
  window.addEventListener('pointerdown', press, { signal, capture: true })
  // A key that is held down presses again and again; all others lead to the button.
  const byKey = ({ key }: KeyboardEvent) => (key === 'Enter' || key === ' ') && press()
  window.addEventListener('keydown', byKey, { signal, capture: true })
  begin()
  return () => {
    clearTimeout(timer)
    watch.abort()
  }
}

/** Whether what is drawn with this has been there long enough. */
export function useStillness(): boolean {
  const [isStill, setStill] = useState(false)
  useEffect(() => watchStillness({ window, document }, setStill), [])
  return isStill
}
