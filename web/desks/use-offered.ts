// The games one can play here, and what they are called.
import { useOfferedRules } from '../play/use-rules.ts'
import { useLocale } from '../words/words.ts'
import type { About } from './desk.ts'
import { aboutGame, desksThere } from './desks.ts'

/** Those there is a desk for and the server offers; until it has said which, all there is a desk for. */
export function useOffered(): readonly string[] {
  const rules = useOfferedRules()
  return rules ? desksThere.filter((game) => rules.some(({ ruleset }) => ruleset === game)) : desksThere
}

/** A game as it is spoken of; one without a desk by the name it has among programs. */
export function useAbout(): (ruleset: string) => About {
  const locale = useLocale()
  return (ruleset) => aboutGame(ruleset)?.[locale] ?? { name: ruleset, line: '', picture: '', asked: {} }
}
