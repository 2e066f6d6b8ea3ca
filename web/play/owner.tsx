// Whose program plays in a seat, beside its name.
import { isolated } from '../../src/text/isolated.ts'
import type { SeatCard } from '../api/types.ts'
import { partsWords } from '../parts/words.ts'
import { useWords } from '../words/words.ts'

export function Owner({ holder }: { readonly holder: Pick<SeatCard, 'program'> }) {
  const words = useWords(partsWords)
  return holder.program ? <span className="tag">{words.ownedBy(isolated(holder.program.owner))}</span> : null
}
