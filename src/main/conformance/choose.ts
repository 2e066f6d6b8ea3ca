// The fewest games, more or less, that go through every branch that any of them goes through.
import type { Tried } from './play-many.ts'

export interface Chosen extends Tried {
  /** What none of those chosen before goes through. */
  readonly shows: readonly string[]
}

/** The one that shows most of what is missing, again and again; of equals the first. What is `known` is not missing. */
export function chooseCover(tried: readonly Tried[], known: readonly string[] = []): Chosen[] {
  const missing = new Set(tried.flatMap(({ branches }) => [...branches]).filter((branch) => !known.includes(branch)))
  const chosen: Chosen[] = []
  while (missing.size > 0) {
    const shownBy = ({ branches }: Tried) => [...branches].filter((branch) => missing.has(branch))
    const best = tried.reduce((most, one) => (shownBy(one).length > shownBy(most).length ? one : most))
    const shows = shownBy(best).sort()
    for (const branch of shows) missing.delete(branch)
    chosen.push({ ...best, shows })
  }
  return chosen
}
