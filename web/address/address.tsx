// The address: where one is, and how one gets elsewhere. An address is a path; what stands behind its # says which place of
// the page is meant, and holds what no server log may see.
import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'

/** What every page gets: the parts of its path that vary. */
export interface PageProps {
  readonly params: Readonly<Record<string, string>>
}

const listeners = new Set<() => void>()
const tellAll = () => {
  for (const heard of listeners) heard()
}
addEventListener('popstate', tellAll)
addEventListener('hashchange', tellAll)

const subscribe = (heard: () => void) => {
  listeners.add(heard)
  return () => listeners.delete(heard)
}

export function goTo(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address)
  else history.replaceState(null, '', address)
  if (how === 'push' && !address.includes('#')) scrollTo(0, 0)
  tellAll()
}

export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname)
/** What stands behind the #, without it. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash.slice(1))

interface LinkProps {
  readonly to: string
  readonly className?: string
  readonly children: ReactNode
}

/** A link to a page of the client; a click with a key held down is the browser's business. */
export function Link({ to, children, ...rest }: LinkProps) {
  const follow = (click: MouseEvent) => {
    if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
    click.preventDefault()
    goTo(to)
  }
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  )
}
