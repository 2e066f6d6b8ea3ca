// Somebody's affairs at all tables: what is kept of them, and what becomes of it when they go for good.
import { cardOf, type GameCard } from './card.ts'
import { leaveGame } from './leave-game.ts'
import type { KeptDraft } from './ports/drafts.ts'
import type { Message } from './ports/messages.ts'
import type { Vacation } from './ports/vacations.ts'
import { type AccountId, ERRANDS, type GameFile, type GameId } from './ports.ts'
import { STAND_IN } from './stand-in.ts'
import type { Tools } from './tools.ts'

export interface Affairs {
  readonly games: readonly { readonly card: GameCard; readonly seat: number }[]
  readonly vacations: readonly Vacation[]
  readonly drafts: readonly (KeptDraft & { readonly game: GameId })[]
}

const AT_A_TIME = 100

export async function readAffairs(tools: Tools, account: AccountId): Promise<Affairs> {
  const files = await gamesOf(tools, account)
  const games = files.flatMap((file) => {
    const holder = file.seats.find((one) => one.account === account)
    return holder ? [{ card: cardOf(file, account, tools.clock()), seat: holder.seat }] : []
  })
  const { vacations, drafts } = tools
  return {
    games,
    vacations: await vacations.of(account),
    drafts: await drafts.of(account),
  }
}

/** What they said and what they were told in private, game by game; what others said to all is the others'. Page by page. */
export async function* readWords(
  { messages }: Tools,
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
export async function retire(tools: Tools, account: AccountId): Promise<GameId[]> {
  const running: GameId[] = []
  await tools.vacations.forget(account)
  for (const { id, status } of await gamesOf(tools, account)) {
    if (
      status === 'finished' ||
      status === 'abandoned' ||
      (status === 'open' && (await leaveGame(tools, id, account)).ok)
    )
      continue
    if ((await tools.store.handOver(id, account, STAND_IN, tools.clock())) === 'handed-over') running.push(id)
    for (const topic of [id, ERRANDS]) tools.bell.ring(topic)
  }
  // Last: nobody who has no seat any more keeps another.
  await tools.drafts.forget(account)
  return running
}

async function gamesOf({ store }: Tools, account: AccountId): Promise<GameFile[]> {
  const all: GameFile[] = []
  for (;;) {
    const page = await store.list({ of: { account }, from: all.at(-1) ?? null, limit: AT_A_TIME })
    all.push(...page)
    if (page.length < AT_A_TIME) return all
  }
}
