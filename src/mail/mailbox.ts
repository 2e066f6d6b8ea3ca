// The local mailbox: letters as files in a folder, for a server that nobody has given a way to send mail.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Letter, Post } from '../accounts/ports.ts'
import { signInLetter } from './sign-in-letter.ts'

/** `tell` is told the name of each letter's file. */
export function localMailbox(folder: string, clock: () => Date, tell: (file: string) => void): Post {
  let count = 0
  return {
    async send(letter: Letter) {
      const { subject, text } = signInLetter(letter)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const at = clock()
      const file = join(folder, `${at.toISOString().replaceAll(':', '-')}-${++count}.txt`)
      const whole = `To: ${letter.to}\nDate: ${at.toUTCString()}\nSubject: ${subject}\n\n${text}`
      await writeFile(file, whole, { mode: 0o600 })
      tell(file)
    },
  }
}
