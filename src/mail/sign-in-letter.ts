// The letter that signs somebody in, in their language. It holds a secret, so its words are never kept.
import type { Letter } from '../accounts/ports/letters.ts'
import type { Mail } from '../games/ports/mail.ts'

const WORDS = {
  en: {
    subject: 'Sign in to Herald',
    text: 'Open this link in the browser that asked for it, within 15 minutes:',
    action: 'Sign in',
    end: 'If you did not ask for it, nothing happens without you: just leave this letter alone.',
    unsubscribe: 'No more letters about games',
  },
  de: {
    subject: 'Bei Herald anmelden',
    text: 'Öffne diesen Link innerhalb von 15 Minuten in dem Browser, der ihn angefordert hat:',
    action: 'Anmelden',
    end: 'Wenn du ihn nicht angefordert hast, geschieht ohne dich nichts: Lass den Brief einfach liegen.',
    unsubscribe: 'Keine Briefe über Partien mehr',
  },
}

export type Ending = NonNullable<Mail['unsubscribe']>

export function signInMail(id: string, { to, link, locale }: Letter, unsubscribe: Ending): Mail {
  const { subject, text, action, end, unsubscribe: ending } = WORDS[locale]
  return {
    ...{ id, to, locale, subject },
    blocks: [
      { t: 'heading', text: subject },
      { t: 'text', text },
      { t: 'action', link: { text: action, url: link } },
      { t: 'text', text: end, small: true },
      { t: 'links', links: [{ text: ending, url: unsubscribe.url }] },
    ],
    unsubscribe,
  }
}
