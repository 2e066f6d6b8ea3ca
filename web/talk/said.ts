// What was said at a table, as far as it is known here: the newest of it, and earlier words on demand.
import type { QueryClient } from '@tanstack/react-query'
import { api, ask } from '../api/client.ts'
import type { Message } from '../api/types.ts'
import { gameKey } from '../play/game-key.ts'

export interface Said {
  /** Each once, in the order in which they were said. */
  readonly messages: readonly Message[]
  /** Nothing was said before these. */
  readonly isWhole: boolean
}

const AT_A_TIME = 100
/** After all that was ever said. */
const END = 1e9

export const talkKey = (game: string) => [...gameKey(game), 'talk'] as const

const inOrder = (messages: readonly Message[]): Message[] =>
  [...new Map(messages.map((message) => [message.number, message])).values()].sort((a, b) => a.number - b.number)

const read = (game: string, query: { readonly after?: number; readonly before: number }): Promise<Message[]> =>
  ask(api.GET('/v1/games/{game}/messages', { params: { path: { game }, query } }))

/** What is new, in one request: after a long absence the newest, and what lies between is earlier words. */
export async function readNew(memory: QueryClient, game: string): Promise<Said> {
  const known = () => memory.getQueryData<Said>(talkKey(game)) ?? { messages: [], isWhole: true }
  const more = await read(game, { after: known().messages.at(-1)?.number ?? 0, before: END })
  const { messages, isWhole } = known() // the stream may have brought some meanwhile
  if (more.length < AT_A_TIME) return { messages: inOrder([...messages, ...more]), isWhole }
  const since = more[0]!.number
  return { messages: inOrder([...messages.filter(({ number }) => number > since), ...more]), isWhole: false }
}

export async function readEarlier(memory: QueryClient, game: string): Promise<void> {
  const first = memory.getQueryData<Said>(talkKey(game))?.messages[0]
  if (!first) return
  const earlier = await read(game, { before: first.number })
  memory.setQueryData<Said>(
    talkKey(game),
    (said) => said && { messages: inOrder([...earlier, ...said.messages]), isWhole: earlier.length < AT_A_TIME },
  )
}

/** Somebody has said something. */
export function hear(memory: QueryClient, game: string, message: Message): void {
  memory.setQueryData<Said>(
    talkKey(game),
    (said) => said && { ...said, messages: inOrder([...said.messages, message]) },
  )
}
