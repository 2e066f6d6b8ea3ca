// What the picture is given may be hostile, bare or secret; and several heroes may meet.
import { describe, expect, it } from 'vitest'
import { drawBoard } from '../../src/picture/xidit/board.ts'
import { copyState } from '../../src/rules/xidit/state.ts'
import type { View } from '../../src/rules/xidit/view.types.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'
import { aPosition, statesOf, viewOf } from './positions.ts'
import { type Element, everything, having, readXml, titleOf } from './xml.ts'

const { board } = xidit.pack
const draw = (view: View, options?: Parameters<typeof drawBoard>[2]): Element =>
  readXml(drawBoard(board, view, options))

describe('Heroes in one city', () => {
  it('never cover each other, and stay on the sheet', () => {
    const view = aPosition()
    for (const { id } of board.cities)
      for (let together = 2; together <= view.lords.length; together++) {
        const lords = view.lords.map((lord) => ({ ...lord, city: lord.seat < together ? id : null }))
        const heroes = having(draw({ ...view, lords }), 'data-hero').map(({ attributes }) => ({
          x: Number(attributes['data-x']),
          y: Number(attributes['data-y']),
          width: Number(attributes['data-width']),
        }))
        expect(heroes).toHaveLength(together)
        for (const [i, hero] of heroes.entries()) {
          expect(hero.x - hero.width / 2).toBeGreaterThanOrEqual(0)
          expect(hero.x + hero.width / 2).toBeLessThanOrEqual(1000)
          for (const other of heroes.slice(i + 1))
            expect(Math.max(Math.abs(hero.x - other.x) / hero.width, Math.abs(hero.y - other.y) / 32)).toBeGreaterThan(
              0.99,
            )
        }
      }
  })
})

describe('What the picture is given', () => {
  it('may be hostile: every text is escaped', () => {
    const names = ['<script>alert(1)</script>', `"'&amp;<b>`, ']]>\u0000\u001b\ud800', '皇帝 👑', '']
    const view = aPosition()
    const creature = { ...view.titans[0]!.top!, creature: '</text><script/>' }
    const picture = draw(
      { ...view, titans: [{ ...view.titans[0]!, top: creature }, ...view.titans.slice(1)] },
      { names },
    )
    expect(everything(picture).map(({ name }) => name)).not.toContain('script')
    expect(titleOf(having(picture, 'data-hero', 0)[0]!)).toBe(`Hero: ${names[0]}`)
    expect(titleOf(having(picture, 'data-hero', 1)[0]!)).toBe(`Hero: ${names[1]}`)
    expect(titleOf(having(picture, 'data-hero', 4)[0]!)).toBe('Hero: Seat E')
  })

  it('may lack all drawing data', () => {
    const bare = {
      format: board.format,
      cities: board.cities.map(({ id, name }) => ({ id, name })),
      roads: board.roads.map(({ a, b, color }) => ({ a, b, color })),
      regions: board.regions.map(({ id, name, first, second, cities }) => ({ id, name, first, second, cities })),
    }
    const svg = drawBoard(bare, aPosition())
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(having(readXml(svg), 'data-city')).toHaveLength(21)
    expect(having(readXml(svg), 'data-region')).toHaveLength(9)
  })

  it('may have titans that rage, and piles that are gone', () => {
    const view = aPosition()
    const [small, , large] = view.titans
    const raging = { ...small!, top: { ...small!.top!, raging: true } }
    const picture = draw({ ...view, titans: [raging, { size: 4, left: 0, top: null }, large!] })
    const states = having(picture, 'data-titan').map(({ attributes }) => attributes['data-state'])
    expect(states).toEqual(['raging', 'gone', large!.top!.raging ? 'raging' : 'slumbering'])
  })

  it('may include a way, drawn along the roads', () => {
    const picture = draw(aPosition(), { path: [14, 17, 17, 11] })
    expect(having(picture, 'data-path', '14 17 17 11')).toHaveLength(1)
    expect(having(draw(aPosition()), 'data-path')).toHaveLength(0)
  })

  it('gives the same picture every time, and another in German', () => {
    const view = aPosition()
    expect(drawBoard(structuredClone(board), structuredClone(view))).toBe(drawBoard(board, view))
    expect(drawBoard(board, view, { locale: 'de' })).toContain(`Jahr ${view.year} von 12`)
  })
})

describe('Secrets', () => {
  it('of others change no byte of a seat’s picture', () => {
    for (const state of statesOf({ players: 4, length: 'long' }, [0.2, 0.7])) {
      const other = copyState(state)
      other.queue.threatPile.push(...other.queue.threatPile.splice(1).reverse())
      for (const seat of [1, 2, 3]) {
        const lord = other.lords[seat]!
        lord.gold += 7
        lord.bards += 1
        lord.stories += 2
        lord.held += 1
        lord.units.mage += 3
        other.bards[xidit.pack.central]![seat]! += 4
      }
      const picture = drawBoard(board, viewOf(state, 0))
      expect(drawBoard(board, viewOf(other, 0))).toBe(picture)
      expect(drawBoard(board, viewOf(other, 1))).not.toBe(drawBoard(board, viewOf(state, 1)))
    }
  })
})
