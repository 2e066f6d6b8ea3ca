// A question that comes up by itself takes the focus to its heading, so that it is read out and the keys are at hand.
import { type RefObject, useEffect, useRef } from 'react'

/** Whoever is writing something is not torn away from it. */
const isWriting = () => document.activeElement?.matches('input:not([type=radio],[type=checkbox]), textarea') ?? false

/** What was answered is gone, and the focus with it: it goes on from the page, not from above it. */
function keepInThePage(): void {
  if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
}

/** For the heading; it takes the focus when it comes, and again when the state changes. */
export function useHeading(state: unknown = null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is what has changed
  useEffect(() => {
    if (!isWriting()) heading.current?.focus()
  }, [state])
  useEffect(() => () => void requestAnimationFrame(keepInThePage), [])
  return heading
}
