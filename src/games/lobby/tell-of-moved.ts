// Games that have another player in the same seat since a guest turned out to be somebody: those who look on are told.
import type { Dependencies } from '../log/dependencies.ts'
import type { AccountId, GameId } from '../model/game.ts'
import { affairsTopic } from '../ports/pubsub.ts'

export function tellOfMoved(
  { cache, pubsub }: Pick<Dependencies, 'cache' | 'pubsub'>,
  account: AccountId,
  games: readonly GameId[],
): void {
  for (const game of games) {
    cache.forget(game)
    pubsub.publish(game)
  }
  pubsub.publish(affairsTopic(account))
}
