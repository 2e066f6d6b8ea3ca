// What the orders on the paper would do as things stand, asked for as soon as the pen rests.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale } from '../../../words/words.ts'
import type { Preview } from '../../desk.ts'
import { filledUp, isEmpty } from './program.ts'
import type { Program } from './use-program.ts'

/** By slot: sentences, and whether the order fails. */
export interface Foreseen {
  readonly lines: readonly string[]
  readonly fails: boolean
}

const REST_MS = 250

export function usePreview({ play, slots, year }: Program) {
  const locale = useLocale()
  const orders = filledUp(slots, 'wait')
  const wanted = orders.join(' ')
  const [asked, ask] = useState(wanted)
  useEffect(() => {
    const timer = setTimeout(() => ask(wanted), REST_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data, error } = useQuery({
    queryKey: ['preview', play.card.id, play.viewer, year, asked, locale],
    queryFn: () => play.preview({ orders: asked.split(' ') }),
    enabled: !isEmpty(slots),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const foreseen = data ? slots.map((_, i) => atSlot(data, i + 1, play.viewer)) : null
  return { foreseen, error, isCurrent: asked === wanted }
}

export function atSlot({ events, lines }: Preview, slot: number, seat: number | 'public'): Foreseen {
  const step = `order-${slot}-${seat}`
  return {
    lines: lines.filter((line) => line.step === step).map(({ text }) => text),
    fails: (events as { t: string; slot?: number; seat?: number }[]).some(
      (event) => event.t === 'failed' && event.slot === slot && event.seat === seat,
    ),
  }
}
