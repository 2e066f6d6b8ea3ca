// Letters to somebody do not arrive: what cannot be said by mail is said by their browsers. Whoever finds that out calls it once
// an occasion; said again, it is not told again.
import type { Dependencies } from '../../log/dependencies.ts'
import type { AccountId } from '../../model/game.ts'
import { DELIVERIES_DUE } from '../../ports/hooks.ts'
import { MAIL_STOPPED } from './words.ts'

/** `occasion` names which time it is: of two that are the same, one is told. Gives how many browsers are told. */
export async function tellMailStopped(
  { browsers, clock, pubsub }: Pick<Dependencies, 'browsers' | 'clock' | 'pubsub'>,
  account: AccountId,
  occasion: string,
): Promise<number> {
  const told = await browsers.tell(account, { kind: MAIL_STOPPED, occasion }, clock())
  if (told > 0) pubsub.publish(DELIVERIES_DUE)
  return told
}
