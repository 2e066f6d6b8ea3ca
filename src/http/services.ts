// What the routes call. main builds it.
import type { Registry } from 'prom-client'
import type { Dependencies as AccountDependencies } from '../accounts/model/dependencies.ts'
import type { HookDependencies } from '../games/hooks/dependencies.ts'
import type { ReceivingDependencies } from '../games/letters/dependencies.ts'
import type { Dependencies } from '../games/log/dependencies.ts'
import type { ExportedStore } from '../games/ports/exported.ts'
import type { ReadMail } from '../games/ports/incoming.ts'
import type { Tally } from './ports.ts'

export interface SigningKey {
  readonly id: string
  readonly secret: string
}

export interface KeptMail {
  readonly name: string
  readonly to: string
  readonly subject: string
  readonly at: string
}

export interface Mailbox {
  /** The newest first. */
  list(): Promise<KeptMail[]>
  /** As a page, with its pictures in it. */
  read(name: string): Promise<(KeptMail & { readonly html: string }) | undefined>
}

export interface Services {
  readonly deps: Dependencies
  readonly accounts: AccountDependencies
  readonly letters: ReceivingDependencies
  readonly hooks: HookDependencies
  readonly readMail: ReadMail
  /** Finished public games, by the day they ended. */
  readonly exported: ExportedStore
  /** What the server that brings mail shows; null where none does. */
  readonly inboundSecret: string | null
  /** What whoever reads the figures shows; null where only this machine does. */
  readonly metricsToken: string | null
  /** Letters that never left, for whoever sits at this machine; null where they do leave. */
  readonly mailbox: Mailbox | null
  /** Access tokens are signed with the first; those of the others are still good. */
  readonly keys: readonly [SigningKey, ...SigningKey[]]
  /** Where all processes count requests together; null where there is one alone. */
  readonly tally: Tally | null
  isDatabaseThere(): Promise<boolean>
  /** Whether something failed because the database could not be had, and not because of what was asked. */
  isDatabaseAway(error: unknown): boolean
  /** Whether what is done without a person could be asked for now. */
  isQueueThere(): Promise<boolean>
  /** Figures for a monitor, besides those of the API itself. */
  readonly metrics: Registry
}
