// The regions: what they score, whose bards sing there, and which are closed. Their ground is in terrain.ts.
import type { RegionView } from '../../rules/xidit/view.types.ts'
import { textWidth } from '../measure.ts'
import { seatMark } from '../seats.ts'
import { at, figure, path, rect, tag, text, title } from '../svg.ts'
import { bastion, lyre } from './icons.ts'
import type { Duchy } from './land.ts'
import { CLOSED, FADED, INK, PAPER, terrainOf } from './paint.ts'
import { LABEL, regionName } from './places.ts'
import type { Scene } from './scene.ts'

const viewOf = ({ view }: Scene, { file }: Duchy): RegionView | undefined =>
  view.regions.find(({ region }) => region === file.id)

/** Name and score of every region. */
export const drawRegions = (scene: Scene): string =>
  scene.site.duchies
    .map((duchy) => {
      const view = viewOf(scene, duchy)
      return view ? openRegion(scene, duchy, view) : closedRegion(scene, duchy)
    })
    .join('')

/** Who has bards where: what changes of the regions. */
export const drawBards = (scene: Scene): string =>
  scene.site.duchies
    .map((duchy) => {
      const view = viewOf(scene, duchy)
      if (!view) return ''
      const { x, top } = middleOf(scene, duchy)
      const { name, id } = duchy.file
      const words = `${name}: ${view.first} | ${view.second}. ${bardsInWords(scene, view)}`
      return tag('g', { 'data-region': id }, title(words), bardRow(scene, view, x, top + 67))
    })
    .join('')

function middleOf({ site }: Scene, { file }: Duchy): { x: number; top: number } {
  const box = site.labels.get(file.id)!
  return { x: box.x + box.width / 2, top: box.y + (file.central ? LABEL.bastion : 0) }
}

function openRegion(scene: Scene, duchy: Duchy, view: RegionView): string {
  const { file } = duchy
  const terrain = terrainOf(file.terrain, duchy.index)
  const { x, top } = middleOf(scene, duchy)
  return tag(
    'g',
    {},
    file.central ? bastion(x, top - LABEL.bastion + 31) : '',
    text(x, top + 11, regionName(file.name), {
      size: LABEL.name,
      bold: true,
      italic: true,
      anchor: 'middle',
      fill: terrain.ink,
      halo: terrain.ground,
    }),
    scoreBadge(x, top + 37, view, terrain.ink),
  )
}

export const scoreBadge = (x: number, y: number, { first, second }: { first: number; second: number }, ink: string) =>
  at(
    x,
    y,
    {},
    rect(-41, -14, 82, 28, { rx: 11, fill: PAPER, stroke: ink, 'stroke-width': 1.6 }),
    lyre(-24, 0, ink),
    text(3, 0, String(first), { size: 21, bold: true, anchor: 'middle', fill: INK }),
    path('M17-8v16', { stroke: FADED, 'stroke-width': 1.2 }),
    text(28, 0, String(second), { size: 17, anchor: 'middle', fill: INK }),
  )

const CHIP = 26

/** Of each seat with bards here their number. Of the Bastion nobody knows more than their own. */
function bardRow({ words: { unknown }, paintOf }: Scene, { bards }: RegionView, x: number, y: number): string {
  const chips = bards.flatMap((count, seat) =>
    count === 0 ? [] : [{ seat, words: count === null ? '?' : String(count) }],
  )
  if (chips.length === 0) return ''
  const widths = chips.map(({ words }) => CHIP + textWidth(words, 16, true))
  const whole = widths.reduce((sum, width) => sum + width, 0) + 8
  let left = x - whole / 2 + 4
  const drawn = chips.map(({ seat, words }, i) => {
    const chip = at(
      left,
      y,
      { 'data-bards': words === '?' ? unknown : words, 'data-seat': seat },
      seatMark(seat, 11, 0, 8.5, paintOf(seat)),
      text(23, 0, words, { size: 16, bold: true, fill: INK }),
    )
    left += widths[i]!
    return chip
  })
  return rect(x - whole / 2, y - 13, whole, 26, { rx: 13, fill: PAPER, 'fill-opacity': 0.8 }) + drawn.join('')
}

function bardsInWords({ words, nameOf }: Scene, { bards }: RegionView): string {
  const parts = bards.map((count, seat) => `${nameOf(seat)} ${count ?? words.unknown}`)
  return `${words.bards}: ${parts.join(', ')}`
}

function closedRegion({ site, words }: Scene, { file }: Duchy): string {
  const box = site.labels.get(file.id)!
  const x = box.x + box.width / 2
  const width = textWidth(words.closed, 15, true) + 34
  return tag(
    'g',
    { 'data-region': file.id, 'data-closed': 'true' },
    title(`${file.name}: ${words.closed}`),
    text(x, box.y + 11, regionName(file.name), {
      size: LABEL.name,
      italic: true,
      anchor: 'middle',
      fill: CLOSED.ink,
      halo: CLOSED.ground,
    }),
    rect(x - width / 2, box.y + 24, width, 28, { rx: 11, fill: CLOSED.ink }),
    path('M-5-5 5 5M5-5-5 5', {
      transform: `translate(${figure(x - width / 2 + 15)} ${figure(box.y + 38)})`,
      stroke: '#fff',
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
    }),
    text(x + 9, box.y + 38, words.closed, { size: 15, bold: true, anchor: 'middle', fill: '#fff' }),
  )
}
