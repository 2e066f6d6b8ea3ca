// Somebody's affairs at all tables: what is kept of them, and what becomes of it when they go for good.

import type { Dependencies } from '../log/dependencies.ts'
import type { AccountId, GameFile, GameId } from '../model/game.ts'
import type { KeptDraft } from '../ports/drafts.ts'
import type { Message } from '../ports/messages.ts'
import { OUTBOX_FILLED } from '../ports/outbox.ts'
import type { Vacation } from '../ports/vacations.ts'
import { cardOf, type GameCard } from '../read/card.ts'
import { leaveGame } from './leave-game.ts'

export interface Affairs {
  readonly games: readonly { readonly card: GameCard; readonly seat: number }[]
  readonly vacations: readonly Vacation[]
  readonly drafts: readonly (KeptDraft & { readonly game: GameId })[]
}

const AT_A_TIME = 100

export async function readAffairs(deps: Dependencies, account: AccountId): Promise<Affairs> {
  const files = await gamesOf(deps, account)
  const games = files.flatMap((file) => {
    const holder = file.seats.find((one) => one.account === account)
    return holder ? [{ card: cardOf(file, account, deps.clock()), seat: holder.seat }] : []
  })
  const { vacations, drafts } = deps
  return {
    games,
    vacations: await vacations.of(account),
    drafts: await drafts.of(account),
  }
}

/** What they said and what they were told in private, game by game; what others said to all is the others'. Page by page. */
export async function* readWords(
  { messages }: Dependencies,
  account: AccountId,
): AsyncGenerator<(Message & { readonly game: GameId })[]> {
  for (const game of await messages.talkedIn(account))
    for (let after = 0; ; ) {
      const page = await messages.saidWith(game, account, after, AT_A_TIME)
      yield page.map((message) => ({ game, ...message }))
      if (page.length < AT_A_TIME) break
      after = page.at(-1)!.number
    }
}

/**
 * Tables they opened are closed, seats at open ones given up; where a game runs, a bot plays on for
 * the others, and where there are no others, it ends. Gives the games that go on.
 */
export async function retire(deps: Dependencies, account: AccountId): Promise<GameId[]> {
  const running: GameId[] = []
  await deps.vacations.forget(account)
  for (const file of await gamesOf(deps, account)) {
    const { id, status } = file
    if (
      status === 'finished' ||
      status === 'abandoned' ||
      (status === 'open' && (await leaveGame(deps, id, account)).ok)
    )
      continue
    if ((await deps.store.handOver(id, account, standInAt(deps, file), deps.clock())) === 'handed-over')
      running.push(id)
    for (const topic of [id, OUTBOX_FILLED]) deps.pubsub.publish(topic)
  }
  // Last: nobody who has no seat any more keeps another.
  await deps.drafts.forget(account)
  return running
}

/** The game's own; where this server does not have the game at all, the one that was agreed on. */
function standInAt({ catalogue }: Dependencies, file: GameFile): string {
  const ruleset = catalogue.rulesOf(file) ?? catalogue.standard(file.ruleset)
  return ruleset ? catalogue.standIn(ruleset) : file.agreement.absence.standIn
}

async function gamesOf({ store }: Dependencies, account: AccountId): Promise<GameFile[]> {
  const all: GameFile[] = []
  for (;;) {
    const page = await store.list({ of: { account }, from: all.at(-1) ?? null, limit: AT_A_TIME })
    all.push(...page)
    if (page.length < AT_A_TIME) return all
  }
}
