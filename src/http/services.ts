// What the routes call. main builds it.
import type { Tools as AccountTools } from '../accounts/tools.ts'
import type { Tools } from '../games/tools.ts'

export interface SigningKey {
  readonly id: string
  readonly secret: string
}

export interface Services {
  readonly tools: Tools
  readonly accounts: AccountTools
  /** Access tokens are signed with the first; those of the others are still good. */
  readonly keys: readonly [SigningKey, ...SigningKey[]]
  isDatabaseThere(): Promise<boolean>
  /** Whether what is done without a person could be asked for now. */
  isQueueThere(): Promise<boolean>
  /** How many games there are, by status. */
  figures(): Promise<Readonly<Record<string, number>>>
}
