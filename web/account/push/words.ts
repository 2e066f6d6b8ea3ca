// Words of notifications.
import { spoken } from '../../words/words.ts'

export const pushWords = spoken(
  {
    title: 'Notifications',
    hint: 'This browser can tell you on the screen, also while Herald is closed. What of, you choose below.',
    none: 'This browser cannot show notifications. On an iPhone or iPad, put Herald on the home screen first.',
    denied: 'Notifications from this page are forbidden in this browser. You can allow them in its settings.',
    turnOn: 'Tell me in this browser',
    turnOff: 'No more here',
    isOn: 'This browser tells you.',
    on: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: 'A browser',
    current: 'this one',
    since: (when: string) => `Since ${when}.`,
    lastOk: (when: string) => `Last arrived ${when}.`,
    neverOk: 'Nothing has arrived yet.',
    remove: 'Remove',
    removeNamed: (name: string, since: string) => `Remove ${name}, since ${since}`,
    byPush: 'Notification',
    pushOf: (kind: string) => `${kind}: notification`,
  },
  {
    title: 'Benachrichtigungen',
    hint: 'Dieser Browser kann dir am Bildschirm Bescheid sagen, auch wenn Herald zu ist. Wovon, wählst du unten.',
    none: 'Dieser Browser kann keine Benachrichtigungen zeigen. Auf iPhone oder iPad lege Herald erst auf den Home-Bildschirm.',
    denied:
      'Benachrichtigungen dieser Seite sind in diesem Browser verboten. In seinen Einstellungen kannst du sie erlauben.',
    turnOn: 'In diesem Browser Bescheid sagen',
    turnOff: 'Hier nicht mehr',
    isOn: 'Dieser Browser sagt dir Bescheid.',
    on: (browser: string, system: string) => `${browser} auf ${system}`,
    unknown: 'Ein Browser',
    current: 'dieser',
    since: (when: string) => `Seit ${when}.`,
    lastOk: (when: string) => `Zuletzt angekommen ${when}.`,
    neverOk: 'Angekommen ist noch nichts.',
    remove: 'Entfernen',
    removeNamed: (name: string, since: string) => `${name}, seit ${since}, entfernen`,
    byPush: 'Benachrichtigung',
    pushOf: (kind: string) => `${kind}: Benachrichtigung`,
  },
)
