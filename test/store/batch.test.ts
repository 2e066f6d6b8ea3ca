// Many questions as one: everybody gets their own answer, none older than the question.
import { describe, expect, it } from 'vitest'
import { batch } from '../../src/store/database/batch.ts'

/** A slow respondent whose answers the test gives by hand. */
function respondent(soonMs?: number) {
  const asked: { keys: readonly string[]; answer: (value: number) => void; fail: (error: Error) => void }[] = []
  const ask = batch<string, number>(
    (keys) =>
      new Promise((resolve, reject) => {
        asked.push({ keys, answer: (value) => resolve(new Map(keys.map((key) => [key, value]))), fail: reject })
      }),
    soonMs,
  )
  return { ask, asked }
}
const soon = () => new Promise((done) => setImmediate(done))

describe('Gathered questions', () => {
  it('asked together are one; asked meanwhile, they wait for the next', async () => {
    const { ask, asked } = respondent()
    const first = [ask('a'), ask('b'), ask('a')]
    await soon()
    expect(asked.map(({ keys }) => keys)).toEqual([['a', 'b']])
    const late = [ask('a'), ask('c')]
    await soon()
    expect(asked).toHaveLength(1)
    asked[0]!.answer(1)
    expect(await Promise.all(first)).toEqual([1, 1, 1])
    await soon()
    expect(asked[1]!.keys).toEqual(['a', 'c'])
    asked[1]!.answer(2)
    // Whoever asked later is told what was true later.
    expect(await Promise.all(late)).toEqual([2, 2])
  })

  it('very many are asked some at a time, full ones beside each other', async () => {
    const { ask, asked } = respondent()
    const all = Promise.all(Array.from({ length: 100 }, (_, i) => ask(`${i}`)))
    await soon()
    expect(asked.map(({ keys }) => keys.length)).toEqual([32, 32])
    asked[1]!.answer(2)
    await soon()
    expect(asked.map(({ keys }) => keys.length)).toEqual([32, 32, 32])
    asked[2]!.answer(3)
    await soon()
    expect(asked).toHaveLength(3) // what is left is not full, and waits
    asked[0]!.answer(1)
    await soon()
    expect(asked[3]!.keys).toEqual(['96', '97', '98', '99'])
    asked[3]!.answer(4)
    expect(await all).toEqual([1, 2, 3, 4].flatMap((value) => Array(value === 4 ? 4 : 32).fill(value)))
  })

  it('without an answer together they are asked one by one: one that cannot be answered fails alone', async () => {
    const { ask, asked } = respondent()
    const [first, second] = [ask('a'), ask('b')]
    await soon()
    const late = ask('a')
    asked[0]!.fail(new Error('a and b'))
    await soon()
    expect(asked.slice(1).map(({ keys }) => keys)).toEqual([['a'], ['b']])
    asked[1]!.fail(new Error('a alone'))
    asked[2]!.answer(2)
    await expect(first).rejects.toThrow('a alone')
    expect(await second).toBe(2)
    await soon()
    asked[3]!.answer(3)
    expect(await late).toBe(3)
  })

  it('one that gets no answer holds up nobody: neither those it was asked with nor those who come later', async () => {
    const { ask, asked } = respondent(1)
    const together = [ask('a'), ask('b')]
    await expect.poll(() => asked.length).toBe(3) // both, then each by itself
    asked[2]!.answer(2)
    expect(await together[1]).toBe(2)
    const late = ask('c')
    await expect.poll(() => asked.length).toBe(4)
    asked[3]!.answer(3)
    expect(await late).toBe(3)
    asked[1]!.answer(1)
    expect(await together[0]).toBe(1)
    asked[0]!.fail(new Error('too late to be heard'))
  })
})
