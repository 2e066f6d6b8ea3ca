// Why a link about one's address does not work.
import { Problem } from '../../api/problem.ts'
import { ProblemNote } from '../../parts/problem-note.tsx'
import { useWords } from '../../words/words.ts'
import { addressWords } from './address.words.ts'

export function Fault({ error }: { readonly error: unknown }) {
  const { fault } = useWords(addressWords)
  const code =
    error instanceof Problem && error.kind === 'bad-link' ? (error.document.code as keyof typeof fault) : null
  if (code === null) return <ProblemNote error={error} />
  return (
    <p className="problem" role="alert">
      {fault[code]}
    </p>
  )
}
