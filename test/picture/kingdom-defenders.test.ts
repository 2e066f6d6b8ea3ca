// The picture of any position of Kingdom Defenders: all of the position is in it, where it belongs, and nothing else.
import { describe, expect, it } from 'vitest'
import { drawBoard } from '../../src/picture/kingdom-defenders/board.ts'
import { phaseOf } from '../../src/picture/kingdom-defenders/columns.ts'
import { BOARD } from '../../src/picture/kingdom-defenders/layout.ts'
import { fameCell } from '../../src/picture/kingdom-defenders/tracks.ts'
import { kingdomDefenders } from '../../src/rules/kingdom-defenders/kingdom-defenders.ts'
import type { View } from '../../src/rules/kingdom-defenders/view.types.ts'
import { GUARD_POST } from '../../src/rules/kingdom-defenders/vocabulary.ts'
import { everyState, somePositions, viewOf } from './defenders.ts'
import { type Element, everything, having, readXml } from './xml.ts'

const { pack } = kingdomDefenders
const draw = (view: View, options?: Parameters<typeof drawBoard>[2]): Element => readXml(drawBoard(pack, view, options))
const positions = somePositions().map((view) => ({ view, picture: draw(view) }))
const values = (elements: Element[], attribute: string): (string | undefined)[] =>
  elements.map(({ attributes }) => attributes[attribute])
const one = (element: Element, attribute: string, value: string | number): Element => {
  const found = having(element, attribute, value)
  expect(found, `${attribute}=${value}`).toHaveLength(1)
  return found[0]!
}
const placeOf = ({ attributes }: Element): { x: number; y: number } => {
  const [x, y] = attributes
    .transform!.match(/^translate\((\S+) (\S+)\)$/)!
    .slice(1)
    .map(Number)
  return { x: x!, y: y! }
}

/** Those of the board, and of the buildings that are there. */
const spacesShown = (view: View) =>
  [...pack.spaces.values()].filter(
    ({ building }) => building === null || pack.buildings.get(building)!.printed || view.buildings.includes(building),
  )

describe('Every position of a whole game', () => {
  it('is drawn as well-formed XML, with every disc on the space it lies on', { timeout: 120_000 }, () => {
    for (const state of everyState({ players: 4, difficulty: 'expert', variant: 'none' })) {
      const view = viewOf(state, 'public')
      const svg = drawBoard(pack, view, { locale: 'de' })
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
      const taken = having(having(readXml(svg), 'data-part', 'pieces')[0]!, 'data-space')
        .filter(({ attributes }) => 'data-seat' in attributes)
        .map(({ attributes }) => [attributes['data-space'], attributes['data-seat'], attributes['data-discs']])
      const there = Object.entries(view.spaces).map(([id, { seat, discs }]) => [id, String(seat), String(discs)])
      expect(taken.sort()).toEqual(there.sort())
    }
  })
})

describe('The picture of any position', () => {
  it('shows every space within its area, none over another, and marks those closed to so many players', () => {
    for (const { view, picture } of positions) {
      const shown = spacesShown(view)
      expect(values(having(picture, 'data-space'), 'data-space').sort()).toEqual(shown.map(({ id }) => id).sort())
      const open = new Set(pack.layout(view.options).spaces.map(({ id }) => id))
      const places = shown.map(({ id, area }) => {
        const space = one(picture, 'data-space', id)
        expect(space.attributes['data-closed'], id).toBe(open.has(id) ? undefined : 'true')
        const { x, y } = placeOf(space)
        const ground = BOARD.areas[area]
        expect(x > ground.x + 15 && x < ground.x + ground.w - 15, id).toBe(true)
        expect(y > ground.y + 15 && y < ground.y + ground.h - 15, id).toBe(true)
        return { x, y }
      })
      for (const [i, a] of places.entries())
        for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(32)
    }
  })

  it('shows what lies open: characters, buildings, adventures, deeds and Rewards', () => {
    for (const { view, picture } of positions) {
      const guard = pack.layout(view.options).named.has(GUARD_POST) ? { [GUARD_POST]: pack.guard } : {}
      const characters = having(picture, 'data-character').map(({ attributes }) => [
        attributes['data-in'],
        attributes['data-character'],
      ])
      expect(Object.fromEntries(characters)).toEqual({ ...view.characters, ...guard })
      const printed = pack.content.buildings.filter((building) => building.printed).map(({ id }) => id)
      expect(values(having(picture, 'data-building'), 'data-building')).toEqual([
        ...printed,
        ...view.buildings.filter((id) => id !== null),
      ])
      expect(having(picture, 'data-place')).toHaveLength(view.buildings.filter((id) => id === null).length)
      expect(values(having(picture, 'data-card'), 'data-card').sort()).toEqual(
        view.adventures.flatMap(({ card }) => card ?? []).sort(),
      )
      expect(values(having(picture, 'data-deed'), 'data-deed')).toEqual(view.deeds.flatMap((id) => id ?? []))
      expect(one(picture, 'data-source', 'left').attributes['data-reward']).toBe(view.rewards[0] ?? undefined)
      expect(one(picture, 'data-source', 'right').attributes['data-reward']).toBe(view.rewards[1] ?? undefined)
      expect(one(picture, 'data-source', 'random').attributes['data-count']).toBe(String(view.piles.rewards))
    }
  })

  it('shows the Horde with what is missing, its counter, the camps and the Wall', () => {
    for (const { view, picture } of positions) {
      const { horde } = view
      const card = having(picture, 'data-horde')[0]!
      expect(card.attributes['data-horde']).toBe(horde?.id ?? 'none')
      expect(values(having(picture, 'data-counter'), 'data-counter')).toEqual(
        horde && horde.counter > 0 ? [String(horde.counter)] : [],
      )
      if (horde)
        expect(values(having(card, 'data-need'), 'data-missing')).toEqual([
          String(horde.missing.weapon),
          String(horde.missing.spell),
        ])
      expect(having(picture, 'data-camp')).toHaveLength(view.players.length)
      for (const { seat, camp } of view.players) {
        const drawn = one(picture, 'data-camp', seat)
        expect(having(drawn, 'data-sign', 'weapon')).toHaveLength(camp.weapon)
        expect(having(drawn, 'data-sign', 'spell')).toHaveLength(camp.spell)
      }
      expect(having(picture, 'data-wall', view.wall ?? 'none')).toHaveLength(1)
    }
  })

  it('shows where everybody is on every track, and in turn order', () => {
    for (const { view, picture } of positions) {
      for (const { seat, fame, strength, magic, wounds } of view.players) {
        const marks = having(picture, 'data-mark').filter(({ attributes }) => attributes['data-seat'] === String(seat))
        const shown = marks.map(({ attributes }) => [attributes['data-mark'], Number(attributes['data-value'])])
        expect(Object.fromEntries(shown)).toEqual({ fame, strength, magic, ...(wounds > 0 && { wounds }) })
      }
      const doors = having(picture, 'data-turn').filter(({ attributes }) => 'data-seat' in attributes)
      expect(values(doors, 'data-seat').map(Number)).toEqual(view.order)
      for (const mark of having(picture, 'data-mark', 'fame')) {
        const fame = Number(mark.attributes['data-value'])
        if (fame === 0) continue
        const cell = fameCell(fame)
        const { x, y } = placeOf(mark.children.find(({ name }) => name === 'g')!)
        expect(Math.hypot(x - cell.x, y - cell.y)).toBeLessThan(40)
      }
    }
  })

  it('never has one mark over another', () => {
    for (const { picture } of positions) {
      const places = having(picture, 'data-mark').map((mark) =>
        placeOf(mark.children.find(({ name }) => name === 'g')!),
      )
      for (const [i, a] of places.entries())
        for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(18.9)
    }
  })

  it('shows round, phase, dice and what is open of each seat; a hand only where the view has one', () => {
    for (const { view, picture } of positions) {
      const now = having(picture, 'data-now').map(
        ({ attributes }) => attributes['data-round'] ?? attributes['data-phase'],
      )
      expect(now.filter((known) => known !== undefined)).toEqual(
        [String(view.round), phaseOf(view.stage)].filter((known) => known !== undefined),
      )
      for (const { die, face, seat } of view.favour?.dice ?? [])
        expect(one(picture, 'data-die', die).attributes).toMatchObject({
          'data-face': face,
          ...(seat !== null && { 'data-seat': String(seat) }),
        })
      for (const { seat, goods } of view.players)
        expect(having(one(picture, 'data-player', seat), 'data-sign', 'loot')).toHaveLength(goods ? 1 : 0)
    }
  })

  it('uses no text too small to read, and nothing from elsewhere', () => {
    for (const { view, picture } of positions) {
      const texts = everything(picture).filter(({ name }) => name === 'text')
      expect(Math.min(...texts.map(({ attributes }) => Number(attributes['font-size'])))).toBeGreaterThanOrEqual(11.5)
      const svg = drawBoard(pack, view)
      expect(svg.length).toBeLessThan(200_000)
      expect(svg).not.toMatch(/<(script|style|foreignObject|image|use|a)\b|href|url\(| id=| on[a-z]+=/)
    }
  })
})
