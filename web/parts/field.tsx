// A field of a form: what it is called, a hint, and what the server says is wrong with it, at its place.
import { type ReactNode, useId } from 'react'
import { Problem } from '../api/problem.ts'
import { useSaid } from './problem-words.ts'

/** What a control of a field is given, so that its name and hint are read with it. */
export interface Given {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface Props {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: unknown
  /** Where it stands in what is sent, as a JSON pointer. */
  readonly at?: string
  readonly children: (given: Given) => ReactNode
}

/** Refusals of a field that come without a pointer. */
const PLACES: Readonly<Record<string, string>> = {
  'bad-title': '/title',
  'no-such-bot': '/bots',
  'too-many-bots': '/bots',
}

/** Whether a refusal is about one of these places. */
export function isAbout(error: unknown, ...places: readonly (string | undefined)[]): boolean {
  if (!(error instanceof Problem)) return false
  const pointer = error.document.pointer ?? PLACES[error.kind]
  return pointer !== undefined && places.some((at) => at !== undefined && `${pointer}/`.startsWith(`${at}/`))
}

export function Field({ label, hint, error, at, children }: Props) {
  const id = useId()
  const said = useSaid()
  const isWrong = isAbout(error, at)
  const words = hint || isWrong ? `${id}-words` : undefined
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': words, 'aria-invalid': isWrong || undefined })}
      {words ? (
        <div id={words}>
          {isWrong ? (
            <p className="wrong" role="alert">
              {said(error)}
            </p>
          ) : null}
          {hint ? <p className="hint">{hint}</p> : null}
        </div>
      ) : null}
    </div>
  )
}
