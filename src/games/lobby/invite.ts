// Invitations: a link lets whoever has it see a private game and sit down at it, until it begins or the host takes it back.
// One that is made while a substitute is wanted is good until nobody is wanted any more.
import { digest } from '../../rules/fairness.ts'
import type { Dependencies } from '../log/dependencies.ts'
import { load } from '../log/load.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { AccountId, GameFile, GameId } from '../model/game.ts'
import { isId, randomId } from '../model/ids.ts'
import { isKnownTo, type Reader } from '../model/table.ts'
import { type Invitation, MOST_RECEIVED } from '../ports/invitations.ts'
import { cardOf, type GameCard } from '../read/card.ts'

export interface Invited extends Invitation {
  /** Shown this once: only its hash is kept. */
  readonly token: string
}

const TOKEN_BYTES = 24

/** The game, if this is its host; a refusal otherwise. */
export async function hostedBy(deps: Dependencies, game: GameId, account: AccountId): Promise<Outcome<GameFile>> {
  const file = (await load(deps, game))?.file
  if (!file || !isKnownTo(file, account)) return fail({ kind: 'no-such-game' })
  return file.host === account ? done(file) : fail({ kind: 'not-the-host' })
}

export async function invite(deps: Dependencies, game: GameId, account: AccountId): Promise<Outcome<Invited>> {
  const hosted = await hostedBy(deps, game, account)
  if (!hosted.ok) return hosted
  const { status, seats } = hosted.value
  const isWanted = status === 'open' || (status === 'running' && seats.some(({ offeredAt }) => offeredAt !== null))
  if (!isWanted) return fail({ kind: 'game-begun' })
  if ((await deps.invitations.of(game)).length >= deps.allowance.invitations.aTable)
    return fail({ kind: 'too-many-invitations' })
  const token = deps.random(TOKEN_BYTES)
  const invitation = { id: randomId(deps.random), createdAt: deps.clock() }
  await deps.invitations.add(game, { ...invitation, tokenHash: digest(token) })
  return done({ ...invitation, token })
}

export async function listInvitations(
  deps: Dependencies,
  game: GameId,
  account: AccountId,
): Promise<Outcome<Invitation[]>> {
  const hosted = await hostedBy(deps, game, account)
  return hosted.ok ? done(await deps.invitations.of(game)) : hosted
}

export async function withdrawInvitation(
  deps: Dependencies,
  game: GameId,
  account: AccountId,
  id: string,
): Promise<Outcome<void>> {
  const hosted = await hostedBy(deps, game, account)
  if (!hosted.ok) return hosted
  return (await deps.invitations.remove(game, id)) ? done(undefined) : fail({ kind: 'no-such-invitation' })
}

/** What the link leads to. */
export async function readInvitation(deps: Dependencies, token: string, reader: Reader): Promise<Outcome<GameCard>> {
  const game = await gameOf(deps, token, reader)
  const file = game === undefined ? undefined : (await load(deps, game))?.file
  return file ? done(cardOf(file, reader, deps.clock())) : fail({ kind: 'no-such-invitation' })
}

export const isInvitedTo = async (
  deps: Dependencies,
  game: GameId,
  account: AccountId,
  token: string,
): Promise<boolean> => (await gameOf(deps, token, account)) === game

/** Whom it was mailed to may come by its id as well, which they are told of when they look on at their games. */
async function gameOf({ invitations }: Dependencies, token: string, reader: Reader): Promise<GameId | undefined> {
  const game = await invitations.gameFor(digest(token))
  if (game !== undefined || reader === null || !isId(token)) return game
  return (await invitations.receivedBy(reader, MOST_RECEIVED)).find(({ id }) => id === token)?.game
}
