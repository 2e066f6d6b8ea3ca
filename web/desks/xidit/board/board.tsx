// The map as it is drawn for all, with places one can choose: by pointer here, by keyboard in the list beside it.
import { type MouseEvent, useMemo } from 'react'
import { drawMap } from '../../../../src/picture/xidit/map.ts'
import type { View } from '../../../../src/rules/xidit/view.types.ts'
import type { City, Road } from '../../../../src/rules/xidit/vocabulary.ts'
import { useSeatNames } from '../../../table/seats.tsx'
import { useLocale } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { boardOf, viewOf } from '../play.ts'
import './board.css'

interface Props {
  readonly play: Play
  /** Another position than the one now. */
  readonly view?: View
  /** A way over the board. */
  readonly path?: readonly City[]
  /** Cities that can be chosen. */
  readonly choices?: readonly City[]
  readonly chooseCity?: (city: City) => void
  readonly chooseRoad?: (road: Road, ends: readonly [City, City]) => void
}

export function Board({ play, view = viewOf(play), path = [], choices = [], chooseCity, chooseRoad }: Props) {
  const locale = useLocale()
  const seatName = useSeatNames(play.card)
  const board = boardOf(play)
  const seats = view.lords.map(({ seat }) => play.card.seats.find((one) => one.seat === seat))
  const names = seats.map((_, seat) => seatName(seat))
  const colours = seats.map((one) => one?.colour ?? '')
  const key = JSON.stringify([names, colours, path])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds what the lists hold
  const svg = useMemo(() => drawMap(board, view, { locale, names, colours, path }), [board, view, locale, key])

  function choose({ target }: MouseEvent) {
    const part = (target as Element).closest<SVGElement>('[data-city],[data-road]')
    if (part?.dataset.city) chooseCity?.(Number(part.dataset.city))
    else if (part?.dataset.road)
      chooseRoad?.(part.dataset.road as Road, [Number(part.dataset.from), Number(part.dataset.to)])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: what a click chooses can be chosen by keyboard beside it
    <div
      className={chooseCity || chooseRoad ? 'board choosing' : 'board'}
      onClick={choose}
      data-choices={choices.join(' ')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by src/picture, which escapes all that comes from people
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
