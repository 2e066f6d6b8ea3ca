// Webhooks: what a program of somebody's may be told of, in which form, and what each telling is called.
import { digest } from '../../rules/fairness.ts'

export const HOOK_KINDS = ['asked', 'round-over', 'game-began', 'game-over', 'invitation', 'message'] as const
export type HookKind = (typeof HOOK_KINDS)[number]

/** Signed JSON, or what a service of that name takes. */
export const HOOK_FORMS = ['standard', 'discord', 'slack', 'ntfy'] as const
export type HookForm = (typeof HOOK_FORMS)[number]

export type HookId = string

/** So many wait for one webhook; beyond that the oldest are not brought any more. */
export const MOST_WAITING = 1_000

/** Why something did not arrive. The number that comes with it is the answer's status, or how long it took. */
export const NOT_ARRIVED = [
  ...['bad-status', 'redirect', 'too-slow', 'no-answer', 'not-http', 'unreachable', 'bad-certificate'],
  ...['unknown-name', 'not-public', 'bad-address', 'our-fault'],
] as const satisfies readonly string[]
export type NotArrived = (typeof NOT_ARRIVED)[number]

/** Why nobody needed it any more. */
export const NOT_NEEDED = [
  ...['answered', 'table-gone', 'left-table', 'invitation-over', 'erased', 'switched-off', 'too-many-waiting'],
  'unreadable-log',
] as const
export type NotNeeded = (typeof NOT_NEEDED)[number]

/** A webhook that is on, as the file of a game knows it. */
export interface KnownHook {
  readonly hook: HookId
  readonly kinds: readonly string[]
  /** A browser, which is told by its owner's wishes about letters. */
  readonly isBrowser?: true
}

/** One that is there already, to the same webhook about the same, stays as it is. */
export interface NewDelivery {
  readonly id: string
  readonly hook: HookId
  /** To a browser, the kind of the letter. */
  readonly kind: string
  /** Which of its kind: the round that is over, the questions, the message's number, the invitation. */
  readonly occasion: string
}

/** What somebody is told of. */
export interface Telling {
  readonly game: string
  readonly account: string
  readonly kind: string
  readonly occasion: string
}

/**
 * The same however often it is sent, and to whichever of somebody's webhooks: a repeat can be recognised by it. The store
 * computes the same (store/beside/tell-hooks.ts).
 */
export function deliveryId({ game, account, kind, occasion }: Telling): string {
  const digits = digest([game, account, kind, occasion].join('/'))
  return digits.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export const wantsKind = (hooks: readonly KnownHook[], kind: HookKind): boolean =>
  hooks.some(({ kinds }) => kinds.includes(kind))
