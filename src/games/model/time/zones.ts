// Time zones by name. However somebody spells one, it is kept under its proper name, so there are never more clocks than
// zones.

/** Its proper name; undefined where there is no such zone. An offset such as +01:00 is none: it knows no summer. */
export function zoneNamed(text: string): string | undefined {
  if (!/^[a-z]/i.test(text)) return undefined
  try {
    return zoneOf(text)
  } catch {
    return undefined
  }
}

const zoneOf = (text: string): string => new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone

const known = new Set<string>()

/** The same of one that exists. To ask takes a while, so those that are right are remembered; games of old may have others. */
export function properZone(timeZone: string): string {
  if (known.has(timeZone)) return timeZone
  const zone = zoneOf(timeZone)
  known.add(zone)
  return zone
}

/** How many are remembered. */
export const zonesKnown = (): number => known.size
