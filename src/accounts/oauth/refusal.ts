// What OAuth calls the ways to be told no (RFC 6749, RFC 8628), with a sentence for whoever writes the client.

export type OauthError =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'access_denied'
  | 'authorization_pending'
  | 'slow_down'
  | 'expired_token'
  | 'temporarily_unavailable'
  | 'server_error'

export interface Refusal {
  readonly error: OauthError
  readonly description: string
}

export type Judged<T> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & Refusal)

export const granted = <T>(value: T): Judged<T> => ({ ok: true, value })
export const refuse = (error: OauthError, description: string): { ok: false } & Refusal => ({
  ...{ ok: false, error, description },
})
