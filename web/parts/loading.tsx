// While something is on its way.
import { useWords } from '../words/words.ts'
import { partsWords } from './words.ts'

export function Loading() {
  const words = useWords(partsWords)
  return (
    <p className="loading" role="status">
      {words.loading}
    </p>
  )
}
