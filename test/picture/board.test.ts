// The picture of a position: all of the position is in it, it can be read, and nothing else is in it.
import { describe, expect, it } from 'vitest'
import { drawBoard } from '../../src/picture/xidit/board.ts'
import type { View } from '../../src/rules/xidit/view.types.ts'
import { countUnits, UNIT_KINDS } from '../../src/rules/xidit/vocabulary.ts'
import { xidit } from '../../src/rules/xidit/xidit.ts'
import { aPosition, somePositions } from './positions.ts'
import { type Element, everything, having, readXml, titleOf } from './xml.ts'

const { board } = xidit.pack
const draw = (view: View, options?: Parameters<typeof drawBoard>[2]): Element =>
  readXml(drawBoard(board, view, options))
const positions = somePositions().map((view) => ({ view, picture: draw(view) }))
const one = (element: Element, attribute: string, value: string | number): Element => {
  const found = having(element, attribute, value)
  expect(found, `${attribute}=${value}`).toHaveLength(1)
  return found[0]!
}

describe('The picture of any position', () => {
  it('is well-formed, and small enough for a mail', () => {
    for (const { view } of positions) {
      const svg = drawBoard(board, view, { locale: 'de' })
      expect(readXml(svg).name).toBe('svg')
      expect(svg.length).toBeLessThan(200_000)
    }
  })

  it('shows every city with its number and name', () => {
    for (const { picture } of positions) {
      for (const { id, name } of board.cities) {
        const city = one(picture, 'data-city', id)
        expect(titleOf(city)).toContain(`${id} ${name}`)
        expect(everything(city).map(({ text }) => text)).toContain(String(id))
        expect(everything(one(picture, 'data-name', id)).map(({ text }) => text)).toContain(name)
      }
    }
  })

  it('shows every tile, with the units left on it or needed', () => {
    for (const { view, picture } of positions) {
      expect(having(picture, 'data-tile')).toHaveLength(view.tiles.length)
      for (const tile of view.tiles) {
        const card = one(picture, 'data-tile', tile.city)
        expect(card.attributes['data-side']).toBe(tile.side)
        const units = tile.side === 'recruit' ? tile.units : tile.needs
        expect(having(card, 'data-unit')).toHaveLength(countUnits(units))
        for (const kind of UNIT_KINDS) expect(having(card, 'data-unit', kind)).toHaveLength(units[kind])
        if (tile.side === 'threat')
          for (const [reward, amount] of Object.entries(tile.rewards))
            expect(one(card, 'data-reward', reward).children.map(({ text }) => text)).toContain(String(amount))
      }
    }
  })

  it('shows every hero where it stands, and every guild with owner and height', () => {
    for (const { view, picture } of positions) {
      expect(having(picture, 'data-hero')).toHaveLength(view.lords.filter(({ city }) => city !== null).length)
      for (const { seat, city } of view.lords)
        if (city !== null) expect(one(picture, 'data-hero', seat).attributes['data-in']).toBe(String(city))
      expect(having(picture, 'data-guild')).toHaveLength(view.guilds.length)
      for (const { city, seat, height } of view.guilds)
        expect(one(picture, 'data-guild', city).attributes).toMatchObject({
          'data-seat': String(seat),
          'data-height': String(height),
        })
    }
  })

  it('shows the bards of every open region, and marks the closed ones', () => {
    for (const { view, picture } of positions) {
      for (const { id } of board.regions) {
        const region = one(picture, 'data-region', id)
        const open = view.regions.find((other) => other.region === id)
        expect(region.attributes['data-closed']).toBe(open ? undefined : 'true')
        const chips = having(region, 'data-bards').map(({ attributes }) => [
          attributes['data-seat'],
          attributes['data-bards'],
        ])
        const known = open?.bards.map((count, seat) => [String(seat), count === null ? 'unknown' : String(count)]) ?? []
        expect(chips).toEqual(known.filter(([, count]) => count !== '0'))
      }
    }
  })

  it('shows titans, the path of destiny, the assessments and the dummy', () => {
    for (const { view, picture } of positions) {
      for (const { size, left, top } of view.titans)
        expect(one(picture, 'data-titan', size).attributes).toMatchObject({
          'data-left': String(left),
          'data-state': top ? (top.raging ? 'raging' : 'slumbering') : 'gone',
        })
      const { recruitNext, threatPile, threatDiscard } = view.queue
      const recruits = one(picture, 'data-queue', 'recruit')
      const threats = one(picture, 'data-queue', 'threat')
      expect(one(recruits, 'data-space', 'next').attributes['data-top']).toBe(
        recruitNext ? String(recruitNext.city) : undefined,
      )
      expect(one(threats, 'data-space', 'pile').attributes['data-top']).toBe(
        threatPile.top ? String(threatPile.top.city) : undefined,
      )
      expect(having(threats, 'data-discard', threatDiscard.length)).toHaveLength(1)
      const assessments = having(picture, 'data-assessment')
      expect(assessments.map(({ attributes }) => attributes['data-assessment'])).toEqual(view.assessments)
      for (const { attributes } of assessments)
        expect(attributes['data-dummy']).toBe(
          view.dummy ? String(view.dummy[attributes['data-assessment'] as 'wealth']) : undefined,
        )
      expect(having(picture, 'data-first', 'true').map(({ attributes }) => attributes['data-seat'])).toEqual([
        String(view.first),
      ])
    }
  })

  it('uses no text too small to read, and nothing from elsewhere', () => {
    for (const { view, picture } of positions) {
      const sizes = everything(picture).flatMap(({ name, attributes }) =>
        name === 'text' ? [attributes['font-size']] : [],
      )
      expect(Math.min(...sizes.map(Number))).toBeGreaterThanOrEqual(11)
      expect(drawBoard(board, view)).not.toMatch(
        /<(script|style|foreignObject|image|use|a)\b|href|url\(| id=| on[a-z]+=/,
      )
    }
  })

  it('says the position in words', () => {
    const view = aPosition()
    const picture = draw(view, { names: ['Ada', 'Bo', 'Cy', 'Di', 'Ed'] })
    expect(picture.attributes.role).toBe('img')
    expect(titleOf(picture)).toBe(`The Kingdom of Xidit: Year ${view.year} of 12`)
    const words = picture.children.find(({ name }) => name === 'desc')!.text
    for (const tile of view.tiles) expect(words).toContain(`${tile.city} ${board.cities[tile.city - 1]!.name};`)
    for (const name of ['Hero: Ada', 'Hero: Ed', 'Titan 5']) expect(words).toContain(name)
  })
})
