// The tracks: Fame around the board, Strength and Magic, and wounds; with the marks of the seats on them.
import { TRACKS, type Track } from '../../rules/kingdom-defenders/vocabulary.ts'
import type { Seat } from '../../rules/ruleset.ts'
import { seatMark } from '../seats.ts'
import { circle, rect, tag, text, title } from '../svg.ts'
import { partsOf } from './effects.ts'
import { along, BOARD, type Spot } from './layout.ts'
import { CELL, GOLD, INK, LINE, WOOD } from './paint.ts'
import { drawRow, worded } from './rows.ts'
import type { Scene } from './scene.ts'

const MARK = 9.5
const STEP = 19
/** Marks under their step. */
const BELOW = 33
const LAP = 60

/** All that is printed. */
export const drawTracks = (scene: Scene): string =>
  fameCells() + strip() + TRACKS.map((track) => steps(scene, track)).join('') + woundCells(scene)

export const drawMarks = (scene: Scene): string =>
  fameMarks(scene) + TRACKS.map((track) => trackMarks(scene, track)).join('') + woundMarks(scene)

/** The cell of so much Fame, clockwise from the corner where 1 is; and where marks stand: towards the board. */
export function fameCell(fame: number): Spot & { readonly marks: Spot & { readonly down: boolean } } {
  const { left, right, top, bottom, across, down } = BOARD.fame
  const x = (i: number) => left + ((right - left) * i) / (across - 1)
  const y = (i: number) => top + ((bottom - top) * i) / (down - 1)
  const at = (fame - 1) % LAP
  const [corner2, corner3, corner4] = [across - 1, across + down - 2, 2 * across + down - 3]
  if (at <= corner2) return { x: x(at), y: top, marks: { x: x(at), y: top + 23, down: false } }
  if (at < corner3) return { x: right, y: y(at - corner2), marks: { x: right - 25, y: y(at - corner2), down: true } }
  if (at <= corner4) {
    const across2 = x(across - 1 - (at - corner3))
    return { x: across2, y: bottom, marks: { x: across2, y: bottom - 23, down: false } }
  }
  const up = y(down - 1 - (at - corner4))
  return { x: left, y: up, marks: { x: left + 25, y: up, down: true } }
}

/** Who has no Fame stands before the first cell. */
const NOWHERE = { x: BOARD.fame.left + 22, y: BOARD.fame.top + 46, down: true }

function fameCells(): string {
  const cells = Array.from({ length: LAP }, (_, i) => {
    const { x, y } = fameCell(i + 1)
    const ten = (i + 1) % 10 === 0
    return (
      rect(x - 15, y - 11, 30, 22, { rx: 6, fill: ten ? '#a8802a' : CELL, stroke: LINE, 'stroke-width': 1 }) +
      text(x, y, String(i + 1), { size: ten ? 14 : 13, bold: ten, anchor: 'middle', fill: ten ? '#fff' : '#4f3c1f' })
    )
  })
  return tag('g', { 'data-part': 'fame' }, ...cells)
}

/** Seats by where they are, in a row around that place. */
function inRows(
  scene: Scene,
  of: (seat: Seat) => number,
  draw: (value: number, seat: Seat, offset: number) => string,
): string {
  const values = scene.view.players.map(({ seat }) => of(seat))
  return values
    .map((value, seat) => {
      const together = values.flatMap((other, i) => (other === value ? [i] : []))
      return draw(value, seat, (together.indexOf(seat) - (together.length - 1) / 2) * STEP)
    })
    .join('')
}

const mark = (
  { nameOf, paintOf }: Scene,
  seat: Seat,
  { x, y }: Spot,
  track: string,
  value: number,
  name: string,
): string =>
  tag(
    'g',
    { 'data-mark': track, 'data-seat': seat, 'data-value': value },
    title(`${nameOf(seat)}: ${name} ${value}`),
    seatMark(seat, x, y, MARK, paintOf(seat)),
  )

function fameMarks(scene: Scene): string {
  const { view, names } = scene
  return inRows(
    scene,
    // Those a lap ahead stand on the same cells.
    (seat) => (view.players[seat]!.fame === 0 ? 0 : ((view.players[seat]!.fame - 1) % LAP) + 1),
    (cell, seat, offset) => {
      const { fame } = view.players[seat]!
      const { x, y, down } = cell === 0 ? NOWHERE : fameCell(cell).marks
      const spot = down ? { x, y: y + offset } : { x: x + offset, y }
      const laps = Math.max(0, Math.ceil(fame / LAP) - 1)
      const ahead = laps > 0 ? circle(spot.x, spot.y, MARK + 4, { fill: GOLD, stroke: INK, 'stroke-width': 1.4 }) : ''
      return ahead + mark(scene, seat, spot, 'fame', fame, names.fame)
    },
  )
}

const strip = (): string => {
  const { x, y, w, h } = BOARD.strip
  return rect(x, y, w, h, { rx: 8, fill: WOOD, stroke: INK, 'stroke-width': 1.4 })
}

const heading = (x: number, words: string): string =>
  text(x, BOARD.strip.y + 11, words, { size: 14, italic: true, anchor: 'middle', fill: '#f6ead0' })

function steps({ pack, names }: Scene, track: Track): string {
  const { steps: list } = pack.content.tracks[track]
  const run = BOARD.tracks[track]
  const drawn = list.map(({ multiplier, effects = [] }, i) => {
    const x = along(run, i, list.length)
    const parts = [...(multiplier ? [worded(`×${multiplier}`)] : []), ...partsOf(effects)]
    return (
      circle(x, run.y, 17, {
        fill: track === 'strength' ? '#d3d3d0' : '#d9c6e4',
        stroke: '#fff6dc',
        'stroke-width': 1.4,
      }) + (parts.length > 0 ? drawRow(parts, { x, y: run.y, width: 30, anchor: 'middle', size: 19 }) : '')
    )
  })
  return heading((run.from + run.to) / 2, names.track(track)) + drawn.join('')
}

const trackMarks = (scene: Scene, track: Track): string => {
  const run = BOARD.tracks[track]
  const count = scene.pack.content.tracks[track].steps.length
  return inRows(
    scene,
    (seat) => scene.view.players[seat]![track],
    (step, seat, offset) =>
      mark(
        scene,
        seat,
        { x: along(run, step, count) + offset, y: run.y + BELOW },
        track,
        step,
        scene.names.track(track),
      ),
  )
}

const woundSpot = ({ pack }: Scene, wounds: number): Spot => {
  const run = BOARD.tracks.wounds
  return { x: along(run, wounds, pack.content.constants.maxWounds + 1), y: run.y }
}

function woundCells(scene: Scene): string {
  const cells = Array.from({ length: scene.pack.content.constants.maxWounds + 1 }, (_, wounds) => {
    const { x, y } = woundSpot(scene, wounds)
    return (
      rect(x - 16, y - 15, 32, 30, {
        rx: 6,
        fill: wounds === 0 ? '#b89a86' : '#8c2b22',
        stroke: '#fff6dc',
        'stroke-width': 1.2,
      }) + text(x, y, String(wounds), { size: 17, bold: true, anchor: 'middle', fill: wounds === 0 ? INK : '#fff' })
    )
  })
  const { from, to } = BOARD.tracks.wounds
  return heading((from + to) / 2, scene.words.wounds) + cells.join('')
}

/** A disc lies there exactly while somebody is wounded (KD-1.4). */
const woundMarks = (scene: Scene): string =>
  inRows(
    scene,
    (seat) => scene.view.players[seat]!.wounds,
    (wounds, seat, offset) => {
      if (wounds === 0) return ''
      const { x, y } = woundSpot(scene, wounds)
      return mark(scene, seat, { x: x + offset, y: y + BELOW }, 'wounds', wounds, scene.words.wounds)
    },
  )
