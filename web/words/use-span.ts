// Spans of time in the language of whoever reads.
import { span } from './duration.ts'
import { useLocale } from './words.ts'

export function useSpan(): (duration: string) => string {
  const locale = useLocale()
  return (duration) => span(duration, locale)
}
