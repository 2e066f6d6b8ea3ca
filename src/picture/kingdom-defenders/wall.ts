// The Wall: its towers with the King's dice, how it stands, and the gates, behind which the turn order waits.
import { DICE, type Die } from '../../rules/kingdom-defenders/vocabulary.ts'
import { seatMark } from '../seats.ts'
import { circle, path, rect, tag, text, title } from '../svg.ts'
import { partsOf } from './effects.ts'
import { BOARD } from './layout.ts'
import { DIE_PAINT, FADED, GOLD, INK, MORTAR, PAPER, RAGE, TOWER } from './paint.ts'
import { drawRow } from './rows.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'
import { drawSpace } from './spaces.ts'

export const drawWall = (scene: Scene): string =>
  DICE.map((die) => drawDie(scene, die)).join('') + wallTile(scene) + drawGates(scene)

/** Printed on the board. */
export const drawTowers = ({ words }: Scene): string =>
  DICE.map((die) => {
    const { x } = BOARD.towers[die]
    return (
      path(`M${x - 38} 488V384h12v10h16v-10h20v10h16v-10h12v104z`, {
        fill: TOWER,
        stroke: '#5f574a',
        'stroke-width': 2,
      }) + text(x, 474, words.towers[die], { size: 13, anchor: 'middle', fill: '#fff' })
    )
  }).join('')

/** The die as it lies there: what it shows, once it is rolled, and who has taken it. */
function drawDie({ pack, view, names, words, nameOf, paintOf }: Scene, die: Die): string {
  const { x, y } = BOARD.towers[die]
  const isOut = view.favour?.out?.includes(die) ?? false
  const rolled = view.favour?.dice.find((one) => one.die === die)
  const face = rolled && pack.faceNamed.get(rolled.face)
  const taker = rolled?.seat ?? null
  const told = [
    names.die(die),
    isOut ? words.dieOut : '',
    rolled ? names.face(rolled.face) : '',
    taker === null ? '' : nameOf(taker),
  ]
  return tag(
    'g',
    {
      'data-die': die,
      'data-face': rolled?.face,
      'data-seat': taker ?? undefined,
      'data-out': isOut ? 'true' : undefined,
    },
    title(told.filter(Boolean).join('; ')),
    rolled
      ? rect(x - 21, y - 21, 42, 42, { rx: 8, fill: PAPER, stroke: DIE_PAINT[die], 'stroke-width': 4 })
      : sign(`die:${die}`, x, y, 42),
    face ? drawRow(partsOf(face.effects), { x, y, width: 38, anchor: 'middle', size: 20 }) : '',
    face?.effects.length === 0 ? text(x, y, '–', { size: 20, anchor: 'middle', fill: FADED }) : '',
    isOut ? sign('expires', x, y, 36) : '',
    taker === null ? '' : seatMark(taker, x + 23, y - 21, 11, paintOf(taker)),
  )
}

function wallTile({ view, words, say }: Scene): string {
  const { x, y, w, h } = BOARD.horde.wall
  const state = view.wall ?? 'none'
  const crack = path(`M${x + 30} ${y}l10 18-14 12 20 14-8 20M${x + 76} ${y + h}l-8-22 12-10-10-16`, {
    ...{ fill: 'none', stroke: INK, 'stroke-width': 2.6, 'stroke-linejoin': 'round' },
  })
  const rubble = path(`M${x} ${y + h}l8-26 14 10 12-18 16 20 14-14 12 18 14-12 14 22z`, {
    fill: TOWER,
    stroke: INK,
    'stroke-width': 2,
  })
  return tag(
    'g',
    { 'data-wall': state },
    title(say.wall[state]),
    state === 'none'
      ? rect(x, y, w, h, { fill: '#3a2f22', stroke: INK, 'stroke-width': 2 }) + rubble
      : rect(x, y, w, h, { rx: 4, fill: '#cfc7b6', stroke: INK, 'stroke-width': 2.4 }),
    state === 'B' ? crack : '',
    state === 'none'
      ? ''
      : text(x + w / 2, y + 30, state, {
          size: 34,
          bold: true,
          anchor: 'middle',
          fill: INK,
          ...(state === 'B' && { halo: '#cfc7b6' }),
        }),
    text(x + w / 2, y + h - 15, words.wallState[state], {
      ...{ size: 15, italic: true, anchor: 'middle', fill: state === 'none' ? '#fff' : state === 'B' ? RAGE : INK },
      ...(state === 'B' && { halo: '#cfc7b6' }),
      ...(state === 'none' && { halo: '#3a2f22' }),
    }),
  )
}

function drawGates(scene: Scene): string {
  const { view, pack, words, nameOf, paintOf } = scene
  const doors = BOARD.doors.map(({ x, y }, i) => {
    const seat = view.order[i]
    return tag(
      'g',
      { 'data-turn': i + 1, 'data-seat': seat, 'data-now': seat === (view.turn ?? -1) ? 'true' : undefined },
      seat === undefined ? '' : title(`${words.turn(i + 1)}: ${nameOf(seat)}`),
      path(`M${x - 25} ${y}v-34c0-14 10-22 25-22s25 8 25 22v34z`, {
        fill: seat === undefined ? MORTAR : '#4a3220',
        stroke: INK,
        'stroke-width': 2,
      }),
      seat !== undefined && seat === view.turn ? circle(x + 5, y - 32, 19.5, { fill: GOLD, stroke: INK }) : '',
      seat === undefined ? '' : seatMark(seat, x + 5, y - 32, 14, paintOf(seat)),
      seat === undefined
        ? ''
        : text(x - 15, y - 9, `${i + 1}.`, { size: 14, bold: true, anchor: 'middle', fill: '#fff' }),
    )
  })
  const spaces = pack.content.spaces
    .filter(({ area }) => area === 'D')
    .map(({ id, req, door }) => drawSpace(scene, id, BOARD.spaces[id]!, req ?? null, words.turn(door ?? 0)))
  return doors.join('') + spaces.join('')
}
