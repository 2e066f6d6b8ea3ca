// Pictures that are kept, and those that several wait for.
import { describe, expect, it } from 'vitest'
import { NotNow } from '../../src/flow/not-now.ts'
import { Drawn } from '../../src/picture/png/drawn.ts'
import { Kept } from '../../src/picture/png/kept.ts'

const sheet = (inside = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`
const somebody = (by: string) => {
  const gone = new AbortController()
  return { by, signal: gone.signal, goes: () => gone.abort() }
}
/** As many as are drawn at once. */
const busy = (drawn: Drawn) => [1501, 1502, 1503].map((width) => drawn.png(sheet(), { width }, somebody(`${width}`)))

describe('A picture that is waited for', () => {
  it('is not drawn when all have gone who waited', async () => {
    const drawn = new Drawn()
    const others = busy(drawn)
    const [ada, ben] = [somebody('ada'), somebody('ben')]
    const asked = [drawn.png(sheet(), { width: 40 }, ada), drawn.png(sheet(), { width: 40 }, ben)]
    ada.goes()
    ben.goes()
    for (const one of asked) await expect(one).rejects.toThrow(NotNow)
    await Promise.all(others)
    expect(drawn.counts.png).toBe(3)
  })

  it('is drawn when one of them has not, and for who comes later', async () => {
    const drawn = new Drawn()
    const others = busy(drawn)
    const [ada, ben] = [somebody('ada'), somebody('ben')]
    const [, second] = [drawn.png(sheet(), { width: 40 }, ada), drawn.png(sheet(), { width: 40 }, ben)]
    ada.goes()
    expect((await second).subarray(1, 4).toString()).toBe('PNG')
    await Promise.all(others)
    const late = somebody('late')
    late.goes()
    expect((await drawn.png(sheet(), { width: 40 }, late)).length).toBeGreaterThan(0)
    expect(drawn.counts).toMatchObject({ png: 4, kept: 1 })
  })
})

describe('What is kept', () => {
  it('is so many bytes at most, and what was asked for last stays', () => {
    const kept = new Kept<string>(100)
    for (const key of ['a', 'b', 'c']) kept.keep(key, key.repeat(30))
    expect(kept.get('a')).toBe('a'.repeat(30))
    kept.keep('d', 'd'.repeat(30))
    expect(['a', 'b', 'c', 'd'].map((key) => kept.get(key)?.length)).toEqual([30, undefined, 30, 30])
    kept.keep('e', 'e'.repeat(101))
    expect(['a', 'c', 'd', 'e'].map((key) => kept.get(key))).toEqual([undefined, undefined, undefined, undefined])
    kept.keep('f', 'f'.repeat(30))
    kept.keep('f', 'f'.repeat(90))
    expect(kept.get('f')?.length).toBe(90)
  })
})
