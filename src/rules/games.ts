// The games the service offers. main passes them on.
import type { Game } from './ruleset.ts'
import { game as xidit } from './xidit/xidit.ts'

export const games: readonly Game[] = [xidit]
