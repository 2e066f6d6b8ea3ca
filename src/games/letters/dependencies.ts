// What the verbs about letters are given besides the others' tools.

import type { Dependencies } from '../log/dependencies.ts'
import type { AccountId } from '../model/game.ts'
import type { LetterStore } from '../ports/letters.ts'
import type { Postman } from '../ports/mail.ts'
import type { ReceiptPost, ReplyStore } from '../ports/replies.ts'
import type { Boards } from './compose/boards.ts'
import type { ReceivedCounts } from './receiving/received.ts'
import type { LetterTokens } from './tokens.ts'

export interface LetterSettings {
  /** Where links lead. */
  readonly publicUrl: string
  /** Of addresses that letters can be answered to; null where nobody reads them. */
  readonly replyDomain: string | null
  /** Whom to tell of games that stand still; null where nobody wants to be told. */
  readonly operator: string | null
}

export interface LetterDependencies {
  readonly deps: Dependencies
  readonly store: LetterStore
  readonly replies: ReplyStore
  readonly received: ReceivedCounts
  readonly post: Postman
  readonly tokens: LetterTokens
  readonly boards: Boards
  readonly settings: LetterSettings
  /** Tells somebody in other ways that letters to them are stopped; `occasion` names which time, as it is told once. */
  readonly tellMailStopped?: (account: AccountId, occasion: string) => Promise<unknown>
}

/** And what mail that comes in takes. */
export interface ReceivingDependencies extends LetterDependencies {
  readonly receipts: ReceiptPost
}
