// Who is signed in here. Tokens are kept in this browser; a refresh token is good once, so that only one tab at a time may
// use it, and the others take what it got.
import { problemIn } from './problem.ts'
import { reach } from './reach.ts'

export interface Session {
  readonly account: string
  readonly accessToken: string
  readonly refreshToken: string
  /** When the session ends, unless it is refreshed before. */
  readonly expiresAt: string
}

const KEPT = 'herald.session'
const listeners = new Set<() => void>()

/** What a letter's link lets one do: it stands in for a session, on the page it opened, until that is left. */
let letter: string | null = null

let known = read()

function read(): Session | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null')
  } catch {
    return null
  }
}

function tellAll(): void {
  for (const heard of listeners) heard()
}

export const session = (): Session | null => known

export function keepSession(next: Session | null): void {
  known = next
  if (next) localStorage.setItem(KEPT, JSON.stringify(next))
  else localStorage.removeItem(KEPT)
  tellAll()
}

export const letterToken = (): string | null => letter

export function openByLetter(token: string | null): void {
  letter = token
  tellAll()
}

export function onSession(heard: () => void): () => void {
  listeners.add(heard)
  return () => listeners.delete(heard)
}

/** Another tab signed in or out, or was quicker to refresh. */
addEventListener('storage', ({ key }) => {
  if (key !== KEPT) return
  known = read()
  tellAll()
})

/** The access token's own end, with a little time to spare; it is a JWT. */
export function isStale({ accessToken }: Session): boolean {
  try {
    const { exp } = JSON.parse(atob(accessToken.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')))
    return exp * 1000 < Date.now() + 10_000
  } catch {
    return true
  }
}

/** A token to send; null for somebody who is not signed in. */
export const accessToken = async (): Promise<string | null> => letter ?? sessionToken()

/** The same of whoever is signed in, though they came here by a letter. */
export async function sessionToken(): Promise<string | null> {
  if (!known) return null
  return isStale(known) ? refresh(known.accessToken) : known.accessToken
}

/**
 * A token other than this one, which was not taken. Null when the session is over, and by the server's word alone: while it is
 * away, or busy, that is thrown, so that nobody who is signed in asks as a stranger and is shown a stranger's view.
 */
export async function refresh(spent: string): Promise<string | null> {
  return navigator.locks ? navigator.locks.request(KEPT, () => renew(spent)) : renew(spent)
}

async function renew(spent: string): Promise<string | null> {
  known = read() // another tab may have done it while this one waited
  if (!known) return null
  if (known.accessToken !== spent) return known.accessToken
  const response = await reach(
    new Request('/v1/sessions/refresh', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken: known.refreshToken }),
    }),
  )
  if (response.ok) {
    keepSession(await response.json())
    return known.accessToken
  }
  if (response.status !== 401 && response.status !== 403) throw await problemIn(response)
  keepSession(null)
  return null
}
