// What a browser is told, as a push service takes it (RFC 8030): encrypted for that browser alone (RFC 8291), and signed with the
// key this server is known by (RFC 8292). The service learns when something comes, how urgent it is and how long it keeps; all are
// of one of few sizes, and what it is about has another name for each browser.
import { createHmac } from 'node:crypto'
import webPush from 'web-push'
import type { PushParcel } from '../games/ports/hooks.ts'
import type { Formed } from './forms.ts'

/** Whom a push service may turn to, and what it knows us by; both keys in base64url. */
export interface PushIdentity {
  readonly subject: string
  readonly publicKey: string
  readonly privateKey: string
}

const STEP_BYTES = 512
export const MOST_BYTES = 2048

export function pushed({ url, keys, note }: PushParcel, vapidDetails: PushIdentity): Formed {
  const topic = createHmac('sha256', keys.auth).update(note.topic).digest().subarray(0, 24).toString('base64url')
  const { headers, body } = webPush.generateRequestDetails({ endpoint: url, keys }, contentOf(note), {
    ...{ vapidDetails, topic, TTL: note.ttl, urgency: note.isUrgent ? 'high' : 'normal' },
    gcmAPIKey: '', // of a service that is no more
  })
  const { 'Content-Length': _, ...rest } = headers as Record<string, string | number>
  return { headers: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])), body }
}

/** What the page's service worker reads. Blanks at the end say nothing, and hide how much was said. */
function contentOf({ title, body, path, topic, locale, isUrgent }: PushParcel['note']): string {
  const content = (text: string) =>
    JSON.stringify({ title, body: text, path, tag: topic, lang: locale, again: isUrgent })
  const short = content(body)
  const text = Buffer.byteLength(short) > MOST_BYTES ? content('') : short
  return text + ' '.repeat((STEP_BYTES - (Buffer.byteLength(text) % STEP_BYTES)) % STEP_BYTES)
}
