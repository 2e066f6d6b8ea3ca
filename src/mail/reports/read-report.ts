// What another server says became of a letter: a delivery report (RFC 3464), or that its receiver complained (RFC 5965). A
// machine writes it and nobody signs it: the address that it came to says which letter it is about.
import type { Report } from '../../games/ports/incoming.ts'
import { withoutAddresses } from '../../text/without-addresses.ts'
import { type Fields, fieldsOf, groupsOf } from './fields.ts'
import { type Part, partsOf } from './parts.ts'
import { isOfAddress } from './status.ts'

const LONGEST_REASON = 300
/** What somebody pressed a button for. Others tell of forged senders, or that a letter was no rubbish after all. */
const COMPLAINTS = ['abuse', 'fraud', 'opt-out', 'opt-out-list']

/** Undefined for what is no report, or tells of nothing that matters here. */
export function readReport(raw: Buffer): Report | undefined {
  const parts = partsOf(raw)
  const [delivery] = parts.filter(({ type }) => /^message\/(global-)?delivery-status$/.test(type))
  if (delivery) return deliveryIn(delivery)
  const [feedback] = parts.filter(({ type }) => type === 'message/feedback-report')
  return feedback && complaintIn(feedback, parts)
}

/** A letter has one receiver. Where a server tells of several, that one is not delivered to counts. */
function deliveryIn({ lines }: Part): Report | undefined {
  const receivers = groupsOf(lines).slice(1).map(fieldsOf)
  const of = (action: string) => receivers.find((fields) => fields.get('action').toLowerCase() === action)
  const failed = of('failed')
  if (failed) return { t: 'failed', reason: reasonIn(failed), isOfAddress: isOfAddress(failed.get('status')) }
  const delayed = of('delayed')
  return delayed && { t: 'delayed', reason: reasonIn(delayed) }
}

/** What the last server said, without its kind, or at least the number. */
function reasonIn(fields: Fields): string {
  const said = fields.get('diagnostic-code').replace(/^[\w-]{1,20}\s*;\s*/, '')
  return tidied(said === '' ? fields.get('status') : said)
}

function complaintIn({ lines }: Part, parts: readonly Part[]): Report | undefined {
  const fields = fieldsOf(lines)
  const type = fields.get('feedback-type').toLowerCase()
  if (!COMPLAINTS.includes(type)) return undefined
  // Where all complaints are sent to one address, they say which letter they are about, if at all.
  const original = parts.find((part) => /^(message\/rfc822|text\/rfc822-headers)$/.test(part.type))
  const returnPaths = [fields.get('original-mail-from'), original ? fieldsOf(original.lines).get('return-path') : '']
  const about = returnPaths.map((path) => path.replace(/[<>\s]/g, '').toLowerCase()).find((path) => path !== '')
  return { t: 'complaint', reason: type, ...(about !== undefined && { about }) }
}

/** Others read it in a line. */
const tidied = (text: string): string =>
  withoutAddresses(text.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim()).slice(0, LONGEST_REASON)
