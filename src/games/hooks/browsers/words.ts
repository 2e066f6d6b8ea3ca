// What a browser is told that no letter says. What a letter says too is in its words.
import type { Locale } from '../../../rules/ruleset.ts'

/** Tries a browser out. */
export const TEST = 'test'
/** Letters to somebody came back, and no more are sent until they look into it. */
export const MAIL_STOPPED = 'mail-stopped'

interface Said {
  readonly title: string
  readonly body: string
}

export const ABOUT_NO_GAME: Readonly<Record<string, { readonly path: string } & Readonly<Record<Locale, Said>>>> = {
  [TEST]: {
    path: '/me#letters',
    en: { title: 'Herald tells you here', body: 'From now on this browser says when a game waits for you.' },
    de: {
      title: 'Herald meldet sich hier',
      body: 'Ab jetzt sagt dieser Browser Bescheid, wenn eine Partie auf dich wartet.',
    },
  },
  [MAIL_STOPPED]: {
    path: '/me#letters',
    en: { title: 'Letters to you came back', body: 'No more are sent until you have looked at your address.' },
    de: {
      title: 'Briefe an dich kamen zurück',
      body: 'Es gehen keine mehr ab, bis du nach deiner Adresse gesehen hast.',
    },
  },
}
