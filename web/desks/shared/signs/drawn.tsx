// What src/picture draws, small, to stand among words. It says nothing itself: the words beside it do.
import { seatPaint } from '../../../../src/picture/paint.ts'
import { seatMark } from '../../../../src/picture/seats.ts'
import './signs.css'

interface Props {
  readonly box: string
  readonly drawn: string
  readonly className?: string
}

/** A drawing in a frame of its own. */
export function Drawn({ box, drawn, className = 'sign' }: Props) {
  return (
    <svg
      className={className}
      viewBox={box}
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by src/picture, which escapes all that comes from people
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  )
}

export const SeatSign = ({ seat, colour }: { readonly seat: number; readonly colour?: string | undefined }) => (
  <Drawn box="-14 -14 28 28" drawn={seatMark(seat, 0, 0, 11, seatPaint(seat, colour))} />
)
