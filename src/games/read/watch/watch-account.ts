// Looking on at all of one's games at once: first how each of them stands, and what invitations there are; then each that
// becomes another, that comes and that goes, and what is said there. Who was away is told of what has changed meanwhile.
import type { Dependencies } from '../../log/dependencies.ts'
import { type AccountId, type GameFile, type GameId, NOT_OVER } from '../../model/game.ts'
import { MOST_RECEIVED, type ReceivedInvitation } from '../../ports/invitations.ts'
import type { GameLine } from './game-line.ts'
import { linesOf } from './lines.ts'
import type { Watching } from './watch-game.ts'
import { type Watched, watched } from './watched.ts'
import { type AccountOnlooker, MOST_GAMES, WatchedAccount } from './watched-account.ts'

/** How all stands; or what of it has changed since somebody was here. */
export interface Present {
  readonly games: readonly GameLine[]
  /** Games that are as they were; null where nobody said since when. What is neither here nor there is one's no more. */
  readonly unchanged: readonly GameId[] | null
  readonly invitations: readonly ReceivedInvitation[]
}

export interface AccountWatcher extends AccountOnlooker {
  readonly account: AccountId
  /** When they last knew how all stands. */
  readonly since?: Date | undefined
  present(present: Present): void
}

export type WatchAccount = (watcher: AccountWatcher) => Promise<Watching>

/**
 * What is written may be seen a while after the moment it bears, and be heard of later still. Who was here a moment ago is told
 * of that once more rather than not at all.
 */
export const SLACK_MS = 60_000

export function watchAccounts(deps: Dependencies, all: Watched = watched(deps)): WatchAccount {
  return async (watcher) => {
    const { account } = watcher
    const since = watcher.since && new Date(watcher.since.getTime() - SLACK_MS)
    const of = { account, statuses: NOT_OVER, orChangedSince: since }
    const files = await deps.store.list({ of, from: null, limit: MOST_GAMES })
    const changed = since && (await deps.store.changedSince(account, since))
    const lines = await linesOf(deps, account, files)
    const isNews = ({ file, at }: (typeof lines)[number]) =>
      since === undefined || changed!.has(file.id) || (at !== null && at >= since)
    const invitations = await deps.invitations.receivedBy(account, MOST_RECEIVED)
    watcher.present({
      games: lines.filter(isNews).map(({ line }) => line),
      unchanged: since === undefined ? null : lines.filter((one) => !isNews(one)).map(({ line }) => line.game),
      invitations,
    })
    const going = new WatchedAccount(deps, all, watcher, invitations)
    const running = lines.filter(({ file }) => isGoingOn(file))
    going.join(running)
    await going.compare(running.map(({ line }) => line.game)).catch((error) => {
      going.stop()
      throw error
    })
    return { stop: () => going.stop() }
  }
}

const isGoingOn = ({ status }: GameFile): boolean => NOT_OVER.includes(status)
