// Until when somebody is asked what, in all their games: in one statement, and without reading a log.
import type { Locale } from '../../rules/ruleset.ts'
import type { Dependencies } from '../log/dependencies.ts'
import type { AccountId, GameId } from '../model/game.ts'

export interface DeadlineCard {
  readonly game: GameId
  readonly title: string
  /** What is played there; its own name where this server does not have its rules. */
  readonly ruleset: string
  /** Grows with everything that changes of the game. */
  readonly revision: number
  readonly askedAt: Date
  readonly dueAt: Date
}

/** More than anybody may sit at, and an end. */
const MOST = 200

export async function listDeadlines(
  { store, catalogue }: Pick<Dependencies, 'store' | 'catalogue'>,
  account: AccountId,
  locale: Locale,
): Promise<DeadlineCard[]> {
  const files = await store.list({ of: { account, statuses: ['running'], waiting: true }, from: null, limit: MOST })
  return files
    .flatMap((file): DeadlineCard[] => {
      const { id, title, revision, openedAt, timing } = file
      if (timing.dueAt === null) return []
      const ruleset = catalogue.rulesOf(file)?.title[locale] ?? file.ruleset
      return [{ game: id, title, ruleset, revision, askedAt: timing.askedAt ?? openedAt, dueAt: timing.dueAt }]
    })
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
}
