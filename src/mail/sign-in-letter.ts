// The letter that signs somebody in, or confirms their new address, in their language. It holds secrets, so its words
// are never kept.
//
// The code stands neither in the subject nor in the first lines: these are shown on phones that are locked, to whoever sees the
// phone, and that may be who asked. The first lines say what asked, so that somebody else's letter is known for one at a glance.
import type { Letter } from '../accounts/ports/letters.ts'
import type { Mail } from '../games/ports/mail.ts'

const WORDS = {
  en: {
    'sign-in': {
      subject: 'Sign in to Herald',
      asked: (device: string) =>
        `Somebody asked to sign in to Herald with this address${device && `, in ${device}`}. If that was you, open this link in the browser you asked in, within 15 minutes:`,
      action: 'Sign in',
      end: 'If you did not ask for it, nothing happens without you: just leave this letter alone.',
    },
    'new-address': {
      subject: 'Confirm your new address at Herald',
      asked: (device: string) =>
        `Somebody who is signed in to Herald wants this to be the address of their account, and asked for it${device && ` in ${device}`}. If that was you, open this link where you are signed in, within 15 minutes:`,
      action: 'Confirm this address',
      end: 'If it was not you, leave this letter alone: nothing changes.',
    },
    orCode:
      'Is that on another device, or in another browser than the one that opens this link? Then type this code there:',
    beware:
      'Type it only into the page you asked in yourself. Nobody else needs it, and nobody from Herald asks for it: tell it to nobody.',
    unsubscribe: 'No more letters about games',
  },
  de: {
    'sign-in': {
      subject: 'Bei Herald anmelden',
      asked: (device: string) =>
        `Jemand will sich mit dieser Adresse bei Herald anmelden${device && `, in ${device}`}. Wenn du das bist, öffne diesen Link innerhalb von 15 Minuten in dem Browser, in dem du ihn angefordert hast:`,
      action: 'Anmelden',
      end: 'Wenn du ihn nicht angefordert hast, geschieht ohne dich nichts: Lass den Brief einfach liegen.',
    },
    'new-address': {
      subject: 'Bestätige deine neue Adresse bei Herald',
      asked: (device: string) =>
        `Jemand, der bei Herald angemeldet ist, will diese Adresse für sein Konto${device && ` und hat in ${device} darum gebeten`}. Wenn du das bist, öffne diesen Link innerhalb von 15 Minuten dort, wo du angemeldet bist:`,
      action: 'Adresse bestätigen',
      end: 'Wenn du es nicht warst, lass den Brief liegen: Es ändert sich nichts.',
    },
    orCode:
      'Ist das auf einem anderen Gerät, oder in einem anderen Browser als dem, der diesen Link öffnet? Dann tippe dort diesen Code ein:',
    beware:
      'Tippe ihn nur in die Seite, auf der du selbst darum gebeten hast. Sonst braucht ihn niemand, und niemand von Herald fragt danach: Sag ihn keinem.',
    unsubscribe: 'Keine Briefe über Partien mehr',
  },
}

/** `Firefox on Linux`, as it is kept. */
const deviceIn = (locale: Letter['locale'], device: string): string =>
  locale === 'de' ? device.replace(' on ', ' auf ') : device

export type Ending = NonNullable<Mail['unsubscribe']>

export function signInMail(id: string, { to, kind, link, code, device, locale }: Letter, unsubscribe: Ending): Mail {
  const { orCode, beware, unsubscribe: ending, ...kinds } = WORDS[locale]
  const { subject, asked, action, end } = kinds[kind]
  return {
    ...{ id, to, locale, subject },
    blocks: [
      { t: 'heading', text: subject },
      { t: 'text', text: asked(deviceIn(locale, device)) },
      { t: 'action', link: { text: action, url: link } },
      { t: 'text', text: orCode },
      { t: 'code', text: `${code.slice(0, 3)} ${code.slice(3)}` },
      { t: 'text', text: beware },
      { t: 'text', text: end, small: true },
      { t: 'links', links: [{ text: ending, url: unsubscribe.url }] },
    ],
    unsubscribe,
  }
}
