// One's part of all chance: a nonce of the browser's own making, given after the server's commitment was seen. Both are kept
// in this browser, so that the proof can be held against them when the game is over.

import { api, ask } from './client.ts'
import { Problem } from './problem.ts'
import type { paths } from './schema.d.ts'
import { session } from './session.ts'

export interface Chance {
  /** What the server had committed to when the nonce was given. */
  readonly commitment: string
  readonly nonce: string
}

const keyOf = (game: string) => `herald.chance.${game}.${session()?.account}`

/** What was given for this game in this browser, by whoever is signed in. */
export function chanceOf(game: string): Chance | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** 128 bits as 32 hex digits. */
const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Gives a nonce by this way of sending it. It is kept first, so that it is known although the answer is lost; sent again, it is
 * the same one. What the server refuses was not given.
 */
export async function giving<T>(game: string, commitment: string, send: (nonce: string) => Promise<T>): Promise<T> {
  const before = chanceOf(game)
  const nonce = before?.commitment === commitment ? before.nonce : newNonce()
  localStorage.setItem(keyOf(game), JSON.stringify({ commitment, nonce } satisfies Chance))
  try {
    return await send(nonce)
  } catch (error) {
    if (error instanceof Problem && error.document.status < 500 && error.document.status !== 429)
      localStorage.removeItem(keyOf(game))
    throw error
  }
}

export const giveNonce = (game: string, commitment: string) =>
  giving(game, commitment, (nonce) =>
    ask(api.PUT('/v1/games/{game}/nonce', { params: { path: { game } }, body: { nonce } })),
  )

type Opening = NonNullable<paths['/v1/games']['post']['requestBody']>['content']['application/json']

/** A table, and the host's nonce, now that there is a commitment. One that could not be given is given at the table. */
export async function openTable(body: Opening, key?: string): Promise<string> {
  const params = key === undefined ? {} : { header: { 'idempotency-key': key } }
  const { game, commitment } = await ask(api.POST('/v1/games', { params, body }))
  await giveNonce(game, commitment).catch(() => {})
  return game
}
