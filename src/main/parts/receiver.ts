// Mail over SMTP, where the settings ask for it: what comes in is handed to the same verb as what a mail service brings.
import { NotNow } from '../../flow/not-now.ts'
import type { ReceivingDependencies } from '../../games/letters/dependencies.ts'
import { receiveMail } from '../../games/letters/receive.ts'
import { isFeedback, isOurs } from '../../games/letters/receiving/addressed.ts'
import type { Received } from '../../games/letters/receiving/received.ts'
import type { ReadMail } from '../../games/ports/incoming.ts'
import { addressKey } from '../../http/limits/address.ts'
import { readCertificate } from '../../mail/receiver/certificate.ts'
import type { Envelope, Handled, MailTaker } from '../../mail/receiver/port.ts'
import { openReceiver } from '../../mail/receiver/receiver.ts'
import type { Config, InboundSmtp } from '../config.ts'
import { explainListening } from '../listening.ts'
import { Mistake, messageOf } from '../terminal/mistake.ts'
import type { Undo } from './build.ts'

export interface Taking {
  readonly letters: ReceivingDependencies
  readonly readMail: ReadMail
  readonly log: { info(about: object, line: string): void; error(about: object, line: string): void }
}

/** Gives the port; undefined where none is wished for. */
export async function takeMail(
  { inboundSmtp, replyDomain }: Config,
  taking: Taking,
  isDatabaseAway: (error: unknown) => boolean,
  undo: Undo,
): Promise<number | undefined> {
  if (!inboundSmtp || replyDomain === null) return undefined
  checkCertificate(inboundSmtp)
  const settings = { ...inboundSmtp, domain: replyDomain, whose: addressKey }
  const receiver = await openReceiver(settings, mailTaker(taking, isDatabaseAway)).catch(
    explainListening('INBOUND_SMTP_HOST and INBOUND_SMTP_PORT'),
  )
  undo(receiver.stop)
  return receiver.port
}

export function mailTaker({ letters, readMail, log }: Taking, isDatabaseAway: (error: unknown) => boolean): MailTaker {
  return {
    isOurs: (address) => isOurs(letters.tokens, address),
    async take(raw, envelope) {
      const cover = readMail(raw)
      if ('fault' in cover) {
        letters.received.count('unreadable')
        return { is: 'no-letter', fault: cover.fault }
      }
      const received = await receiveMail(letters, { ...cover, ...writtenOutside(envelope, cover.isAutomatic) })
      // Whoever hears that there is nobody stops sending complaints at all.
      return isFeedback(envelope.to) ? { is: 'done' } : handled(received)
    },
    count: (refused) => letters.received.count(refused),
    trouble(err) {
      const isNobodys = err instanceof NotNow || isDatabaseAway(err)
      log[isNobodys ? 'info' : 'error']({ err }, isNobodys ? 'a mail is to come again' : 'our mistake with a mail')
    },
  }
}

/** What is written on the envelope counts, whatever the letter says. */
const writtenOutside = ({ from, to }: Envelope, isAutomatic: boolean) => ({
  to: [to],
  isAutomatic: isAutomatic || from === '',
})

function handled(received: Received): Handled {
  switch (received.result) {
    case 'unreadable':
      return { is: 'no-letter', fault: received.fault }
    case 'unknown':
      return { is: 'nobody' }
    case 'forged':
      return { is: 'forged' }
    default:
      return { is: 'done' }
  }
}

function checkCertificate({ certificate }: InboundSmtp): void {
  if (!certificate) return
  try {
    readCertificate(certificate)
  } catch (error) {
    throw new Mistake(
      `INBOUND_SMTP_CERT_FILE and INBOUND_SMTP_KEY_FILE are a certificate and its key in PEM: ${messageOf(error)}.`,
    )
  }
}
