// The local mailbox: letters as files in a folder, for a server that nobody has given a way to send mail.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail, Postman } from '../games/ports/mail.ts'
import { messageOf } from './message.ts'

const FROM = 'Herald <herald@localhost>'

/** `tell` is told the name of each letter's file. */
export function localMailbox(folder: string, clock: () => Date, tell: (file: string) => void): Postman {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  let count = 0
  return {
    async send(mail: Mail) {
      const at = clock()
      const { message } = await transport.sendMail({ ...messageOf(mail, FROM), date: at })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${at.toISOString().replaceAll(':', '-')}-${++count}.eml`
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600 })
      tell(join(folder, name))
      return `kept as ${name}`
    },
  }
}
