// Canonical JSON: JSON that anybody would read, with one way to write each thing.
import { describe, expect, it } from 'vitest'
import { canonical } from '../../src/rules/canonical.ts'
import { luckOf } from '../support/play.ts'

describe('Canonical JSON', () => {
  it.each([
    [{ b: 1, a: 2 }, '{"a":2,"b":1}'],
    [{ z: 0, Z: 1, ä: 2 }, '{"Z":1,"z":0,"ä":2}'],
    [{ 2: 'two', 10: 'ten', 1: 'one' }, '{"1":"one","10":"ten","2":"two"}'],
    [{ gone: undefined, here: null }, '{"here":null}'],
    [{ 'a"b': '\n"' }, '{"a\\"b":"\\n\\""}'],
    [[], '[]'],
    [{}, '{}'],
    [['', [], {}], '["",[],{}]'],
    [[undefined, 1], '[null,1]'],
    [[-0, 1.5, 1e21, Number.NaN, Number.POSITIVE_INFINITY], '[0,1.5,1e+21,null,null]'],
    [[true, false, null], '[true,false,null]'],
    ['\u2028', '"\u2028"'],
  ])('of %j is %s', (value, text) => expect(canonical(value)).toBe(text))

  it('is the same whatever order things were put together in, and reads as what it was', () => {
    const luck = luckOf('13'.repeat(32))
    const below = (most: number) => Math.floor(luck() * most)
    const something = (depth: number): unknown => {
      const kind = below(depth > 3 ? 4 : 6)
      if (kind === 0) return below(1000) - 500
      if (kind === 1) return luck()
      if (kind === 2) return ['', 'a', '"', 'ä', '10'][below(5)]
      if (kind === 3) return [true, false, null][below(3)]
      const many = Array.from({ length: below(5) }, () => something(depth + 1))
      return kind === 4 ? many : Object.fromEntries(many.map((one) => [`k${below(30)}`, one]))
    }
    const turned = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value
      if (Array.isArray(value)) return value.map(turned)
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, one]) => [key, turned(one)]),
      )
    }
    for (let i = 0; i < 2000; i++) {
      const value = something(0)
      expect(canonical(turned(value))).toBe(canonical(value))
      expect(JSON.parse(canonical(value))).toEqual(value)
    }
  })
})
