// Orders by keyboard: heard while one is at the board or the orders, or nowhere in particular; never while somebody types.
import { type RefObject, useEffect } from 'react'
import type { Order } from '../../../../src/rules/xidit/vocabulary.ts'
import type { Program } from './use-program.ts'

const KEYS: Readonly<Record<string, Order>> = { r: 'red', b: 'blue', k: 'black', a: 'act', w: 'wait' }
/** Board and orders; what else stands at the table has keys of its own. */
const WRITING = '.desk-board, .orders'
const TYPING = 'input, select, textarea, dialog, [contenteditable]'

/** On a phone arrows move the map while it has the focus. */
const scrolls = ({ scrollWidth, clientWidth, tagName }: HTMLElement) =>
  tagName === 'SECTION' && scrollWidth > clientWidth

/** `area` holds board and orders; Enter goes to `handIn`, and only there it hands in. */
export function useKeys(
  area: RefObject<HTMLElement | null>,
  program: Program,
  handIn: RefObject<HTMLButtonElement | null>,
) {
  useEffect(() => {
    function heard(event: KeyboardEvent) {
      const target = event.target as HTMLElement
      const isNowhere = target === document.body || target.tagName === 'MAIN'
      if (!program.isOpen || event.ctrlKey || event.metaKey || target.closest(TYPING)) return
      if (!isNowhere && !target.closest(WRITING)) return
      if (pressed(event, target)) event.preventDefault()
    }
    /** True when the key meant something here. */
    function pressed({ key, shiftKey, altKey }: KeyboardEvent, target: HTMLElement): boolean {
      const row = [...area.current!.querySelectorAll<HTMLElement>('.slots button')]
      const focused = row.includes(target) ? row.indexOf(target) : null
      const { pen, slots } = program
      const order = altKey ? undefined : KEYS[key.toLowerCase()]
      if (order) program.write(order, pen ?? focused)
      else if (key === 'Escape') program.pick(null)
      else if (key === 'Backspace' || key === 'Delete') program.strike(pen ?? focused)
      else if (key === 'ArrowLeft' || key === 'ArrowRight') {
        if (scrolls(target)) return false
        const at = focused ?? pen ?? slots.length - 1
        const to = Math.min(slots.length - 1, Math.max(0, at + (key === 'ArrowLeft' ? -1 : 1)))
        if (shiftKey || altKey) program.shift(at, to)
        else program.pick(to)
        row[to]?.focus()
      } else if (
        key === 'Enter' &&
        (focused !== null || target.tagName !== 'BUTTON') &&
        !target.closest('a, summary')
      ) {
        handIn.current?.focus()
      } else return false
      return true
    }
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  })
}
