// A game's rules as data; undefined until they are here.
import { useQuery } from '@tanstack/react-query'
import { api, ask } from '../api/client.ts'
import type { Card, Rules } from '../api/types.ts'

/** In short, those of all games the server offers. */
export const useOfferedRules = () =>
  useQuery({
    queryKey: ['rules'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => ask(api.GET('/v1/rules')),
  }).data

/** Those a new game begins with, or those of a game by its card. */
export const useRules = (ruleset: string, of?: Pick<Card, 'version' | 'pack'>) =>
  useQuery({
    queryKey: ['rules', ruleset, of?.version, of?.pack],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () =>
      ask(
        api.GET('/v1/rules/{ruleset}', {
          params: { path: { ruleset }, query: of ? { version: of.version, pack: of.pack } : {} },
        }),
      ) as Promise<Rules>,
  }).data
