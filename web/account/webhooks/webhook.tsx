// One webhook: how it stands, what can be done with it, and what it was told lately.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, ask } from '../../api/client.ts'
import { Copy } from '../../parts/copy.tsx'
import { ProblemNote } from '../../parts/problem-note.tsx'
import { moment } from '../../words/time.ts'
import { useWords } from '../../words/words.ts'
import { Refused } from '../access/refused.tsx'
import { Deliveries } from './deliveries.tsx'
import { KINDS, type Webhook } from './types.ts'
import { webhookWords } from './words.ts'

function standingOf({ isOn, disabledAt, failingSince }: Webhook) {
  if (!isOn) return disabledAt === null ? 'off' : 'disabled'
  return failingSince === null ? 'on' : 'failing'
}

export function WebhookItem({ hook }: { readonly hook: Webhook }) {
  const words = useWords(webhookWords)
  const memory = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const params = { params: { path: { webhook: hook.id } } }
  const onSettled = () => memory.invalidateQueries({ queryKey: ['webhooks'] })
  const turn = useMutation({
    mutationFn: (isOn: boolean) => ask(api.PATCH('/v1/me/webhooks/{webhook}', { ...params, body: { isOn } })),
    onSettled,
  })
  const rotate = useMutation({
    mutationFn: () => ask(api.POST('/v1/me/webhooks/{webhook}/secret', params)),
    onSettled,
  })
  const tryOut = useMutation({
    mutationFn: () => ask(api.POST('/v1/me/webhooks/{webhook}/test', params)),
    onSuccess: () => setOpen(true),
    onSettled,
  })
  const remove = useMutation({ mutationFn: () => ask(api.DELETE('/v1/me/webhooks/{webhook}', params)), onSettled })
  const { name, url, form, kinds, isOn, okAt, formerUntil } = hook
  const bothSign = formerUntil !== null && Date.parse(formerUntil) > Date.now()
  return (
    <li className="webhook">
      <p>
        <strong>{name}</strong> <span className="tag">{words.state[standingOf(hook)]}</span>{' '}
        <span className="tag">{words.forms[form]}</span>
        <br />
        <span className="hint">
          <code>{url}</code>
          <br />
          {kinds.length === KINDS.length ? words.everything : kinds.map((kind) => words.kind(kind)).join(' · ')}.{' '}
          {okAt ? words.lastOk(moment(okAt)) : words.neverOk} {bothSign ? words.bothSign(moment(formerUntil)) : ''}
        </span>
      </p>
      <p className="buttons">
        <Button what={isOn ? words.switchOff : words.switchOn} of={name} act={() => turn.mutate(!isOn)} />
        {isOn ? <Button what={words.tryOut} of={name} act={() => tryOut.mutate()} /> : null}
        {form === 'standard' ? <Button what={words.newSecret} of={name} act={() => rotate.mutate()} /> : null}
        <Button what={words.remove} of={name} act={() => remove.mutate()} isDanger />
      </p>
      {rotate.data?.secret ? (
        <div className="done" role="status">
          <p>{words.secretOnce}</p>
          <Copy label={name} text={rotate.data.secret} />
        </div>
      ) : null}
      <Refused change={turn} />
      <Refused change={rotate} />
      <ProblemNote error={tryOut.error ?? remove.error} />
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{words.deliveries}</summary>
        {isOpen ? <Deliveries hook={hook} /> : null}
      </details>
    </li>
  )
}

interface ButtonProps {
  readonly what: string
  readonly of: string
  readonly act: () => void
  readonly isDanger?: boolean
}

function Button({ what, of, act, isDanger = false }: ButtonProps) {
  const words = useWords(webhookWords)
  return (
    <button
      type="button"
      {...(isDanger && { className: 'danger' })}
      aria-label={words.named(what, of)}
      onClick={() => act()}
    >
      {what}
    </button>
  )
}
