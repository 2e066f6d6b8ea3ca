// The signs of relics. The five runes are five strokes on the same stone; the blank one has none.
import type { Relic } from '../../rules/kingdom-defenders/vocabulary.ts'
import { circle, path } from '../svg.ts'
import { GOLD, INK } from './paint.ts'

const solid = (d: string, fill: string): string =>
  path(d, { fill, stroke: INK, 'stroke-width': 1.1, 'stroke-linejoin': 'round' })

const STONE = 'M7 1.5h10l5 7-2.5 12L12 22.8l-7.5-2.3L2 8.5z'
const rune = (fill: string, stroke: string): string =>
  solid(STONE, fill) +
  path(stroke, {
    fill: 'none',
    stroke: '#fff',
    'stroke-width': 2.3,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })

export const RELIC_SIGNS: Readonly<Record<Relic, string>> = {
  trophy:
    solid('M12 2c6 0 9 3.5 9 8.5 0 3-1.2 4.6-3.5 5.8v5.2h-11v-5.2C4.2 15.1 3 13.5 3 10.5 3 5.5 6 2 12 2z', '#efe3c2') +
    path('M8.5 8.2a2.3 2.3 0 1 0 .1 0zM15.5 8.2a2.3 2.3 0 1 0 .1 0zM12 13l1.3 2.5h-2.6z', { fill: INK }) +
    path('M9.5 17.5v3.5M12 17.5v3.5M14.5 17.5v3.5', { stroke: INK, 'stroke-width': 1.2 }),
  legendaryWeapon:
    solid('M12 1l3 3.5V14h5v3.2h-5.8V20a2.2 2.2 0 1 1-4.4 0v-2.8H4V14h5V4.5z', GOLD) +
    path('M12 4v10', { stroke: '#7a5510', 'stroke-width': 1.3 }),
  arcaneTome:
    solid('M2.5 4c3.5-1.2 7-1 9.5 1 2.5-2 6-2.2 9.5-1v16c-3.5-1.2-7-1-9.5 1-2.5-2-6-2.2-9.5-1z', '#5b3f86') +
    path(
      'M12 5v16M5.5 8.5c1.5-.3 2.7-.1 4 .5M5.5 12.5c1.5-.3 2.7-.1 4 .5M14.5 9c1.3-.6 2.5-.8 4-.5M14.5 13c1.3-.6 2.5-.8 4-.5',
      {
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 1.4,
      },
    ),
  orb:
    solid('M5.5 22.5h13l-2.5-4.5h-8z', '#8a6a22') +
    circle(12, 10.5, 8.8, { fill: '#2e8fa0', stroke: INK, 'stroke-width': 1.2 }) +
    circle(9.2, 7.6, 2.5, { fill: '#e9fbff' }),
  'rune:ember': rune('#a8452c', 'M12 18V6M12 12l4.5-5M12 12L7.5 7'),
  'rune:tide': rune('#24708c', 'M6.5 10q2.7-4 5.5 0t5.5 0M6.5 15.5q2.7-4 5.5 0t5.5 0'),
  'rune:gale': rune('#5c7f63', 'M9 18.5V6l6.5 4L9 14'),
  'rune:stone': rune('#5f5a50', 'M7.5 7.5h9v9h-9z'),
  'rune:star': rune('#8c6a12', 'M12 5.5v13M6.4 8.7l11.2 6.6M17.6 8.7L6.4 15.3'),
  'rune:wild': solid(STONE, '#b9ae98'),
}
