// Six orders on paper: put down, moved, struck out, and what counts when a draft and orders handed in differ.
import { describe, expect, it } from 'vitest'
import type { Order } from '../../src/rules/xidit/vocabulary.ts'
import { atSlot } from '../../web/desks/xidit/orders/foreseen.ts'
import {
  carry,
  emptySlots,
  erase,
  filledUp,
  isFull,
  nextEmpty,
  onPaper,
  put,
  readDraft,
  type Slots,
} from '../../web/desks/xidit/orders/program.ts'

const six: Order[] = ['red', 'blue', 'black', 'act', 'wait', 'act']
const some: Slots = ['red', null, 'black', null, null, null]

describe('Orders on paper', () => {
  it('go into the first empty place', () => {
    expect(nextEmpty(emptySlots)).toBe(0)
    expect(nextEmpty(some)).toBe(1)
    expect(nextEmpty(six)).toBeNull()
    expect(put(some, 1, 'act')).toEqual(['red', 'act', 'black', null, null, null])
  })
  it('move, and those between make room', () => {
    expect(carry(six, 0, 3)).toEqual(['blue', 'black', 'act', 'red', 'wait', 'act'])
    expect(carry(six, 5, 1)).toEqual(['red', 'act', 'blue', 'black', 'act', 'wait'])
    expect(carry(some, 2, 5)).toEqual(['red', null, null, null, null, 'black'])
  })
  it('are struck out where the pen is, or else before it', () => {
    expect(erase(some, 2)).toEqual({ slots: ['red', null, null, null, null, null], at: 2 })
    expect(erase(some, 1)).toEqual({ slots: [null, null, 'black', null, null, null], at: 0 })
    expect(erase(six, null)?.at).toBe(5)
    expect(erase(emptySlots, 3)).toBeNull()
  })
  it('are filled up with waiting', () => {
    expect(filledUp(some, 'wait')).toEqual(['red', 'wait', 'black', 'wait', 'wait', 'wait'])
    expect([isFull(some), isFull(six)]).toEqual([false, true])
  })
})

describe('A draft', () => {
  it('counts as long as nothing else was handed in since', () => {
    const draft = { orders: some, instead: null }
    expect(onPaper(draft, null)).toBe(some)
    expect(onPaper(draft, six)).toBe(six)
    expect(onPaper({ orders: some, instead: six }, [...six])).toBe(some)
    expect(onPaper(null, null)).toBe(emptySlots)
  })
  it('of another shape is left alone', () => {
    for (const wrong of [null, 3, [], { orders: ['red'] }, { orders: 'red' }]) expect(readDraft(wrong)).toBeNull()
    expect(readDraft({ orders: six })).toEqual({ orders: six, instead: null })
  })
  it('of orders there are none of is left alone', () => {
    expect(readDraft({ orders: ['red', 'red', 'green', null, null, null] })).toBeNull()
  })
})

describe('What is foreseen', () => {
  const line = (step: string | null, text: string) => ({ seats: [0], step, text })
  const failed = { t: 'failed', slot: 2, seat: 1 }
  const lines = [line('order-2-1', 'You act in vain.'), line('order-2-0', 'They wait.'), line(null, 'A tile comes.')]
  it('is told of the own order only', () => {
    expect(atSlot({ events: [failed], lines, warnings: [] }, 2, 1)).toEqual({
      lines: ['You act in vain.'],
      fails: true,
    })
    expect(atSlot({ events: [failed], lines, warnings: [] }, 2, 0)).toEqual({ lines: ['They wait.'], fails: false })
  })
})
