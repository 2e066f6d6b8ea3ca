// What went wrong, in words: the server's own, with the rule that refused and how long to wait.
import { Problem } from '../api/problem.ts'
import { useWords } from '../words/words.ts'
import { useSaid } from './problem-words.ts'
import { partsWords } from './words.ts'

export function ProblemNote({ error }: { readonly error: unknown }) {
  const words = useWords(partsWords)
  const said = useSaid()
  if (!error) return null
  const { rule } = error instanceof Problem ? error.document : { rule: undefined }
  const wait = error instanceof Problem ? error.retryAfter : null
  return (
    <p className="problem" role="alert">
      {said(error)}
      {rule ? <span className="rule">{words.rule(rule)}</span> : null}
      {wait ? ` ${words.waitSeconds(wait)}` : null}
    </p>
  )
}
