// A moment as somebody there would say it, with the zone's name.
import type { Locale } from '../../../rules/ruleset.ts'

export const inTheirTime = (at: Date, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', {
    ...{ timeZone, weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZoneName: 'short',
  }).format(at)
