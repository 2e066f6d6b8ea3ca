// Changing a webhook: its name, its address, what it is told of, whether it is on; and taking it away.
import { done, fail, type Outcome } from '../model/failure.ts'
import type { AccountId } from '../model/game.ts'
import type { HookId } from '../model/hook.ts'
import type { Hook, HookChange } from '../ports/hooks.ts'
import type { HookDependencies } from './dependencies.ts'
import { faultIn, type HookFields, spelled, tidied } from './fields.ts'

export interface OwnHook {
  readonly account: AccountId
  readonly hook: HookId
}

/** One that is switched on again has nothing held against it. */
export async function changeHook(
  { deps, carrier }: HookDependencies,
  { account, hook }: OwnHook,
  { isOn, ...fields }: HookFields & { readonly isOn?: boolean },
): Promise<Outcome<Hook>> {
  const fault = faultIn(fields, carrier)
  if (fault) return fault
  const { name, url, kinds } = fields
  const change: HookChange = {
    ...(name !== undefined && { name: name.trim() }),
    ...(url !== undefined && { url: spelled(url) }),
    ...(kinds !== undefined && { kinds: tidied(kinds) }),
    ...(isOn !== undefined && { isOn }),
  }
  const changed = await deps.hooks.change(account, hook, change)
  return changed ? done(changed) : fail({ kind: 'no-such-webhook' })
}

/** What was to be brought there goes with it. */
export const removeHook = async ({ deps }: HookDependencies, { account, hook }: OwnHook): Promise<Outcome<void>> =>
  (await deps.hooks.remove(account, hook)) ? done(undefined) : fail({ kind: 'no-such-webhook' })
