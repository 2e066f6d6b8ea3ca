// Deadlines as a calendar (RFC 5545): an event that ends when the time does, one a game, the same from question to question, so
// that it moves and does not multiply.
import ical, { ICalAlarmType, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { DeadlineCard } from '../../games/lobby/list-deadlines.ts'

/** How long before the end it stands in the day: enough to be seen, and about as long as an answer takes. */
const SHOWN_MS = 30 * 60_000
/** How often programs should look; most have their own idea of it. */
const LOOK_SECONDS = 3600

const WORDS = {
  en: {
    name: 'Herald: your turn',
    about: 'Until when your games wait for you.',
    title: (ruleset: string, title: string) => `${title} (${ruleset}): your answer`,
    open: (url: string) => `Hand it in: ${url}`,
  },
  de: {
    name: 'Herald: du bist dran',
    about: 'Bis wann deine Partien auf dich warten.',
    title: (ruleset: string, title: string) => `${title} (${ruleset}): deine Antwort`,
    open: (url: string) => `Abgeben: ${url}`,
  },
}

interface About {
  readonly locale: keyof typeof WORDS
  readonly publicUrl: string
  /** Minutes before the end at which programs remind; null for none. */
  readonly alarm: number | null
}

export function writeCalendar(deadlines: readonly DeadlineCard[], { locale, publicUrl, alarm }: About): string {
  const words = WORDS[locale]
  const { host } = new URL(publicUrl)
  const calendar = ical({
    ...{ name: words.name, description: words.about, ttl: LOOK_SECONDS },
    prodId: { company: 'Herald', product: 'Deadlines', language: locale.toUpperCase() },
  })
  for (const { game, title, ruleset, revision, askedAt, dueAt } of deadlines) {
    const url = `${publicUrl}/games/${game}`
    const event = calendar.createEvent({
      ...{ id: `${game}@${host}`, start: new Date(dueAt.getTime() - SHOWN_MS), end: dueAt },
      ...{ summary: words.title(ruleset, title), description: words.open(url), url },
      ...{ sequence: revision, stamp: askedAt, lastModified: askedAt, created: askedAt },
      // Nobody is busy because of it.
      ...{ transparency: ICalEventTransparency.TRANSPARENT, status: ICalEventStatus.CONFIRMED },
    })
    if (alarm !== null)
      event.createAlarm({ type: ICalAlarmType.display, description: words.title(ruleset, title), trigger: alarm * 60 })
  }
  return calendar.toString()
}
