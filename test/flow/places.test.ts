import { describe, expect, it } from 'vitest'
import { Places } from '../../src/flow/places.ts'

describe('Places', () => {
  it('are taken together or not at all, and given back once', () => {
    const places = new Places()
    const kinds = (who: string) =>
      [
        [who, 2],
        ['all', 3],
      ] as const
    const [a, b, c] = [places.take(kinds('a')), places.take(kinds('a')), places.take(kinds('b'))]
    expect([a, b, c]).not.toContain(undefined)
    expect(places.take(kinds('b'))).toBeUndefined()
    a?.()
    a?.()
    expect(places.take(kinds('b'))).toBeDefined()
    expect(places.take(kinds('c'))).toBeUndefined()
    b?.()
    expect(places.take(kinds('a'))).toBeDefined()
  })
})
