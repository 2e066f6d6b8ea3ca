// The board as it is drawn for all, with spaces one can point at.
import { useMemo } from 'react'
import { drawTable } from '../../../../src/picture/kingdom-defenders/board.ts'
import type { View } from '../../../../src/rules/kingdom-defenders/view.types.ts'
import { useSeatNames } from '../../../play/seat-names.ts'
import { useLocale, useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { BoardFrame } from '../../shared/board/board-frame.tsx'
import { packOf, viewOf } from '../play.ts'
import { spaceAt } from './pointed.ts'
import { boardWords } from './words.ts'
import './board.css'

interface Props {
  readonly play: Play
  /** Another position than the one now. */
  readonly view?: View
  /** Spaces that are offered, and those of a plan, one after the other. */
  readonly choices?: readonly string[]
  readonly wishes?: readonly string[]
  /** The space it is about: brought into sight. */
  readonly about?: string | null
  /** Any space can be pointed at, offered or not: one may want to know why it is closed. */
  readonly point?: (space: string) => void
}

export function Board({ play, view = viewOf(play), choices = [], wishes = [], about, point }: Props) {
  const words = useWords(boardWords)
  const locale = useLocale()
  const seatName = useSeatNames(play.card)
  const pack = packOf(play)
  const options = {
    ...{ locale, choices, wishes, toldBeside: true },
    names: view.players.map(({ seat }) => seatName(seat)),
  }
  const key = JSON.stringify(options)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds what the options hold
  const svg = useMemo(() => drawTable(pack, view, options), [pack, view, key])
  const choose = point
    ? (target: Element) => {
        const space = spaceAt(pack, view, target)
        if (space) point(space)
      }
    : undefined
  return (
    <BoardFrame svg={svg} name={words.board} follow={about ? `[data-space="${about}"]` : undefined} choose={choose} />
  )
}
