// Opening a game: what is agreed, and the server's part of all chance, whose commitment is shown from now on.
import { commitment, isNonce } from '../rules/fairness.ts'
import { gameNamed } from '../rules/games.ts'
import type { Tools } from './append.ts'
import { beginChain } from './chain.ts'
import { done, fail, type Outcome } from './failure.ts'
import type { AccountId, GameId, Visibility } from './ports.ts'

export interface Opening {
  readonly host: AccountId
  readonly title: string
  readonly ruleset: string
  readonly options: unknown
  readonly visibility: Visibility
  /** The host's part of all chance. */
  readonly nonce: string
}

export interface Opened {
  readonly game: GameId
  readonly commitment: string
}

const LONGEST_TITLE = 80

export async function openGame({ store, clock, random }: Tools, opening: Opening): Promise<Outcome<Opened>> {
  const { host, title, visibility, nonce } = opening
  const ruleset = gameNamed(opening.ruleset)?.standard
  if (!ruleset) return fail({ kind: 'no-such-ruleset', ruleset: opening.ruleset })
  const options = ruleset.options(opening.options)
  if (!options.ok) return fail({ kind: 'refused', refusal: options.refusal, questions: [] })
  if (!isNonce(nonce)) return fail({ kind: 'bad-nonce' })
  if (title.trim() === '' || title.length > LONGEST_TITLE) return fail({ kind: 'bad-title' })

  const game = uuidOf(random(16))
  const secret = random(32)
  await store.open({
    id: game,
    status: 'open',
    title: title.trim(),
    visibility,
    host,
    ruleset: ruleset.name,
    version: ruleset.version,
    options: options.value,
    secret,
    seats: [{ seat: 0, account: host, bot: null, nonce }],
    seq: 0,
    head: beginChain(game),
    waitsFor: [],
    openedAt: clock(),
    startedAt: null,
    endedAt: null,
  })
  return done({ game, commitment: commitment(secret) })
}

/** Random bytes as a UUID of version 4. */
function uuidOf(hex: string): string {
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-')
}
