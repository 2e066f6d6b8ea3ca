// The game's signs within a text of the rules, by name.
import { tag } from '../../../../src/picture/svg.ts'
import { INK } from '../../../../src/picture/xidit/paint.ts'
import { scoreBadge } from '../../../../src/picture/xidit/regions.ts'
import { roadLine } from '../../../../src/picture/xidit/roads.ts'
import { guildTower, heroFigure } from '../../../../src/picture/xidit/seats.ts'
import { REWARDS, ROADS, type Road, UNIT_KINDS } from '../../../../src/rules/xidit/vocabulary.ts'
import { Drawn } from '../../shared/signs/drawn.tsx'
import { RewardSign, UnitSign } from '../signs/signs.tsx'

const RoadSign = ({ road }: { readonly road: Road }) => (
  <Drawn className="sign wide" box="-26 -13 52 26" drawn={tag('g', { fill: 'none' }, roadLine('M-26 0H26', road))} />
)

export function Sign({ name }: { readonly name: string }) {
  const kind = UNIT_KINDS.find((one) => one === name)
  if (kind) return <UnitSign kind={kind} />
  const reward = REWARDS.find((one) => one === name)
  if (reward) return <RewardSign reward={reward} />
  const road = ROADS.find((one) => one === name)
  if (road) return <RoadSign road={road} />
  if (name === 'hero') return <Drawn className="sign tall" box="-15 -17 30 36" drawn={heroFigure(0, 0, 0)} />
  if (name === 'guild') return <Drawn className="sign tall" box="-13 -22 26 44" drawn={guildTower(1, 2, 0, 18)} />
  return <Drawn className="sign wide" box="-43 -16 86 32" drawn={scoreBadge(0, 0, { first: 4, second: 2 }, INK)} />
}
