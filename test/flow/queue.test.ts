// Much at once: so much is in hand, so much waits, and each who asks has a part of that; nothing waits for whoever has gone.
import { describe, expect, it } from 'vitest'
import { NotNow } from '../../src/flow/not-now.ts'
import { Queue } from '../../src/flow/queue.ts'
import { Queues } from '../../src/flow/queues.ts'
import { Gate } from '../support/gate.ts'

describe('A queue', () => {
  it('so many run at once, the others in the order they came, and a failure holds nobody up', async () => {
    const queue = new Queue({ atOnce: 2, waiting: 9 })
    const begun: number[] = []
    const ends: ((failed: boolean) => void)[] = []
    const works = [0, 1, 2, 3, 4].map((i) =>
      queue.take(() => {
        begun.push(i)
        return new Promise<number>((done, fail) => {
          ends[i] = (failed) => (failed ? fail(new Error(`no ${i}`)) : done(i))
        })
      }),
    )
    expect(begun).toEqual([0, 1])
    ends[1]!(true)
    await expect(works[1]).rejects.toThrow('no 1')
    await expect.poll(() => begun).toEqual([0, 1, 2])
    ends[0]!(false)
    ends[2]!(false)
    expect(await Promise.all([works[0], works[2]])).toEqual([0, 2])
    await expect.poll(() => begun).toEqual([0, 1, 2, 3, 4])
    ends[3]!(false)
    ends[4]!(false)
    expect(await Promise.all([works[3], works[4]])).toEqual([3, 4])
  })
  /** Work that ends when it is told to, and what has begun. */
  function works() {
    const begun: string[] = []
    const ends: Record<string, () => void> = {}
    const work = (name: string) => () => {
      begun.push(name)
      return new Promise<string>((done) => {
        ends[name] = () => done(name)
      })
    }
    return { begun, ends, work }
  }

  it('what nobody asks for comes before all that somebody does', async () => {
    const queue = new Queue({ atOnce: 1, waiting: 9 })
    const { begun, ends, work } = works()
    const all = [
      queue.take(work('one')),
      queue.take(work('asked'), {}),
      queue.take(work('letter')),
      queue.take(work('letter 2')),
    ]
    for (const name of ['one', 'letter', 'letter 2', 'asked']) {
      await expect.poll(() => begun.at(-1)).toBe(name)
      ends[name]!()
    }
    await Promise.all(all)
  })

  it('so many wait and no more, few for each, and letters always', async () => {
    const queue = new Queue({ atOnce: 1, waiting: 4 })
    const { begun, ends, work } = works()
    const running = queue.take(work('one'))
    const places = ['a', 'a', 'a', 'b', 'b', 'c']
    const asked = places.map((by, i) =>
      queue.take(work(`${by}${i}`), { counted: [[by, 2]] }).catch((error) => error.constructor.name),
    )
    const letters = Array.from({ length: 30 }, (_, i) => queue.take(work(`letter ${i}`)))
    expect(await Promise.all([asked[2], asked[5]])).toEqual(['NotNow', 'NotNow'])
    ends.one!()
    for (let i = 0; i < 34; i++) {
      await expect.poll(() => begun.length).toBe(2 + i)
      ends[begun.at(-1)!]!()
    }
    expect(await Promise.all([running, ...asked.filter((_, i) => i !== 2 && i !== 5)])).toEqual([
      'one',
      'a0',
      'a1',
      'b3',
      'b4',
    ])
    await Promise.all(letters)
  })

  it('who goes away leaves the queue, and its place is free', async () => {
    const queue = new Queue({ atOnce: 1, waiting: 1 })
    const { begun, ends, work } = works()
    const running = queue.take(work('one'))
    const gone = new AbortController()
    const left = queue.take(work('left'), { counted: [['a', 1]], signal: gone.signal })
    gone.abort()
    await expect(left).rejects.toThrow(NotNow)
    await expect(queue.take(work('late'), { counted: [['a', 1]], signal: gone.signal })).rejects.toThrow(NotNow)
    const next = queue.take(work('next'), { counted: [['a', 1]] })
    ends.one!()
    await running
    await expect.poll(() => begun).toEqual(['one', 'next'])
    ends.next!()
    expect(await next).toBe('next')
  })
})

describe('Whoever does not take what they asked for', () => {
  it('gets no other before, keeps nobody else waiting, and does not wait for ever', async () => {
    const queue = new Queue({ atOnce: 1, waiting: 9, patience: 20 })
    const taken = new AbortController()
    const slow = { alone: 'slow', signal: taken.signal }
    const other = { alone: 'other', signal: new AbortController().signal }
    expect(await queue.take(async () => 1, slow)).toBe(1)
    expect(await queue.take(async () => 2, other)).toBe(2)
    const again = { ...slow, signal: new AbortController().signal }
    await expect(queue.take(async () => 3, again)).rejects.toEqual(new NotNow('too-busy'))
    taken.abort()
    expect(await queue.take(async () => 4, again)).toBe(4)
  })
})

describe('A queue for each thing', () => {
  it('keeps nobody waiting for another thing, and is gone with the last', async () => {
    const queues = new Queues({ atOnce: 1, waiting: 1 })
    const gate = new Gate()
    const order: string[] = []
    const work = (name: string) => async () => {
      order.push(name)
      await gate.opened
    }
    const first = queues.take('a', work('a1'), {})
    const second = queues.take('a', work('a2'), {})
    await expect(queues.take('a', work('a3'), {})).rejects.toEqual(new NotNow('too-busy'))
    const other = queues.take('b', work('b1'), {})
    expect(order).toEqual(['a1', 'b1'])
    gate.open()
    await Promise.all([first, second, other])
    expect(order).toEqual(['a1', 'b1', 'a2'])
    await queues.take('a', work('a4'), {})
    expect(order.at(-1)).toBe('a4')
  })
})
