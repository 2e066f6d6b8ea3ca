// Area B3: the deck, and the row of cards that moves towards the edge of the map.
import type { Adventure } from '../../rules/kingdom-defenders/pack/pack.ts'
import { cardText } from '../../rules/kingdom-defenders/words/effect-words.ts'
import { path, rect, tag, text, title } from '../svg.ts'
import { card, emptyPlace, nameOn } from './cards.ts'
import { partsOf } from './effects.ts'
import { BOARD, type Box } from './layout.ts'
import { CARD_LINE, FADED, LINE, PAPER } from './paint.ts'
import { drawRow, type Part, repeated, signed, worded } from './rows.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'
import { drawSpace } from './spaces.ts'

export function drawAdventures(scene: Scene): string {
  const { pack, view, words } = scene
  const spaces = pack.content.spaces.filter(({ area }) => area === 'B3')
  const cards = spaces.map(({ id: space, slot }) => {
    const box = BOARD.adventures[slot!]!
    const lying = view.adventures.find((one) => one.slot === slot)
    const ring = { ...BOARD.adventureSpace, x: box.x + BOARD.adventureSpace.x, y: box.y + BOARD.adventureSpace.y }
    const adventure = lying?.card ? pack.adventures.get(lying.card) : undefined
    if (!adventure) return emptyPlace(box, lying ? words.empty : '') + drawSpace(scene, space, ring, null, '')
    const below = lying?.deck ? deckBelow(scene, box) : ''
    return (
      below +
      drawCard(scene, adventure, box, lying!.expires) +
      drawSpace(scene, space, ring, asked(adventure), said(scene, adventure))
    )
  })
  return arrows() + cards.join('')
}

const asked = ({ discs }: Adventure) => ({ discs, coins: 0, fame: 0 })
const said = ({ pack, names, locale }: Scene, adventure: Adventure): string =>
  `${names.card(adventure.id)} (${adventure.id}): ${cardText(pack, adventure, locale)}`

function drawCard(scene: Scene, adventure: Adventure, box: Box, expires: boolean): string {
  const { id, cost, effects, relics } = adventure
  const { x, y, w, h } = box
  const price = [
    ...repeated(cost.wound, 'wound'),
    ...repeated(cost.weapon, 'weapon'),
    ...repeated(cost.spell, 'spell'),
    ...repeated(cost.any, 'both'),
  ]
  const row = (parts: readonly Part[], down: number) =>
    drawRow(parts, { x: x + w / 2, y: y + down, width: w - 14, anchor: 'middle', size: 18 })
  return tag(
    'g',
    { 'data-card': id },
    title(said(scene, adventure)),
    card(box),
    nameOn(scene.names.card(id), { x: x + w / 2, y: y + 14, width: w - 10, lines: 3, sizes: [14, 13, 12] }),
    rect(x + 5, y + 52, w - 10, 24, { rx: 4, fill: '#f1e2bd' }),
    price.length > 0 ? row(price, 64) : '',
    row([worded('+'), ...partsOf(effects)], 91),
    text(x + w - 8, y + h - 11, id, { size: 12, anchor: 'end', fill: FADED }),
    expires ? sign('expires', x + 57, y + h - 13, 13) : '',
    drawRow(relics.map(signed), { x: x + w - 8, y: y + h - 34, width: 60, anchor: 'end', size: 25 }),
  )
}

/** The cards under the top one, and how many there are. */
function deckBelow({ view, words }: Scene, { x, y, w, h }: Box): string {
  const edges = [6, 3].map((by) =>
    rect(x + by, y + by, w, h, { rx: 7, fill: PAPER, stroke: CARD_LINE, 'stroke-width': 1.4 }),
  )
  return tag('g', { 'data-deck': view.piles.adventures }, title(`${words.pile}: ${view.piles.adventures}`), ...edges)
}

/** From each slot to the next. */
const arrows = (): string => {
  const [, second, third, , last] = BOARD.adventures
  const right = (x: number, y: number) => path(`M${x} ${y - 4}h10v-6l10 10-10 10v-6h-10z`, { fill: LINE })
  const top = third!.y + third!.h / 2
  return (
    right(second!.x - 22, top) +
    right(third!.x - 22, top) +
    path(`M${third!.x - 3} ${last!.y + last!.h / 2 - 4}h-10v-6l-10 10 10 10v-6h10z`, { fill: LINE })
  )
}
