// Above the board: the year, what is assessed and in which order, the dummy's tracks, and who plays.
import type { LordView } from '../../rules/xidit/view.types.ts'
import type { Assessment, Reward } from '../../rules/xidit/vocabulary.ts'
import { fitted, textWidth } from '../measure.ts'
import { seatMark } from '../seats.ts'
import { at, circle, rect, tag, text, title } from '../svg.ts'
import { LEFT } from './heading.ts'
import { pennant, rewardSign } from './icons.ts'
import { FADED, INK, PAPER, RAGE } from './paint.ts'
import type { Scene } from './scene.ts'

export const HEADER_HEIGHT = 196
const RIGHT = 970

export const drawHeader = (scene: Scene): string =>
  tag('g', { 'data-part': 'header' }, yearLine(scene), yearTrack(scene), assessments(scene), seats(scene))

function yearLine({ view, words, nameOf }: Scene): string {
  const { winner } = view.result ?? { winner: undefined }
  const ending =
    winner === undefined
      ? words.stages[view.stage]
      : winner === null
        ? words.saved
        : `${words.winner}: ${nameOf(winner)}`
  return (
    text(LEFT, 42, words.year(view.year, view.years), { size: 34, bold: true, fill: INK }) +
    text(LEFT, 72, fitted(ending, 17, 350), { size: 17, italic: true, fill: FADED })
  )
}

/** The years as a row of stones; a census is a diamond under its year. */
function yearTrack({ view, words }: Scene): string {
  const step = Math.min(46, 560 / view.years)
  const x = (year: number) => RIGHT - 20 - (view.years - year) * step
  const stones = Array.from({ length: view.years }, (_, i) => i + 1).map((year) => {
    const now = year === view.year
    const fill = now ? INK : year < view.year ? '#d8c59a' : PAPER
    const number = text(x(year), 42, String(year), { size: 16, bold: now, anchor: 'middle', fill: now ? '#fff' : INK })
    return circle(x(year), 42, now ? 19 : 16, { fill, stroke: FADED, 'stroke-width': 1.6 }) + number
  })
  const censuses = view.censusYears.map((year) =>
    text(x(year) + (year === view.years ? 18 : 0), 74, words.census, {
      size: 14,
      italic: true,
      anchor: year === view.years ? 'end' : 'middle',
      fill: RAGE,
    }),
  )
  return tag('g', { 'data-part': 'years' }, ...stones, ...censuses)
}

const SIGN: Readonly<Record<Assessment, Reward>> = { wealth: 'gold', influence: 'stories', reputation: 'bards' }

function assessments({ view, words }: Scene): string {
  const label = text(LEFT, 112, fitted(words.assessments, 16, 122), { size: 16, fill: INK })
  const chips = view.assessments.map((kind, i) => {
    const dummy = view.dummy ? `${words.dummy} ${view.dummy[kind]}` : ''
    return at(
      158 + i * 272,
      112,
      { 'data-assessment': kind, 'data-dummy': view.dummy?.[kind] },
      rect(0, -17, 268, 34, { rx: 17, fill: PAPER, stroke: FADED, 'stroke-width': 1.4 }),
      circle(18, 0, 13, { fill: INK }),
      text(18, 0, String(i + 1), { size: 16, bold: true, anchor: 'middle', fill: '#fff' }),
      rewardSign(SIGN[kind], 46, 0),
      text(62, 0, words.assessment[kind], { size: dummy ? 16 : 18, bold: true, fill: INK }),
      dummy ? text(257, 0, dummy, { size: 13, anchor: 'end', fill: INK }) : '',
    )
  })
  return label + chips.join('')
}

function seats(scene: Scene): string {
  const { lords } = scene.view
  const width = (RIGHT - LEFT + 10) / lords.length
  return lords.map((lord, i) => seatCell(scene, lord, LEFT + i * width, width - 10)).join('')
}

function seatCell(scene: Scene, { seat, influence }: LordView, x: number, width: number): string {
  const { view, words, nameOf, paintOf } = scene
  const first = seat === view.first
  const you = seat === view.viewer
  const notes = [first ? words.first : '', you ? words.you : ''].filter(Boolean).join(' · ')
  // Whoever looks is known by the bold frame too.
  const note = textWidth(notes, 13) > width - 98 ? words.first : notes
  const room = width - 50 - (first ? 22 : 0)
  const name = nameOf(seat)
  // A long name is set smaller before it is cut.
  const size = textWidth(name, 19, true) <= room ? 19 : 15
  return at(
    x,
    162,
    { 'data-seat': seat, 'data-first': first ? 'true' : undefined },
    title(`${name}: ${words.influence} ${influence}${notes ? `, ${notes}` : ''}`),
    rect(0, -23, width, 46, { rx: 8, fill: PAPER, stroke: you ? INK : '#b79c6a', 'stroke-width': you ? 2.8 : 1.2 }),
    seatMark(seat, 23, 0, 13, paintOf(seat)),
    text(44, -9, fitted(name, size, room, true), { size, bold: true, fill: INK }),
    rewardSign('stories', 52, 12),
    text(65, 12, String(influence), { size: 15, bold: true, fill: INK }),
    text(width - 10, 12, note, { size: 13, italic: true, anchor: 'end', fill: INK }),
    first ? pennant(width - 17, -9) : '',
  )
}
