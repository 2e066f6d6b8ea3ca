// What somebody can do at a table, put together from the API for the desk.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, ask } from '../api/client.ts'
import type { Card, GameView, Receipt, Round, Rules } from '../api/types.ts'
import type { Play, Preview } from '../desks/desk.ts'
import { useDraft } from './use-draft.ts'
import { gameKey } from './use-game.ts'

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

/** Undefined until all of it is here. */
export function usePlay({ card, viewer, view }: GameView): Play | undefined {
  const memory = useQueryClient()
  const game = card.id
  const rules = useRules(card.ruleset, card)
  const [draft, keepDraft] = useDraft(game, viewer !== 'public')
  const isPlaying = viewer !== 'public' && card.status === 'running'
  const { data: answers } = useQuery({
    queryKey: [...gameKey(game), 'answers'],
    enabled: isPlaying,
    queryFn: () => ask(api.GET('/v1/games/{game}/answers', { params: { path: { game } } })),
  })
  if (!rules || view === null || (isPlaying && !answers)) return undefined

  const changed = <T>(said: T): T => {
    void memory.invalidateQueries({ queryKey: gameKey(game) })
    return said
  }
  const path = { game }
  return {
    ...{ card, viewer, view, rules, draft, keepDraft },
    answers: (isPlaying ? answers : undefined) ?? {},
    give: async (kind, answer) =>
      changed(
        (await ask(
          api.PUT('/v1/games/{game}/answers/{kind}', { params: { path: { game, kind } }, body: answer }),
        )) as Receipt,
      ),
    withdraw: async (kind) =>
      changed(
        (await ask(api.DELETE('/v1/games/{game}/answers/{kind}', { params: { path: { game, kind } } }))) as Receipt,
      ),
    preview: async (tried) =>
      (await ask(api.POST('/v1/games/{game}/preview', { params: { path }, body: tried }))) as Preview,
    round: async (round) =>
      (await ask(
        api.GET('/v1/games/{game}/rounds/{round}', { params: { path: { game, round }, query: { views: true } } }),
      )) as Round,
  }
}
