// The local mailbox: letters as files in a folder, for a server that nobody has given a way to send mail.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Letter, Post } from '../accounts/ports.ts'

const WORDS = {
  en: { subject: 'Sign in to Herald', text: 'Open this link in the browser that asked for it, within 15 minutes:' },
  de: { subject: 'Bei Herald anmelden', text: 'Öffne diesen Link innerhalb von 15 Minuten im selben Browser:' },
}

/** `tell` is told the name of each letter's file. */
export function localMailbox(folder: string, clock: () => Date, tell: (file: string) => void): Post {
  let count = 0
  return {
    async send({ to, link, locale }: Letter) {
      const { subject, text } = WORDS[locale]
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const at = clock()
      const file = join(folder, `${at.toISOString().replaceAll(':', '-')}-${++count}.txt`)
      const letter = `To: ${to}\nDate: ${at.toUTCString()}\nSubject: ${subject}\n\n${text}\n${link}\n`
      await writeFile(file, letter, { mode: 0o600 })
      tell(file)
    },
  }
}
