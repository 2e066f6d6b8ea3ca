// The games there are. Everything outside rules/ finds them here, by name.
import type { Game } from './ruleset.ts'
import { game as xidit } from './xidit/xidit.ts'

export const games: readonly Game[] = [xidit]

export const gameNamed = (name: string): Game | undefined => games.find((game) => game.name === name)
