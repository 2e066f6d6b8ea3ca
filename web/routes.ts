// The pages there are, by path. Each is loaded when it is first opened.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { PageProps } from './address/address.tsx'

type Page = ComponentType<PageProps> | LazyExoticComponent<ComponentType<PageProps>>

const newGame = lazy(() => import('./open/new-game.tsx'))
const learn = lazy(() => import('./desks/learn.tsx'))
const rules = lazy(() => import('./desks/rules.tsx'))

const PAGES: readonly [pattern: string, page: Page][] = [
  ['/', lazy(() => import('./lobby/home.tsx'))],
  ['/sign-in', lazy(() => import('./arrive/sign-in.tsx'))],
  ['/new', newGame],
  ['/new/:ruleset', newGame],
  ['/invitations', lazy(() => import('./lobby/invitation.tsx'))],
  ['/games/:game', lazy(() => import('./table/table.tsx'))],
  ['/me', lazy(() => import('./account/account.tsx'))],
  ['/join', lazy(() => import('./arrive/join.tsx'))],
  ['/new-address', lazy(() => import('./account/new-address.tsx'))],
  ['/old-address', lazy(() => import('./account/old-address.tsx'))],
  ['/authorize', lazy(() => import('./consent/authorize.tsx'))],
  ['/device', lazy(() => import('./consent/device.tsx'))],
  ['/learn', learn],
  ['/learn/:ruleset', learn],
  ['/guide', rules],
  ['/guide/:ruleset', rules],
]

/** What a path means; null where there is no such page. */
export function pageAt(path: string): { page: Page; params: Record<string, string> } | null {
  for (const [pattern, page] of PAGES) {
    const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!)
    const found = new RegExp(`^${pattern.replaceAll(/:\w+/g, '([^/]+)')}/?$`).exec(path)
    if (found)
      return { page, params: Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(found[i + 1]!)])) }
  }
  return null
}
