// A letter is on its way: look into the mail, follow its link here, or type its code.
import { type UseMutationResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Problem } from '../api/problem.ts'
import { CodeField } from '../parts/code-field.tsx'
import { isAbout } from '../parts/field.tsx'
import { fromNow } from '../words/time.ts'
import { useWords } from '../words/words.ts'
import type { Asked } from './asked.ts'
import { codeWords } from './code.words.ts'

interface Props {
  readonly asked: Asked
  /** Types the code in. */
  readonly enter: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'isPending' | 'error'>
  readonly button: string
  readonly again: () => void
  /** What went wrong, where it is neither the code nor its form. */
  readonly other: ReactNode
}

/** The server takes as many for a letter. */
const TRIES = 5

export function OnItsWay({ asked, enter, button, again, other }: Props) {
  const words = useWords(codeWords)
  const hasMailbox = useMailbox()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState(0)
  const isWrong = enter.error instanceof Problem && enter.error.kind === 'bad-code'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation() // React tells a form around a dialog, too
    enter.mutate(code)
    setWrong(wrong + 1)
  }
  return (
    <div className="stack">
      <div className="done" role="status">
        <p>
          <strong>{words.lookIntoMail}</strong>
        </p>
        <p>{words.sentTo(asked.email, fromNow(asked.until))}</p>
        {hasMailbox ? (
          <p>
            {words.localMailbox} <a href="/mailbox">{words.openMailbox}</a>
          </p>
        ) : null}
      </div>
      <form className="stack" onSubmit={submit}>
        <CodeField label={words.code} hint={words.codeHint} error={enter.error} value={code} change={setCode} />
        <div>
          <button type="submit" className="main" disabled={enter.isPending}>
            {button}
          </button>
        </div>
        {isWrong ? (
          <p className="problem" role="alert">
            {wrong < TRIES ? words.wrong : words.tooMany}
          </p>
        ) : isAbout(enter.error, '/code') ? null : (
          other
        )}
      </form>
      <p>
        <button type="button" className="link" onClick={again}>
          {words.again}
        </button>
      </p>
    </div>
  )
}

/** A server that sends no mail keeps it for whoever sits at the same machine. */
function useMailbox(): boolean {
  const { data } = useQuery({
    queryKey: ['mailbox'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await fetch('/mailbox', { method: 'HEAD' })).ok,
  })
  return data ?? false
}
