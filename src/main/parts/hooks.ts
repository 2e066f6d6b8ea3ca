// What programs are told with: a way out of the house, as far as the settings let it go.
import type { HookDependencies } from '../../games/hooks/dependencies.ts'
import { networks } from '../../webhooks/addresses.ts'
import { webhookCarrier } from '../../webhooks/carrier.ts'
import type { Config } from '../config.ts'
import { pushIdentity } from '../push-identity.ts'
import type { Keys } from '../secrets.ts'
import type { GameParts } from './games.ts'

export const openHookParts = (config: Config, keys: Keys, { deps }: GameParts): HookDependencies => ({
  deps,
  carrier: webhookCarrier({
    ...{ http: config.webhooks.http, allowed: networks(config.webhooks.allow), identity: pushIdentity(config, keys) },
  }),
  settings: { publicUrl: config.publicUrl },
})
