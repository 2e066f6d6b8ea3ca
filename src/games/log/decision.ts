// What was decided about a game, as data: it is planned and written by others.
import type { Happening, Seat } from '../../rules/ruleset.ts'
import type { Outcome } from '../model/failure.ts'
import type { AccountId, GameFile, KnownHolder } from '../model/game.ts'
import type { Table } from '../model/table.ts'
import type { Notice } from '../notices/notices.ts'

/** What somebody, or the rules, add to the log; nothing at all where there is nothing to do. */
export interface Decision<T> {
  readonly events?: readonly Happening[]
  /** Who says it; null, or nobody, when it is the rules. */
  readonly by?: Seat | null
  /** Where whoever decides has to know it; another one otherwise. */
  readonly salt?: string
  /** What changes besides; without events, this alone does. */
  readonly change?: Wish
  /** For whoever asked, once it is written. */
  readonly value: T
}

/** It may wait for its turn, but for nothing outside: the table is the one it is given. */
export type Decide<T> = (table: Table, now: Date) => Outcome<Decision<T>> | Promise<Outcome<Decision<T>>>

/** What is left out stays as it is, or follows from the events. */
export interface Wish extends Partial<Pick<GameFile, 'status' | 'trouble' | 'timing'>> {
  /** As they are from now on. */
  readonly seats?: readonly KnownHolder[]
  /** Who sits down. */
  readonly sits?: AccountId | undefined
  readonly notices?: readonly Notice[]
  readonly tasks?: readonly Task[]
}

/**
 * What is to be done next. `resolve`: the rules can carry on. `bots`: a bot is asked, or both. `deadline`: the game is to be
 * looked at again at another moment than before.
 */
export type Task = 'resolve' | 'bots' | 'deadline'
