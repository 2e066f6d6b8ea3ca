// Says what a list without anything in it means.
import { useWords } from '../../../words/words.ts'
import { standingWords } from './words.ts'

export function EmptyList({ of }: { readonly of: readonly unknown[] }) {
  const words = useWords(standingWords)
  return of.length === 0 ? <p className="hint">{words.emptyList}</p> : null
}
