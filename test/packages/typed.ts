// What the types of the client promise, held by `npm run typecheck` alone: nothing here runs.
import {
  type Asked,
  type Bot,
  type components,
  type Herald,
  streamAccount,
  streamGame,
  verifyWebhook,
  type WebhookEvent,
} from '../../packages/client/src/index.ts'
import type { Told } from '../../src/games/ports/hooks.ts'

export async function calls(herald: Herald) {
  await herald.get('/v1/rules')
  await herald.get('/v1/games/{game}', { path: { game: 'g' } })
  // @ts-expect-error The path has a place.
  await herald.get('/v1/games/{game}')
  // @ts-expect-error The place has another name.
  await herald.get('/v1/games/{game}', { path: { table: 'g' } })
  // @ts-expect-error There is no place in it.
  await herald.get('/v1/rules', { path: { game: 'g' } })
  // @ts-expect-error Something is to be sent.
  await herald.put('/v1/games/{game}/nonce', { path: { game: 'g' } })
  // @ts-expect-error Another word is asked for.
  await herald.get('/v1/games', { query: { which: 'all' } })
  // @ts-expect-error There is no such path.
  await herald.get('/v1/game')
  // The kind stands in the address.
  const path = { game: 'g', kind: 'standing' }
  await herald.put('/v1/games/{game}/answers/{kind}', { path, body: { standing: { census: 'ask' } } })
  // @ts-expect-error There is no such instruction.
  await herald.put('/v1/games/{game}/answers/{kind}', { path, body: { standing: { censuses: 'ask' } } })
}

export const bot: Bot = {
  answer(question, { view, seat }) {
    if (question.t === 'orders' && 'lords' in view) {
      const city: number | null = view.lords[seat]!.city
      const words: readonly components['schemas']['XiditOrder'][] = question.words
      return { year: question.year, orders: city === null ? ['wait'] : words.slice(0, question.count) }
    }
    if (question.t === 'plan') return { round: question.round, wishes: [[question.spaces[0]!.space]], then: 'ask' }
    // @ts-expect-error It has no such field.
    if (question.t === 'census') void question.round
    return question.usual
  },
}
export const wrong: Bot = {
  // @ts-expect-error No game has such an answer.
  answer: () => ({ answer: 42 }),
}
/** Only orders bring none along. */
export const without: 'orders' = '' as Extract<Asked, { usual?: undefined }>['t']

export async function streams(herald: Herald) {
  for await (const { event, data } of streamAccount(herald)) {
    if (event === 'present') data.games[0]?.asked satisfies readonly { question: string }[] | undefined
    if (event === 'game') data.happened satisfies string[]
    // @ts-expect-error There is no such message.
    if (event === 'games') return
  }
  for await (const { event, data } of streamGame(herald, 'g')) {
    if (event === 'orders-given') data.event.year satisfies number
    if (event === 'message') data.text satisfies string
    if (event === 'changed') data.revision satisfies number
    if (event === 'ended' && 'reason' in data) data.reason satisfies string
  }
}

/** What the client knows is what the server sends. */
export const told = (event: WebhookEvent): Told => event
export async function webhook(secret: string, body: string, headers: Headers) {
  const { type, data } = await verifyWebhook(secret, { body, headers })
  if (type === 'asked') data.asked[0]?.t satisfies string | undefined
  // @ts-expect-error There is no such type.
  if (type === 'moved') return
}
