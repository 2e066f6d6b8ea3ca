// What every verb is given.

import type { Drawn } from '../../picture/png/drawn.ts'
import type { Allowance } from '../model/allowance.ts'
import type { BrowserStore } from '../ports/browsers.ts'
import type { Catalogue } from '../ports/catalogue.ts'
import type { Clock } from '../ports/clock.ts'
import type { DraftStore } from '../ports/drafts.ts'
import type { HookStore } from '../ports/hooks.ts'
import type { InvitationStore } from '../ports/invitations.ts'
import type { MessageStore } from '../ports/messages.ts'
import type { PubSub } from '../ports/pubsub.ts'
import type { GameStore } from '../ports/store.ts'
import type { VacationStore } from '../ports/vacations.ts'
import type { GameCache } from './cache.ts'
import type { Damage } from './guards/damage.ts'
import type { Line } from './guards/line.ts'
import type { Turns } from './guards/turns.ts'

export interface Dependencies {
  readonly catalogue: Catalogue
  readonly store: GameStore
  readonly invitations: InvitationStore
  readonly drafts: DraftStore
  readonly messages: MessageStore
  readonly vacations: VacationStore
  readonly hooks: HookStore
  readonly browsers: BrowserStore
  readonly clock: Clock
  readonly pubsub: PubSub
  readonly cache: GameCache
  readonly drawn: Drawn
  readonly turns: Turns
  readonly line: Line
  /** Hears of logs that cannot be read. */
  readonly damage: Damage
  /** How many tables one may have. */
  readonly allowance: Allowance
  /** So many random bytes, as hex digits. */
  readonly random: (bytes: number) => string
  /** How long a letter that comes at once waits for others, so that they go in one mail. */
  readonly gatherMs: number
}
