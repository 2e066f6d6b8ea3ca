// Says that the paper differs from what was handed in.
import { useWords } from '../../../words/words.ts'
import { handingWords } from './words.ts'

export function ChangedNote({ leaveAsIs }: { readonly leaveAsIs: () => void }) {
  const words = useWords(handingWords)
  return (
    <p className="problem">
      {words.changed}{' '}
      <button type="button" className="link" onClick={leaveAsIs}>
        {words.leaveAsIs}
      </button>
    </p>
  )
}
