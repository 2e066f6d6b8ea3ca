// Durations as ISO 8601 writes them: weeks, days, hours, minutes, seconds. Months and years have no fixed length and are
// not taken.

const PARTS = /^P(?!$)(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?!$)(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7})S)?)?$/
const SECONDS = [7 * 86_400, 86_400, 3_600, 60, 1]

/** In milliseconds, a day being 24 hours; undefined for what is no such duration. */
export function milliseconds(duration: string): number | undefined {
  const found = PARTS.exec(duration)
  if (!found) return undefined
  return SECONDS.reduce((sum, seconds, i) => sum + seconds * 1000 * Number(found[i + 1] ?? 0), 0)
}
