// What a draft would lead to as things stand, asked for as soon as the pen rests.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale } from '../../../words/words.ts'
import type { Fields, Play, Preview } from '../../desk.ts'

const REST_MS = 250

export interface Tried<T extends Fields> extends Preview {
  /** What was tried: another than the paper has while that is on its way. */
  readonly draft: T
}

/** `about` says what round and position it is about: what was found out for another is not asked for again. */
export function useTried<T extends Fields>(play: Play, about: string, draft: T, isWorthIt: boolean) {
  const locale = useLocale()
  const wanted = JSON.stringify(draft)
  const [asked, ask] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => ask(wanted), REST_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data, error } = useQuery({
    queryKey: ['preview', play.card.id, play.viewer, about, asked, locale],
    queryFn: async (): Promise<Tried<T>> => {
      const tried = JSON.parse(asked) as T
      return { draft: tried, ...(await play.preview(tried)) }
    },
    enabled: isWorthIt,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
  return { tried: data, isCurrent: data !== undefined && JSON.stringify(data.draft) === wanted, error }
}
