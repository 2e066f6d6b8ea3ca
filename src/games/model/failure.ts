// Every way to be told no. A failure is a value; an exception is always our mistake.
import type { Question, Refusal } from '../../rules/ruleset.ts'
import type { Tables } from './allowance.ts'

/** The names of all games, and the versions of the one that was named, if it is among them. */
export interface KnownRules {
  readonly games: readonly string[]
  readonly versions: readonly { readonly version: number; readonly pack: string }[]
}

export type Failure =
  /** There is no such game, or it is none of the asker's business. */
  | { readonly kind: 'no-such-game' }
  /** With what there is instead. */
  | ({ readonly kind: 'no-such-ruleset'; readonly ruleset: string } & KnownRules)
  /** Only somebody at the table may do this. */
  | { readonly kind: 'not-at-the-table' }
  | { readonly kind: 'not-the-host' }
  | { readonly kind: 'already-at-the-table' }
  | { readonly kind: 'table-full' }
  /** It is agreed that people play among themselves here. */
  | { readonly kind: 'no-programs' }
  | { readonly kind: 'seat-taken' }
  | { readonly kind: 'colour-taken' }
  | { readonly kind: 'game-begun' }
  | { readonly kind: 'game-not-begun' }
  | { readonly kind: 'game-not-over' }
  | { readonly kind: 'game-over' }
  /** The rules broke; somebody has to look into it first. */
  | { readonly kind: 'game-parked' }
  | { readonly kind: 'game-not-parked' }
  /** Everybody had left. */
  | { readonly kind: 'game-abandoned' }
  /** No time runs that could be more. */
  | { readonly kind: 'no-deadline' }
  | { readonly kind: 'no-extensions-left' }
  | { readonly kind: 'seat-not-offered' }
  | { readonly kind: 'no-such-vacation' }
  | { readonly kind: 'too-much-vacation' }
  /** So many lie ahead already. */
  | { readonly kind: 'too-many-vacations'; readonly most: number }
  /** So many tables of theirs wait for players, or play. */
  | { readonly kind: 'too-many-tables'; readonly which: keyof Tables | 'network'; readonly most: number }
  | { readonly kind: 'no-such-round' }
  | { readonly kind: 'no-such-invitation' }
  | { readonly kind: 'too-many-invitations' }
  /** Today; they may have more mailed in so many seconds. */
  | { readonly kind: 'too-many-mailed'; readonly retryAfter: number }
  /** Who writes to others has an address of their own. */
  | { readonly kind: 'address-needed' }
  /** In this round; what the game waits for is still taken. */
  | { readonly kind: 'too-many-changes' }
  /** An answer of this kind cannot be taken back. */
  | { readonly kind: 'no-taking-back' }
  /** The game has no answers of this kind, ever; those it has. */
  | { readonly kind: 'no-such-answer'; readonly kinds: readonly string[] }
  /** The question that is named is not, or no longer, one of theirs; what they are asked now. */
  | { readonly kind: 'not-asked'; readonly questions: readonly Question[] }
  /** An answer like this has to name its question. */
  | { readonly kind: 'question-needed'; readonly questions: readonly Question[] }
  /** The game is no longer as it was when this was decided on. */
  | { readonly kind: 'moved-on' }
  /** Another request has used this key before. */
  | { readonly kind: 'key-used' }
  /** It is not agreed that people talk like this here. */
  | { readonly kind: 'no-talk' }
  /** They have said as much at this table as anybody may. */
  | { readonly kind: 'too-much-talk'; readonly most: number }
  /** They may say more in so many seconds. */
  | { readonly kind: 'too-fast'; readonly retryAfter: number }
  | { readonly kind: 'no-such-webhook' }
  | { readonly kind: 'too-many-webhooks'; readonly most: number }
  /** It is told nothing until it is switched on. */
  | { readonly kind: 'webhook-off' }
  /** What it is told has the form of a service that looks at no signature. */
  | { readonly kind: 'webhook-unsigned' }
  | { readonly kind: 'no-such-delivery' }
  /** The session that asked for it ended meanwhile. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'no-picture' }
  | { readonly kind: 'no-preview' }
  | { readonly kind: 'draft-too-large' }
  | { readonly kind: 'bad-nonce' }
  /** Another one: it is given once. */
  | { readonly kind: 'nonce-given' }
  | { readonly kind: 'bad-title' }
  | { readonly kind: 'no-such-bot'; readonly bot: string; readonly bots: readonly string[] }
  | { readonly kind: 'too-many-bots' }
  /** `at` is a JSON pointer into what was sent. */
  | { readonly kind: 'bad-field'; readonly at: string; readonly message: string }
  /** The rules of this game refuse; where the question is an old one, what is asked now. */
  | {
      readonly kind: 'refused'
      readonly ruleset: string
      readonly refusal: Refusal
      readonly questions: readonly Question[]
    }

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure }

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const fail = (failure: Failure): { ok: false; failure: Failure } => ({ ok: false, failure })
