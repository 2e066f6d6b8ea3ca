// A webhook as its owner sees it.
import type { paths } from '../../api/schema.d.ts'

export type Webhook = paths['/v1/me/webhooks']['get']['responses'][200]['content']['application/json'][number]

/** What one can be told of. */
export const KINDS = ['asked', 'round-over', 'game-began', 'game-over', 'invitation', 'message'] as const
