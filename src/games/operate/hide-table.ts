// Whoever runs the server keeps a table out of the public lists, or lets it back: its title is no fit thing to show, say. Those
// who know its address see it as before, and it is played as before.
import type { Dependencies } from '../log/dependencies.ts'
import { done, fail, type Outcome } from '../model/failure.ts'
import type { GameId } from '../model/game.ts'
import type { OperatingStore } from '../ports/operating.ts'

export async function hideTable(
  { pubsub, clock }: Pick<Dependencies, 'pubsub' | 'clock'>,
  { hide }: Pick<OperatingStore, 'hide'>,
  game: GameId,
  isHidden: boolean,
): Promise<Outcome<void>> {
  if (!(await hide(game, isHidden ? clock() : null))) return fail({ kind: 'no-such-game' })
  pubsub.publish(game)
  return done(undefined)
}
