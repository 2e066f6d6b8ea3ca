// A page of another site asks to be let in. Who asks is shown by where the answer goes, which cannot be made up; nobody is sent
// there but by a press of theirs.
import { useMutation, useQuery } from '@tanstack/react-query'
import { isolated } from '../../src/text/isolated.ts'
import { Refused } from '../account/access/refused.tsx'
import { api, ask } from '../api/client.ts'
import { useSession } from '../api/me.ts'
import { Problem } from '../api/problem.ts'
import { Loading } from '../parts/loading.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { useWords } from '../words/words.ts'
import { Asks } from './asks.tsx'
import { AsSomebody } from './who.tsx'
import { consentWords } from './words.ts'
import { YesButton } from './yes-button.tsx'
import './consent.css'

type Fault = 'client-id' | 'redirect-uri' | 'other-origin' | 'twice'

export default function Authorize() {
  const words = useWords(consentWords)
  const query = location.search
  const account = useSession()?.account
  const { data, error } = useQuery({
    queryKey: ['authorization', query, account],
    queryFn: () => ask(api.POST('/v1/oauth/requests', { body: { query } })),
    retry: false,
  })
  const decide = useMutation({
    mutationFn: (allow: boolean) => ask(api.POST('/v1/oauth/decisions', { body: { query, allow } })),
    onSuccess: ({ redirectTo }) => location.replace(redirectTo),
  })
  if (error) return <NotAsked error={error} />
  if (!data) return <Loading />
  const isBusy = decide.isPending || decide.isSuccess
  const { client, isAddress, host, scopes, games, wrong } = data
  return (
    <div className="page narrow consent">
      <h1>{words.title}</h1>
      <section className="card">
        <p>
          {words.asks} <span className="host">{host}</span>
        </p>
        {isAddress ? null : <p className="hint">{words.callsItself(isolated(client))}</p>}
        {wrong ? (
          <>
            <p className="problem" role="alert">
              {words.wrong} {wrong.description}
            </p>
            <a className="button" href={wrong.backTo}>
              {words.backTo(host)}
            </a>
          </>
        ) : (
          <>
            <h2>{words.wants}</h2>
            <Asks scopes={scopes} games={games} />
            <AsSomebody>
              <p>{words.onlyIfYouKnow(host)}</p>
              <p className="row">
                <YesButton isBusy={isBusy} onPress={() => decide.mutate(true)}>
                  {words.allow}
                </YesButton>
                <button type="button" disabled={isBusy} onClick={() => decide.mutate(false)}>
                  {words.deny}
                </button>
              </p>
              <Refused change={decide} />
            </AsSomebody>
          </>
        )}
      </section>
    </div>
  )
}

/** Whoever sent them here did it wrongly: they stay here. */
function NotAsked({ error }: { readonly error: Error }) {
  const words = useWords(consentWords)
  const fault = error instanceof Problem && error.kind === 'bad-client' ? (error.document.code as Fault) : null
  return (
    <div className="page narrow">
      <h1>{words.cannotAsk}</h1>
      {fault ? (
        <>
          <p className="problem" role="alert">
            {words.faults[fault]}
          </p>
          <p>{words.tellThem}</p>
        </>
      ) : (
        <ProblemNote error={error} />
      )}
    </div>
  )
}
