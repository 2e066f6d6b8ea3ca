// Where drafts are kept.
import type { AccountId, GameId } from '../model/game.ts'

export interface KeptDraft {
  /** As it was sent: only its owner makes anything of it. */
  readonly draft: object
  readonly savedAt: Date
}

export interface DraftStore {
  /** In the place of an older one. False when they do not sit there, or the game is over. */
  keep(game: GameId, account: AccountId, kept: KeptDraft): Promise<boolean>
  read(game: GameId, account: AccountId): Promise<KeptDraft | undefined>
  drop(game: GameId, account: AccountId): Promise<void>
  /** The oldest first. */
  of(account: AccountId): Promise<(KeptDraft & { readonly game: GameId })[]>
  /** All of them, for somebody who goes for good. */
  forget(account: AccountId): Promise<void>
}
