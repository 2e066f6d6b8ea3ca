import { describe, expect, it } from 'vitest'
import { Turns } from '../../../src/games/log/guards/turns.ts'
import { Gate } from '../../support/gate.ts'

describe('Turns', () => {
  it('one at a time has a game in hand; one that waits stands for all who come meanwhile', async () => {
    const turns = new Turns()
    const gate = new Gate()
    const begun: number[] = []
    const work = (number: number) => async () => {
      begun.push(number)
      await gate.opened
    }
    const first = turns.take('a', 'all', work(1))
    await Promise.resolve()
    const all = [first, ...[2, 3].map((number) => turns.take('a', 'all', work(number)))]
    expect(begun).toEqual([1])
    gate.open()
    await Promise.all(all)
    expect(begun).toEqual([1, 2])
    await turns.take('a', 'all', work(4))
    expect(begun).toEqual([1, 2, 4])
  })

  it('one that waits stands for nobody who comes for something else', async () => {
    const turns = new Turns()
    const gate = new Gate()
    const begun: string[] = []
    const take = (kind: string) =>
      turns.take('a', kind, async () => {
        begun.push(kind)
        await gate.opened
      })
    const first = take('rules')
    await Promise.resolve()
    const all = [first, take('rules'), take('one'), take('one')]
    gate.open()
    await Promise.all(all)
    expect(begun).toEqual(['rules', 'rules', 'one'])
  })

  it('games do not wait for each other', async () => {
    const turns = new Turns()
    const gate = new Gate()
    const first = turns.take('a', 'all', () => gate.opened)
    await turns.take('b', 'all', async () => {})
    gate.open()
    await first
  })

  it('what went wrong is told to who asked for it, and to nobody after', async () => {
    const turns = new Turns()
    const bad = turns.take('a', 'all', () => Promise.reject(new Error('no')))
    await Promise.resolve()
    let done = false
    const good = turns.take('a', 'all', async () => {
      done = true
    })
    await expect(bad).rejects.toThrow('no')
    await good
    expect(done).toBe(true)
  })
})
