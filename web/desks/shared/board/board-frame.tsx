// A drawn board with places one can choose: by pointer here, by keyboard beside it. On a phone it is larger than the screen
// and follows what it is about; the whole of it is a press away.
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../../../words/words.ts'
import { boardWords } from './words.ts'
import './board.css'

interface Props {
  /** Drawn by src/picture. */
  readonly svg: string
  readonly name: string
  /** The part that is brought into sight, as a selector. */
  readonly follow?: string | undefined
  /** Told what was pointed at. */
  readonly choose?: ((target: Element) => void) | undefined
}

export function BoardFrame({ svg, name, follow, choose }: Props) {
  const words = useWords(boardWords)
  const frame = useRef<HTMLDivElement>(null)
  const [isLarge, setLarge] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a larger map shows another part of itself
  useEffect(() => {
    if (follow) bringInto(frame.current!, follow)
  }, [follow, isLarge])
  return (
    <div className={isLarge ? 'board large' : 'board'}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what a click chooses can be chosen by keyboard beside it */}
      <section
        ref={frame}
        className={choose ? 'frame choosing' : 'frame'}
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and arrows do it too
        tabIndex={0}
        onClick={({ target }: MouseEvent) => choose?.(target as Element)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by src/picture, which escapes all that comes from people
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <button
        type="button"
        className="size"
        aria-label={isLarge ? words.whole : words.larger}
        onClick={() => setLarge(!isLarge)}
      >
        {isLarge ? '−' : '+'}
      </button>
    </div>
  )
}

/** Scrolls the frame, and nothing else, until that part is in its middle. */
function bringInto(frame: HTMLElement, part: string): void {
  const shown = frame.querySelector(part)?.getBoundingClientRect()
  if (!shown) return
  const { left, top, width, height } = frame.getBoundingClientRect()
  frame.scrollBy({
    left: shown.left + shown.width / 2 - left - width / 2,
    top: shown.top + shown.height / 2 - top - height / 2,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  })
}
