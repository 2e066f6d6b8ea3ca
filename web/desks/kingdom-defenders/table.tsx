// The table of Kingdom Defenders: the board, and beside it what one holds and what is asked.
import type { DeskProps } from '../desk.ts'
import { Board } from './board/board.tsx'

export function Table({ play }: DeskProps) {
  return <Board play={play} />
}
