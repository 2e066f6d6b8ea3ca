// City tiles as cards: what a recruitment tile still offers; what a threat needs and what it is worth.
import {
  countUnits,
  REWARDS,
  type Rewards,
  UNIT_KINDS,
  type UnitKind,
  type Units,
} from '../../rules/xidit/vocabulary.ts'
import { at, circle, path, rect, text } from '../svg.ts'
import { rewardSign, TOKEN, unitToken } from './icons.ts'
import { INK, PAPER, RAGE } from './paint.ts'

export const CARD = { width: 122, height: 54 }
export const RECRUITS_HEIGHT = 30
const STEP = TOKEN + 2
/** So many fit side by side; more are shown as one of a kind with its number. */
const ROW = 5

export const unitList = (units: Units): UnitKind[] =>
  UNIT_KINDS.flatMap((kind) => Array.from({ length: units[kind] }, () => kind))

/** Units in a row, the weakest first, with empty places for those that have left. */
function unitRow(units: Units, places: number, y: number): string {
  const list = unitList(units)
  if (Math.max(list.length, places) > ROW) return numberedRow(units, y)
  const count = Math.max(list.length, places)
  const x = (i: number) => CARD.width / 2 + (i - (count - 1) / 2) * STEP
  const gone = count - list.length
  return Array.from({ length: count }, (_, i) =>
    i < gone ? circle(x(i), y, 3, { fill: '#b9a67f' }) : unitToken(list[i - gone]!, x(i), y),
  ).join('')
}

function numberedRow(units: Units, y: number): string {
  const kinds = UNIT_KINDS.filter((kind) => units[kind] > 0)
  return kinds
    .map((kind, i) => {
      const x = CARD.width / 2 + (i - (kinds.length - 1) / 2) * STEP
      const number = text(x + 6, y + 6, String(units[kind]), { size: 12, bold: true, anchor: 'middle', halo: '#fff' })
      return unitToken(kind, x, y) + (units[kind] > 1 ? number : '')
    })
    .join('')
}

export const recruitCard = (units: Units, recruits: Units): string =>
  rect(0, 0, CARD.width, RECRUITS_HEIGHT, { rx: 6, fill: PAPER, stroke: '#4d6b2f', 'stroke-width': 2.4 }) +
  unitRow(units, countUnits(recruits), RECRUITS_HEIGHT / 2)

/** Three rewards in a row around the middle. */
export const rewardRow = (rewards: Rewards, x: number, y: number): string =>
  REWARDS.map((reward, i) =>
    at(
      x + (i - 1) * 38,
      y,
      { 'data-reward': reward },
      rewardSign(reward, -8, 0),
      text(4, 0, String(rewards[reward]), { size: 16, bold: true, fill: INK }),
    ),
  ).join('')

/** Dark and toothed, so that it is a threat in any colours. */
const TEETH = `M0 ${CARD.height}V6${'l5.083-6 5.083 6'.repeat(12)}V${CARD.height}z`

export const threatCard = (needs: Units, rewards: Rewards): string =>
  path(TEETH, { fill: RAGE, stroke: INK, 'stroke-width': 1.6, 'stroke-linejoin': 'round' }) +
  unitRow(needs, 0, 19) +
  rect(2.5, 32, CARD.width - 5, CARD.height - 34.5, { rx: 3, fill: PAPER }) +
  rewardRow(rewards, CARD.width / 2 - 1, 42)
