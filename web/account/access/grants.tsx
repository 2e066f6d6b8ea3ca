// Pages and programs of others that somebody has let in, and the way out for them.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isolated } from '../../../src/text/isolated.ts'
import { api, ask } from '../../api/client.ts'
import { ProblemNote } from '../../parts/problem-note.tsx'
import { day } from '../../words/time.ts'
import { useWords } from '../../words/words.ts'
import { accountWords } from '../words.ts'
import { grantWords } from './grants.words.ts'

export function Grants() {
  const { scope: scopeNamed, made, used } = useWords(accountWords)
  const words = useWords(grantWords)
  const memory = useQueryClient()
  const { data, error } = useQuery({ queryKey: ['grants'], queryFn: () => ask(api.GET('/v1/me/grants')) })
  const end = useMutation({
    mutationFn: (grant: string) => ask(api.DELETE('/v1/me/grants/{grant}', { params: { path: { grant } } })),
    onSettled: () => memory.invalidateQueries({ queryKey: ['grants'] }),
  })
  const allowed = (scopes: readonly string[]) => [
    ...new Set(scopes.map((scope) => (scope.startsWith('play:') ? words.oneGame : scopeNamed(scope)))),
  ]
  /** What anybody can call themselves stands in quotation marks; an address is its owner's. */
  const named = (client: string) => (client.startsWith('https://') ? client : words.named(isolated(client)))
  return (
    <>
      <h3>{words.title}</h3>
      <p>{data?.length === 0 ? words.none : words.hint}</p>
      <ul className="list things">
        {data?.map(({ grant, client, host, scopes, createdAt, lastUsedAt }) => (
          <li key={grant}>
            <span>
              {host ? <strong>{host}</strong> : `${words.withoutPage} ${named(client)}`}{' '}
              <span className="tag">{allowed(scopes).join(', ')}</span>
              <br />
              <span className="hint">
                {host ? words.callsItself(named(client)) : ''} {made(day(createdAt))} {used(day(lastUsedAt))}
              </span>
            </span>
            <button
              type="button"
              className="danger"
              aria-label={words.endNamed(host || named(client))}
              disabled={end.isPending}
              onClick={() => end.mutate(grant)}
            >
              {words.end}
            </button>
          </li>
        ))}
      </ul>
      <ProblemNote error={error ?? end.error} />
    </>
  )
}
