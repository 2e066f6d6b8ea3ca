// Another secret for a webhook. For a day the one before signs too, so that nothing is refused while its program learns the new one.
import { done, fail, type Outcome } from '../model/failure.ts'
import type { OwnHook } from './change-hook.ts'
import type { CreatedHook } from './create-hook.ts'
import type { HookDependencies } from './dependencies.ts'
import { newSecret, shownSecret } from './secret.ts'

export const BOTH_SIGN_MS = 24 * 3_600_000

export async function rotateSecret(
  { deps }: HookDependencies,
  { account, hook }: OwnHook,
): Promise<Outcome<CreatedHook>> {
  const known = (await deps.hooks.of(account)).find(({ id }) => id === hook)
  if (!known) return fail({ kind: 'no-such-webhook' })
  const secret = newSecret(deps.random)
  const until = new Date(deps.clock().getTime() + BOTH_SIGN_MS)
  const card = await deps.hooks.rotate(account, hook, secret, until)
  return card ? done({ secret: shownSecret(secret), card }) : fail({ kind: 'webhook-unsigned' })
}
