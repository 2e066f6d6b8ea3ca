// The guest who was signed in here before somebody signed in to an account of theirs: kept until the two are joined, or for as
// long as the guest has games of its own.
import { problemIn } from './problem.ts'
import { reach } from './reach.ts'
import { isStale, type Session } from './session.ts'

const KEPT = 'herald.guest'

export interface Guest {
  readonly session: Session
  readonly name: string
  /** Titles of games that are not over. */
  readonly games: readonly string[]
}

export function guestHere(): Session | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null')
  } catch {
    return null
  }
}

export function keepGuest(session: Session | null): void {
  if (session) localStorage.setItem(KEPT, JSON.stringify(session))
  else localStorage.removeItem(KEPT)
}

/** Null where nobody is left: no guest, or one whose session is over, which is forgotten. */
export async function readGuest(): Promise<Guest | null> {
  const kept = guestHere()
  const session = kept && isStale(kept) ? await renewed(kept) : kept
  if (!session) return null
  const profile = await as<{ guest: boolean; name: string }>(session, '/v1/me')
  if (!profile?.guest) {
    keepGuest(null)
    return null
  }
  const listed = await as<{ games: { title: string }[] }>(session, '/v1/games?which=mine&limit=100')
  return { session, name: profile.name, games: listed?.games.map(({ title }) => title) ?? [] }
}

async function renewed({ refreshToken }: Session): Promise<Session | null> {
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify({ refreshToken }) }
  const next = await answerTo<Session>(new Request('/v1/sessions/refresh', request))
  keepGuest(next)
  return next
}

const as = <T>({ accessToken }: Session, path: string): Promise<T | null> =>
  answerTo<T>(new Request(path, { headers: { authorization: `Bearer ${accessToken}` } }))

/** Null for somebody who is not let in any more. */
async function answerTo<T>(request: Request): Promise<T | null> {
  const response = await reach(request)
  if (response.ok) return (await response.json()) as T
  if (response.status === 401 || response.status === 403) return null
  throw await problemIn(response)
}
