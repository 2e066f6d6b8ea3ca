// Letters by SMTP, over a few connections that are kept open.
import { createTransport } from 'nodemailer'
import type { Letter, Post } from '../accounts/ports.ts'
import { signInLetter } from './sign-in-letter.ts'

export interface SmtpSettings {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  readonly url: string
  /** Whom letters come from. */
  readonly from: string
}

const PATIENCE_MS = 20_000

export function smtpPost({ url, from }: SmtpSettings): Post & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  return {
    async send(letter: Letter) {
      await transport.sendMail({ from, to: { name: '', address: letter.to }, ...signInLetter(letter) })
    },
    close: () => transport.close(),
  }
}
