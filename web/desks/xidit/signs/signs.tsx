// The pieces as they are on the board, small, to stand among words. They say nothing themselves: the words beside them do.

import { pennant, rewardSign, unitToken } from '../../../../src/picture/xidit/icons.ts'
import { CARD, RECRUITS_HEIGHT, recruitCard, threatCard } from '../../../../src/picture/xidit/tiles.ts'
import type { Reward, Rewards, UnitKind, Units } from '../../../../src/rules/xidit/vocabulary.ts'
import { Drawn } from '../../shared/signs/drawn.tsx'
import './signs.css'

export const UnitSign = ({ kind }: { readonly kind: UnitKind }) => (
  <Drawn box="-12 -12 24 24" drawn={unitToken(kind, 0, 0)} />
)

export const RewardSign = ({ reward }: { readonly reward: Reward }) => (
  <Drawn box="-12 -12 24 24" drawn={rewardSign(reward, 0, 0)} />
)

/** Who begins. */
export const FirstSign = () => <Drawn box="-12 -12 24 24" drawn={pennant(0, 0)} />

export const RecruitCard = ({ units, of }: { readonly units: Units; readonly of: Units }) => (
  <Drawn className="tile-card" box={`-2 -2 ${CARD.width + 4} ${RECRUITS_HEIGHT + 4}`} drawn={recruitCard(units, of)} />
)

export const ThreatCard = ({ needs, rewards }: { readonly needs: Units; readonly rewards: Rewards }) => (
  <Drawn className="tile-card" box={`-2 -2 ${CARD.width + 4} ${CARD.height + 4}`} drawn={threatCard(needs, rewards)} />
)
