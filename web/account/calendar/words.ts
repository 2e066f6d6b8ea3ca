// Words of the calendar.
import { spoken } from '../../words/words.ts'

export const calendarWords = spoken(
  {
    hint: 'Your calendar can show until when your games wait for you: give it an address that only you and it know.',
    shownOnce: 'Give it to your calendar now, as one to subscribe to: it is shown this once.',
    address: 'Address of the calendar',
    alarm: 'With ?alarm=60 at its end, the calendar reminds you so many minutes before.',
    since: (when: string) => `There has been an address since ${when}.`,
    make: 'Make an address',
    another: 'Another address',
    end: 'End it',
  },
  {
    hint: 'Dein Kalender kann zeigen, bis wann deine Partien auf dich warten: Gib ihm eine Adresse, die nur ihr beide kennt.',
    shownOnce: 'Gib sie jetzt deinem Kalender, zum Abonnieren: Sie wird nur dieses eine Mal gezeigt.',
    address: 'Adresse des Kalenders',
    alarm: 'Mit ?alarm=60 am Ende erinnert dich der Kalender so viele Minuten vorher.',
    since: (when: string) => `Eine Adresse gibt es seit ${when}.`,
    make: 'Adresse erstellen',
    another: 'Andere Adresse',
    end: 'Beenden',
  },
)
