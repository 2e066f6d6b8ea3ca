// The game's signs within a text, drawn as they are on the board.

import { tag } from '../../../../src/picture/svg.ts'
import { rewardSign, unitToken } from '../../../../src/picture/xidit/icons.ts'
import { INK } from '../../../../src/picture/xidit/paint.ts'
import { scoreBadge } from '../../../../src/picture/xidit/regions.ts'
import { roadLine } from '../../../../src/picture/xidit/roads.ts'
import { guildTower, heroFigure } from '../../../../src/picture/xidit/seats.ts'
import { REWARDS, type Reward, ROADS, UNIT_KINDS } from '../../../../src/rules/xidit/vocabulary.ts'

interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
}

const around = (svg: string, width: number, height = width): Drawing => ({
  svg: tag('g', { transform: `translate(${width / 2} ${height / 2})` }, svg),
  width,
  height,
})

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  ...Object.fromEntries(UNIT_KINDS.map((kind) => [kind, around(unitToken(kind, 0, 0), 24)])),
  ...Object.fromEntries(REWARDS.map((reward) => [reward, around(rewardSign(reward, 0, 0), 22)])),
  ...Object.fromEntries(
    ROADS.map((road) => [road, around(tag('g', { fill: 'none' }, roadLine('M-27 0H27', road)), 54, 26)]),
  ),
  hero: around(heroFigure(0, 0, 0), 32, 36),
  guild: around(guildTower(1, 2, 0, 18), 28, 44),
  score: around(scoreBadge(0, 0, { first: 4, second: 2 }, INK), 86, 32),
}

/** A sign beside the word for it, so that nobody needs to hear it twice. */
export function Sign({ name }: { readonly name: string }) {
  const drawing = DRAWINGS[name]
  if (!drawing) return null
  const { svg, width, height } = drawing
  return (
    <svg
      className="sign"
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by src/picture from nothing but names
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}

export const RewardSign = ({ reward }: { readonly reward: Reward }) => <Sign name={reward} />
