// Invitations: a link lets whoever has it see a private game and sit down at it, until it begins or the host takes it back.
// One that is made while a substitute is wanted is good until nobody is wanted any more.
import { digest } from '../rules/fairness.ts'
import { cardOf, type GameCard } from './card.ts'
import { done, fail, type Outcome } from './failure.ts'
import { randomId } from './ids.ts'
import type { Invitation } from './ports/invitations.ts'
import type { AccountId, GameFile, GameId } from './ports.ts'
import { recall } from './recall.ts'
import { isKnownTo, type Reader } from './table.ts'
import type { Tools } from './tools.ts'

export interface Invited extends Invitation {
  /** Shown this once: only its hash is kept. */
  readonly token: string
}

const TOKEN_BYTES = 24
const MOST = 20

/** The game, if this is its host; a refusal otherwise. */
export async function hostedBy(tools: Tools, game: GameId, account: AccountId): Promise<Outcome<GameFile>> {
  const file = (await recall(tools, game))?.file
  if (!file || !isKnownTo(file, account)) return fail({ kind: 'no-such-game' })
  return file.host === account ? done(file) : fail({ kind: 'not-the-host' })
}

export async function invite(tools: Tools, game: GameId, account: AccountId): Promise<Outcome<Invited>> {
  const hosted = await hostedBy(tools, game, account)
  if (!hosted.ok) return hosted
  const { status, seats } = hosted.value
  const isWanted = status === 'open' || (status === 'running' && seats.some(({ offeredAt }) => offeredAt !== null))
  if (!isWanted) return fail({ kind: 'game-begun' })
  if ((await tools.invitations.of(game)).length >= MOST) return fail({ kind: 'too-many-invitations' })
  const token = tools.random(TOKEN_BYTES)
  const invitation = { id: randomId(tools.random), createdAt: tools.clock() }
  await tools.invitations.add(game, { ...invitation, tokenHash: digest(token) })
  return done({ ...invitation, token })
}

export async function listInvitations(tools: Tools, game: GameId, account: AccountId): Promise<Outcome<Invitation[]>> {
  const hosted = await hostedBy(tools, game, account)
  return hosted.ok ? done(await tools.invitations.of(game)) : hosted
}

export async function withdrawInvitation(
  tools: Tools,
  game: GameId,
  account: AccountId,
  id: string,
): Promise<Outcome<void>> {
  const hosted = await hostedBy(tools, game, account)
  if (!hosted.ok) return hosted
  return (await tools.invitations.remove(game, id)) ? done(undefined) : fail({ kind: 'no-such-invitation' })
}

/** What the link leads to. */
export async function readInvitation(tools: Tools, token: string, reader: Reader): Promise<Outcome<GameCard>> {
  const game = await tools.invitations.gameFor(digest(token))
  const file = game === undefined ? undefined : (await recall(tools, game))?.file
  return file ? done(cardOf(file, reader, tools.clock())) : fail({ kind: 'no-such-invitation' })
}

export const isInvitedTo = async (tools: Tools, game: GameId, token: string): Promise<boolean> =>
  (await tools.invitations.gameFor(digest(token))) === game
