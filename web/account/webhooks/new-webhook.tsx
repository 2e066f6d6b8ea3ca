// A new webhook: where it is, who reads it, what it is told of. Its secret is shown once.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { api, ask } from '../../api/client.ts'
import { Copy } from '../../parts/copy.tsx'
import { Field, isAbout } from '../../parts/field.tsx'
import { useWords } from '../../words/words.ts'
import { Refused } from '../access/refused.tsx'
import { KINDS } from './types.ts'
import { webhookWords } from './words.ts'

const FORMS = ['standard', 'discord', 'slack', 'ntfy'] as const

export function NewWebhook() {
  const words = useWords(webhookWords)
  const memory = useQueryClient()
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const [form, setForm] = useState<string>('standard')
  const [kinds, setKinds] = useState<readonly string[]>(KINDS)
  const create = useMutation({
    mutationFn: () => ask(api.POST('/v1/me/webhooks', { body: { name, url, form, kinds: [...kinds] } })),
    onSuccess: () => {
      setName('')
      setUrl('')
      void memory.invalidateQueries({ queryKey: ['webhooks'] })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    create.mutate()
  }
  return (
    <details open={create.data !== undefined || undefined}>
      <summary>{words.add}</summary>
      {create.data ? (
        <div className="done" role="status">
          <p>{create.data.secret === null ? words.made : words.secretOnce}</p>
          {create.data.secret === null ? null : <Copy label={create.data.card.name} text={create.data.secret} />}
        </div>
      ) : null}
      <form className="stack" onSubmit={submit}>
        <Field label={words.name} hint={words.nameHint} error={create.error} at="/name">
          {(given) => (
            <input {...given} required maxLength={40} value={name} onChange={({ target }) => setName(target.value)} />
          )}
        </Field>
        <Field label={words.form} error={create.error} at="/form">
          {(given) => (
            <select {...given} value={form} onChange={({ target }) => setForm(target.value)}>
              {FORMS.map((one) => (
                <option key={one} value={one}>
                  {words.forms[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={words.url} hint={words.urlHint} error={create.error} at="/url">
          {(given) => (
            <input
              {...given}
              type="url"
              required
              maxLength={1000}
              autoComplete="off"
              value={url}
              onChange={({ target }) => setUrl(target.value)}
            />
          )}
        </Field>
        <fieldset>
          <legend>{words.kinds}</legend>
          {KINDS.map((kind) => (
            <label key={kind} className="check">
              <input
                type="checkbox"
                checked={kinds.includes(kind)}
                onChange={({ target }) =>
                  setKinds(target.checked ? [...kinds, kind] : kinds.filter((one) => one !== kind))
                }
              />
              {words.kind(kind)}
            </label>
          ))}
        </fieldset>
        <div>
          <button type="submit" disabled={create.isPending || kinds.length === 0}>
            {words.create}
          </button>
        </div>
        {isAbout(create.error, '/name', '/url', '/form') ? null : <Refused change={create} />}
      </form>
    </details>
  )
}
