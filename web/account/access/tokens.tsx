// Personal access tokens: keys for programs that act for somebody.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, ask } from '../../api/client.ts'
import { useProfile } from '../../api/me.ts'
import { ProblemNote } from '../../parts/problem-note.tsx'
import { day } from '../../words/time.ts'
import { useWords } from '../../words/words.ts'
import { Section } from '../section.tsx'
import { accountWords } from '../words.ts'
import { Grants } from './grants.tsx'
import { NewToken } from './new-token.tsx'
import { Program } from './program.tsx'

export function Tokens() {
  const words = useWords(accountWords)
  const profile = useProfile()
  const memory = useQueryClient()
  const { data, error } = useQuery({ queryKey: ['tokens'], queryFn: () => ask(api.GET('/v1/me/tokens')) })
  const revoke = useMutation({
    mutationFn: (token: string) => ask(api.DELETE('/v1/me/tokens/{token}', { params: { path: { token } } })),
    onSettled: () => memory.invalidateQueries({ queryKey: ['tokens'] }),
  })
  return (
    <Section id="tokens" title={words.places.tokens}>
      <p>
        {words.tokensHint} <a href="/docs">{words.reference}</a>
      </p>
      <ul className="list things">
        {data?.map(({ token, name, scopes, createdAt, expiresAt, lastUsedAt }) => (
          <li key={token}>
            <span>
              <strong>{name}</strong>{' '}
              <span className="tag">{scopes.map((scope) => words.scope(scope)).join(', ')}</span>
              <br />
              <span className="hint">
                {words.made(day(createdAt))} {expiresAt ? words.ends(day(expiresAt)) : words.endless}{' '}
                {lastUsedAt ? words.used(day(lastUsedAt)) : words.unused}
              </span>
            </span>
            <button
              type="button"
              className="danger"
              aria-label={words.revokeNamed(name)}
              disabled={revoke.isPending}
              onClick={() => revoke.mutate(token)}
            >
              {words.revoke}
            </button>
          </li>
        ))}
      </ul>
      <ProblemNote error={error ?? revoke.error} />
      <NewToken />
      <Grants />
      {profile ? <Program profile={profile} /> : null}
    </Section>
  )
}
