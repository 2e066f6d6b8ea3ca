// Small pieces beside words, drawn as on the board: a seat's sign, a unit, a reward. Names stand beside them, or are said.
import { seatMark } from '../../../../src/picture/seats.ts'
import { text } from '../../../../src/picture/svg.ts'
import { rewardSign, unitToken } from '../../../../src/picture/xidit/icons.ts'
import { seatPaint } from '../../../../src/picture/xidit/paint.ts'
import type { Contender } from '../../../../src/rules/xidit/state.ts'
import type { Reward, UnitKind } from '../../../../src/rules/xidit/vocabulary.ts'
import type { Card } from '../../../api/types.ts'
import { Piece } from '../../shared/film/piece.tsx'

/** The dummy has no seat: a hollow ring. */
export const dummyMark = (x: number, y: number, letter: string): string =>
  `<circle cx="${x}" cy="${y}" r="10" fill="#fffaf0" stroke="#2b1d10" stroke-width="1.6" stroke-dasharray="3 2"/>` +
  text(x, y, letter, { size: 11.5, bold: true, anchor: 'middle', fill: '#2b1d10' })

export const paintAt = ({ seats }: Card, seat: number) =>
  seatPaint(seat, seats.find((one) => one.seat === seat)?.colour)

export function Mark({ card, who }: { readonly card: Card; readonly who: Contender }) {
  return <Piece svg={who === 'dummy' ? dummyMark(0, 0, '–') : seatMark(who, 0, 0, 10, paintAt(card, who))} />
}

export const UnitPiece = ({ kind }: { readonly kind: UnitKind }) => <Piece svg={unitToken(kind, 0, 0)} />

export const RewardPiece = ({ reward }: { readonly reward: Reward }) => <Piece svg={rewardSign(reward, 0, 0)} />
