// Where somebody was before they signed in. A mailed link opens a tab of its own, so the place is kept for all tabs, for an
// hour.
import type { MouseEvent } from 'react'
import { goTo } from './address.tsx'
import { isOwnPlace } from './own-place.ts'

const KEPT = 'herald.return'
const HOUR_MS = 3_600_000

export function rememberPlace(): void {
  const address = location.pathname + location.search + location.hash
  if (location.pathname === '/sign-in') return
  localStorage.setItem(KEPT, JSON.stringify({ address, at: Date.now() }))
}

/** The first page, where nothing was remembered. */
export function takePlace(now = Date.now()): string {
  try {
    const { address, at } = JSON.parse(localStorage.getItem(KEPT) ?? '{}')
    localStorage.removeItem(KEPT)
    return isOwnPlace(address) && now - at < HOUR_MS ? address : '/'
  } catch {
    return '/'
  }
}

/** To the page where one signs in, and back afterwards. */
export function goSignIn(click?: MouseEvent): void {
  click?.preventDefault()
  rememberPlace()
  goTo('/sign-in')
}
