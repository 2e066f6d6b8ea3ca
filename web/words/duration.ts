// A span of time as ISO 8601 writes it, as people say it: `P3D` is `3 days`.

const PARTS = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/
const UNITS = ['week', 'day', 'hour', 'minute', 'second'] as const

/** What is no such duration is said as it is. */
export function span(duration: string, locale: 'en' | 'de'): string {
  const found = PARTS.exec(duration)
  const said = UNITS.flatMap((unit, i) => {
    const many = Number(found?.[i + 1] ?? 0)
    return many > 0 ? [new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(many)] : []
  })
  return said.length > 0 ? new Intl.ListFormat(locale, { type: 'conjunction' }).format(said) : duration
}
