// The pieces as they are on the board, small, to stand among words. They say nothing themselves: the words beside them do.

import { seatMark } from '../../../../src/picture/seats.ts'
import { pennant, rewardSign, unitToken } from '../../../../src/picture/xidit/icons.ts'
import { seatPaint } from '../../../../src/picture/xidit/paint.ts'
import { CARD, RECRUITS_HEIGHT, recruitCard, threatCard } from '../../../../src/picture/xidit/tiles.ts'
import type { Reward, Rewards, UnitKind, Units } from '../../../../src/rules/xidit/vocabulary.ts'
import './signs.css'

interface DrawnProps {
  readonly box: string
  readonly drawn: string
  readonly className?: string
}

/** What src/picture draws, in a frame of its own. */
export function Drawn({ box, drawn, className = 'sign' }: DrawnProps) {
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

export const UnitSign = ({ kind }: { readonly kind: UnitKind }) => (
  <Drawn box="-12 -12 24 24" drawn={unitToken(kind, 0, 0)} />
)

export const RewardSign = ({ reward }: { readonly reward: Reward }) => (
  <Drawn box="-12 -12 24 24" drawn={rewardSign(reward, 0, 0)} />
)

export const SeatSign = ({ seat, colour }: { readonly seat: number; readonly colour?: string | undefined }) => (
  <Drawn box="-14 -14 28 28" drawn={seatMark(seat, 0, 0, 11, seatPaint(seat, colour))} />
)

/** Who begins. */
export const FirstSign = () => <Drawn box="-12 -12 24 24" drawn={pennant(0, 0)} />

export const RecruitCard = ({ units, of }: { readonly units: Units; readonly of: Units }) => (
  <Drawn className="tile-card" box={`-2 -2 ${CARD.width + 4} ${RECRUITS_HEIGHT + 4}`} drawn={recruitCard(units, of)} />
)

export const ThreatCard = ({ needs, rewards }: { readonly needs: Units; readonly rewards: Rewards }) => (
  <Drawn className="tile-card" box={`-2 -2 ${CARD.width + 4} ${CARD.height + 4}`} drawn={threatCard(needs, rewards)} />
)
