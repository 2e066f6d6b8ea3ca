// Says that the server is away, and goes when it is back.
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Unreachable } from '../api/problem.ts'
import { isReached, onReach } from '../api/reach.ts'
import { useWords } from '../words/words.ts'
import { partsWords } from './words.ts'

export function Reach() {
  const words = useWords(partsWords)
  const isThere = useSyncExternalStore(onReach, isReached)
  useQuery({
    queryKey: ['reach'],
    enabled: !isThere,
    refetchInterval: 2000,
    retry: false,
    gcTime: 0,
    queryFn: async () => {
      const response = await fetch('/healthz').catch(() => null)
      if (!response?.ok) throw new Unreachable('away')
      return true
    },
  })
  return (
    <div role="status" className="reach">
      {isThere ? null : <p>{words.away}</p>}
    </div>
  )
}
