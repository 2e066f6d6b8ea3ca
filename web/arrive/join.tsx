// A guest played here, and now somebody has signed in to an account: are these the same person? Both are named, and nothing
// goes over without a yes.
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isolated } from '../../src/text/isolated.ts'
import { goTo } from '../address/address.tsx'
import { takePlace } from '../address/return-to.ts'
import { api, ask } from '../api/client.ts'
import { type Guest, keepGuest, readGuest } from '../api/guest.ts'
import { useProfile } from '../api/me.ts'
import { memory } from '../api/memory.ts'
import { keepSession } from '../api/session.ts'
import type { Profile } from '../api/types.ts'
import { Loading } from '../parts/loading.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { useWords } from '../words/words.ts'
import { joinWords } from './join.words.ts'
import { moveKept } from './move-kept.ts'

const SHOWN = 10

const goOn = () => goTo(takePlace(), 'replace')

/** Somebody who is a guest again plays on as one. */
async function playAs({ session }: Guest): Promise<void> {
  keepGuest(null)
  keepSession(session)
  await memory.invalidateQueries()
  goOn()
}

export default function Join() {
  const profile = useProfile()
  const { data: guest, error } = useQuery({ queryKey: ['guest'], queryFn: readGuest, gcTime: 0 })
  const isAlone = guest === null || profile?.guest
  useEffect(() => {
    if (isAlone) goOn()
  }, [isAlone])
  return (
    <div className="page narrow">
      {error ? <ProblemNote error={error} /> : null}
      {guest && profile && !profile.guest ? <TwoOfThem guest={guest} profile={profile} /> : error ? null : <Loading />}
    </div>
  )
}

function TwoOfThem({ guest, profile }: { readonly guest: Guest; readonly profile: Profile }) {
  const words = useWords(joinWords)
  const join = useMutation({
    mutationFn: () => ask(api.POST('/v1/me/guest', { body: { guestToken: guest.session.accessToken } })),
    onSuccess: async ({ kept }) => {
      moveKept(guest.session.account, profile.account)
      if (kept.length === 0) keepGuest(null)
      await memory.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'guest' })
    },
  })
  const { name } = guest
  if (join.data) return <Joined {...join.data} guest={guest} />
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.who(isolated(name), isolated(profile.name), profile.email ?? '')}</p>
      <section className="card">
        <h2>{words.games(guest.games.length)}</h2>
        {guest.games.length > 0 ? (
          <ul>
            {guest.games.slice(0, SHOWN).map((title, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two games may have one title, and the list never changes
              <li key={i}>{title}</li>
            ))}
          </ul>
        ) : null}
        <p>{words.what(isolated(profile.name))}</p>
        <p className="row">
          <button type="button" className="main" disabled={join.isPending} onClick={() => join.mutate()}>
            {words.yes}
          </button>
          <button type="button" disabled={join.isPending} onClick={goOn}>
            {words.no}
          </button>
        </p>
        <ProblemNote error={join.error} />
        <p className="hint">{words.noHint}</p>
      </section>
      <p>
        <button type="button" className="link" disabled={join.isPending} onClick={() => void playAs(guest)}>
          {words.stay(isolated(name))}
        </button>
      </p>
    </>
  )
}

interface Result {
  readonly moved: number
  readonly kept: readonly string[]
  readonly guest: Guest
}

function Joined({ moved, kept, guest }: Result) {
  const words = useWords(joinWords)
  return (
    <>
      <h1>{words.done}</h1>
      <p className="done" role="status">
        {words.moved(moved)}
      </p>
      {kept.length > 0 ? (
        <section className="card">
          <p>{words.kept(isolated(guest.name))}</p>
          <ul>
            {kept.map((title, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two games may have one title, and the list never changes
              <li key={i}>{title}</li>
            ))}
          </ul>
          <p>
            <button type="button" onClick={() => void playAs(guest)}>
              {words.playAs(isolated(guest.name))}
            </button>
          </p>
        </section>
      ) : null}
      <p>
        <button type="button" className="main" onClick={goOn}>
          {words.goOn}
        </button>
      </p>
    </>
  )
}
