// Checks that a webhook came from the server that has the secret (Standard Webhooks): signed, and now.
import type { WebhookEvent } from './shapes.ts'

const TOLERANCE_SECONDS = 5 * 60

interface Received {
  /** The body as it came, before anybody parsed it. */
  readonly body: string
  /** By their lower-case names. */
  readonly headers: Headers | Readonly<Record<string, string | string[] | undefined>>
}

/** Gives what was sent; throws where it is not from there. `secrets` are one or, while it is changed, two: `whsec_…`. */
export async function verifyWebhook(
  secrets: string | readonly string[],
  { body, headers }: Received,
  now: Date = new Date(),
): Promise<WebhookEvent> {
  const header = (name: string): string => {
    const value = headers instanceof Headers ? headers.get(name) : headers[name]
    if (typeof value !== 'string') throw new Error(`There is no header ${name}.`)
    return value
  }
  const [id, timestamp, signatures] = [header('webhook-id'), header('webhook-timestamp'), header('webhook-signature')]
  const age = now.getTime() / 1000 - Number(timestamp)
  if (!/^\d+$/.test(timestamp) || Math.abs(age) > TOLERANCE_SECONDS)
    throw new Error('It is too old, or from the future.')
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  for (const secret of [secrets].flat()) {
    const key = await crypto.subtle.importKey('raw', bytesOf(secret.replace(/^whsec_/, '')), HMAC, false, ['verify'])
    for (const signature of signatures.split(' ')) {
      const [version, code] = signature.split(',')
      // Compared by the engine itself, in the same time whatever is wrong.
      if (version === 'v1' && code && (await crypto.subtle.verify('HMAC', key, bytesOf(code), signed)))
        return JSON.parse(body) as WebhookEvent
    }
  }
  throw new Error('No signature fits.')
}

const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
