// What was said at the table, as somebody may hear it.

import type { Dependencies } from '../log/dependencies.ts'
import { done, type Outcome } from '../model/failure.ts'
import type { GameId } from '../model/game.ts'
import type { Message } from '../ports/messages.ts'
import { openFor, type Reader } from './known.ts'

export const MESSAGES_A_PAGE = 100

/** What is published when something is said. */
export const talkTopic = (game: GameId): string => `talk/${game}`

/** What this reader may hear after a number, the oldest first, so many at a time: the first, or the last before another. */
export async function readTalk(
  deps: Dependencies,
  game: GameId,
  reader: Reader,
  after = 0,
  before?: number,
): Promise<Outcome<Message[]>> {
  const opened = await openFor(deps, game, reader)
  if (!opened.ok) return opened
  const { messages } = deps
  if (before === undefined) return done(await messages.heardBy(game, reader, after, MESSAGES_A_PAGE))
  return done(await messages.lastHeardBy(game, reader, { after, before }, MESSAGES_A_PAGE))
}

/** What somebody, or anybody, hears of what was said after a number and up to the last one; and how far. */
export async function hearTalk(
  deps: Dependencies,
  game: GameId,
  reader: Reader,
  { after, last }: { readonly after: number; readonly last: number },
): Promise<{ messages: Message[]; upTo: number }> {
  const said = await deps.messages.heardBy(game, reader, after, MESSAGES_A_PAGE)
  const messages = said.filter(({ number }) => number <= last)
  return { messages, upTo: said.length < MESSAGES_A_PAGE ? last : Math.min(last, said.at(-1)!.number) }
}
