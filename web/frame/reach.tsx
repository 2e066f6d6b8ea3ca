// Says that the server is away, and goes when it is back.
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isReached, knock, onReach } from '../api/reach.ts'
import { partsWords } from '../parts/words.ts'
import { useWords } from '../words/words.ts'

export function Reach() {
  const words = useWords(partsWords)
  const isThere = useSyncExternalStore(onReach, isReached)
  useQuery({ queryKey: ['reach'], enabled: !isThere, refetchInterval: 2000, retry: false, gcTime: 0, queryFn: knock })
  return (
    <div role="status" className="reach">
      {isThere ? null : <p>{words.away}</p>}
    </div>
  )
}
