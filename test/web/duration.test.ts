// Spans of time as people say them.
import { describe, expect, it } from 'vitest'
import { span } from '../../web/words/duration.ts'

describe('A span of time', () => {
  it.each([
    ['P3D', 'en', '3 days'],
    ['P1D', 'de', '1 Tag'],
    ['PT12H', 'de', '12 Stunden'],
    ['PT10M', 'en', '10 minutes'],
    ['P1DT12H', 'en', '1 day and 12 hours'],
    ['P1DT12H', 'de', '1 Tag und 12 Stunden'],
  ] as const)('%s is said in %s as %s', (duration, locale, said) => expect(span(duration, locale)).toBe(said))

  it('is left as it is where it is none', () => expect(span('soon', 'en')).toBe('soon'))
})
