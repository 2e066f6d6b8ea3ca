// What programs are told with: a way out of the house, as far as the settings let it go.
import type { HookDependencies } from '../../games/hooks/dependencies.ts'
import { networks } from '../../webhooks/addresses.ts'
import { webhookCarrier } from '../../webhooks/carrier.ts'
import type { Config } from '../config.ts'
import type { GameParts } from './games.ts'

export const openHookParts = ({ publicUrl, webhooks }: Config, { deps }: GameParts): HookDependencies => ({
  deps,
  carrier: webhookCarrier({ http: webhooks.http, allowed: networks(webhooks.allow) }),
  settings: { publicUrl },
})
