// A game's rules as data; undefined until they are here.
import { useQuery } from '@tanstack/react-query'
import { api, ask } from '../api/client.ts'
import type { Rules } from '../api/types.ts'

export const useRules = (ruleset: string) =>
  useQuery({
    queryKey: ['rules', ruleset],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => ask(api.GET('/v1/rules/{ruleset}', { params: { path: { ruleset } } })) as Promise<Rules>,
  }).data
