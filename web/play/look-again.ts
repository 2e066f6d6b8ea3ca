// Reads a game again, and of what belongs to it only what can be another than before. All who wish for it share one
// gathering, so that what somebody does and what the stream tells of it are one look.
import type { Query, QueryClient } from '@tanstack/react-query'
import { gameKey } from './game-key.ts'
import { type Gathering, gather } from './gather.ts'

/** What is read again only where it is asked for; films and figures are read while somebody watches them. */
type Part = 'answers' | 'talk'
const PARTS: readonly unknown[] = ['answers', 'talk'] satisfies Part[]

async function look(memory: QueryClient, game: string, parts: ReadonlySet<Part>): Promise<void> {
  const isMeant = ({ queryKey }: Query) => !PARTS.includes(queryKey[2]) || parts.has(queryKey[2] as Part)
  const meant = { queryKey: gameKey(game), predicate: isMeant }
  // What is being read for the first time is not begun anew, and may have been told before what is looked for had happened.
  const reading = memory.getQueryCache().findAll({ ...meant, fetchStatus: 'fetching' })
  const early = new Set(reading.filter(({ state }) => state.status === 'pending'))
  await memory.invalidateQueries(meant)
  if (early.size > 0) await memory.invalidateQueries({ ...meant, predicate: (query) => early.has(query) })
}

const gatherings = new Map<string, Gathering<Part>>()

function gatheringOf(memory: QueryClient, game: string): Gathering<Part> {
  const before = gatherings.get(game)
  if (before) return before
  const gathering = gather<Part>((parts) => look(memory, game, parts))
  gatherings.set(game, gathering)
  return gathering
}

/** Something has happened at the table. */
export const lookSoon = (memory: QueryClient, game: string, ...parts: Part[]): void =>
  gatheringOf(memory, game).soon(...parts)

/** Somebody here has done something. */
export const lookAgain = (memory: QueryClient, game: string, ...parts: Part[]): Promise<void> =>
  gatheringOf(memory, game).now(...parts)

/** The table is left. */
export function lookNoMore(game: string): void {
  gatherings.get(game)?.stop()
  gatherings.delete(game)
}
