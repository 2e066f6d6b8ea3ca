// A row of things by keyboard: heard while one is at the board or the paper, or nowhere in particular; never while somebody
// types.
import { type RefObject, useEffect } from 'react'

/** Board and paper; what else stands at the table has keys of its own. */
const WRITING = '.desk-board, .paper'
const TYPING = 'input, select, textarea, dialog, [contenteditable]'

/** On a phone arrows move the map while it has the focus. */
const scrolls = ({ scrollWidth, clientWidth, tagName }: HTMLElement) =>
  tagName === 'SECTION' && scrollWidth > clientWidth

export interface RowKeys {
  readonly isOpen: boolean
  /** Where the pen is; null where it is nowhere. */
  readonly pen: number | null
  /** How many places there are. */
  readonly places: number
  pick(at: number | null): void
  strike(at: number | null): void
  shift(from: number, to: number): void
  /** A letter, and the place that has the focus; true when it meant something. */
  letter?(key: string, focused: number | null): boolean
}

/** `row` finds the buttons of the row in `area`; Enter goes to `handIn`, and only there it hands in. */
export function useRowKeys(
  area: RefObject<HTMLElement | null>,
  row: string,
  paper: RowKeys,
  handIn: RefObject<HTMLButtonElement | null>,
) {
  useEffect(() => {
    function heard(event: KeyboardEvent) {
      const target = event.target as HTMLElement
      const isNowhere = target === document.body || target.tagName === 'MAIN'
      if (!paper.isOpen || event.ctrlKey || event.metaKey || target.closest(TYPING)) return
      if (!isNowhere && !target.closest(WRITING)) return
      if (pressed(event, target)) event.preventDefault()
    }
    /** True when the key meant something here. */
    function pressed({ key, shiftKey, altKey }: KeyboardEvent, target: HTMLElement): boolean {
      const buttons = [...area.current!.querySelectorAll<HTMLElement>(row)]
      const focused = buttons.includes(target) ? buttons.indexOf(target) : null
      const { pen, places } = paper
      if (!altKey && paper.letter?.(key.toLowerCase(), focused)) return true
      if (key === 'Escape') paper.pick(null)
      else if (key === 'Backspace' || key === 'Delete') paper.strike(pen ?? focused)
      else if (key === 'ArrowLeft' || key === 'ArrowRight') {
        if (scrolls(target)) return false
        const at = focused ?? pen ?? places - 1
        const to = Math.min(places - 1, Math.max(0, at + (key === 'ArrowLeft' ? -1 : 1)))
        if (shiftKey || altKey) paper.shift(at, to)
        else paper.pick(to)
        buttons[to]?.focus()
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
