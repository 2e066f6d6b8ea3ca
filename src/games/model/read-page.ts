// Pages of a log as the rules read them, in today's schema.
import type { Ruleset } from '../../rules/ruleset.ts'
import { eventSchema, upcast } from '../../rules/upcast.ts'
import type { GameFile, Page, ReadPage, Snapshot } from './game.ts'
import { MissingRules } from './missing-rules.ts'

/** Throws where a newer server has written it. */
export function readPage(file: GameFile, ruleset: Ruleset, kept: Page): ReadPage {
  const { after, at, by } = kept
  const events = upcast(ruleset, kept.events, kept.schema)
  if (!events) throw new MissingRules(file)
  return { after, at, by, events, kept }
}

/** As it is kept when it is written today. */
export const keptNow = (ruleset: Ruleset, page: Omit<Page, 'schema'>): Page => ({
  ...page,
  schema: eventSchema(ruleset),
})

/** Whether these rules can go on from it; whoever cannot begins at the beginning. */
export const fits = (ruleset: Ruleset, { version, schema }: Snapshot): boolean =>
  version === ruleset.version && schema === ruleset.stateSchema
