// The Horde: its card with what it still needs, its path to the Wall, the special one that waits; and the camps against it.
import type { Horde } from '../../rules/kingdom-defenders/pack/pack.ts'
import { RESOURCES, type Resource } from '../../rules/kingdom-defenders/vocabulary.ts'
import { at, circle, path, rect, tag, text, title } from '../svg.ts'
import { card, emptyPlace, nameOn } from './cards.ts'
import { BOARD } from './layout.ts'
import { FADED, INK, PAPER, RAGE } from './paint.ts'
import { counted, drawRow, signed, worded } from './rows.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'

const SCALES = { fill: '#f0dfc4', line: '#6b1f16' }

export const drawHorde = (scene: Scene): string => hordeCard(scene) + counter(scene) + special(scene)

function hordeCard(scene: Scene): string {
  const { pack, view, names, words, say } = scene
  const box = BOARD.horde.card
  const { x, y, w, h } = box
  const horde = view.horde && pack.hordes.get(view.horde.id)
  const pile = text(x + w - 8, y + h - 12, view.piles.hordes > 0 ? `+${view.piles.hordes}` : '', {
    ...{ size: 12, anchor: 'end', fill: FADED },
  })
  if (!view.horde || !horde)
    return tag('g', { 'data-horde': 'none' }, title(say.noHorde), emptyPlace(box, words.noHorde), pile)
  const { missing } = view.horde
  const lines = RESOURCES.map((kind, i) => needLine(horde, kind, missing[kind], y + 64 + i * 25))
  const told = RESOURCES.map((kind) => names.goods(missing[kind], kind)).join(', ')
  return tag(
    'g',
    { 'data-horde': view.horde.id, 'data-missing': RESOURCES.map((kind) => missing[kind]).join(' ') },
    title(
      `${names.horde(view.horde.id)}; ${words.missing}: ${told}; ${words.siege}: −${horde.siegeFame} ${names.fame}`,
    ),
    rect(x - 3, y - 3, w + 6, h + 6, { rx: 9, fill: SCALES.line }),
    card(box, SCALES.fill, SCALES.line),
    nameOn(names.horde(view.horde.id), { x: x + w / 2, y: y + 15, width: w - 10, lines: 2, sizes: [15, 14, 13, 12] }),
    ...lines,
    text(x + 8, y + h - 14, words.siege, { size: 12, italic: true, fill: RAGE }),
    drawRow([worded(`−${horde.siegeFame}`), signed('fame')], {
      ...{ x: x + w - 8, y: y + h - 14, width: 50, anchor: 'end', size: 17, fill: RAGE },
    }),
  )
}

/** A pip for each resource: full once it lies in a camp. At the end what is missing. */
function needLine({ needs }: Horde, kind: Resource, missing: number, y: number): string {
  const { x, w } = BOARD.horde.card
  const step = Math.min(11, 82 / Math.max(1, needs[kind]))
  const pips = Array.from({ length: needs[kind] }, (_, i) =>
    circle(x + 31 + i * step, y, Math.min(4.4, step / 2 - 0.4), {
      ...{ fill: i < needs[kind] - missing ? INK : PAPER, stroke: INK, 'stroke-width': 1.2 },
    }),
  )
  const left =
    missing > 0
      ? text(x + w - 7, y, String(missing), { size: 17, bold: true, anchor: 'end', fill: RAGE })
      : sign('yes', x + w - 14, y, 15)
  return tag('g', { 'data-need': kind, 'data-missing': missing }, sign(kind, x + 15, y, 19), ...pips, left)
}

/** Printed on the board. */
export const drawPath = (): string => {
  const spots = BOARD.horde.path
  const way = path(`M${spots[0]!.x} ${spots[0]!.y - 34}V${BOARD.horde.wall.y}`, {
    ...{ fill: 'none', stroke: '#3f6a72', 'stroke-width': 5, 'stroke-dasharray': '1 9', 'stroke-linecap': 'round' },
  })
  const stones = spots.map(
    ({ n, x, y, r }) =>
      circle(x, y, r, { fill: '#dfe9e4', stroke: '#3f6a72', 'stroke-width': 2 }) +
      text(x, y, String(n), { size: 21, anchor: 'middle', fill: '#2a4a50' }),
  )
  return way + stones.join('')
}

function counter({ view, words }: Scene): string {
  const spot = BOARD.horde.path.find(({ n }) => n === view.horde?.counter)
  if (!view.horde || !spot) return ''
  return at(
    spot.x,
    spot.y,
    { 'data-counter': view.horde.counter },
    title(`${words.path}: ${view.horde.counter}`),
    circle(0, 0, spot.r + 3, { fill: SCALES.line, stroke: INK, 'stroke-width': 2 }),
    path('M-15 5c0-13 6-19 15-19s15 6 15 19l-5-3-5 5-5-5-5 5-5-5z', {
      fill: '#2f5f52',
      stroke: INK,
      'stroke-width': 1.4,
    }),
    circle(-6, -3, 2.6, { fill: '#f0c24b' }),
    circle(6, -3, 2.6, { fill: '#f0c24b' }),
    text(0, 14, String(view.horde.counter), { size: 13, bold: true, anchor: 'middle', fill: '#fff' }),
  )
}

/** Both faces of the one that comes late: what they need and when. */
function special({ pack, view, words, names }: Scene): string {
  const found = pack.content.specialHordes.find(({ players }) => players === view.players.length)
  if (!found || view.options.variant === 'family') return ''
  const box = BOARD.horde.special
  const { x, y, w } = box
  const faces = found.faces.map((face, i) => {
    const now = face.id === view.horde?.id
    const top = y + 38 + i * 47
    return tag(
      'g',
      { 'data-face': face.id },
      title(`${names.horde(face.id)}: ${words.round} ${face.round}`),
      text(x + 9, top, `${words.round} ${face.round}`, { size: 12, bold: now, fill: INK }),
      drawRow([worded(`−${face.siegeFame}`), signed('fame')], {
        ...{ x: x + w - 8, y: top, width: 50, anchor: 'end', size: 15, fill: RAGE },
      }),
      drawRow([...counted(face.needs.weapon, 'weapon'), ...counted(face.needs.spell, 'spell')], {
        ...{ x: x + 9, y: top + 20, width: 90, anchor: 'start', size: 18 },
      }),
      // How far away it begins, as a stone of its path.
      circle(x + w - 19, top + 20, 10, { fill: '#dfe9e4', stroke: '#3f6a72', 'stroke-width': 1.6 }),
      text(x + w - 19, top + 20, String(face.speed), { size: 13, anchor: 'middle', fill: '#2a4a50' }),
    )
  })
  return tag(
    'g',
    { 'data-part': 'special' },
    rect(x, y, w, box.h, {
      rx: 7,
      fill: SCALES.fill,
      stroke: SCALES.line,
      'stroke-width': 1.8,
      'stroke-dasharray': '7 4',
    }),
    nameOn(words.special, { x: x + w / 2, y: y + 15, width: w - 10, lines: 1 }),
    ...faces,
  )
}
