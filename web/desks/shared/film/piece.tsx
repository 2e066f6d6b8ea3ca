// A small piece beside words, drawn as on the board. Names stand beside it, or are said.
import { seatPaint } from '../../../../src/picture/paint.ts'
import { seatMark } from '../../../../src/picture/seats.ts'
import { Drawn } from '../signs/drawn.tsx'
import './film.css'

export const Piece = ({ svg }: { readonly svg: string }) => <Drawn className="piece" box="-14 -14 28 28" drawn={svg} />

export const SeatPiece = ({ seat, colour }: { readonly seat: number; readonly colour: string | undefined }) => (
  <Piece svg={seatMark(seat, 0, 0, 10, seatPaint(seat, colour))} />
)
