// Writing orders: what is on the paper, where the pen is, and how it gets there. Every stroke is kept as a draft.
import { useState } from 'react'
import type { City, Order, Road } from '../../../../src/rules/xidit/vocabulary.ts'
import { useWords } from '../../../words/words.ts'
import type { Play } from '../../desk.ts'
import { boardOf, myLord, numberedCity, placesOf, roadFrom, viewOf } from '../play.ts'
import {
  carry,
  emptySlots,
  erase,
  filledUp,
  nextEmpty,
  onPaper,
  put,
  readDraft,
  type Slots,
  sameSlots,
} from './program.ts'
import { ordersWords } from './words.ts'

export type Program = ReturnType<typeof useProgram>

export function useProgram(play: Play) {
  const words = useWords(ordersWords)
  const { year } = viewOf(play)
  const board = boardOf(play)
  const about = `orders-${year}`
  const handedIn = (play.answers.orders as { orders: Order[] } | undefined)?.orders ?? null
  const slots = onPaper(play.draft?.for === about ? readDraft(play.draft.content) : null, handedIn)
  const places = placesOf(board, myLord(play)!.city!, slots)
  const [picked, pick] = useState<number | null>(null)
  const [said, say] = useState('')
  const isChanged = handedIn !== null && !sameSlots(slots, handedIn)
  const [isReopened, reopen] = useState(false)
  const isOpen = handedIn === null || isChanged || isReopened
  const pen = picked ?? nextEmpty(slots)
  const here = pen === null ? null : places[pen]!

  const keep = (orders: Slots, instead: Slots | null = handedIn) =>
    play.keepDraft({ for: about, content: { orders, instead } })
  const named = (order: Order, at: City) => words.said(order, numberedCity(board, at), leadsTo(order, at))
  /** Where an order leads from a city; null when there is no such road. */
  function leadsTo(order: Order, from: City): string | null {
    if (order === 'act' || order === 'wait') return null
    const to = roadFrom(board, from, order)
    return to ? numberedCity(board, to) : null
  }

  function write(order: Order) {
    if (!isOpen || pen === null) return say(words.allFilled)
    keep(put(slots, pen, order))
    pick(null)
    say(words.written(pen + 1, named(order, places[pen]!)))
  }
  function strike(at: number | null) {
    const struck = isOpen ? erase(slots, at) : null
    if (!struck) return
    keep(struck.slots)
    pick(struck.at)
    say(words.struck(struck.at + 1))
  }
  function shift(from: number, to: number) {
    if (!isOpen || from === to || to < 0 || to >= slots.length) return
    keep(carry(slots, from, to))
    pick(to)
    say(words.shifted(from + 1, to + 1))
  }
  /** A city was pointed at: one stands there, or a road leads there, or it is too far. */
  function towards(city: City) {
    if (here === null) return say(isOpen ? words.allFilled : '')
    if (city === here) return write('act')
    const road = (['red', 'blue', 'black'] as const).find((color) => roadFrom(board, here, color) === city)
    if (road) write(road)
    else say(words.tooFar(numberedCity(board, here), numberedCity(board, city)))
  }
  const along = (road: Road, ends: readonly [City, City]) => {
    if (here !== null && ends.includes(here)) write(road)
  }
  return {
    ...{ play, year, board, slots, places, pen, picked, here, handedIn, isOpen, isChanged, said },
    ...{ pick, say, write, strike, shift, towards, along, reopen, named, leadsTo },
    fillWithWait: () => keep(filledUp(slots, 'wait')),
    clear() {
      keep(emptySlots)
      pick(null)
      say(words.cleared)
    },
    /** The draft is given up for what is handed in. */
    leaveAsIs() {
      reopen(false)
      pick(null)
      if (handedIn) keep(handedIn)
    },
    /** What was handed in and is taken back stays on the paper. */
    keepTakenBack: () => keep(slots, null),
  }
}
