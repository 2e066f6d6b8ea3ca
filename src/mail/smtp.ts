// Letters by SMTP, over a few connections that are kept open; encrypted where the server can, signed where there is a key.
import { createTransport } from 'nodemailer'
import { type Mail, type Postman, Undeliverable } from '../games/ports/mail.ts'
import { withoutAddresses } from '../text/without-addresses.ts'
import { messageOf } from './message.ts'

export interface SmtpSettings {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  readonly url: string
  /** Whom letters come from. */
  readonly from: string
  readonly dkim?: DkimKey | undefined
}

export interface DkimKey {
  readonly domainName: string
  readonly keySelector: string
  /** PEM. */
  readonly privateKey: string
}

const PATIENCE_MS = 20_000

export function smtpPost({ url, from, dkim }: SmtpSettings): Postman & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    ...(dkim && { dkim }),
  })
  return {
    async send(mail: Mail) {
      try {
        const { response } = await transport.sendMail(messageOf(mail, from))
        return withoutAddresses(response)
      } catch (error) {
        throw told(error as SmtpError)
      }
    },
    close: () => transport.close(),
  }
}

interface SmtpError extends Error {
  readonly command?: string
  readonly responseCode?: number
}

/** Servers say to whom they do not deliver, and errors keep it in many places: only what was said goes on, of nobody. */
function told(error: SmtpError): Error {
  const said = withoutAddresses(error.message)
  return isFinal(error) ? new Undeliverable(said) : new Error(said)
}

/** No to this receiver or this letter is final; no to us (a wrong password, too busy) is for us to put right. */
const isFinal = ({ command = '', responseCode = 0 }: SmtpError): boolean =>
  responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command)
