// A game's desk for a page: undefined until it is here.
import { useQuery } from '@tanstack/react-query'
import type { Desk } from './desk.ts'
import { deskFor, hasDesk } from './desks.ts'

export const useDesk = (ruleset: string): Desk | undefined =>
  useQuery({
    queryKey: ['desk', ruleset],
    enabled: hasDesk(ruleset),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    queryFn: () => deskFor(ruleset),
  }).data
