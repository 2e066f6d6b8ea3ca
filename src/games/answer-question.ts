// Handing in what a player has to say: orders, instructions, decisions. The answer is a receipt.
import { canonical } from '../rules/canonical.ts'
import { digest } from '../rules/fairness.ts'
import type { Command, Seat } from '../rules/ruleset.ts'
import { appendTo, type Tools } from './append.ts'
import { done, fail, type Outcome } from './failure.ts'
import type { AccountId, GameId } from './ports.ts'
import { isKnownTo, questionsFor, seatOf } from './table.ts'

export interface Said {
  readonly game: GameId
  readonly account: AccountId
  /** Whatever was sent: the rules judge it. */
  readonly command: unknown
}

export interface Receipt {
  readonly seat: Seat
  /** The log's length and head with this in it. */
  readonly seq: number
  readonly head: string
  readonly at: Date
  /** SHA-256 of salt and answer: everybody may see it at once, and check it when the answer is open. */
  readonly seal: string
  readonly salt: string
}

const SALT_BYTES = 16

export const sealOf = (salt: string, command: unknown): string => digest(`${salt}/${canonical(command)}`)

export async function answerQuestion(tools: Tools, { game, account, command }: Said): Promise<Outcome<Receipt>> {
  const salt = tools.random(SALT_BYTES)
  return appendTo(tools, game, (table) => {
    const { file, ruleset, state } = table
    const seat = seatOf(file, account)
    if (seat === undefined) return fail({ kind: isKnownTo(file, account) ? 'not-at-the-table' : 'no-such-game' })
    if (state === undefined) return fail({ kind: 'game-not-begun' })
    const ruling = ruleset.answer(state, seat, command as Command)
    if (!ruling.ok) return fail({ kind: 'refused', refusal: ruling.refusal, questions: questionsFor(table, seat) })
    const receipt = { seat, seal: sealOf(salt, command), salt }
    return done({ events: ruling.events, by: seat, salt, answer: (logged) => ({ ...receipt, ...logged }) })
  })
}
