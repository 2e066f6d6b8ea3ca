// Above the board: the round and what is done in it, and each seat with what is open of it.

import type { PlayerView } from '../../rules/kingdom-defenders/view.types.ts'
import { GOODS, type Good } from '../../rules/kingdom-defenders/vocabulary.ts'
import { capital } from '../../rules/words.ts'
import { fitted, laidOut } from '../measure.ts'
import { seatMark } from '../seats.ts'
import { rect, tag, text, title } from '../svg.ts'
import { BOARD } from './layout.ts'
import { FADED, INK, PAPER, RAGE } from './paint.ts'
import { drawRow, signed, worded } from './rows.ts'
import type { Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'

const LEFT = 30
const RIGHT = BOARD.width - 30
const TOP = 92
const LINE_HEIGHT = 27
/** Things side by side. */
const PER_LINE = 5

/** A hand, where one is seen, is a line more. */
const linesOf = ({ view }: Scene): number => (view.players.some(({ goods }) => goods !== null) ? 3 : 2)
const cellHeight = (scene: Scene): number => linesOf(scene) * LINE_HEIGHT + 6

export const headerHeight = (scene: Scene): number => TOP + cellHeight(scene) + 14

export const drawHeader = (scene: Scene): string =>
  tag('g', { 'data-part': 'header' }, roundLine(scene), ...seatCells(scene))

function roundLine({ view, words, say, nameOf }: Scene): string {
  const { result } = view
  const winners = result?.winners.map(nameOf).join(', ')
  const ending = result && (result.kingdomSaved ? `${words.saved}: ${winners}` : `${words.fallen}: ${winners}`)
  const waits = view.waitsFor.map(({ seat }) => nameOf(seat))
  const waiting = waits.length > 0 ? say.waitsFor([...new Set(waits)].join(', ')) : ''
  return (
    text(LEFT, 44, words.roundOf(view.round, view.rounds), { size: 34, bold: true, fill: INK }) +
    text(LEFT, 74, fitted(ending || capital(say.stage[view.stage] ?? view.stage), 17, 560), {
      size: 17,
      italic: true,
      fill: FADED,
    }) +
    text(RIGHT, 44, words.board, { size: 22, italic: true, anchor: 'end', fill: FADED }) +
    text(RIGHT, 74, fitted(waiting, 15, 560), { size: 15, italic: true, anchor: 'end', fill: INK })
  )
}

function seatCells(scene: Scene): string[] {
  const { players } = scene.view
  const width = (RIGHT - LEFT + 10) / players.length
  return players.map((player, i) => seatCell(scene, player, LEFT + i * width, width - 10))
}

function seatCell(scene: Scene, player: PlayerView, x: number, width: number): string {
  const { view, words, names, nameOf, paintOf } = scene
  const { seat } = player
  const you = seat === view.viewer
  const place = view.order.indexOf(seat) + 1
  const asked = view.waitsFor.some((one) => one.seat === seat)
  const isIn = view.stage !== 'over' && (player.planIn || player.actsIn)
  const score = view.result?.scores[seat]?.total
  const isFirst = view.result?.winners.includes(seat) ?? false
  const name = laidOut(nameOf(seat), {
    sizes: [19, 17, 15, 13],
    width: width - (you ? 134 : 108),
    lines: 1,
    bold: true,
  })
  const told = [
    ...[words.turn(place), `${player.fame} ${names.fame}`, `${words.wounds} ${player.wounds}`],
    ...[`${words.discs} ${player.hero}`, `${words.aside} ${player.aside}`],
    ...[`${words.cards} ${player.cardsOwned}`, `${words.rewards} ${player.rewardsOwned}`],
    ...(player.goods ? [`${words.goods}: ${names.hand(player.goods).join(', ') || words.empty}`] : []),
    ...(asked ? [words.waiting] : []),
    ...(score === undefined ? [] : [words.total(score)]),
  ]
  const row = (things: readonly Thing[], y: number) =>
    things
      .map(([kind, count], i) =>
        drawRow([signed(kind), worded(String(count))], {
          ...{ x: x + 14 + (i * (width - 20)) / PER_LINE, y, width: 60, anchor: 'start', size: 18 },
        }),
      )
      .join('')
  return tag(
    'g',
    { 'data-player': seat, 'data-first': place === 1 ? 'true' : undefined, 'data-asked': asked ? 'true' : undefined },
    title(`${nameOf(seat)}: ${told.join(', ')}`),
    rect(x, TOP, width, cellHeight(scene), {
      rx: 8,
      fill: PAPER,
      stroke: you ? INK : '#b79c6a',
      'stroke-width': you ? 2.8 : 1.2,
    }),
    seatMark(seat, x + 22, TOP + 19, 13, paintOf(seat)),
    text(x + 44, TOP + 18, name.lines[0]!, { size: name.size, bold: true, fill: INK }),
    status(scene, { x: x + width - 10, place, asked, isIn, score, isFirst, you }),
    row(openOf(player), TOP + 46),
    player.goods ? row(handOf(player.goods), TOP + 73) : '',
  )
}

type Thing = readonly [Sign, number]

const openOf = ({ fame, hero, wounds, cardsOwned, rewardsOwned }: PlayerView): Thing[] => [
  ...([
    ['fame', fame],
    ['disc', hero],
    ['wound', wounds],
    ['card', cardsOwned],
    ['chest', rewardsOwned],
  ] as const),
]

const handOf = (goods: Record<Good, number>): Thing[] => GOODS.map((good) => [good, goods[good]])

interface Status {
  readonly x: number
  readonly place: number
  readonly asked: boolean
  readonly isIn: boolean
  readonly score: number | undefined
  readonly isFirst: boolean
  readonly you: boolean
}

/** At the right of the name: the place in turn order, or in the end the points; and whether somebody is asked, or is done. */
function status({ words }: Scene, { x, place, asked, isIn, score, isFirst, you }: Status): string {
  const figure = score === undefined ? `${place}.` : String(score)
  const note = asked ? sign('passive', x - 40, TOP + 18, 18) : isIn ? sign('yes', x - 40, TOP + 18, 18) : ''
  return (
    text(x, TOP + 18, figure, { size: 18, bold: true, anchor: 'end', fill: score === undefined ? FADED : RAGE }) +
    (isFirst ? sign('crown', x - 48, TOP + 17, 22) : note) +
    (you ? text(x - 62, TOP + 18, words.you, { size: 13, italic: true, anchor: 'end', fill: INK }) : '')
  )
}
