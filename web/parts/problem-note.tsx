// What went wrong, in words: the server's own, with the rule that refused and how long to wait.
import { Problem, Unreachable } from '../api/problem.ts'
import { useWords } from '../words/words.ts'
import { partsWords } from './words.ts'

export function ProblemNote({ error }: { readonly error: unknown }) {
  const words = useWords(partsWords)
  if (!error) return null
  const { rule } = error instanceof Problem ? error.document : { rule: undefined }
  const wait = error instanceof Problem ? error.retryAfter : null
  const said = error instanceof Unreachable ? words.away : error instanceof Error ? error.message : String(error)
  return (
    <p className="problem" role="alert">
      {said}
      {rule ? <span className="rule">{words.rule(rule)}</span> : null}
      {wait ? ` ${words.waitSeconds(wait)}` : null}
    </p>
  )
}
