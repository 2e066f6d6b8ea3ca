// Area B1: the deeds that lie open, and what they bring: the chest and the two pedestals.

import { NEEDS, type Need, SOURCES, type Source } from '../../rules/kingdom-defenders/vocabulary.ts'
import { deedText } from '../../rules/kingdom-defenders/words/effect-words.ts'
import { rect, tag, text, title } from '../svg.ts'
import { card, emptyPlace } from './cards.ts'
import { partsOf } from './effects.ts'
import { BOARD, type Box, middle } from './layout.ts'
import { FADED, GOLD, INK } from './paint.ts'
import { drawRow, signed, worded } from './rows.ts'
import type { Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'
import { drawSpace } from './spaces.ts'

export function drawDeeds(scene: Scene): string {
  const spaces = scene.pack.content.spaces.filter(({ area }) => area === 'B1')
  return [
    ...scene.view.deeds.map((id, i) => drawDeed(scene, id, BOARD.deeds[i]!)),
    ...spaces.map(({ id, req }) => drawSpace(scene, id, BOARD.spaces[id]!, req ?? null, scene.words.signs.deed)),
    ...SOURCES.map((source) => (source === 'random' ? chest(scene) : pedestal(scene, source))),
  ].join('')
}

const NEED_SIGN: Readonly<Partial<Record<Need, Sign>>> = {
  adventureCard: 'card',
  rune: 'rune:wild',
  distinctRune: 'rune:gale',
}

function drawDeed({ pack, view, locale, names, words }: Scene, id: string | null, box: Box): string {
  const deed = id === null ? undefined : pack.deeds.get(id)
  if (id === null || !deed) return emptyPlace(box, words.empty)
  const { x, y, w } = box
  const needs = NEEDS.filter((kind) => deed.needs[kind])
  const drawn = needs.map((kind, i) => {
    const alone = needs.length % 2 === 1 && i === needs.length - 1
    const at = { x: alone ? x + w / 2 : x + w / 2 + (i % 2 === 0 ? -15 : 15), y: y + 27 + Math.floor(i / 2) * 19 }
    // Runes must differ where the deed says so: that is told by the sign of inequality.
    const count = `${deed.needs[kind]}${kind === 'distinctRune' ? '≠' : ''}`
    return drawRow([worded(count), signed(NEED_SIGN[kind] ?? (kind as Sign))], {
      ...at,
      width: 30,
      anchor: 'middle',
      size: 16,
    })
  })
  return tag(
    'g',
    { 'data-deed': id },
    title(`${names.deed(id)} (${id}): ${deedText(pack, deed, locale)} ${words.pile}: ${view.piles.deeds}`),
    card(box),
    text(x + w / 2, y + 11, id, { size: 12, anchor: 'middle', fill: FADED }),
    ...drawn,
  )
}

function chest({ pack, view, names }: Scene): string {
  const box = BOARD.rewards.random
  const { x, y } = middle(box)
  const bonus = pack.content.rewardSources.find(({ id }) => id === 'random')?.bonus ?? []
  return tag(
    'g',
    { 'data-source': 'random', 'data-count': view.piles.rewards },
    title(`${names.source('random')}: ${view.piles.rewards}`),
    card(box, '#8a5a2b', INK),
    rect(box.x, y - 5, box.w, 4, { fill: '#5f3c18' }),
    rect(x - 17, y - 13, 34, 24, { rx: 4, fill: GOLD, stroke: INK, 'stroke-width': 1.2 }),
    text(x, y - 1, String(view.piles.rewards), { size: 15, bold: true, anchor: 'middle', fill: INK }),
    drawRow([worded('+'), ...partsOf(bonus)], {
      x: box.x + box.w - 7,
      y: y + 10,
      width: 40,
      anchor: 'end',
      size: 15,
      fill: '#fff',
    }),
    text(box.x + 7, y + 11, '?', { size: 15, bold: true, fill: '#fff' }),
  )
}

function pedestal({ pack, view, names, words }: Scene, source: Exclude<Source, 'random'>): string {
  const box = BOARD.rewards[source]
  const id = view.rewards[source === 'left' ? 0 : 1] ?? null
  const relic = id === null ? undefined : pack.rewards.get(id)?.relic
  const { y } = middle(box)
  const bonus = pack.content.rewardSources.find((one) => one.id === source)?.bonus ?? []
  return tag(
    'g',
    { 'data-source': source, 'data-reward': id ?? undefined },
    title(`${names.source(source)}: ${id === null ? words.empty : names.reward(id)}`),
    relic ? card(box) : emptyPlace(box),
    relic ? sign(relic, box.x + 19, y - 1, 28) : '',
    drawRow(partsOf(bonus), { x: box.x + box.w - 5, y: y + 12, width: 20, anchor: 'end', size: 16 }),
  )
}
