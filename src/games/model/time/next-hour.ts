// The one answer to when it is an hour somewhere: deadlines and digests go by it. What zones and their summers do is Temporal's.
import { Temporal } from 'temporal-polyfill'
import { properZone } from './zones.ts'

/**
 * The next moment, or this one, at which clocks there show that full hour. On a day that leaves it out it is as much later as
 * clocks are put forward (02:00 becomes 03:00, on Lord Howe Island 02:30); on one that has it twice it is the first.
 */
export function nextHour(at: Date, hour: number, timeZone: string): Date {
  const zone = properZone(timeZone)
  const here = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
  // The hour of the day before may have been put off until today.
  for (let day = here.toPlainDate().subtract({ days: 1 }); ; day = day.add({ days: 1 })) {
    const moment = day.toPlainDateTime({ hour }).toZonedDateTime(zone, { disambiguation: 'compatible' })
    if (moment.epochMilliseconds >= at.getTime()) return new Date(moment.epochMilliseconds)
  }
}
