// Orders by keyboard: heard while one is at the board or the orders, or nowhere in particular; never while somebody types.
import { type RefObject, useEffect } from 'react'
import type { Order } from '../../../../src/rules/xidit/vocabulary.ts'
import type { Program } from './use-program.ts'

const KEYS: Readonly<Record<string, Order>> = { r: 'red', b: 'blue', k: 'black', a: 'act', w: 'wait' }
const TYPING = 'input, select, textarea, dialog, [contenteditable]'

/** `leads` is what Enter goes to; `area` holds board and orders. */
export function useKeys(
  area: RefObject<HTMLElement | null>,
  program: Program,
  handIn: RefObject<HTMLButtonElement | null>,
) {
  useEffect(() => {
    function heard(event: KeyboardEvent) {
      const target = event.target as HTMLElement
      const isNowhere = target === document.body || target.tagName === 'MAIN'
      if (event.ctrlKey || event.metaKey || target.closest(TYPING)) return
      if (!isNowhere && !area.current?.contains(target)) return
      if (pressed(event, target)) event.preventDefault()
    }
    /** True when the key meant something here. */
    function pressed({ key, shiftKey, altKey }: KeyboardEvent, target: HTMLElement): boolean {
      const isSlot = target.closest('.slots') !== null
      const order = altKey ? undefined : KEYS[key.toLowerCase()]
      if (order) program.write(order)
      else if (key === 'Backspace' || key === 'Delete') program.strike(program.pen)
      else if (key === 'ArrowLeft' || key === 'ArrowRight') {
        if (target.closest('.frame')) return false
        const at = program.pen ?? program.slots.length - 1
        const to = Math.min(program.slots.length - 1, Math.max(0, at + (key === 'ArrowLeft' ? -1 : 1)))
        if (shiftKey || altKey) program.shift(at, to)
        else program.pick(to)
        area.current?.querySelectorAll<HTMLElement>('.slots button')[to]?.focus()
      } else if (key === 'Enter' && (isSlot || target.tagName !== 'BUTTON') && !target.closest('a, summary')) {
        handIn.current?.focus()
      } else return false
      return true
    }
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  })
}
