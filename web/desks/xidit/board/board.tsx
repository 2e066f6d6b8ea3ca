// The map as it is drawn for all, with places one can choose. On a phone it follows the hero.
import { useMemo } from 'react'
import { drawMap } from '../../../../src/picture/xidit/map.ts'
import type { View } from '../../../../src/rules/xidit/view.types.ts'
import type { City, Road } from '../../../../src/rules/xidit/vocabulary.ts'
import { useSeatNames } from '../../../play/seat-names.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { BoardFrame } from '../../shared/board/board-frame.tsx'
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
  const board = boardOf(play)
  const names = view.lords.map(({ seat }) => seatName(seat))
  const colours = view.lords.map(({ seat }) => colourOf(play, seat) ?? '')
  const options = { locale, names, colours, path, choices, toldBeside: true, ...(roadsFrom && { roadsFrom }) }
  const key = JSON.stringify(options)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds what the options hold
  const svg = useMemo(() => drawMap(board, view, options), [board, view, key])
  const here = path.at(-1) ?? view.lords.find(({ seat }) => seat === play.viewer)?.city

  function choose(target: Element) {
    const part = target.closest<SVGElement>('[data-city],[data-name],[data-road],[data-hero]')
    const city = part?.dataset.city ?? part?.dataset.name ?? part?.dataset.in
    if (city) chooseCity?.(Number(city))
    else if (part?.dataset.road)
      chooseRoad?.(part.dataset.road as Road, [Number(part.dataset.from), Number(part.dataset.to)])
  }
  return (
    <BoardFrame
      svg={svg}
      name={words.map}
      follow={here ? `[data-city="${here}"] text` : undefined}
      choose={chooseCity || chooseRoad ? choose : undefined}
    />
  )
}
