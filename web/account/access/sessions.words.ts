// Words about where one is signed in, and about showing that it is oneself.
import { spoken } from '../../words/words.ts'

export const sessionWords = spoken(
  {
    hint: 'Where you are signed in. End what you do not know, and set a new password or sign out everywhere.',
    on: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: 'Unknown device',
    current: 'this one',
    since: (when: string) => `Since ${when}.`,
    used: (when: string) => `Last used ${when}.`,
    end: 'End',
    endNamed: (device: string, since: string) => `End ${device}, since ${since}`,
    confirmTitle: 'Show that it is you',
    confirmHint: 'You have been signed in for a while, and this can only be done by yourself.',
    password: 'Password',
    confirm: 'Go on',
    orLink: 'No password at hand? Have a letter sent, and type its code here.',
    byLink: 'Have a letter sent, and type its code here.',
    sendLink: 'Send me a letter',
  },
  {
    hint: 'Wo du angemeldet bist. Beende, was du nicht kennst, und setze ein neues Passwort oder melde dich überall ab.',
    on: (browser: string, system: string) => `${browser} auf ${system}`,
    unknown: 'Unbekanntes Gerät',
    current: 'dieses',
    since: (when: string) => `Seit ${when}.`,
    used: (when: string) => `Zuletzt benutzt ${when}.`,
    end: 'Beenden',
    endNamed: (device: string, since: string) => `${device}, seit ${since}, beenden`,
    confirmTitle: 'Zeig, dass du es bist',
    confirmHint: 'Du bist schon eine Weile angemeldet, und das hier darfst nur du selbst.',
    password: 'Passwort',
    confirm: 'Weiter',
    orLink: 'Kein Passwort zur Hand? Lass dir einen Brief schicken und tippe seinen Code hier ein.',
    byLink: 'Lass dir einen Brief schicken und tippe seinen Code hier ein.',
    sendLink: 'Schick mir einen Brief',
  },
)
