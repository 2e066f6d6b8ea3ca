// A game the rules cannot carry on stands still until somebody has looked into it: nothing is lost, and others play on.
import { change } from '../log/append.ts'
import type { Dependencies } from '../log/dependencies.ts'
import { parkedFor } from '../log/parked.ts'
import { askedOfPeople, newTiming } from '../log/timing.ts'
import { Broken } from '../model/broken.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { GameId } from '../model/game.ts'
import { isBotAsked } from '../model/seats.ts'

/**
 * What is done without a person. If the rules break, the game is parked, and whoever asked for it hears why. A process that was
 * kept from computing says nothing about the rules: the game is tried again as any other that no job came to.
 */
export async function orPark<T>(deps: Dependencies, game: GameId, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Broken) await park(deps, game, error.message)
    throw error
  }
}

const park = (deps: Dependencies, game: GameId, why: string): Promise<Outcome<void>> =>
  change(deps, game, ({ file }) => {
    const parked = { change: parkedFor(file, why) }
    return done({ ...(file.status === 'running' && parked), value: undefined })
  })

/** It goes on, with all the time there is for whoever is asked; if the rules can read its log. */
export const unpark = (deps: Dependencies, game: GameId): Promise<Outcome<void>> =>
  change(deps, game, ({ file, ruleset, state }, now) => {
    if (file.status !== 'parked') return fail({ kind: 'game-not-parked' })
    if (state === undefined) return fail({ kind: 'game-parked' }) // its log can still not be read
    const asked = askedOfPeople(file, ruleset, state)
    const timing = asked.length > 0 ? newTiming(file, ruleset, asked, now) : file.timing
    const tasks = [isBotAsked(file, file.waitsFor) ? ('bots' as const) : ('resolve' as const)]
    return done({ change: { status: 'running', trouble: null, timing, tasks }, value: undefined })
  })
