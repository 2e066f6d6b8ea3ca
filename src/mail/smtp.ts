// Letters by SMTP, over a few connections that are kept open; encrypted where the server can, signed where there is a key.
import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { type Mail, type Postman, Undeliverable } from '../games/ports/mail.ts'
import { withoutAddresses } from '../text/without-addresses.ts'
import { messageOf } from './message.ts'
import { isOfAddress } from './reports/status.ts'

export interface SmtpSettings {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  readonly url: string
  /** Whom letters come from. */
  readonly from: string
  readonly dkim?: DkimKey | undefined
  readonly tls?: SmtpTls
  /** What this server calls itself to the other. */
  readonly name?: string
  /** Where a mail comes back to, by its id; to whom it comes from, where there is no such place. */
  readonly returnPath?: (mail: string) => string | undefined
}

export interface DkimKey {
  readonly domainName: string
  readonly keySelector: string
  /** PEM. */
  readonly privateKey: string
}

export interface SmtpTls {
  /** Nothing is sent, no password either, to a server that does not encrypt. */
  readonly isRequired: boolean
  /** Whoever it is that answers is believed. */
  readonly anyCertificate: boolean
  /** Certificates, in PEM, that are trusted instead of those that everybody trusts. */
  readonly ca: string | undefined
}

const PATIENCE_MS = 20_000

/** What a signature covers: what says whom it is from and what it is, and how it is ended in one click (RFC 8058). */
const SIGNED =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:In-Reply-To:References:List-Id:List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted'

export function smtpPost({ url, from, dkim, tls, name, returnPath }: SmtpSettings): Postman & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    ...(name !== undefined && { name: isIP(name) ? literal(name) : name }),
    ...(dkim && { dkim: { ...dkim, headerFieldNames: SIGNED } }),
    ...(tls && encryption(tls)),
  })
  return {
    async send(mail: Mail) {
      try {
        const { response } = await transport.sendMail(messageOf(mail, from, returnPath?.(mail.id)))
        return withoutAddresses(response)
      } catch (error) {
        throw told(error as SmtpError)
      }
    },
    close: () => transport.close(),
  }
}

const literal = (address: string): string => (isIP(address) === 6 ? `[IPv6:${address}]` : `[${address}]`)

const encryption = ({ isRequired, anyCertificate, ca }: SmtpTls) => ({
  requireTLS: isRequired,
  tls: { ...(anyCertificate && { rejectUnauthorized: false }), ...(ca !== undefined && { ca }) },
})

interface SmtpError extends Error {
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
}

/** Servers say to whom they do not deliver, and errors keep it in many places: only what was said goes on, of nobody. */
function told(error: SmtpError): Error {
  const said = withoutAddresses(error.message)
  if (!isFinal(error)) return new Error(said)
  const [status] = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(error.response ?? '') ?? []
  return new Undeliverable(said, error.command === 'RCPT TO' && (status === undefined || isOfAddress(status)))
}

/** No to this receiver or this letter is final; no to us (a wrong password, too busy) is for us to put right. */
const isFinal = ({ command = '', responseCode = 0 }: SmtpError): boolean =>
  responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command)
