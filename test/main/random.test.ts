import { expect, it } from 'vitest'
import { randomHex } from '../../src/main/parts/random.ts'

it('every portion is as long as asked for, and none comes twice, also where the store is filled again', () => {
  const portions = Array.from({ length: 2000 }, (_, i) => randomHex(8 + (i % 25)))
  portions.forEach((portion, i) => {
    expect(portion).toMatch(new RegExp(`^[0-9a-f]{${2 * (8 + (i % 25))}}$`))
    expect(portion).not.toMatch(/^0+$/)
  })
  expect(new Set(portions).size).toBe(portions.length)
})
