// A signature as Standard Webhooks has it (https://www.standardwebhooks.com): HMAC-SHA256 over id, time and body, one for each
// secret that is good.
import { createHmac } from 'node:crypto'

export interface Signed {
  readonly id: string
  readonly at: Date
  readonly body: string
}

/** Secrets are hex digits. */
export function signatureHeaders({ id, at, body }: Signed, secrets: readonly string[]): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000))
  const sign = (secret: string) =>
    `v1,${createHmac('sha256', Buffer.from(secret, 'hex')).update(`${id}.${seconds}.${body}`).digest('base64')}`
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': secrets.map(sign).join(' ') }
}
