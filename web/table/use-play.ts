// What somebody can do at a table, put together from the API for the desk.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, ask } from '../api/client.ts'
import type { GameView, Receipt, Round } from '../api/types.ts'
import type { Play, Preview } from '../desks/desk.ts'
import { gameKey } from '../play/game-key.ts'
import { lookAgain } from '../play/look-again.ts'
import { useRules } from '../play/use-rules.ts'
import { useDraft } from './use-draft.ts'

/** Undefined until all of it is here. */
export function usePlay({ card, viewer, view, answerable }: GameView): Play | undefined {
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
    void lookAgain(memory, game, 'answers')
    return said
  }
  const path = { game }
  /** The question they look at: one that has taken its place meanwhile is not answered. */
  const to = (kind: string) => {
    const question = answerable.find((one) => one.kind === kind)?.question
    return { path: { game, kind }, ...(question !== undefined && { query: { question } }) }
  }
  return {
    ...{ card, viewer, view, rules, draft, keepDraft },
    answers: ((isPlaying ? answers : undefined) ?? {}) as Readonly<Record<string, unknown>>,
    give: async (kind, answer) =>
      changed((await ask(api.PUT('/v1/games/{game}/answers/{kind}', { params: to(kind), body: answer }))) as Receipt),
    withdraw: async (kind) =>
      changed((await ask(api.DELETE('/v1/games/{game}/answers/{kind}', { params: to(kind) }))) as Receipt),
    preview: async (tried) =>
      (await ask(api.POST('/v1/games/{game}/preview', { params: { path }, body: tried }))) as Preview,
    round: async (round) =>
      (await ask(
        api.GET('/v1/games/{game}/rounds/{round}', { params: { path: { game, round }, query: { views: true } } }),
      )) as Round,
  }
}
