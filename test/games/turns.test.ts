import { describe, expect, it } from 'vitest'
import { Turns } from '../../src/games/turns.ts'
import { Gate } from '../support/gate.ts'

describe('Turns', () => {
  it('one at a time has a game in hand; one that waits stands for all who come meanwhile', async () => {
    const turns = new Turns()
    const gate = new Gate()
    const begun: number[] = []
    const work = (number: number) => async () => {
      begun.push(number)
      await gate.opened
    }
    const first = turns.take('a', work(1))
    await Promise.resolve()
    const all = [first, ...[2, 3].map((number) => turns.take('a', work(number)))]
    expect(begun).toEqual([1])
    gate.open()
    await Promise.all(all)
    expect(begun).toEqual([1, 2])
    await turns.take('a', work(4))
    expect(begun).toEqual([1, 2, 4])
  })

  it('games do not wait for each other', async () => {
    const turns = new Turns()
    const gate = new Gate()
    const first = turns.take('a', () => gate.opened)
    await turns.take('b', async () => {})
    gate.open()
    await first
  })

  it('what went wrong is told to who asked for it, and to nobody after', async () => {
    const turns = new Turns()
    const bad = turns.take('a', () => Promise.reject(new Error('no')))
    await Promise.resolve()
    let done = false
    const good = turns.take('a', async () => {
      done = true
    })
    await expect(bad).rejects.toThrow('no')
    await good
    expect(done).toBe(true)
  })
})
