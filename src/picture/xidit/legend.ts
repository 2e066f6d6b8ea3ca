// At the foot: how many units of each kind wait in the barracks, and what the signs mean.
import { REWARDS, type ROADS, UNIT_KINDS } from '../../rules/xidit/vocabulary.ts'
import { fitted } from '../measure.ts'
import { seatMark } from '../seats.ts'
import { at, path, rect, tag, text } from '../svg.ts'
import { heading, LEFT } from './heading.ts'
import { rewardSign, unitToken } from './icons.ts'
import { FADED, INK, PAPER, RAGE } from './paint.ts'
import { scoreBadge } from './regions.ts'
import { roadLine } from './roads.ts'
import type { Scene } from './scene.ts'
import { guildTower, heroFigure } from './seats.ts'

export const LEGEND_HEIGHT = 206

export const drawLegend = (scene: Scene): string =>
  tag(
    'g',
    { 'data-part': 'legend' },
    heading(scene.words.legend),
    barracksSign(scene),
    roads(scene),
    pieces(scene),
    scoring(scene),
  )

const label = (x: number, words: string, width: number): string =>
  text(x, 0, fitted(words, 15, width), { size: 15, fill: INK })

/** The one line that changes. */
export function drawBarracks({ view, words }: Scene): string {
  const drawn = UNIT_KINDS.map((kind, i) =>
    at(
      LEFT + 12 + i * 166,
      48,
      { 'data-barracks': kind, 'data-count': view.barracks[kind] },
      unitToken(kind, 0, 0),
      label(17, `${view.barracks[kind]} ${words.unit[kind]}`, 147),
    ),
  )
  return drawn.join('')
}

const barracksSign = ({ words }: Scene): string =>
  text(970, 48, words.barracks, { size: 14, italic: true, anchor: 'end', fill: FADED })

const roads = ({ words }: Scene): string =>
  (['black', 'red', 'blue'] as const satisfies readonly (typeof ROADS)[number][])
    .map((color, i) => at(LEFT + i * 226, 88, {}, roadLine('M0 0H58', color), label(70, words.road[color], 150)))
    .join('') +
  REWARDS.map((reward, i) =>
    at(LEFT + 10 + i * 130, 168, {}, rewardSign(reward, 0, 0), label(16, words.reward[reward], 106)),
  ).join('')

function pieces({ words }: Scene): string {
  return [
    at(LEFT + 12, 130, {}, heroFigure(0, 0, 0), label(20, words.hero, 90)),
    at(LEFT + 142, 130, {}, guildTower(1, 2, 0, 14), label(20, words.guild, 90)),
    at(
      LEFT + 272,
      130,
      {},
      seatMark(2, 0, 0, 8.5),
      text(12, 0, '3', { size: 16, bold: true, fill: INK }),
      label(30, words.bards, 90),
    ),
    at(
      LEFT + 402,
      130,
      {},
      rect(-10, -11, 52, 22, { rx: 5, fill: PAPER, stroke: '#4d6b2f', 'stroke-width': 2.4 }),
      label(52, words.side.recruit, 130),
    ),
    at(
      LEFT + 610,
      130,
      {},
      path('M-10 11V-6l5-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6 5-6 5 6V11z', { fill: RAGE, stroke: INK }),
      label(52, words.side.threat, 130),
    ),
  ].join('')
}

const scoring = ({ words }: Scene): string =>
  at(LEFT + 434, 168, {}, scoreBadge(0, 0, { first: 4, second: 2 }, INK), label(52, words.firstAndSecond, 450))
