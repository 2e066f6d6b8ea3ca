// What a game is changed to when the rules break: it stands still until somebody has looked into it.
import type { Change, GameFile } from '../model/game.ts'
import type { Notice } from '../notices/notices.ts'
import { lettersAbout } from '../notices/plan-letters.ts'
import type { Dependencies } from './dependencies.ts'

const LONGEST_TROUBLE = 500

interface Parked extends Pick<Change, 'status' | 'trouble'> {
  readonly notices: readonly Notice[]
}

/** Once each time: players and whoever runs the server are told. */
export const parkedFor = ({ revision }: GameFile, why: string): Parked => ({
  status: 'parked',
  trouble: why.slice(0, LONGEST_TROUBLE),
  notices: [{ kind: 'parked', occasion: String(revision), seat: null }],
})

/** Parks a game whose log the rules cannot read, so that nothing can be decided about it. False when somebody was first. */
export async function parkUnread(deps: Dependencies, file: GameFile, error: unknown): Promise<boolean> {
  const { id: game, revision, timing, seats } = file
  const { notices, ...parked } = parkedFor(file, `its log cannot be read: ${(error as Error).message}`)
  const at = deps.clock()
  const letters = lettersAbout(notices, seats, at, deps)
  const isParked = await deps.store.change({ game, revision, at, timing, seats: [], tasks: [], letters, ...parked })
  if (isParked) deps.pubsub.publish(game)
  return isParked
}
