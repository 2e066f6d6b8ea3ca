// What every verb is given.

import type { Line } from './line.ts'
import type { Memory } from './memory.ts'
import type { Allowance } from './ports/allowance.ts'
import type { DraftStore } from './ports/drafts.ts'
import type { InvitationStore } from './ports/invitations.ts'
import type { MessageStore } from './ports/messages.ts'
import type { VacationStore } from './ports/vacations.ts'
import type { Bell, Clock, GameStore } from './ports.ts'
import type { Turns } from './turns.ts'

export interface Tools {
  readonly store: GameStore
  readonly invitations: InvitationStore
  readonly drafts: DraftStore
  readonly messages: MessageStore
  readonly vacations: VacationStore
  readonly clock: Clock
  readonly bell: Bell
  readonly memory: Memory
  readonly turns: Turns
  readonly line: Line
  /** How many tables one may have. */
  readonly allowance: Allowance
  /** So many random bytes, as hex digits. */
  readonly random: (bytes: number) => string
  /** How long a letter that comes at once waits for others, so that they go in one mail. */
  readonly gatherMs: number
}
