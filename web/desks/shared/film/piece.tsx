// A small piece beside words, drawn as on the board. Names stand beside it, or are said.
import { seatPaint } from '../../../../src/picture/paint.ts'
import { seatMark } from '../../../../src/picture/seats.ts'
import './film.css'

export function Piece({ svg }: { readonly svg: string }) {
  return (
    <svg
      className="piece"
      viewBox="-14 -14 28 28"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by src/picture
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

export const SeatPiece = ({ seat, colour }: { readonly seat: number; readonly colour: string | undefined }) => (
  <Piece svg={seatMark(seat, 0, 0, 10, seatPaint(seat, colour))} />
)
