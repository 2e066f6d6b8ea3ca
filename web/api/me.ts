// Who is here.
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { api, ask } from './client.ts'
import { keepSession, onSession, type Session, session } from './session.ts'
import type { Profile } from './types.ts'

export const useSession = (): Session | null => useSyncExternalStore(onSession, session)

/** One's profile; undefined for somebody who is not signed in, and until it is here. */
export function useProfile(): Profile | undefined {
  const signedIn = useSession()
  const { data } = useQuery({
    queryKey: ['me'],
    enabled: signedIn !== null,
    staleTime: 60_000,
    queryFn: () => ask(api.GET('/v1/me')),
  })
  return signedIn ? data : undefined
}

/** Letters that did not reach somebody. Guests get none. */
export function useUndelivered() {
  const session = useSession()
  return useQuery({
    queryKey: ['undelivered'],
    enabled: session !== null,
    staleTime: 60_000,
    queryFn: () => ask(api.GET('/v1/me/letters')),
  }).data
}

/** Somebody who just wants to play: a guest, until they give an address. */
export async function comeAsGuest(name: string, locale: 'en' | 'de'): Promise<void> {
  const begun = await ask(api.POST('/v1/sessions/guest', { body: { name, locale } }))
  keepSession(begun)
  // So that deadlines in letters are theirs.
  await api.PATCH('/v1/me', { body: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } })
}
