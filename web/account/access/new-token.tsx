// A new token: what it is for, what it may do. It is shown once.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { api, ask } from '../../api/client.ts'
import { Copy } from '../../parts/copy.tsx'
import { Field, isAbout } from '../../parts/field.tsx'
import { useWords } from '../../words/words.ts'
import { accountWords } from '../words.ts'
import { Refused } from './refused.tsx'

const SCOPES = ['read', 'play', 'manage'] as const
const DAYS = [30, 90, 365]
const DAY_MS = 24 * 3_600_000

export function NewToken() {
  const words = useWords(accountWords)
  const memory = useQueryClient()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly string[]>(['read', 'play'])
  const [days, setDays] = useState(365)
  const create = useMutation({
    mutationFn: () => {
      const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString()
      return ask(api.POST('/v1/me/tokens', { body: { name, scopes: [...scopes], expiresAt } }))
    },
    onSuccess: () => {
      setName('')
      void memory.invalidateQueries({ queryKey: ['tokens'] })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    create.mutate()
  }
  return (
    <details open={create.data !== undefined || undefined}>
      <summary>{words.newToken}</summary>
      {create.data ? (
        <div className="done" role="status">
          <p>{words.shownOnce}</p>
          <Copy label={create.data.card.name} text={create.data.secret} />
        </div>
      ) : null}
      <form className="stack" onSubmit={submit}>
        <Field label={words.tokenName} hint={words.tokenNameHint} error={create.error} at="/name">
          {(given) => (
            <input {...given} required maxLength={40} value={name} onChange={({ target }) => setName(target.value)} />
          )}
        </Field>
        <fieldset>
          <legend>{words.scopes}</legend>
          {SCOPES.map((scope) => (
            <label key={scope} className="check">
              <input
                type="checkbox"
                checked={scopes.includes(scope)}
                onChange={({ target }) =>
                  setScopes(target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
                }
              />
              {words.scopeHint[scope]}
            </label>
          ))}
        </fieldset>
        <Field label={words.expires} error={create.error} at="/expiresAt">
          {(given) => (
            <select {...given} value={days} onChange={({ target }) => setDays(Number(target.value))}>
              {DAYS.map((count) => (
                <option key={count} value={count}>
                  {words.inDays(count)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div>
          <button type="submit" disabled={create.isPending || scopes.length === 0}>
            {words.create}
          </button>
        </div>
        {isAbout(create.error, '/name', '/expiresAt') ? null : <Refused change={create} />}
      </form>
    </details>
  )
}
