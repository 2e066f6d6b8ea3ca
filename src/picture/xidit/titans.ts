// The three piles of titans: size, whether the top one rages, what it is worth, how many are left.
import type { TitanView } from '../../rules/xidit/view.types.ts'
import { fitted, textWidth } from '../measure.ts'
import { at, path, rect, tag, text, title } from '../svg.ts'
import { heading, LEFT } from './heading.ts'
import { FADED, INK, PAPER, RAGE } from './paint.ts'
import type { Scene } from './scene.ts'
import { rewardRow } from './tiles.ts'

export const TITANS_HEIGHT = 164

export const drawTitans = (scene: Scene): string =>
  tag(
    'g',
    { 'data-part': 'titans' },
    heading(scene.words.titans),
    ...scene.view.titans.map((titan, i) => titanPile(scene, titan, LEFT + i * 317)),
  )

const TITAN = { width: 306, height: 116 }

function titanPile({ words }: Scene, { size, left, top }: TitanView, x: number): string {
  const raging = top?.raging === true
  const state = top ? (raging ? words.raging : words.slumbering) : words.gone
  const badge = textWidth(state, 15, true) + 18
  return at(
    x,
    32,
    { 'data-titan': size, 'data-left': left, 'data-state': top ? (raging ? 'raging' : 'slumbering') : 'gone' },
    title(`${words.titan} ${size}: ${top ? `${top.creature}, ` : ''}${state}, ${left} ${words.left}`),
    left > 1 ? rect(7, 6, TITAN.width, TITAN.height, { rx: 8, fill: '#e2d1a9', stroke: FADED }) : '',
    rect(0, 0, TITAN.width, TITAN.height, {
      rx: 8,
      fill: top ? PAPER : 'none',
      stroke: raging ? RAGE : FADED,
      'stroke-width': raging ? 4 : 1.4,
      'stroke-dasharray': top ? undefined : '6 5',
    }),
    path('M34 18 44 26 56 24 55 36 64 44 55 53 57 65 45 63 34 72 24 63 12 65 13 53 4 44 13 36 12 24 24 26z', {
      fill: raging ? RAGE : '#d8c59a',
      stroke: INK,
      'stroke-width': 1.6,
      'stroke-linejoin': 'round',
    }),
    text(34, 45, String(size), { size: 27, bold: true, anchor: 'middle', fill: raging ? '#fff' : INK }),
    text(34, 94, `${left} ${words.left}`, { size: 14, anchor: 'middle', fill: INK }),
    top ? creatureName(top.creature) : '',
    rect(76, 52, badge, 24, {
      rx: 12,
      fill: raging ? RAGE : 'none',
      stroke: raging ? RAGE : FADED,
      'stroke-width': 1.4,
    }),
    text(76 + badge / 2, 64, state, { size: 15, bold: raging, anchor: 'middle', fill: raging ? '#fff' : INK }),
    top ? rewardRow(top.rewards, 76 + 52, 95) : '',
  )
}

/** `Vasque, the Lake Heron`: the name, and below it the rest. */
function creatureName(creature: string): string {
  const comma = creature.indexOf(', ')
  const name = comma < 0 ? creature : creature.slice(0, comma)
  const rest = comma < 0 ? '' : creature.slice(comma + 2)
  const room = TITAN.width - 84
  const first = text(76, rest ? 19 : 28, fitted(name, 17, room, true), { size: 17, bold: true, fill: INK })
  return first + (rest ? text(76, 38, fitted(rest, 15, room), { size: 15, italic: true, fill: INK }) : '')
}
