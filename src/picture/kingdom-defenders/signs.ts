// Small signs for what is gained, paid and shown: each has a shape of its own, colours only help. Drawn in a square of 24.
import { DICE, type Die, RELICS, type Relic } from '../../rules/kingdom-defenders/vocabulary.ts'
import { circle, figure, path, rect, tag } from '../svg.ts'
import { DIE_PAINT, GOLD, INK, PAPER, RAGE, SHUT } from './paint.ts'
import { RELIC_SIGNS } from './relics.ts'

const STEEL = '#7b8088'
const VIOLET = '#7a4a9c'
const solid = (d: string, fill: string): string =>
  path(d, { fill, stroke: INK, 'stroke-width': 1.1, 'stroke-linejoin': 'round' })
const line = (d: string, stroke: string, width = 1.8): string =>
  path(d, { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })

const SWORD = 'M21 2.5l-1 5.5-9 9-3-3L17 5zM5.5 13l5.5 5.5-1.7 1.7-1.5-1.5L5 21.5 2.5 19l2.8-2.8L3.8 14.7z'
const FLAME =
  'M12.5 1.5c1 4 6.5 6.5 6.5 12.5a6.8 6.8 0 0 1-13.6 0c0-3.3 2.2-4.3 2.2-7.5 2.2 1 3.2 2.2 3.2 4.3 2.2-2.2 1.2-6.3 1.7-9.3z'
const SHIELD = 'M12 1.5l9.5 5v6.5c0 5.5-4.3 8.5-9.5 9.5-5.2-1-9.5-4-9.5-9.5V6.5z'
const LAUREL =
  'M12 21.5C4.5 19.5 2.5 12 4.5 3.5c3.3 2 4.5 5.5 4.5 8.5 0-3.2 1-5.5 3-7.5 2 2 3 4.3 3 7.5 0-3 1.2-6.5 4.5-8.5 2 8.5 0 16-7.5 18z'
const POTION = 'M9 1.5h6v2.5l-1 1v3.8l5 8.2c1.3 3-.8 5.5-3.3 5.5H8.3c-2.5 0-4.6-2.5-3.3-5.5l5-8.2V5L9 4z'
const DROP = 'M12 1.5c4.2 6.2 7.3 9.5 7.3 13.5a7.3 7.3 0 0 1-14.6 0c0-4 3.1-7.3 7.3-13.5z'

const disc = (fill: string, inner: string): string =>
  circle(12, 12, 9.5, { fill, stroke: INK, 'stroke-width': 1.2 }) +
  circle(12, 12, 5.5, { fill: 'none', stroke: inner, 'stroke-width': 1.6 })

const die = (fill: string, mark: string): string =>
  rect(2.5, 2.5, 19, 19, { rx: 4.5, fill, stroke: INK, 'stroke-width': 1.3 }) + mark

/** On a die: a small sign of what it brings. */
const onDie = (inside: string): string => tag('g', { transform: 'translate(5.4 5.4) scale(.55)' }, inside)

const OWN_SIGNS = {
  weapon: solid(SWORD, STEEL),
  spell: solid(FLAME, VIOLET),
  both: solid('M2.5 21.5V2.5h19z', STEEL) + solid('M2.5 21.5h19v-19z', VIOLET),
  coin:
    circle(12, 12, 9.5, { fill: GOLD, stroke: INK, 'stroke-width': 1.2 }) + line('M12 7.5v9M9.5 7.5h5', '#7a5510', 2),
  loot: solid('M7 3.5h10l4.5 6.5L12 21.5 2.5 10z', '#d98a2b') + line('M3 10h18M9 10l3 11 3-11-3-6z', '#5d3408', 1.1),
  fame: solid(LAUREL, '#c99a2e'),
  heal: solid(POTION, '#d4564a') + line('M8 15.5h8M12 11.5v8', '#fff', 2),
  wound: solid(DROP, RAGE),
  strength: solid(SHIELD, STEEL) + line('M12 17.5V7M7.5 11.5L12 7l4.5 4.5', '#fff', 2.4),
  magic:
    solid(SHIELD, VIOLET) +
    path('M12 5l2 4.6 5 .5-3.8 3.3 1.2 4.9-4.4-2.7-4.4 2.7 1.2-4.9L5 10.1l5-.5z', { fill: '#fff' }),
  disc: disc('#c9b183', INK),
  greyDisc: disc('#9a9a9a', '#fff'),
  tent: solid('M12 2.5L22 21.5H2z', '#c8b06a') + solid('M12 9.5l4.5 12h-9z', INK),
  card: solid('M4.5 1.5h15v21h-15z', PAPER) + line('M7.5 9l3-3.5 2.5 3 1.5-1.5 2 2M8 13.5h8M8 17h8', INK, 1.5),
  deed:
    solid('M6 2.5h13v17a2.5 2.5 0 0 1-5 0H3.5c1.5-.8 2.5-2 2.5-4z', '#f1dcae') + line('M9 7h7M9 11h7M9 15h4', INK, 1.4),
  chest:
    solid('M2 10c0-4 2-5.5 5-5.5h10c3 0 5 1.5 5 5.5v10.5H2z', '#8a5a2b') +
    line('M2 11.5h20', '#f0c24b', 2) +
    solid('M9.5 9.5h5v5h-5z', GOLD),
  house: solid('M3 11.5L12 3l9 8.5V21.5H3z', '#d8b67c') + solid('M9.5 21.5v-7h5v7z', INK),
  home: line('M19 4.5c2 8-3 12-10 12M13 11.5l-5 5 5 4.5', INK, 2.2),
  attack: line('M4 4l15 15M20 4L5 19', RAGE, 3) + line('M2.5 15.5l6 6M21.5 15.5l-6 6', INK, 2.4),
  shield: solid(SHIELD, '#d8c59a') + line('M12 3v18M4 11h16', INK, 1.6),
  passive:
    solid('M5 2h14v2c0 4-4 5-5 8 1 3 5 4 5 8v2H5v-2c0-4 4-5 5-8-1-3-5-4-5-8z', '#fff6dc') +
    path('M8 20c0-2 4-3 4-6 0 3 4 4 4 6z', { fill: INK }),
  first: solid('M6 22V2l14 5L7.5 12', RAGE),
  any: die('#fffaf0', line('M8.5 9.5c0-5 7-4.5 7-.5 0 3-3.5 2.5-3.5 6M12 18.5v.1', INK, 2.2)),
  expires: line('M4.5 4.5l15 15M19.5 4.5l-15 15', RAGE, 4),
  shut:
    circle(12, 12, 10, { fill: SHUT, stroke: '#7a6c50', 'stroke-width': 1.6 }) + line('M6.5 6.5l11 11', '#7a6c50', 2),
  crown: solid('M3.5 19L2 6.5 8 12l4-8.5L16 12l6-5.5L20.5 19z', GOLD),
  yes: line('M4 12.5l5.5 5.5L20 6', '#2f6b2a', 3.4),
}

const DIE_SIGNS: Readonly<Record<Die, string>> = {
  force: die(DIE_PAINT.force!, onDie(solid(SWORD, '#fff'))),
  magic: die(DIE_PAINT.magic!, onDie(solid(FLAME, '#fff'))),
  healing: die(DIE_PAINT.healing!, onDie(solid(POTION, '#fff'))),
  wealth: die(DIE_PAINT.wealth!, onDie(disc('#fff', INK))),
}

export type Sign = keyof typeof OWN_SIGNS | Relic | `die:${Die}`

/** Written once: there are dozens in every picture. */
const SIGNS = new Map<string, string>([
  ...Object.entries(OWN_SIGNS),
  ...RELICS.map((relic) => [relic, RELIC_SIGNS[relic]] as const),
  ...DICE.map((of) => [`die:${of}`, DIE_SIGNS[of]] as const),
])

/** Around its middle, so wide and high. */
export function sign(kind: Sign, x: number, y: number, size: number): string {
  const scale = String(Math.round((size / 24) * 1000) / 1000)
  const corner = `${figure(x - size / 2)} ${figure(y - size / 2)}`
  return tag('g', { transform: `translate(${corner}) scale(${scale})`, 'data-sign': kind }, SIGNS.get(kind)!)
}
