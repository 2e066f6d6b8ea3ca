// What somebody is told when what gets them in has changed: what, when, and what to do if it was not them. It comes always:
// there is no kind of letter to end, as nobody should be able to switch it off before.
import type { Notice } from '../accounts/ports/notices.ts'
import type { Mail } from '../games/ports/mail.ts'

const WORDS = {
  en: {
    subject: {
      'password-set': 'Your password at Herald was set',
      'password-removed': 'Your password at Herald was removed',
      'token-made': 'A token was made for your account at Herald',
      'let-in': 'A page or program was let in to your account at Herald',
      'webhook-made': 'A webhook was made for your account at Herald',
      'account-deleted': 'Your account at Herald was deleted',
      'address-changed': 'Your account at Herald has another address now',
    },
    text: {
      'password-set': () => 'A new password was set for your account. All other devices were signed out.',
      'password-removed': () => 'The password of your account was removed. All other devices were signed out.',
      'token-made': (name: string) => `A program got a token to act for you. What it is for: ${name}`,
      'let-in': (name: string) => `You let a page or program act for you. It calls itself: ${name}`,
      'webhook-made': (name: string) =>
        `A program is told what happens in your games from now on. What it is called: ${name}`,
      'account-deleted': () => 'Your account was deleted: address, name, password, tokens and sessions are gone.',
      'address-changed': () =>
        'Your account at Herald has another mail address from now on; this one no longer signs in. All other devices were signed out.',
    },
    when: (at: string) => `This happened on ${at}.`,
    notYou:
      'If it was you, there is nothing to do. If not, sign in by a mailed link, sign out everywhere, revoke tokens and webhooks you do not know, and set a new password:',
    notYouGone: 'If it was not you, write to whoever runs this server.',
    notYouMoved:
      'If it was you, there is nothing to do. If not, take it back within seven days: your account has this address again, everybody is signed out, and password, tokens and webhooks are gone.',
    open: 'My account',
    undo: 'Take it back',
  },
  de: {
    subject: {
      'password-set': 'Dein Passwort bei Herald wurde gesetzt',
      'password-removed': 'Dein Passwort bei Herald wurde entfernt',
      'token-made': 'Für dein Konto bei Herald wurde ein Schlüssel erstellt',
      'let-in': 'Eine Seite oder ein Programm wurde zu deinem Konto bei Herald eingelassen',
      'webhook-made': 'Für dein Konto bei Herald wurde ein Webhook erstellt',
      'account-deleted': 'Dein Konto bei Herald wurde gelöscht',
      'address-changed': 'Dein Konto bei Herald hat jetzt eine andere Adresse',
    },
    text: {
      'password-set': () => 'Für dein Konto wurde ein neues Passwort gesetzt. Alle anderen Geräte wurden abgemeldet.',
      'password-removed': () => 'Das Passwort deines Kontos wurde entfernt. Alle anderen Geräte wurden abgemeldet.',
      'token-made': (name: string) =>
        `Ein Programm bekam einen Schlüssel, um für dich zu handeln. Wofür er ist: ${name}`,
      'let-in': (name: string) =>
        `Du hast eine Seite oder ein Programm eingelassen, für dich zu handeln. Name: ${name}`,
      'webhook-made': (name: string) =>
        `Ein Programm erfährt von jetzt an, was in deinen Partien geschieht. Wie es heißt: ${name}`,
      'account-deleted': () => 'Dein Konto wurde gelöscht: Adresse, Name, Passwort, Schlüssel und Sitzungen sind fort.',
      'address-changed': () =>
        'Dein Konto bei Herald hat ab jetzt eine andere Mailadresse; mit dieser meldet man sich nicht mehr an. Alle anderen Geräte wurden abgemeldet.',
    },
    when: (at: string) => `Das geschah am ${at}.`,
    notYou:
      'Wenn du es warst, ist nichts zu tun. Wenn nicht, melde dich mit einem Link per Mail an, melde dich überall ab, widerrufe Schlüssel und Webhooks, die du nicht kennst, und setze ein neues Passwort:',
    notYouGone: 'Wenn du es nicht warst, schreib an die, die diesen Server betreiben.',
    notYouMoved:
      'Wenn du es warst, ist nichts zu tun. Wenn nicht, nimm es innerhalb von sieben Tagen zurück: Dein Konto hat dann wieder diese Adresse, alle sind abgemeldet, und Passwort, Schlüssel und Webhooks sind fort.',
    open: 'Mein Konto',
    undo: 'Zurücknehmen',
  },
} as const

/** `accountPage` is where one sees one's sessions and tokens. */
export function noticeMail(id: string, notice: Notice, accountPage: string): Mail {
  const { to, what, name = '', link, at, locale, timeZone } = notice
  const words = WORDS[locale]
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(at)
  const isGone = what === 'account-deleted'
  const wayOut = link === undefined ? { text: words.open, url: accountPage } : { text: words.undo, url: link }
  return {
    ...{ id, to, locale, subject: words.subject[what] },
    blocks: [
      { t: 'heading', text: words.subject[what] },
      { t: 'text', text: words.text[what](name) },
      { t: 'text', text: words.when(when) },
      { t: 'text', text: isGone ? words.notYouGone : link === undefined ? words.notYou : words.notYouMoved },
      ...(isGone ? [] : ([{ t: 'action', link: wayOut }] as const)),
    ],
  }
}
