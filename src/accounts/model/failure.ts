// Every way to be told no. A failure is a value; an exception is always our mistake.
import type { JoinFault } from '../ports/joining.ts'
import type { LinkFault } from '../ports/links.ts'

/** What is wrong with a field that somebody filled in. Lengths are in characters. */
export type FieldFault =
  | { readonly is: 'length'; readonly min: number; readonly max: number }
  | { readonly is: 'range'; readonly min: number; readonly max: number }
  | { readonly is: 'choice'; readonly choices: readonly string[] }
  | { readonly is: 'late'; readonly days: number }
  | { readonly is: 'unknown' | 'characters' | 'address' | 'same' | 'code' | 'time-zone' | 'past' }

export type Failure =
  /** `at` is a JSON pointer into what was sent. */
  | { readonly kind: 'bad-field'; readonly at: string; readonly fault: FieldFault }
  | { readonly kind: 'bad-link'; readonly fault: LinkFault }
  /** Six digits that are wrong, used, too old, of another browser, or tried too often: which of them is nobody's business. */
  | { readonly kind: 'bad-code' }
  /** By whoever runs the server. Told to whoever has shown that the account is theirs. */
  | { readonly kind: 'suspended' }
  /** Told to whoever reads its mail alone. */
  | { readonly kind: 'address-taken' }
  | { readonly kind: 'cannot-join'; readonly fault: Exclude<JoinFault, 'signed-out'> }
  /** No such address, no password, or not this one: which of them is nobody's business. */
  | { readonly kind: 'wrong-credentials' }
  /** The refresh token is unknown, or its session is over. */
  | { readonly kind: 'signed-out' }
  /** Two requests came at once with the same refresh token, and the other one has the new one. */
  | { readonly kind: 'token-just-used' }
  /** A refresh token came a second time, so somebody has a copy: the session has been ended. */
  | { readonly kind: 'session-stolen' }
  /** Somebody, maybe they themselves, tried too many: the right one has to wait, too. */
  | { readonly kind: 'too-many-tries'; readonly retryAfter: number }
  /** Of somebody who is signed in, and should show that it is them. */
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'no-password' }
  | { readonly kind: 'no-such-session' }
  | { readonly kind: 'no-such-account' }
  | { readonly kind: 'no-such-token' }
  /** Nothing that they have let in. */
  | { readonly kind: 'no-such-grant' }
  /** Of a program that waits for it to be typed in. */
  | { readonly kind: 'no-such-user-code' }
  | { readonly kind: 'too-many-tokens'; readonly max: number }
  /** Those they play with should have known before. */
  | { readonly kind: 'at-tables' }
  /** A guest has no address to sign in with. */
  | { readonly kind: 'no-address' }

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure }

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const fail = (failure: Failure): { ok: false; failure: Failure } => ({ ok: false, failure })
export const badField = (at: string, fault: FieldFault) => fail({ kind: 'bad-field', at, fault })
