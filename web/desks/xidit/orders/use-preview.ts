// What the orders on the paper would do as things stand, asked for as soon as the pen rests.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale } from '../../../words/words.ts'
import { atSlot } from './foreseen.ts'
import { filledUp, isEmpty } from './program.ts'
import type { Program } from './use-program.ts'

const REST_MS = 250

/** By slot; null where it is not known yet. */
export function usePreview({ play, slots, year }: Program) {
  const locale = useLocale()
  const wanted = filledUp(slots, 'wait').join(' ')
  const [asked, ask] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => ask(wanted), REST_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data, error } = useQuery({
    queryKey: ['preview', play.card.id, play.viewer, year, asked, locale],
    queryFn: async () => {
      const orders = asked.split(' ')
      return { orders, ...(await play.preview({ orders })) }
    },
    enabled: !isEmpty(slots),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
  const orders = wanted.split(' ')
  // An order does what it did before as long as those before it are the same.
  const isKnown = (at: number) => data?.orders.slice(0, at + 1).every((order, i) => order === orders[i])
  const foreseen = slots.map((order, i) => (data && order && isKnown(i) ? atSlot(data, i + 1, play.viewer) : null))
  return { foreseen, error }
}
