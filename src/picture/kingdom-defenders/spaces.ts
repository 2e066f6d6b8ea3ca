// A space: what it asks, who is there, and whether it is open to so many players at all.
import type { Requirement } from '../../rules/kingdom-defenders/pack/pack.ts'
import type { Seat } from '../../rules/ruleset.ts'
import { SHAPES, seatLetter } from '../seats.ts'
import { at, circle, path, text, title } from '../svg.ts'
import type { Ring } from './layout.ts'
import { CHOICE, INK, PAPER, type SeatPaint, SHUT } from './paint.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'

/** `does` is said of it when one points at it. */
export function drawSpace(
  scene: Scene,
  id: string,
  { x, y, r }: Ring,
  asked: Requirement | null,
  does: string,
): string {
  const { view, layout, pack, names, words, nameOf, paintOf } = scene
  const there = view.spaces[id]
  const isOpen = layout.named.has(id)
  const { minPlayers } = pack.spaces.get(id)!
  const said = [
    `${names.space(id)} (${id})`,
    ...(isOpen ? [asked ? `${words.asks} ${askedInWords(scene, asked)}` : '', does] : [words.closed(minPlayers)]),
    there ? nameOf(there.seat) : '',
  ]
  const wish = scene.wishes.indexOf(id)
  return at(
    x,
    y,
    {
      'data-space': id,
      'data-seat': there?.seat,
      'data-discs': there?.discs,
      'data-closed': isOpen ? undefined : 'true',
      'data-choice': scene.choices.includes(id) ? 'true' : undefined,
      'data-wish': wish < 0 ? undefined : wish + 1,
    },
    title(said.filter(Boolean).join('; ')),
    scene.choices.includes(id) ? circle(0, 0, r + 4.5, { fill: 'none', stroke: CHOICE, 'stroke-width': 4 }) : '',
    isOpen ? emptyRing(r, asked) : shutRing(r, minPlayers),
    there ? stack(there.seat, there.discs, r, paintOf(there.seat)) : '',
    wish < 0 ? '' : wishBadge(wish + 1, r),
  )
}

const emptyRing = (r: number, asked: Requirement | null): string =>
  circle(0, 0, r, { fill: '#d9b869', stroke: INK, 'stroke-width': 1.3 }) +
  circle(0, 0, r - 3.5, { fill: PAPER, stroke: '#7a5a1c', 'stroke-width': 1 }) +
  (asked ? requirement(asked) : '')

/** So many discs as dots, and below them what else it costs. */
function requirement({ discs, coins, fame }: Requirement): string {
  const y = coins + fame > 0 ? -5 : 0
  const dots = Array.from({ length: discs }, (_, i) => circle((i - (discs - 1) / 2) * 8.5, y, 3.4, { fill: INK }))
  return dots.join('') + (coins > 0 ? sign('coin', 0, 5, 11) : '') + (fame > 0 ? sign('fame', 0, 5, 11) : '')
}

const shutRing = (r: number, players: number): string =>
  circle(0, 0, r, { fill: SHUT, stroke: '#7a6c50', 'stroke-width': 1.3, 'stroke-dasharray': '4 3' }) +
  text(0, 0, players === 4 ? '4' : `${players}+`, { size: 12, anchor: 'middle', fill: '#4f4430' })

const stack = (seat: Seat, discs: number, r: number, paint: SeatPaint): string =>
  (discs > 1 ? at(4.5, -4.5, {}, disc(seat, r - 1.5, paint)) : '') +
  at(discs > 1 ? -1.5 : 0, discs > 1 ? 1.5 : 0, {}, disc(seat, r - 1.5, paint))

/** A disc of a seat: its colour, and on it the seat's shape and letter. */
export function disc(seat: Seat, r: number, { fill, letter }: SeatPaint): string {
  const lowered = seat === 2 ? r * 0.14 : 0
  return (
    circle(0, 0, r, { fill, stroke: INK, 'stroke-width': 1.6 }) +
    path(SHAPES[seat % SHAPES.length]!, { transform: `scale(${Math.round(r * 6.3) / 100})`, fill: letter }) +
    text(0, lowered, seatLetter(seat), { size: Math.max(12, r * 0.86), bold: true, anchor: 'middle', fill })
  )
}

const wishBadge = (wish: number, r: number): string =>
  circle(r * 0.8, -r * 0.8, 9.5, { fill: CHOICE, stroke: '#fff', 'stroke-width': 1.6 }) +
  text(r * 0.8, -r * 0.8, String(wish), { size: 13, bold: true, anchor: 'middle', fill: '#fff' })

function askedInWords({ words, names }: Scene, { discs, coins, fame }: Requirement): string {
  const parts = [words.disc(discs)]
  if (coins > 0) parts.push(names.goods(coins, 'coin'))
  if (fame > 0) parts.push(`${fame} ${names.fame}`)
  return parts.join(', ')
}
