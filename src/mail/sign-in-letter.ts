// The letter that signs somebody in, in their language.
import type { Letter } from '../accounts/ports.ts'

const WORDS = {
  en: {
    subject: 'Sign in to Herald',
    text: 'Open this link in the browser that asked for it, within 15 minutes:',
    end: 'If you did not ask for it, nothing happens without you: just leave this letter alone.',
  },
  de: {
    subject: 'Bei Herald anmelden',
    text: 'Öffne diesen Link innerhalb von 15 Minuten in dem Browser, der ihn angefordert hat:',
    end: 'Wenn du ihn nicht angefordert hast, geschieht ohne dich nichts: Lass den Brief einfach liegen.',
  },
}

export function signInLetter({ link, locale }: Letter): { subject: string; text: string } {
  const { subject, text, end } = WORDS[locale]
  return { subject, text: `${text}\n\n${link}\n\n${end}\n` }
}
