// The desks there are, by game. Everything else in the client asks here and never names a game.
import type { Spoken } from '../words/words.ts'
import type { About, Desk } from './desk.ts'
import { about as kingdomDefenders } from './kingdom-defenders/about.words.ts'
import { about as xidit } from './xidit/about.words.ts'

interface Entry {
  /** Small, and there from the start. */
  readonly about: Spoken<About>
  load(): Promise<{ desk: Desk }>
}

const desks: Readonly<Record<string, Entry>> = {
  xidit: { about: xidit, load: () => import('./xidit/desk.ts') },
  'kingdom-defenders': { about: kingdomDefenders, load: () => import('./kingdom-defenders/desk.ts') },
}

/** All of them, the one that is shown first to whoever comes for the first time in front. */
export const desksThere: readonly string[] = Object.keys(desks)
export const shownFirst: string = desksThere[0]!

export const hasDesk = (ruleset: string): boolean => Object.hasOwn(desks, ruleset)

/** Undefined where there is no desk for it. */
export const aboutGame = (ruleset: string): Spoken<About> | undefined =>
  hasDesk(ruleset) ? desks[ruleset]!.about : undefined

/** A game's desk, loaded when it is first needed. */
export async function deskFor(ruleset: string): Promise<Desk> {
  if (!hasDesk(ruleset)) throw new Error(`There is no desk for ${ruleset}.`)
  return (await desks[ruleset]!.load()).desk
}
