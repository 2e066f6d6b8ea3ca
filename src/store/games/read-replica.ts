// Games, read from a replica where it is much to read: lists of public tables, whole logs, figures and exports. Whatever is said of one
// game is never older than what somebody may have seen: the PostgreSQL that writes says which state it has now, and where the replica
// has another one it is read there as well. One's own lists, and whatever is decided on, never come from here.
import { DamagedLog } from '../../games/model/damaged-log.ts'
import type { ExportedStore } from '../../games/ports/exported.ts'
import type { GameStore, Listing } from '../../games/ports/store.ts'
import type { Replica } from '../database/replica.ts'
import { exportedStore } from './exported.ts'
import { gameStore } from './store.ts'

export function gamesOnReplica(store: GameStore, replica: Replica): GameStore {
  const there = gameStore(replica.pool)
  const isNow = async ({
    id,
    revision,
    stamp,
  }: {
    readonly id: string
    readonly revision: number
    readonly stamp: string
  }) => {
    const now = await store.state(id)
    return now?.revision === revision && now.stamp === stamp
  }
  return {
    ...store,
    list: (listing) =>
      isOfSomebody(listing)
        ? store.list(listing)
        : replica.read(
            async () => {
              const files = await there.list(listing)
              return (await Promise.all(files.map(isNow))).every(Boolean) ? files : undefined
            },
            () => store.list(listing),
          ),
    // Whole logs, and those of games that are over, part by part. The news of one that runs is little to read.
    pages: (game, since, most) => {
      if (since !== undefined && most === undefined) return store.pages(game, since)
      return replica.read(
        async () => {
          const kept = await there.state(game)
          return kept && (await isNow({ id: game, ...kept }))
            ? there.pages(game, since, most).catch(notThere)
            : undefined
        },
        () => store.pages(game, since, most),
      )
    },
  }
}

/** What is damaged there may be well where it is written; and that is no reason to read nothing there. */
function notThere(error: unknown): undefined {
  if (!(error instanceof DamagedLog)) throw error
}

const isOfSomebody = ({ of }: Listing): boolean => typeof of === 'object' && 'account' in of

/** A day, or a game to go on after, that is not there yet is looked for where it is written. */
export function exportsOnReplica(exported: ExportedStore, replica: Replica): ExportedStore {
  const there = exportedStore(replica.pool)
  return {
    days: (before, most) =>
      replica.read(
        () => there.days(before, most),
        () => exported.days(before, most),
      ),
    of: (day, after, most) =>
      replica.read(
        () => there.of(day, after, most),
        () => exported.of(day, after, most),
      ),
  }
}
