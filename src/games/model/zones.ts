// Time zones by name. However somebody spells one, it is kept under its proper name, so there are never more clocks than
// zones.

/** Its proper name; undefined where there is no such zone. An offset such as +01:00 is none: it knows no summer. */
export function zoneNamed(text: string): string | undefined {
  if (!/^[a-z]/i.test(text)) return undefined
  try {
    return zoneOf(new Intl.DateTimeFormat('en', { timeZone: text }))
  } catch {
    return undefined
  }
}

const zoneOf = (clock: Intl.DateTimeFormat): string => clock.resolvedOptions().timeZone

const SHOWN = {
  ...({ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const),
  ...({ second: 'numeric', hourCycle: 'h23' } as const),
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** What shows the time there. To make one takes a while, so each zone's is kept. */
export function clockFor(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-u-ca-gregory', { timeZone, ...SHOWN })
  const zone = zoneOf(clock) // games of old may have it in another spelling
  clocks.set(zone, clocks.get(zone) ?? clock)
  return clock
}

/** How many are kept. */
export const clocksKept = (): number => clocks.size
