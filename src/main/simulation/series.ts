// A series of games between bots. From a text and a game's number follows all its chance, as if a server had kept a
// secret and players had added their nonces.
import type { Bot } from '../../bots/bot.ts'
import { play } from '../../bots/play.ts'
import { digest, seedFrom } from '../../rules/fairness.ts'
import { Stream } from '../../rules/random.ts'
import type { GameRecord, Happening, Outcome, Ruleset } from '../../rules/ruleset.ts'

export interface Series {
  ruleset: Ruleset
  options: unknown
  seed: string
  /** By seat. */
  bots: readonly Bot[]
}

export interface PlayedGame {
  record: GameRecord
  outcome: Outcome
  secret: string
  nonces: string[]
  /** What a server would know it by, and the pages of its log. */
  game: string
  pages: Happening[][]
}

const NONCE_LENGTH = 12
const TWO_TO_32 = 0x1_0000_0000

/** Games count from 1. */
export function playGame({ ruleset, options, seed: text, bots }: Series, number: number): PlayedGame {
  const secret = digest(`${text}/${number}/secret`)
  const nonces = bots.map((_, seat) => digest(`${text}/${number}/nonce/${seat}`).slice(0, NONCE_LENGTH))
  const seed = seedFrom(secret, nonces)
  const words = new Stream(seed, 'bots')
  const { events, pages } = play(ruleset, options, seed, bots, () => words.word() / TWO_TO_32)
  const outcome = ruleset.outcome(events)
  if (!outcome) throw new Error(`game ${number} of "${text}" has no outcome`)
  return { record: ruleset.record(events), outcome, secret, nonces, game: digest(`${text}/${number}/game`), pages }
}
