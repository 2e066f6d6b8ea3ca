// The desks there are, by game. Everything else in the client asks here and never names a game.
import type { Desk } from './desk.ts'

const desks: Readonly<Record<string, () => Promise<{ desk: Desk }>>> = {
  xidit: () => import('./xidit/desk.ts'),
  'kingdom-defenders': () => import('./kingdom-defenders/desk.ts'),
}

/** The game that is shown to whoever comes for the first time: the first there is a desk for. */
export const shownFirst: string = Object.keys(desks)[0]!

export const hasDesk = (ruleset: string): boolean => Object.hasOwn(desks, ruleset)

/** A game's desk, loaded when it is first needed. */
export async function deskFor(ruleset: string): Promise<Desk> {
  if (!hasDesk(ruleset)) throw new Error(`There is no desk for ${ruleset}.`)
  return (await desks[ruleset]!()).desk
}
