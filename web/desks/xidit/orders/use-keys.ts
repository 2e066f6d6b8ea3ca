// Orders by keyboard: a letter for each of the five.
import type { RefObject } from 'react'
import type { Order } from '../../../../src/rules/xidit/vocabulary.ts'
import { useRowKeys } from '../../shared/handing-in/use-row-keys.ts'
import type { Program } from './use-program.ts'

const KEYS: Readonly<Record<string, Order>> = { r: 'red', b: 'blue', k: 'black', a: 'act', w: 'wait' }

export function useKeys(
  area: RefObject<HTMLElement | null>,
  program: Program,
  handIn: RefObject<HTMLButtonElement | null>,
) {
  const { isOpen, pen, slots, pick, strike, shift, write } = program
  const letter = (key: string, focused: number | null): boolean => {
    const order = KEYS[key]
    if (order) write(order, pen ?? focused)
    return order !== undefined
  }
  useRowKeys(area, '.slots button', { isOpen, pen, places: slots.length, pick, strike, shift, letter }, handIn)
}
