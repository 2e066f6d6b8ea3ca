// The time zones that this browser knows.

/** With the one that is chosen, whatever else there is. */
export const zones = (chosen: string): string[] =>
  [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort()
