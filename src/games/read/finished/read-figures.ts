// A finished game in figures, round by round: for graphs. While it runs they would show what is secret.

import type { Figures } from '../../../rules/ruleset.ts'
import type { Dependencies } from '../../log/dependencies.ts'
import { readPages } from '../../log/pages/read-pages.ts'
import { done, fail, type Outcome } from '../../model/failure.ts'
import type { GameId } from '../../model/game.ts'
import { openBegun, type Reader } from '../known.ts'
import { roundsIn } from '../read-rounds.ts'

/** The position at its end. */
export interface RoundFigures {
  readonly round: number
  readonly figures: Figures['seats']
  readonly others: Figures['others']
}

export async function readFigures(deps: Dependencies, game: GameId, reader: Reader): Promise<Outcome<RoundFigures[]>> {
  const opened = await openBegun(deps, game, reader)
  if (!opened.ok) return opened
  const { file, ruleset } = opened.value
  if (file.status !== 'finished') return fail({ kind: 'game-not-over' })
  const pages = await readPages(deps, opened.value)
  const events = pages.flatMap((page) => page.events)
  let state: unknown
  return done(
    roundsIn(ruleset, pages).map(({ round, from, to }) => {
      state = ruleset.fold(events.slice(from - 1, to), state)
      const { seats, others } = ruleset.figures(state)
      return { round, figures: seats, others }
    }),
  )
}
