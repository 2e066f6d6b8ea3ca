// What was brought to a webhook lately, as its owner sees it; once more, if they like; and something to try the address out.
import { done, fail, type Outcome } from '../model/failure.ts'
import { randomId } from '../model/ids.ts'
import { DELIVERIES_DUE, type Delivery, type Hook } from '../ports/hooks.ts'
import type { OwnHook } from './change-hook.ts'
import type { HookDependencies } from './dependencies.ts'

const SHOWN = 20

export async function listDeliveries(tools: HookDependencies, own: OwnHook): Promise<Outcome<Delivery[]>> {
  const known = await knownHook(tools, own)
  return known.ok ? done(await tools.deps.hooks.deliveries(own.account, own.hook, SHOWN)) : known
}

/** Whatever became of it before, under the same id. */
export async function sendAgain(
  tools: HookDependencies,
  own: OwnHook & { readonly delivery: string },
): Promise<Outcome<Delivery>> {
  const { hooks, clock, pubsub } = tools.deps
  const known = await knownHook(tools, own)
  if (!known.ok) return known
  if (!known.value.isOn) return fail({ kind: 'webhook-off' })
  const delivery = await hooks.again(own.account, own.hook, own.delivery, clock())
  if (!delivery) return fail({ kind: 'no-such-delivery' })
  pubsub.publish(DELIVERIES_DUE)
  return done(delivery)
}

export async function testHook(tools: HookDependencies, own: OwnHook): Promise<Outcome<Delivery>> {
  const { hooks, clock, random, pubsub } = tools.deps
  const known = await knownHook(tools, own)
  if (!known.ok) return known
  const delivery = await hooks.test(own.account, own.hook, randomId(random), clock())
  if (!delivery) return fail({ kind: 'webhook-off' })
  pubsub.publish(DELIVERIES_DUE)
  return done(delivery)
}

async function knownHook({ deps }: HookDependencies, { account, hook }: OwnHook): Promise<Outcome<Hook>> {
  const known = (await deps.hooks.of(account)).find(({ id }) => id === hook)
  return known ? done(known) : fail({ kind: 'no-such-webhook' })
}
