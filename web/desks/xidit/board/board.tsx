// The map as it is drawn for all, with places one can choose: by pointer here, by keyboard beside it. On a phone it is
// larger than the screen and follows the hero; the whole of it is a press away.
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { drawMap } from '../../../../src/picture/xidit/map.ts'
import type { View } from '../../../../src/rules/xidit/view.types.ts'
import type { City, Road } from '../../../../src/rules/xidit/vocabulary.ts'
import { useSeatNames } from '../../../play/seat-names.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { boardOf, colourOf, viewOf } from '../play.ts'
import { boardWords } from './words.ts'
import './board.css'

interface Props {
  readonly play: Play
  /** Another position than the one now. */
  readonly view?: View
  /** A way over the board. */
  readonly path?: readonly City[]
  /** Cities that can be chosen, and the city whose roads can. */
  readonly choices?: readonly City[]
  readonly roadsFrom?: City | undefined
  readonly chooseCity?: (city: City) => void
  readonly chooseRoad?: (road: Road, ends: readonly [City, City]) => void
}

export function Board(props: Props) {
  const { play, view = viewOf(play), path = [], choices = [], roadsFrom, chooseCity, chooseRoad } = props
  const words = useWords(boardWords)
  const locale = useLocale()
  const seatName = useSeatNames(play.card)
  const frame = useRef<HTMLDivElement>(null)
  const [isLarge, setLarge] = useState(true)
  const board = boardOf(play)
  const names = view.lords.map(({ seat }) => seatName(seat))
  const colours = view.lords.map(({ seat }) => colourOf(play, seat) ?? '')
  const options = { locale, names, colours, path, choices, toldBeside: true, ...(roadsFrom && { roadsFrom }) }
  const key = JSON.stringify(options)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds what the options hold
  const svg = useMemo(() => drawMap(board, view, options), [board, view, key])
  const here = path.at(-1) ?? view.lords.find(({ seat }) => seat === play.viewer)?.city

  // biome-ignore lint/correctness/useExhaustiveDependencies: a larger map shows another part of itself
  useEffect(() => {
    if (here) bringInto(frame.current!, `[data-city="${here}"] text`)
  }, [here, isLarge])

  function choose({ target }: MouseEvent) {
    const part = (target as Element).closest<SVGElement>('[data-city],[data-name],[data-road],[data-hero]')
    const city = part?.dataset.city ?? part?.dataset.name ?? part?.dataset.in
    if (city) chooseCity?.(Number(city))
    else if (part?.dataset.road)
      chooseRoad?.(part.dataset.road as Road, [Number(part.dataset.from), Number(part.dataset.to)])
  }
  return (
    <div className={isLarge ? 'board large' : 'board'}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what a click chooses can be chosen by keyboard beside it */}
      <section
        ref={frame}
        className={chooseCity || chooseRoad ? 'frame choosing' : 'frame'}
        aria-label={words.map}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and arrows do it too
        tabIndex={0}
        onClick={choose}
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
