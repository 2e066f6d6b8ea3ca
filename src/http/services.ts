// What the routes call. main builds it.
import type { Tools } from '../games/append.ts'
import type { AccountId, GameId } from '../games/ports.ts'

export type Scope = 'read' | 'play' | 'manage'

export interface Caller {
  readonly account: AccountId
  readonly scopes: readonly Scope[]
}

export interface Services {
  readonly tools: Tools
  /** Who stands behind a bearer token; undefined for nobody. */
  authenticate(token: string): Promise<Caller | undefined>
  isDatabaseThere(): Promise<boolean>
  /** Something may be to be done without a person: the rules carry on, a bot is asked. */
  poke(game: GameId): void
}
