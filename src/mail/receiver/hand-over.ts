// A mail as it comes in over a connection: kept until it is whole, as far as it may be long, and handed over for each of its
// receivers. The other server is told yes only after that.
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server'
import { FORGED, NO_LETTER, NOBODY, TOO_LARGE, TROUBLE } from './answer.ts'
import { type ReceiverLimits, TIMES_TOO_LARGE } from './limits.ts'
import type { Handled, MailTaker } from './port.ts'
import { plainAddress } from './recipients.ts'

/** Undefined where it was cut off. */
export async function wholeOf(
  stream: SMTPServerDataStream,
  { bytes }: ReceiverLimits,
  hangUp: () => void,
): Promise<Buffer | 'too-large' | undefined> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      length += part.length
      if (length <= bytes) parts.push(part)
      else parts.length = 0
      if (length > TIMES_TOO_LARGE * bytes) hangUp()
    }
  } catch {
    return undefined // they went away
  }
  return length > bytes ? 'too-large' : Buffer.concat(parts)
}

/** What they are told: null for yes. */
export async function handOver(
  raw: Buffer | 'too-large',
  { envelope }: SMTPServerSession,
  taker: MailTaker,
  { bytes }: ReceiverLimits,
): Promise<Error | null> {
  if (raw === 'too-large') {
    taker.count('too-large')
    return TOO_LARGE(bytes)
  }
  const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
  try {
    const all: Handled[] = []
    for (const { address } of envelope.rcptTo) all.push(await taker.take(raw, { from, to: plainAddress(address) }))
    // It was for several, and some have it: it need not come again.
    return all.some(({ is }) => is === 'done') ? null : told(all[0]!)
  } catch (error) {
    taker.trouble(error)
    return TROUBLE()
  }
}

function told(handled: Handled): Error | null {
  switch (handled.is) {
    case 'done':
      return null
    case 'nobody':
      return NOBODY()
    case 'forged':
      return FORGED()
    case 'no-letter':
      return NO_LETTER(handled.fault)
  }
}
